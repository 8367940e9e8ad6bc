import { describe, expect, test } from 'vitest'
import { booksOf, checkTable, saidOf, templateWith } from '@/rules/imports/books.test-support'

type Change = Readonly<Record<string, string>>

const check = (changes: readonly Change[], file: Parameters<typeof checkTable>[2] = {}) =>
  checkTable('aging', templateWith('aging', changes), file)

describe('a row is refused', () => {
  test.each<readonly [string, Change, string]>([
    ['without a customer number', { client_number: '' }, 'E002 client_number'],
    ['with a bucket that is no amount', { days_31_60: 'abc' }, 'E003 days_31_60'],
    ['with a credit that is not of the last 30 days', { days_61_90: '-1' }, 'E004 days_61_90'],
    ['with a negative last payment', { last_payment_amount: '-1' }, 'E004 last_payment_amount'],
    ['with a day that is none', { shutoff_date: 'soon' }, 'E005 shutoff_date'],
    ['of another department', { department_id: 'sewer' }, 'E007 department_id'],
    ['with a status that is too long', { account_status: 'x'.repeat(65) }, 'E009 account_status'],
    ['of an unknown account', { account_number: '10-999999' }, 'E010 account_number'],
    ['with a number in scientific notation', { account_number: '1.0E+07' }, 'E011 account_number'],
    ['with a number that lost its zeros', { account_number: '10-2232' }, 'E012 account_number'],
    ['with buckets that do not add up', { total_balance: '580.35' }, 'E016 total_balance'],
    ['with a formula', { account_status: '=A1' }, 'E020 account_status'],
    ['of a day in the future', { as_of_date: '2026-06-02' }, 'E023 as_of_date'],
    ['with a payment in the future', { last_payment_date: '2026-06-02' }, 'E023 last_payment_date'],
    ['with a card number', { account_status: '4111111111111111' }, 'E024 account_status'],
  ])('%s', (_, change, said) => {
    expect(saidOf(check([change]))).toEqual([said])
  })

  test('that repeats an account', () => {
    expect(saidOf(check([{}, {}]))).toEqual(['E006 account_number'])
  })

  test('of another day than the first one, which it names', () => {
    const said = check([
      { as_of_date: '2027-05-31' },
      { as_of_date: '2026-04-30', account_number: '10-002233' },
      { account_number: '10-002234' },
    ])
    expect(saidOf(said)).toEqual(['E023 as_of_date', 'E017 as_of_date'])
    expect(said[2]?.checked.issues).toMatchObject([{ hint: '2026-04-30' }])
  })

  test('that is known already, in add-only mode', () => {
    const aging = () => ({ ...booksOf('aging').aging(''), days_0_30_cents: 100 })
    expect(saidOf(check([{}], { mode: 'add-only' }))).toEqual([])
    expect(saidOf(check([{}], { mode: 'add-only', books: { aging } }))).toEqual([
      'E015 account_number',
    ])
  })
})

describe('what it would do', () => {
  const before = {
    as_of: '2026-05-31',
    days_0_30_cents: 9_115,
    days_31_60_cents: 8_840,
    days_61_90_cents: 9_002,
    days_over_90_cents: 31_077,
    shut_off_date: '2026-06-20',
    status: 'ACTIVE',
    last_payment: { date: '2026-01-15', amount_cents: 5_000 },
    is_pending: true,
  }

  test('nothing, where the books say the same', () => {
    expect(check([{}], { books: { aging: () => before } })[0]?.checked).toMatchObject({
      outcome: 'unchanged',
      issues: [],
      who: 'OWNER 2',
    })
  })

  test('a change, and a day of shut-off that is gone', () => {
    const change = { days_0_30: '(12.00)', total_balance: '477.19', shutoff_date: '' }
    const [result] = check([change], { books: { aging: () => before } })
    expect(result?.checked).toMatchObject({
      outcome: 'changed',
      changes: [
        { column: 'days_0_30', before: '91.15', after: '-12.00' },
        { column: 'shutoff_date', before: '2026-06-20', after: null },
      ],
      issues: [{ code: 'W101' }, { code: 'W102' }],
    })
  })

  test('an account where nothing was open is new, and one that owes nothing is warned of', () => {
    const nothing = {
      days_0_30: '0',
      days_31_60: '0',
      days_61_90: '0',
      days_over_90: '0',
      total_balance: '0',
    }
    const [result] = check([nothing])
    expect(result?.checked).toMatchObject({ outcome: 'new', issues: [{ code: 'W103' }] })
  })
})
