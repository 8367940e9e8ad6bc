import { chakra } from '@chakra-ui/react/styled-system'

/** The browser's own progress bar in our look; without `value` it only says that work goes on. */
export const ProgressBar = chakra('progress', {
  base: {
    appearance: 'none',
    display: 'block',
    width: '100%',
    height: '6px',
    border: '0',
    borderRadius: 'pill',
    overflow: 'hidden',
    bg: 'line',
    '&::-webkit-progress-bar': { bg: 'line' },
    '&::-webkit-progress-value': { bg: 'brand.fill', borderRadius: 'pill' },
    '&::-moz-progress-bar': { bg: 'brand.fill', borderRadius: 'pill' },
    _highContrast: { forcedColorAdjust: 'none', bg: 'GrayText' },
  },
})
