import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  departmentTextRules,
  departmentTextNames,
  departmentTextsOf,
  longestDescription,
  textsAfter,
} from './own-texts'

const before = { es: { name: 'Agua', notice: 'Aviso' }, de: { name: 'Wasser' } }

describe('the texts of a row after a change', () => {
  it.each([
    ['nothing is sent', null, before],
    ['one is new', { fr: { name: ' Eau ' } }, { ...before, fr: { name: 'Eau' } }],
    [
      'one is another, the rest stays',
      { es: { name: 'Agua potable' } },
      { ...before, es: { name: 'Agua potable', notice: 'Aviso' } },
    ],
    ['one is empty', { de: { name: ' ' } }, { es: before.es }],
    ['all are empty', { de: { name: '' }, es: { name: '', notice: '' } }, null],
    // A text takes the place of the row's own: no other field may come by this way.
    ['it is no text of the row', { es: { id: 'x', status: '1' } }, before],
    ['English stands in the row', { en: { name: 'Water' } }, before],
    ['the product has no such language', { it: { name: 'Acqua' } }, before],
  ])('%s', (_, sent, after) => {
    expect(textsAfter(before, sent, departmentTextNames)).toEqual(after)
  })
})

describe('a form', () => {
  it('has each text in each language, missing ones empty', () => {
    const form = departmentTextsOf({ translations: before })
    expect(form.es).toEqual({ name: 'Agua', description: '', notice: 'Aviso', off_note: '' })
    expect(form.ja).toEqual({ name: '', description: '', notice: '', off_note: '' })
  })

  it('refuses a text that is too long, in its language', () => {
    const rules = departmentTextRules(({ kind }) => kind)
    const form = departmentTextsOf({ translations: null })
    const long = { ...form.ja, description: 'あ'.repeat(longestDescription + 1) }
    const { issues = [] } = v.safeParse(rules, { ...form, ja: long })
    expect(issues.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
      ['ja.description', 'too-long'],
    ])
    expect(v.is(rules, form)).toBe(true)
  })
})
