import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { loadEveryArea } from '@/i18n/packs'
import { Messages } from '@/i18n/provider'
import { departmentLabels, useLogValues } from './use-log-values'

beforeAll(async () => {
  await loadEveryArea('en')
  await loadEveryArea('de')
})
afterEach(cleanup)

function Value({ field, value }: { field: string; value: string }) {
  return useLogValues()(field, value)
}

const said = (locale: 'en' | 'de', field: string, value: string) =>
  render(
    <Messages locale={locale}>
      <Value field={field} value={value} />
    </Messages>,
  ).container.textContent.replaceAll(/[\u00A0\u202F]/gu, ' ')

const form = JSON.stringify([
  [
    { kind: 'amount', key: 'a', label: '' },
    { kind: 'text', key: 'b', label: 'Plate' },
  ],
  [{ VAL: '1', MSG: 'Dog tag' }],
])

describe('a value of the log in the reader’s words', () => {
  it.each([
    ['en', 'weekdays', 'mon, sat', 'Monday and Saturday'],
    ['de', 'weekdays', 'mon, sat', 'Montag und Samstag'],
    ['en', 'effective_from', '2026-06-02', 'Jun 2, 2026'],
    ['de', 'effective_from', '2026-06-02', '2. Juni 2026'],
    ['en', 'cutoff', '17:30', '5:30 PM'],
    ['de', 'cutoff', '17:30', '17:30'],
    ['en', 'tenders', 'card, cash', 'Card and cash'],
    ['de', 'echeck_minimum', '$1.00', '$1.00'],
    ['de', 'card_minimum', '$1234.50', '1.234,50 $'],
    ['de', 'echeck_fee', '≤ $500.00: $1.50, $3.00', '≤ 500,00 $: 1,50 $, 3,00 $'],
    ['de', 'card_rate', '2.95 %', '2,95 %'],
    ['en', 'source_type', '9', '9'],
    ['en', 'name', 'Tax, $5.00', 'Tax, $5.00'],
    ['en', 'form', form, 'Amount, Plate, and Dog tag'],
    ['en', 'form', '[[{"kind"', '[[{"kind"'],
  ] as const)('%s, %s of %j: %s', (locale, field, value, words) => {
    expect(said(locale, field, value)).toBe(words)
  })

  it.each(['order', 'source_type', 'bills'])('%s is not its code', (field) => {
    const code = { order: 'oldest-first', source_type: '2', bills: 'court' }[field] ?? ''
    expect(said('en', field, code)).not.toBe(code)
  })
})

describe('a field of the log is called as in its form', () => {
  it.each([
    ['name', 'department-setup.field.name'],
    ['endpoint', 'department-setup.field.endpoint'],
    ['url', 'department-setup.field.url'],
    ['form', 'department-setup.field.fields'],
    ['card_minimum', 'department-setup.field.cardMinimum'],
    ['echeck_fee', 'department-setup.field.echeckFlat'],
    ['weekdays', 'department-setup.field.weekdays'],
    ['effective_from', 'department-setup.field.effectiveFrom'],
  ])('%s', (field, id) => {
    expect(departmentLabels[field]).toBe(id)
  })
})
