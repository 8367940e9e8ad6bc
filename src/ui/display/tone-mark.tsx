import { chakra } from '@chakra-ui/react/styled-system'

/**
 * The icon of an outcome in a round field of its tone (the tones of `Pill`). The heading beside it
 * says the same in words.
 */
export const ToneMark = chakra('span', {
  base: {
    display: 'flex',
    flexShrink: '0',
    alignItems: 'center',
    justifyContent: 'center',
    boxSize: '12',
    borderRadius: 'pill',
    '--icon-size': '1.5rem',
    _highContrast: { border: '1px solid CanvasText' },
  },
  variants: {
    tone: {
      brand: { bg: 'brand.fill', color: 'brand.on' },
      due: { bg: 'due.bg', color: 'due.fg' },
      late: { bg: 'late.bg', color: 'late.fg' },
      info: { bg: 'info.bg', color: 'info.fg' },
      plain: { bg: 'canvas', color: 'fg.muted' },
    },
  },
})
