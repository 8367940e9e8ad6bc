import { useLayoutEffect } from 'react'
import { brandTokens } from './brand-tokens'

/**
 * Puts a merchant's own color on the document, as the variables that the theme's brand tokens
 * look at first. On the document and not on a wrapper, because the tokens are computed there.
 */
export function useBrand(color: string | null): void {
  useLayoutEffect(() => {
    if (color === null) return
    const { style } = document.documentElement
    const tokens = brandTokens(color)
    const variables = [
      ...Object.entries(tokens.light).map(([part, value]) => [`--brand-${part}`, value] as const),
      ...Object.entries(tokens.dark).map(([part, value]) => [`--brand-${part}-dark`, value] as const),
    ]
    for (const [name, value] of variables) style.setProperty(name, value)
    return () => {
      for (const [name] of variables) style.removeProperty(name)
    }
  }, [color])
}
