import { describe, expect, it } from 'vitest'
import { brandTokens, defaultBrand } from './brand-tokens'
import { contrast, parseHex } from './contrast'
import { dark, light, type Palette } from './palette'

function ratio(a: string, b: string): number {
  const [first, second] = [parseHex(a), parseHex(b)]
  if (!first || !second) throw new Error(`${a} or ${b} is no color`)
  return contrast(first, second)
}

describe('the palette', () => {
  const themes: [string, Palette][] = [
    ['light', light],
    ['dark', dark],
  ]
  it.each(themes)('%s: every pair of text and ground passes 4.5:1', (_, theme) => {
    for (const ground of [theme.canvas, theme.surface, theme.brand.tint]) {
      for (const text of [theme.text, theme.muted, theme.brand.text]) {
        expect(ratio(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5)
      }
      expect(ratio(theme.late.text, ground)).toBeGreaterThanOrEqual(4.5)
    }
    for (const tone of [theme.due, theme.late, theme.info]) {
      expect(ratio(tone.text, tone.tint)).toBeGreaterThanOrEqual(4.5)
    }
    expect(ratio(theme.brand.on, theme.brand.fill)).toBeGreaterThanOrEqual(4.5)
    expect(ratio(theme.brand.text, theme.brand.soft)).toBeGreaterThanOrEqual(4.5)
  })
  it.each(themes)('%s: the edge of a control shows at 3:1', (_, theme) => {
    expect(ratio(theme.lineControl, theme.surface)).toBeGreaterThanOrEqual(3)
    expect(ratio(theme.lineControl, theme.canvas)).toBeGreaterThanOrEqual(3)
    expect(ratio(theme.lineControl, theme.brand.tint)).toBeGreaterThanOrEqual(3)
  })
})

describe('brandTokens', () => {
  const colors = ['#0B3D91', '#B22234', '#FFD100', '#888888', '#00FFAA', '#3B0A45', '#fff', '#000']
  it.each(colors)('%s keeps every contrast in both themes', (color) => {
    const tokens = brandTokens(color)
    for (const [theme, brand] of [
      [light, tokens.light],
      [dark, tokens.dark],
    ] as const) {
      expect(ratio(brand.on, brand.fill)).toBeGreaterThanOrEqual(4.5)
      for (const ground of [theme.canvas, theme.surface, brand.tint, brand.soft]) {
        expect(ratio(brand.text, ground)).toBeGreaterThanOrEqual(4.5)
      }
      expect(ratio(brand.fill, theme.surface)).toBeGreaterThanOrEqual(3)
      expect(ratio(theme.text, brand.tint)).toBeGreaterThanOrEqual(4.5)
    }
  })
  it('leaves a dark enough color as it is', () => {
    expect(brandTokens('#0B3D91').light.fill).toBe('#0b3d91')
  })
  it.each([null, '', 'red', '#12', 'url(x)'])('falls back to green for %j', (color) => {
    expect(brandTokens(color)).toBe(defaultBrand)
  })
})
