import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { ImportMapping } from '@/contract/imports/imports'
import { sayInForm } from '@/i18n/form-rules'
import { suggestMapping } from '@/rules/imports/match-columns'
import { mapForm, nowhere, sameForAll, toFields, toMapping } from './map-form'

const headings = [
  'Account',
  'Client',
  'As of',
  '0-30',
  'days_31_60',
  'days_61_90',
  'days_over_90',
  'Total balance',
]
const suggested = suggestMapping('aging', headings, [], 'water-sewer')
const whole: ImportMapping = {
  ...suggested,
  columns: suggested.columns.map((one) => {
    const places: Readonly<Record<string, number>> = {
      account_number: 0,
      client_number: 1,
      as_of_date: 2,
      days_0_30: 3,
      total_balance: 7,
    }
    return { ...one, from: one.from ?? places[one.column] ?? null }
  }),
}

function problemsOf(fields: ReturnType<typeof toFields>): Readonly<Record<string, string>> {
  const { issues = [] } = v.safeParse(mapForm(sayInForm, 'aging', headings), fields)
  return Object.fromEntries(issues.map((one) => [v.getDotPath(one) ?? '', one.message]))
}

describe('the form of a mapping', () => {
  it('comes back as it was', () => {
    expect(toMapping('aging', toFields('aging', whole))).toEqual(whole)
  })

  it('is valid where each required column has a source', () => {
    expect(problemsOf(toFields('aging', whole))).toEqual({})
  })

  it('says at its column what is missing', () => {
    const fields = toFields('aging', whole)
    fields.columns['as_of_date'] = nowhere
    expect(problemsOf(fields)).toEqual({ 'columns.as_of_date': 'imports.map.missing' })
  })

  it('says it at the text that is the same for all rows, where that is empty', () => {
    const fields = toFields('aging', whole)
    fields.columns['as_of_date'] = sameForAll
    expect(problemsOf(fields)).toEqual({ 'constants.as_of_date': 'forms.rule.missing' })
  })

  it('says at both that a column of the file is used twice', () => {
    const fields = toFields('aging', whole)
    fields.columns['client_number'] = '0'
    expect(problemsOf(fields)).toEqual({
      'columns.account_number': 'imports.map.usedTwice',
      'columns.client_number': 'imports.map.usedTwice',
    })
  })
})
