import { describe, expect, it } from 'vitest'
import { demoTexts } from '../demo-texts'
import { fill } from './panel-texts'

const slotsOf = (text: string) => new Set([...text.matchAll(/\{(\w+)\}/gu)].map(([slot]) => slot))

describe('texts with slots', () => {
  it('fill every occurrence of a slot', () => {
    expect(fill('{by} and {by}, {other}', { by: 29 })).toBe('29 and 29, {other}')
  })

  it('have the same slots in every language', () => {
    for (const [id, text] of Object.entries(demoTexts.en)) {
      for (const [language, texts] of Object.entries(demoTexts)) {
        const said = new Map(Object.entries(texts)).get(id) ?? ''
        expect(slotsOf(said), `${language} ${id}`).toEqual(slotsOf(text))
      }
    }
  })
})
