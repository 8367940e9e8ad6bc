import { expect, it } from 'vitest'
import { firstNameOf, languageFor, valuesFor } from './values'

const facts = {
  first_name: 'Ann',
  department: 'Water',
  account: '10-002232',
  bill_year: '2026',
  cycle: 'M',
  amount_due_cents: 94_864,
  due_date: '2026-07-10',
}
const links = { pay: '/pay', unsubscribe: '/stop' }

it.each([
  ['en', '$948.64', 'July 10, 2026', 'Monthly'],
  ['de', '948,64 $', '10. Juli 2026', 'Monatlich'],
  ['ja', '$948.64', '2026年7月10日', '月額'],
] as const)('amounts, days and cycles are written as in %s', (language, amount, day, cycle) => {
  const values = valuesFor(facts, language, links)
  expect(values.amount_due.replaceAll('\u00A0', ' ')).toBe(amount)
  expect(values.due_date).toBe(day)
  expect(values.cycle).toBe(cycle)
  expect(values.pay_link).toBe('/pay')
})

it('the first of a month is "1er" in French', () => {
  const due_date = '2026-06-01'
  expect(valuesFor({ ...facts, due_date }, 'fr', links).due_date).toBe('1er juin 2026')
})

it('nothing that is due has no day', () => {
  expect(valuesFor({ ...facts, due_date: null }, 'en', links).due_date).toBe('—')
})

it.each([
  ['Miller, Ann Marie', 'Ann'],
  ['Ann Miller', 'Ann'],
  ['Miller Holdings LLC', 'Miller Holdings LLC'],
])('%s is addressed as %s', (name, first) => {
  expect(firstNameOf(name)).toBe(first)
})

it.each([
  ['es', 'es'],
  ['ja', 'en'],
  ['', 'en'],
])('who reads %s gets the version in %s', (language, chosen) => {
  expect(languageFor(['en', 'es'], language)).toBe(chosen)
})
