import { contrast, mix, parseHex, toHex, type Rgb } from './contrast'
import { dark, light, type BrandPalette, type Palette } from './palette'

/** A brand in both themes. */
export interface BrandTokens {
  light: BrandPalette
  dark: BrandPalette
}

/** The product's own green. */
export const defaultBrand: BrandTokens = { light: light.brand, dark: dark.brand }

const white: Rgb = [255, 255, 255]
const black: Rgb = [0, 0, 0]
const ink: Rgb = [12, 18, 15]

/** WCAG 2.2 AA for text, and for a filled control against the page. */
const forText = 4.5
const forEdges = 3

/**
 * The tokens of a merchant's own color (`brand_color`): fill, text and tints in both themes, each
 * darkened or lightened as little as its contrast needs (look.md, "Color"). Without a valid color:
 * the product's green.
 */
export function brandTokens(color: string | null): BrandTokens {
  const base = color === null ? null : parseHex(color)
  if (!base) return defaultBrand
  const lightBrand = derive(base, light, black)
  const darkBrand = derive(base, dark, white)
  return lightBrand && darkBrand ? { light: lightBrand, dark: darkBrand } : defaultBrand
}

function derive(base: Rgb, theme: Palette, away: Rgb): BrandPalette | null {
  const surface = rgb(theme.surface)
  const canvas = rgb(theme.canvas)
  const tint = mix(surface, base, 0.08)
  const soft = mix(surface, base, 0.2)

  const fill = firstOf(base, away, (shade) => {
    const readable = Math.max(contrast(shade, white), contrast(shade, ink)) >= forText
    return readable && contrast(shade, surface) >= forEdges && contrast(shade, canvas) >= forEdges
  })
  const text = firstOf(base, away, (shade) =>
    [surface, canvas, tint, soft].every((ground) => contrast(shade, ground) >= forText),
  )
  if (!fill || !text || contrast(rgb(theme.text), tint) < forText) return null
  const on = contrast(fill, white) >= forText ? white : ink
  return {
    fill: toHex(fill),
    on: toHex(on),
    text: toHex(text),
    tint: toHex(tint),
    soft: toHex(soft),
  }
}

/** The nearest shade toward black or white with enough contrast. */
function firstOf(base: Rgb, away: Rgb, isGood: (shade: Rgb) => boolean): Rgb | null {
  for (let step = 0; step <= 20; step += 1) {
    // Measured as it is written: rounded to whole channels.
    const shade = parseHex(toHex(mix(base, away, step / 20)))
    if (shade && isGood(shade)) return shade
  }
  return null
}

function rgb(hex: string): Rgb {
  const parsed = parseHex(hex)
  if (!parsed) throw new Error(`not a color of the palette: ${hex}`)
  return parsed
}
