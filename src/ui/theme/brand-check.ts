import { brandTokens } from './brand-tokens'
import { contrast, parseHex, type Rgb, toHex } from './contrast'
import { type BrandPalette, dark, light, type Palette } from './palette'

/**
 * What becomes of a brand color in one theme: it stays; only its links change; buttons change too,
 * because the color is too near to the page, or no text can be read on it.
 */
type BrandFinding = 'kept' | 'links' | 'page' | 'text'

export interface BrandCheck {
  readonly finding: BrandFinding
  /** Its contrast with the page, rounded down to a tenth. */
  readonly ratio: number
  readonly shades: BrandPalette
}

/** For staff who choose a color. null: it is none. */
export function brandCheck(color: string): Record<'light' | 'dark', BrandCheck> | null {
  const base = parseHex(color)
  if (base === null) return null
  const shades = brandTokens(color)
  return { light: checkIn(light, base, shades.light), dark: checkIn(dark, base, shades.dark) }
}

/** WCAG 2.2: a control against the page. */
const forEdges = 3

function checkIn(theme: Palette, base: Rgb, shades: BrandPalette): BrandCheck {
  const against = (hex: string) => contrast(base, parseHex(hex) ?? base)
  const lowest = Math.min(against(theme.surface), against(theme.canvas))
  const ratio = Math.floor(lowest * 10) / 10
  return {
    finding: findingOf(lowest, shades.fill !== toHex(base), shades.text !== toHex(base)),
    ratio,
    shades,
  }
}

function findingOf(lowest: number, isFillNew: boolean, isTextNew: boolean): BrandFinding {
  if (isFillNew) return lowest < forEdges ? 'page' : 'text'
  return isTextNew ? 'links' : 'kept'
}
