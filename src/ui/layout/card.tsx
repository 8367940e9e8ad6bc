import { chakra } from '@chakra-ui/react/styled-system'

/** A surface with a 1 px border; no shadow (look.md, "Form"). */
export const Card = chakra('div', {
  base: {
    bg: 'surface',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'card',
    minWidth: '0',
    _highContrast: { borderColor: 'CanvasText' },
  },
  variants: {
    padded: {
      true: { px: { base: '4', sm: '5.5' }, py: { base: '4', sm: '5' } },
    },
  },
})
