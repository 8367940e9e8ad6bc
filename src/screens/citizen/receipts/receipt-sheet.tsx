import { chakra } from '@chakra-ui/react/styled-system'

/** The record of a payment, which is printed alone. */
export const Sheet = chakra('article', {
  base: {
    bg: 'surface',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'card',
    px: { base: '4', sm: '8' },
    py: { base: '5', sm: '8' },
    _highContrast: { borderColor: 'CanvasText' },
    _print: { border: '0', p: '0' },
  },
})
