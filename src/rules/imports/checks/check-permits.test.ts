import { describe, expect, test } from 'vitest'
import { checkTable, deckPermit, saidOf, templateWith } from '@/rules/imports/books.test-support'

type Change = Readonly<Record<string, string>>

const check = (changes: readonly Change[], file: Parameters<typeof checkTable>[2] = {}) =>
  checkTable('permits', templateWith('permits', changes), file)

describe('a row is refused', () => {
  test.each<readonly [string, Change, string]>([
    ['without an applicant', { applicant_name: '' }, 'E002 applicant_name'],
    ['with a fee that is no amount', { fee_amount: 'abc' }, 'E003 fee_amount'],
    ['with a negative amount', { amount_paid: '80.00', amount_due: '-5.00' }, 'E004 amount_due'],
    ['with a day that is none', { expiration_date: 'October' }, 'E005 expiration_date'],
    ['of another department', { department_id: 'real-estate-tax' }, 'E007 department_id'],
    ['with a type that is too long', { permit_type: 'x'.repeat(121) }, 'E009 permit_type'],
    ['with a number in scientific notation', { permit_number: '2.0E+10' }, 'E011 permit_number'],
    ['with a sum that is wrong', { amount_due: '70.00' }, 'E016 amount_due'],
    ['that was issued before it was applied for', { issue_date: '2026-04-01' }, 'E017 issue_date'],
    ['that ended before it began', { expiration_date: '2026-03-01' }, 'E017 expiration_date'],
    ['with an unknown status', { status: 'Aproved' }, 'E019 status'],
    ['with a formula', { description: '+1' }, 'E020 description'],
    ['that was issued in the future', { issue_date: '2026-06-02' }, 'E023 issue_date'],
    ['with a card number', { description: '4111-1111-1111-1111' }, 'E024 description'],
  ])('%s', (_, change, said) => {
    expect(saidOf(check([change]))).toEqual([said])
  })

  test('that repeats a fee of the permit', () => {
    const said = check([{}, { fee_code: 'BLDG' }, {}])
    expect(saidOf(said)).toEqual(['E006 fee_code'])
    expect(said[2]?.checked.issues).toMatchObject([{ other_row: 2 }])
  })

  test('that is known already, in add-only mode', () => {
    const known = { permit_number: deckPermit.parcel_id }
    expect(saidOf(check([known], { mode: 'add-only' }))).toEqual(['E015 fee_code'])
    expect(saidOf(check([{ ...known, fee_code: 'BLDG' }], { mode: 'add-only' }))).toEqual([])
  })

  test('with a number that has not the department’s shape, unless it is known', () => {
    const department = {
      id: 'building-permits',
      bills: 'permit' as const,
      isOfKind: true,
      pattern: String.raw`^BP-\d{4}$`,
      example: 'BP-0001',
      cycles: ['F'],
      holdCodes: [],
    }
    const said = check([{ permit_number: 'BP-1' }, { permit_number: deckPermit.parcel_id }], {
      books: { department },
    })
    expect(said[0]?.checked.issues).toMatchObject([{ code: 'E012', hint: 'BP-0001' }])
    expect(said[1]?.good).not.toBeNull()
  })
})

describe('what it would do', () => {
  const same = {
    permit_number: deckPermit.parcel_id,
    status: 'issued',
    expiration_date: '',
    contractor_name: '',
    contractor_license: '',
    parcel_number: '',
    description: '',
  }

  test('nothing, where the books say the same', () => {
    expect(check([same])[0]?.checked).toMatchObject({ outcome: 'unchanged', issues: [] })
  })

  test('a change, before and after', () => {
    const [result] = check([
      { ...same, status: 'Void', issue_date: '2026-04-05', fee_amount: '80', amount_due: '80' },
    ])
    expect(result?.checked).toMatchObject({
      outcome: 'changed',
      issues: [{ code: 'W101' }],
      changes: [
        { column: 'status', before: 'Issued', after: 'Void' },
        { column: 'issue_date', before: null, after: '2026-04-05' },
        { column: 'fee_amount', before: '75.00', after: '80.00' },
      ],
    })
  })

  test('another fee of a known permit is new, and warned of while a payment is pending', () => {
    const pending = { books: { permit: () => ({ ...deckPermit, is_pending: true }) } }
    const [result] = check([{ ...same, fee_code: 'BLDG' }], pending)
    expect(result?.checked).toMatchObject({ outcome: 'new', issues: [{ code: 'W102' }] })
  })

  test('a day of its own, and no payment online', () => {
    const [result] = check([{ ...same, due_date: '2026-05-20', pay_online: 'N' }])
    expect(result?.checked).toMatchObject({
      outcome: 'changed',
      issues: [{ code: 'W101' }],
      changes: [
        { column: 'due_date', before: '2026-05-02', after: '2026-05-20' },
        { column: 'pay_online', before: 'Y', after: 'N' },
      ],
    })
  })

  test.each<readonly [string, Change, string | null, readonly string[]]>([
    ['an earlier day', { due_date: '2026-04-20' }, '2026-05-02', ['due_date']],
    ['a later day, which is not the first', { due_date: '2026-06-20' }, '2026-05-02', []],
    ['the only day', { due_date: '2026-06-20' }, null, ['due_date']],
    ['no payment online', { pay_online: 'N' }, '2026-05-02', ['pay_online']],
  ])('another fee says what it does to the bill: %s', (_, change, due_date, columns) => {
    const fees = deckPermit.fees.map((fee) => ({ ...fee, due_date }))
    const [result] = check([{ ...same, due_date: '', fee_code: 'BLDG', ...change }], {
      books: { permit: () => ({ ...deckPermit, fees }) },
    })
    expect(result?.checked.outcome).toBe('new')
    expect(result?.checked.changes.map(({ column }) => column)).toEqual(columns)
  })

  test('a fee of nothing is warned of', () => {
    expect(saidOf(check([{ amount_paid: '75.00', amount_due: '0.00' }]))).toEqual([
      'W103 amount_due',
    ])
  })
})
