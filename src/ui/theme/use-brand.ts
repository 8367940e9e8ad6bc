import { useLayoutEffect } from 'react'
import { brandTokens } from './brand-tokens'

const parts = ['fill', 'on', 'text', 'tint', 'soft'] as const

/**
 * Puts a merchant's own color on the document, as the variables that the theme's brand tokens
 * look at first. On the document and not on a wrapper, because the tokens are computed there.
 */
export function useBrand(color: string | null): void {
  useLayoutEffect(() => {
    if (color === null) return
    const { style } = document.documentElement
    const tokens = brandTokens(color)
    const variables = parts.flatMap((part): [string, string][] => [
      [`--brand-${part}`, tokens.light[part]],
      [`--brand-${part}-dark`, tokens.dark[part]],
    ])
    for (const [name, value] of variables) style.setProperty(name, value)
    return () => {
      for (const [name] of variables) style.removeProperty(name)
    }
  }, [color])
}
