import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'
import './text-link.css'

const Root = chakra('a', {
  variants: {
    inline: { true: { textDecoration: 'underline' } },
    row: {
      true: { display: 'inline-flex', alignItems: 'center', gap: '2.5', minHeight: '9' },
    },
  },
})

/**
 * A link in text: `<TextLink href=…>`, or around the router's link with `asChild`. Underlined
 * inside sentences (`inline`), where color alone would have to tell it from words; as a `row` of its
 * own with an icon before it, 44 px to hit.
 */
export function TextLink({ className, ...rest }: ComponentProps<typeof Root>) {
  return (
    <Root {...rest} className={className === undefined ? 'text-link' : `text-link ${className}`} />
  )
}
