import { chakra } from '@chakra-ui/react/styled-system'

/** Two letters of a person, where a merchant's mark would be the city. Hidden: the name is beside. */
export const Initials = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    borderRadius: 'pill',
    bg: 'brand.soft',
    color: 'brand.text',
    fontWeight: 'bold',
    _highContrast: { border: '1px solid CanvasText' },
  },
  variants: {
    size: { sm: { boxSize: '8', fontSize: 'xs' }, md: { boxSize: '11' } },
  },
})
