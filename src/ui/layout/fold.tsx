import { chakra } from '@chakra-ui/react/styled-system'

/** `<details>` with its heading at the left and the arrow at the right of its `<summary>`. */
export const Fold = chakra('details', {
  base: {
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      minHeight: 'control',
      cursor: 'pointer',
      listStyle: 'none',
      borderRadius: '2px',
    },
    '& > summary::-webkit-details-marker': { display: 'none' },
    '& > summary > svg': { flexShrink: '0', transition: 'transform 120ms' },
    '&[open] > summary > svg': { transform: 'rotate(180deg)' },
  },
  variants: {
    /** The heading of a card, to its edges. */
    card: {
      true: {
        '& > summary': {
          minHeight: '3.25rem',
          px: { base: '4', sm: '5.5' },
          fontWeight: 'medium',
          borderRadius: 'card',
        },
        '& > summary:hover': { color: 'brand.text' },
        '& > summary:focus-visible': { outlineOffset: '-3px' },
      },
    },
  },
})
