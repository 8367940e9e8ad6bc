import { describe, expect, it } from 'vitest'
import { brandCheck } from './brand-check'
import { contrast, parseHex } from './contrast'
import { dark, light } from './palette'

describe('brandCheck', () => {
  it.each([
    ['#176B4C', 'kept', 'page'],
    ['#0B3D91', 'kept', 'page'],
    ['#FFD100', 'page', 'kept'],
    ['#FFFFFF', 'page', 'kept'],
    ['#000000', 'kept', 'page'],
    ['#5b8def', 'links', 'links'],
    ['#006eff', 'text', 'text'],
    ['#1D4E89', 'kept', 'page'],
    ['#7d7d7d', 'links', 'links'],
  ] as const)('%s: light %s, dark %s', (color, inLight, inDark) => {
    const check = brandCheck(color)
    expect([check?.light.finding, check?.dark.finding]).toEqual([inLight, inDark])
  })

  it.each(['', 'red', '#12', '#GGGGGG'])('"%s" is no color', (text) => {
    expect(brandCheck(text)).toBeNull()
  })

  it('says the contrast with the page, never rounded up to one that is enough', () => {
    expect(brandCheck('#FFD100')?.light.ratio).toBe(1.3)
    expect(brandCheck('#000000')?.light.ratio).toBe(19.6)
  })

  it('every shade of the grey ladder is told apart by what is drawn', () => {
    for (let level = 0; level < 256; level += 1) {
      const color = `#${level.toString(16).padStart(2, '0').repeat(3)}`
      const check = brandCheck(color)
      for (const [theme, palette] of [
        ['light', light],
        ['dark', dark],
      ] as const) {
        const one = check?.[theme]
        expect(one?.shades.fill === color, `${color} ${theme}`).toBe(
          one?.finding === 'kept' || one?.finding === 'links',
        )
        const [base, canvas, surface] = [color, palette.canvas, palette.surface].map(parseHex)
        if (!base || !canvas || !surface || !one) throw new Error('no color')
        const lowest = Math.min(contrast(base, canvas), contrast(base, surface))
        expect(lowest < 3, `${color} ${theme}`).toBe(one.finding === 'page')
      }
    }
  })
})
