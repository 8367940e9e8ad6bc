import { chakra } from '@chakra-ui/react/styled-system'

/**
 * The foot of an office form: at the form's end, and sticky at the window's while that is further
 * down. `scroll-padding` keeps the focused field clear of it.
 */
export const FootBar = chakra('div', {
  base: {
    position: 'sticky',
    bottom: '0',
    zIndex: 'sticky',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1.5',
    mx: { base: '-4', sm: '0' },
    px: { base: '4', sm: '0' },
    pt: '3',
    pb: 'calc(0.75rem + env(safe-area-inset-bottom))',
    bg: 'canvas',
    borderTop: '1px solid',
    borderColor: 'line',
    _print: { display: 'none' },
    '& > button': { minHeight: { base: '2.75rem', md: 'control' } },
    // A phone's main action is as wide as the bar allows.
    '& > button:first-of-type': { flex: { base: '1 1 auto', sm: '0 1 auto' } },
    '& > p': {
      display: 'flex',
      alignItems: 'center',
      gap: '1.5',
      textStyle: 'help',
      '--icon-size': '1rem',
      '& svg': { color: 'brand.text' },
    },
  },
})
