import { chakra } from '@chakra-ui/react/styled-system'

/** What can be done about a bill or an account: a card beside it, on a phone a part of the page. */
export const PayPanel = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    minWidth: '0',
    p: { lg: '5' },
    px: { lg: '5.5' },
    bg: { lg: 'surface' },
    border: { lg: '1px solid' },
    borderColor: { lg: 'line' },
    borderRadius: 'card',
    _print: { display: 'none' },
  },
  variants: {
    /** It is done: what was chosen is in the cart. */
    done: {
      true: {
        p: '4',
        border: '1px solid',
        borderColor: 'brand.fill',
        bg: 'brand.tint',
      },
    },
  },
})

/** It takes focus when the button that was pressed is gone. */
export const PanelHeading = chakra('h2', {
  base: {
    textStyle: 'h2',
    display: 'flex',
    alignItems: 'flex-start',
    gap: '2',
    '& > svg': { flexShrink: '0', mt: '0.25rem', color: 'brand.text' },
  },
})
