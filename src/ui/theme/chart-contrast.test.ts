import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { ageColors, chartColors } from '../chart/chart-colors'
import { brandTokens } from './brand-tokens'
import { contrast, mix, parseHex, type Rgb } from './contrast'
import { dark, light } from './palette'
import { tokenSystem } from './tokens'

/** WCAG 2.2, "Non-text contrast". */
const forMarks = 3

const variables = v.record(v.string(), v.record(v.string(), v.union([v.string(), v.number()])))

/** The colors of the document or of the dark theme, as `tokens.css` gives them to a page. */
function colorsOf(isDark: boolean): (token: string) => Rgb {
  const css: Readonly<Record<string, unknown>> = tokenSystem.getTokenCss()
  const blocks = Object.entries(v.parse(variables, css['@layer tokens']))
  const block = new Map(
    blocks
      .filter(([selector]) => selector.includes('.dark') === isDark)
      .flatMap(([, declared]) => Object.entries(declared)),
  )
  return (token) => {
    const value = String(block.get(`--ct-colors-${token.replace('.', '-')}`))
    // A merchant's brand is a variable with the product's green as fallback.
    const color = parseHex(/#[0-9A-F]{6}/iu.exec(value)?.[0] ?? '')
    if (!color) throw new Error(`${token} is no color: ${value}`)
    return color
  }
}

describe.each([
  ['light', colorsOf(false)],
  ['dark', colorsOf(true)],
] as const)('charts on a card, %s', (_, color) => {
  const onCard = (mark: Rgb) => contrast(mark, color('surface'))

  it.each(['value', 'beforeEdge', 'beforeLine'] as const)('%s shows at 3:1', (mark) => {
    expect(onCard(color(chartColors[mark]))).toBeGreaterThanOrEqual(forMarks)
  })
  it('a bar shows at 3:1 on the pale bar behind it', () => {
    const bars = [color(chartColors.value), color(chartColors.before)] as const
    expect(contrast(...bars)).toBeGreaterThanOrEqual(forMarks)
  })
  it.each(ageColors)('age %# of an amount shows at 3:1', (age) => {
    const mark =
      typeof age === 'string' ? color(age) : mix(color('due.bg'), color('due.fg'), age.due / 100)
    expect(onCard(mark)).toBeGreaterThanOrEqual(forMarks)
  })
})

it.each(['#0B3D91', '#B22234', '#FFD100', '#888888', '#00FFAA', '#fff', '#000'])(
  'bars in a merchant’s %s show at 3:1 on a card',
  (brand) => {
    const tokens = brandTokens(brand)
    for (const [fill, card] of [
      [tokens.light.fill, light.surface],
      [tokens.dark.fill, dark.surface],
    ] as const) {
      const [mark, ground] = [parseHex(fill), parseHex(card)]
      expect(mark && ground && contrast(mark, ground)).toBeGreaterThanOrEqual(forMarks)
    }
  },
)
