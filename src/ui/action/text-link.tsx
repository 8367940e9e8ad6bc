import { chakra } from '@chakra-ui/react/styled-system'

/**
 * A link in text: `<TextLink href=…>`, or around the router's link with `asChild`. Underlined
 * inside sentences (`inline`), where color alone would have to tell it from words.
 */
export const TextLink = chakra('a', {
  base: {
    color: 'brand.text',
    borderRadius: '2px',
    textUnderlineOffset: '0.2em',
    textDecorationThickness: '1px',
    cursor: 'pointer',
    _hover: { textDecoration: 'underline' },
  },
  variants: {
    inline: { true: { textDecoration: 'underline' } },
    /** A row of its own with an icon before it; 44 px to hit. */
    row: {
      true: { display: 'inline-flex', alignItems: 'center', gap: '2.5', minHeight: '9' },
    },
  },
})
