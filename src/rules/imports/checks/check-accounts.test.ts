import { describe, expect, test } from 'vitest'
import {
  booksOf,
  checkTable,
  doeCharge,
  saidOf,
  templateWith,
} from '@/rules/imports/books.test-support'

type Change = Readonly<Record<string, string>>

const check = (changes: readonly Change[], file: Parameters<typeof checkTable>[2] = {}) =>
  checkTable('accounts', templateWith('accounts', changes), file)

/** An account that the books do not know. */
const unknown = { account_number: '08-010001' }

describe('a row is refused', () => {
  test.each<readonly [string, Change, string]>([
    ['without an owner', { owner_name: ' ' }, 'E002 owner_name'],
    ['with a charge that is no amount', { current_charge: '912,44' }, 'E003 current_charge'],
    ['with a negative charge', { penalty: '-1.00' }, 'E004 penalty'],
    ['with a due date that does not exist', { due_date: '2026-02-30' }, 'E005 due_date'],
    ['with a year that is none', { tax_year: '25' }, 'E005 tax_year'],
    ['of another department', { department_id: 'water-sewer' }, 'E007 department_id'],
    ['with a cycle that the department has not', { cycle: '3' }, 'E008 cycle'],
    ['with a bill number that is too long', { bill_number: '1'.repeat(65) }, 'E009 bill_number'],
    [
      'with a number in scientific notation',
      { account_number: '8.0045E+05' },
      'E011 account_number',
    ],
    ['with a number that lost its zero', { account_number: '8-004513' }, 'E012 account_number'],
    ['with a number that lost its dash', { account_number: '08004513' }, 'E012 account_number'],
    ['with a customer number that lost its zeros', { client_number: '1' }, 'E012 client_number'],
    ['with an address that is no e-mail address', { email: 'jane@' }, 'E013 email'],
    ['with parts that do not add up', { special_assessment: '20.00' }, 'E016 amount_due'],
    ['that was billed after it is due', { bill_date: '2026-02-14' }, 'E017 due_date'],
    ['with an unknown hold code', { hold_code: 'NOPE' }, 'E019 hold_code'],
    ['with another word than Y or N', { pay_online: 'maybe' }, 'E019 pay_online'],
    ['with a formula for a name', { owner_name: '=1+1' }, 'E020 owner_name'],
    ['with a formula for a number', { bill_number: '@SUM(A1)' }, 'E020 bill_number'],
    [
      'that was billed in the future',
      { bill_date: '2026-06-02', due_date: '2026-07-10' },
      'E023 bill_date',
    ],
    ['with a card number in a note', { note: 'paid by 4111 1111 1111 1111' }, 'E024 note'],
  ])('%s', (_, change, said) => {
    const [result] = check([change])
    expect(saidOf(result ? [result] : [])).toEqual([said])
    expect(result).toMatchObject({ checked: { outcome: 'refused', changes: [] }, good: null })
  })

  test('without a required column, which no row has', () => {
    const [headings = [], ...rows] = templateWith('accounts', [{}])
    const named = headings.map((heading) => (heading === 'due_date' ? 'unknown' : heading))
    expect(saidOf(checkTable('accounts', [named, ...rows]))).toEqual(['E001 due_date'])
  })

  test('whose cells are not as many as the headings, and none of them is read', () => {
    const [headings = [], row = []] = templateWith('accounts', [{ current_charge: 'abc' }])
    const [result] = checkTable('accounts', [headings, row.slice(1)])
    expect(result?.checked.issues).toMatchObject([{ code: 'E018', column: null, hint: '32' }])
  })

  test('that repeats the installment of an earlier row, which it names', () => {
    const [first, second] = check([{}, { owner_name: 'DOE, JOHN' }])
    expect(first?.good).not.toBeNull()
    expect(second?.checked.issues).toMatchObject([
      { code: 'E006', column: 'account_number', other_row: 2 },
    ])
  })

  test('that is known already, in add-only mode', () => {
    expect(saidOf(check([{}], { mode: 'add-only' }))).toEqual(['E015 account_number'])
    expect(saidOf(check([unknown], { mode: 'add-only' }))).toEqual([])
  })

  test('in a department of the wrong kind, every one', () => {
    const books = booksOf('accounts')
    const department = books.department && { ...books.department, isOfKind: false }
    expect(saidOf(check([{}, unknown], { books: { department } }))).toEqual([
      'E007 department_id',
      'E007 department_id',
    ])
  })
})

describe('what needs a refused cell is not checked', () => {
  test.each<readonly [string, Change, readonly string[]]>([
    [
      'a sum with a part that is no amount',
      { interest: 'abc', amount_due: '1.00' },
      ['E003 interest'],
    ],
    [
      'cycle, hold code and number of an unknown department',
      { department_id: 'other', cycle: '9', hold_code: 'X', account_number: '1' },
      ['E007 department_id'],
    ],
    [
      'the order of days of which one is in the future',
      { bill_date: '2027-01-01' },
      ['E023 bill_date'],
    ],
    [
      'but several cells of a row are, in the order of the columns',
      { cycle: '9', due_date: 'soon', account_number: '8' },
      ['E012 account_number', 'E008 cycle', 'E005 due_date'],
    ],
  ])('%s', (_, change, said) => {
    expect(saidOf(check([change]))).toEqual(said)
  })

  test('an installment of which the cycle is unknown repeats nothing', () => {
    expect(saidOf(check([{ cycle: '9' }, { cycle: '9' }]))).toEqual(['E008 cycle', 'E008 cycle'])
  })
})

describe('what it would do', () => {
  const known = { legal_description: '' }

  test('nothing, where the books say the same', () => {
    const [result] = check([known])
    expect(result?.checked).toMatchObject({ outcome: 'unchanged', changes: [], issues: [] })
    expect(result?.good).toMatchObject({ account: '08-004512', due_cents: 94_864 })
  })

  test('a change, before and after, with a warning', () => {
    const [result] = check([
      { ...known, owner_name_2: 'DOE, JOHN', current_charge: '900.00', amount_due: '936.20' },
    ])
    expect(result?.checked.outcome).toBe('changed')
    expect(result?.checked.changes).toEqual([
      { column: 'owner_name', before: 'DOE, JANE A', after: 'DOE, JANE A & DOE, JOHN' },
      { column: 'current_charge', before: '912.44', after: '900.00' },
    ])
    expect(result?.checked.issues).toMatchObject([{ code: 'W101', column: null }])
    expect(result?.good).not.toBeNull()
  })

  test('a new installment of a known account is new', () => {
    const [result] = check([{ ...known, cycle: '2' }])
    expect(result?.checked).toMatchObject({ outcome: 'new', changes: [], issues: [] })
  })

  test('a bill of nothing is warned of', () => {
    const [result] = check([
      { ...unknown, current_charge: '0', special_assessment: '0', amount_due: '0' },
    ])
    expect(saidOf(result ? [result] : [])).toEqual(['W103 amount_due'])
    expect(result?.good).not.toBeNull()
  })

  const withCharge = (more: Partial<typeof doeCharge>) => {
    const books = booksOf('accounts')
    const account = books.account('08-004512', '0001')
    return {
      books: {
        account: () => account && { ...account, installment: () => ({ ...doeCharge, ...more }) },
      },
    }
  }

  test('a bill with a pending payment is warned of where it changes', () => {
    const pending = withCharge({ is_pending: true })
    expect(saidOf(check([known], pending))).toEqual([])
    expect(saidOf(check([{ ...known, due_date: '2026-02-14' }], pending))).toEqual(['W101', 'W102'])
  })

  test('what was paid here is not taken back by a file that does not know of it', () => {
    const paid = withCharge({ paid_cents: 10_000, paid_here_cents: 10_000 })
    expect(check([known], paid)[0]?.checked.outcome).toBe('unchanged')
    const posted = withCharge({ paid_cents: 10_000, paid_here_cents: 4_000 })
    expect(check([known], posted)[0]?.checked.changes).toEqual([
      { column: 'amount_paid', before: '100.00', after: '40.00' },
    ])
  })

  test('earlier years stand in one row of a bill: 0 leaves them', () => {
    const prior = withCharge({ prior_cents: 5_000 })
    expect(check([known], prior)[0]?.checked.outcome).toBe('unchanged')
    const more = { ...known, prior_delinquent: '60.00', amount_due: '1008.64' }
    expect(check([more], prior)[0]?.checked.changes).toEqual([
      { column: 'prior_delinquent', before: '50.00', after: '60.00' },
    ])
  })
})

test('in the row of earlier years they are its own charge', () => {
  const books = booksOf('accounts')
  const account = books.account('08-004512', '0001')
  const charge = { ...doeCharge, current_cents: 5_000, special_cents: 0, prior_cents: 5_000 }
  const row = {
    legal_description: '',
    cycle: 'D',
    current_charge: '0',
    special_assessment: '0',
    prior_delinquent: '50.00',
    amount_due: '50.00',
  }
  const known = { account: () => account && { ...account, installment: () => charge } }
  expect(check([row], { books: known })[0]?.checked.outcome).toBe('unchanged')
  const more = { ...row, prior_delinquent: '60.00', amount_due: '60.00' }
  expect(check([more], { books: known })[0]?.checked.changes).toEqual([
    { column: 'current_charge', before: '50.00', after: '60.00' },
  ])
})

describe('the installment that a row is about', () => {
  test.each<readonly [string, Change, unknown]>([
    [
      'of a good row',
      { cycle: 'd' },
      { account: '08-004512', client: '0001', year: 2025, cycle: 'D' },
    ],
    [
      'of a refused one',
      { due_date: 'x' },
      { account: '08-004512', client: '0001', year: 2025, cycle: '1' },
    ],
    [
      'any cycle, where it is not known',
      { cycle: '9' },
      { account: '08-004512', client: '0001', year: 2025, cycle: null },
    ],
    ['none, where the account is not read', { account_number: '8.0E+05' }, null],
    ['none, of another department', { department_id: 'other' }, null],
  ])('%s', (_, change, named) => {
    expect(check([change])[0]?.named).toEqual(named)
  })
})

describe('holds', () => {
  const goodOf = (change: Change) => check([{ ...unknown, ...change }])[0]?.good

  test.each<readonly [Change, boolean | null, string | null]>([
    [{ pay_online: 'Y', hold_code: '' }, true, null],
    [{ pay_online: 'N', hold_code: '' }, false, null],
    [{ pay_online: 'N', hold_code: 'lien' }, false, 'LIEN'],
    [{ pay_online: '', hold_code: '' }, true, null],
    [{ pay_online: '', hold_code: 'LIEN' }, null, 'LIEN'],
  ])('%j', (change, pay_online, hold_code) => {
    expect(goodOf(change)).toMatchObject({ pay_online, hold_code })
  })

  test('a file without both columns says nothing of them', () => {
    const [headings = [], ...rows] = templateWith('accounts', [unknown])
    const named = headings.map((one) => (['pay_online', 'hold_code'].includes(one) ? '' : one))
    expect(checkTable('accounts', [named, ...rows])[0]?.good).toMatchObject({
      pay_online: null,
      hold_code: null,
    })
  })
})

test('a file without a column of departments is of the chosen one', () => {
  const table = templateWith('accounts', [unknown]).map((row) => row.slice(1))
  expect(checkTable('accounts', table)[0]?.checked.outcome).toBe('new')
})

test('an empty customer number is the usual one', () => {
  expect(check([{ client_number: '' }])[0]?.good).toMatchObject({ client: '0001' })
})

describe('secrets', () => {
  test('a card number is nowhere in what is said of its row', () => {
    const card = '4111111111111111'
    const said = check([
      { owner_name: card, cycle: card, amount_due: card, email: card, pay_online: card },
    ])
    expect(saidOf(said)).toHaveLength(5)
    expect(JSON.stringify(said)).not.toContain(card)
  })

  test('a PIN is not repeated', () => {
    const said = check([{ link_pin: '=4711' }])
    expect(saidOf(said)).toEqual(['E020 link_pin'])
    expect(JSON.stringify(said)).not.toContain('4711')
  })
})

test('a long cell is cut where it is shown', () => {
  const [result] = check([{ owner_name: 'x'.repeat(2_001) }])
  expect(result?.checked.issues[0]?.value.length).toBeLessThan(130)
})

test('the amount of a refused row counts where it can be read', () => {
  const amounts = check([{ cycle: '9' }, { amount_due: '-10.00' }, { amount_due: 'abc' }])
  expect(amounts.map(({ checked }) => checked.amount_cents)).toEqual([94_864, -1_000, null])
})
