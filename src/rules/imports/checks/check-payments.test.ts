import { describe, expect, test } from 'vitest'
import type { BooksPosting } from '@/rules/imports/books'
import { booksOf, checkTable, saidOf, templateWith } from '@/rules/imports/books.test-support'

type Change = Readonly<Record<string, string>>

const check = (changes: readonly Change[], file: Parameters<typeof checkTable>[2] = {}) =>
  checkTable('payments', templateWith('payments', changes), file)

/** Names the account, and no bill of it. */
const anyBill = { tax_year: '', cycle: '', bill_number: '' }

describe('a row is refused', () => {
  test.each<readonly [string, Change, string]>([
    ['without a reference', { external_reference: '' }, 'E002 external_reference'],
    ['with an amount that is none', { amount: 'all' }, 'E003 amount'],
    ['with a negative amount that takes nothing back', { amount: '-5.00' }, 'E004 amount'],
    ['with a day that is none', { payment_date: '2026-02-30' }, 'E005 payment_date'],
    ['of another department', { department_id: 'water' }, 'E007 department_id'],
    ['with an unknown cycle', { cycle: '9' }, 'E008 cycle'],
    ['with a check number that is too long', { check_number: '1'.repeat(65) }, 'E009 check_number'],
    ['of an unknown account', { account_number: '08-000000' }, 'E010 account_number'],
    ['with a number in scientific notation', { account_number: '8.0E+05' }, 'E011 account_number'],
    ['with a number that lost its zero', { account_number: '8-004512' }, 'E012 account_number'],
    ['that was posted before it was made', { posting_date: '2026-02-02' }, 'E017 posting_date'],
    ['with an unknown tender', { tender: 'WIRE' }, 'E019 tender'],
    ['of a year without a bill', { tax_year: '2019' }, 'E019 tax_year'],
    ['of a cycle without a bill', { cycle: 'M' }, 'E019 cycle'],
    ['of a bill that the account has not', { bill_number: '25-144-1' }, 'E019 bill_number'],
    ['that takes back more than nothing', { reverses_reference: 'X' }, 'E019 reverses_reference'],
    ['with a formula', { received_by: '=1' }, 'E020 received_by'],
    ['above what is open on its bill', { amount: '948.65' }, 'E021 amount'],
    ['in the future', { payment_date: '2026-06-02', posting_date: '' }, 'E023 payment_date'],
    ['with a card number', { check_number: '4111111111111111' }, 'E024 check_number'],
  ])('%s', (_, change, said) => {
    expect(saidOf(check([change]))).toEqual([said])
  })

  test('that repeats a reference, and its amount is not compared with what is open', () => {
    expect(saidOf(check([{}, {}]))).toEqual(['E006 external_reference'])
  })

  test('that was imported before', () => {
    const posting = (): BooksPosting => ({
      parcel_id: '08-004512',
      amount_cents: 94_864,
      is_reversed: false,
      parts: [],
    })
    expect(saidOf(check([{}], { books: { posting } }))).toEqual(['E022 external_reference'])
  })

  test('after earlier rows have paid the bill, and it says what is left', () => {
    const said = check([
      { amount: '900.00', external_reference: 'A' },
      { amount: '50.00', external_reference: 'B' },
      { amount: '48.64', external_reference: 'C' },
    ])
    expect(saidOf(said)).toEqual(['E021 amount'])
    expect(said[1]?.checked.issues).toMatchObject([{ other_cents: 4_864 }])
  })
})

describe('what it pays', () => {
  test('only the bill that it names', () => {
    const second = { cycle: '2', bill_number: '25-081-2', amount: '10.00' }
    expect(check([second])[0]?.good?.parts).toEqual([
      { installment_id: 'doe-2', amount_cents: 1_000 },
    ])
  })

  test('the oldest first, where it names none', () => {
    expect(check([{ ...anyBill, amount: '1000.00' }])[0]?.good?.parts).toEqual([
      { installment_id: 'doe-1', amount_cents: 94_864 },
      { installment_id: 'doe-2', amount_cents: 5_136 },
    ])
  })

  test('a payment of nothing is warned of and pays nothing', () => {
    const [result] = check([{ amount: '0.00' }])
    expect(result?.checked.issues).toMatchObject([{ code: 'W103', column: 'amount' }])
    expect(result?.good?.parts).toEqual([])
  })

  test('a bill with a pending payment is warned of', () => {
    const [one] = booksOf('payments').installments('08-004512')
    const installments = () => (one ? [{ ...one, is_pending: true }] : [])
    expect(saidOf(check([{}], { books: { installments } }))).toEqual(['W102'])
  })
})

describe('what it takes back', () => {
  const paid = { ...anyBill, external_reference: 'A', amount: '1000.00' }
  const back = { external_reference: 'B', amount: '-1000.00', reverses_reference: 'A' }

  test('an earlier row of the file, the newest part first, and the bill is open again', () => {
    const said = check([
      paid,
      { ...back, amount: '-60.00' },
      { ...anyBill, external_reference: 'C', amount: '921.09' },
      { ...anyBill, external_reference: 'D', amount: '921.08' },
    ])
    expect(said[1]?.good?.parts).toEqual([
      { installment_id: 'doe-2', amount_cents: -5_136 },
      { installment_id: 'doe-1', amount_cents: -864 },
    ])
    expect(saidOf(said)).toEqual(['E021 amount'])
    expect(said[3]?.good).not.toBeNull()
  })

  test.each<readonly [string, readonly Change[], string]>([
    ['nothing that is known', [back], 'E019 reverses_reference'],
    ['nothing of a refused row', [{ ...paid, amount: '99999' }, back], 'E019 reverses_reference'],
    [
      'nothing of another account',
      [paid, { ...back, ...anyBill, account_number: '08-007731' }],
      'E019 reverses_reference',
    ],
    [
      'nothing twice',
      [paid, back, { ...back, external_reference: 'C' }],
      'E022 reverses_reference',
    ],
    [
      'no reversal',
      [paid, back, { ...back, external_reference: 'C', reverses_reference: 'B' }],
      'E019 reverses_reference',
    ],
    ['no more than was paid', [paid, { ...back, amount: '-1000.01' }], 'E021 amount'],
  ])('%s', (_, rows, said) => {
    expect(saidOf(check(rows)).at(-1)).toBe(said)
  })

  test('money of the books', () => {
    const posting = (reference: string): BooksPosting | null =>
      reference === 'OLD'
        ? {
            parcel_id: '08-004512',
            amount_cents: 500,
            is_reversed: false,
            parts: [{ installment_id: 'doe-1', amount_cents: 500 }],
          }
        : null
    const change = { amount: '-5.00', reverses_reference: 'OLD' }
    expect(check([change], { books: { posting } })[0]?.good).toMatchObject({
      reverses: 'OLD',
      parts: [{ installment_id: 'doe-1', amount_cents: -500 }],
    })
  })
})

test('of 300 payments in any order no more is taken than is open', () => {
  const open = 203_397
  let seed = 20_260_601
  const next = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed % most
  }
  const rows = Array.from({ length: 300 }, (_, at) => ({
    ...anyBill,
    account_number: '08-007731',
    external_reference: `R-${at}`,
    amount: `${next(40)}.${String(next(100)).padStart(2, '0')}`,
  }))
  const good = check(rows).flatMap((result) => result.good ?? [])
  const taken = good.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
  const parts = good.flatMap((row) => row.parts).reduce((sum, part) => sum + part.amount_cents, 0)
  expect(good.length).toBeLessThan(300)
  expect(taken).toBeLessThanOrEqual(open)
  expect(open - taken).toBeLessThan(4_000)
  expect(parts).toBe(taken)
})
