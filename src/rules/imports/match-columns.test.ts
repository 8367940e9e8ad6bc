import { describe, expect, test } from 'vitest'
import { importKinds, type ImportMapping } from '@/contract/imports/imports'
import { importColumns, importTemplate } from './columns'
import {
  doubledHeadings,
  headingKey,
  likelyOtherKind,
  mappingProblems,
  rememberedMapping,
  suggestMapping,
  unusedPlaces,
} from './match-columns'

/** `{ account_number: 'Parcel #' }`: what each of our columns is taken from. */
function sources(
  headings: readonly string[],
  { columns }: ImportMapping,
): Readonly<Record<string, string | undefined>> {
  const found: Record<string, string | undefined> = {}
  for (const { column, from, constant } of columns) {
    if (from !== null) found[column] = headings[from]
    else if (constant !== null) found[column] = `= ${constant}`
  }
  return found
}

describe('headings', () => {
  test.each([
    ['account_number', 'accountnumber'],
    ['  Account Number ', 'accountnumber'],
    ['ACCOUNT-NUMBER', 'accountnumber'],
    ['Parcel #', 'parcel'],
    ['Parcel No.', 'parcelno'],
    ['Número de cuenta', 'numerodecuenta'],
    ['0–30 Days', '030days'],
    ['Ｃｙｃｌｅ', 'cycle'],
    ['###', ''],
  ])('%j counts as %j', (heading, key) => {
    expect(headingKey(heading)).toBe(key)
  })
})

describe('a file of another kind', () => {
  const others = importKinds.flatMap((of) =>
    importKinds.filter((kind) => kind !== of).map((kind) => [of, kind] as const),
  )
  test.each(others)('the template of %s is told from one of %s', (of, kind) => {
    expect(likelyOtherKind(kind, importTemplate(of).headings)).toBe(of)
  })

  test.each(importKinds)('the template of %s is of its own kind', (kind) => {
    expect(likelyOtherKind(kind, importTemplate(kind).headings)).toBeNull()
  })

  test.each([
    ['no kind’s columns', ['first', 'second']],
    ['an account number alone', ['account_number', 'remarks']],
    // What is missing may be the same for all rows.
    ['accounts without their year', ['account_number', 'cycle', 'owner_name', 'due_date']],
  ])('%s say nothing', (_, headings) => {
    expect(likelyOtherKind('accounts', headings)).toBeNull()
  })
})

describe('a suggestion', () => {
  test.each(importKinds)('finds all columns of the template of %s', (kind) => {
    const { headings, example } = importTemplate(kind)
    const mapping = suggestMapping(kind, headings, [example], 'x')
    expect(mapping.has_headings).toBe(true)
    expect(mapping.columns.map(({ from }) => from)).toEqual(headings.map((_, place) => place))
    expect(mappingProblems(kind, headings, mapping)).toEqual([])
  })

  test.each(importKinds)('no synonym of %s is the name of another column', (kind) => {
    const names = importColumns[kind].map(({ name }) => headingKey(name))
    for (const { name, synonyms } of importColumns[kind]) {
      expect(synonyms.map(headingKey)).toEqual(synonyms)
      expect(synonyms.filter((key) => key !== headingKey(name) && names.includes(key))).toEqual([])
    }
  })

  test('knows the words of a tax system', () => {
    const headings = [
      'Parcel ID',
      'Tax Yr',
      'Half',
      'Taxpayer',
      'Situs',
      'Due Dt',
      'Net Tax',
      'Total Due',
    ]
    expect(sources(headings, suggestMapping('accounts', headings, [], 'taxes'))).toEqual({
      department_id: '= taxes',
      account_number: 'Parcel ID',
      tax_year: 'Tax Yr',
      cycle: 'Half',
      owner_name: 'Taxpayer',
      service_address: 'Situs',
      due_date: 'Due Dt',
      current_charge: 'Net Tax',
      amount_due: 'Total Due',
    })
  })

  test('knows the words of a utility system', () => {
    const headings = [
      'Acct',
      'Cust No',
      'Aging Date',
      'Current',
      '31-60',
      '61-90',
      'Over 90',
      'Balance',
    ]
    expect(sources(headings, suggestMapping('aging', headings, [], 'water'))).toEqual({
      department_id: '= water',
      account_number: 'Acct',
      client_number: 'Cust No',
      as_of_date: 'Aging Date',
      days_0_30: 'Current',
      days_31_60: '31-60',
      days_61_90: '61-90',
      days_over_90: 'Over 90',
      total_balance: 'Balance',
    })
  })

  test('a name of ours comes before a synonym, and each column is used once', () => {
    const headings = ['Name', 'owner_name', 'Account', 'account_number']
    const found = sources(headings, suggestMapping('accounts', headings, [], null))
    expect(found).toEqual({ owner_name: 'owner_name', account_number: 'account_number' })
  })

  test('of two equal headings the first is used', () => {
    const mapping = suggestMapping('accounts', ['amount_due', 'Amount Due'], [], null)
    expect(mapping.columns.find(({ column }) => column === 'amount_due')?.from).toBe(0)
  })

  test('passes over what a file of errors has added', () => {
    const headings = ['account_number', 'error_code', 'Error Message']
    const found = sources(headings, suggestMapping('accounts', headings, [], null))
    expect(found).toEqual({ account_number: 'account_number' })
  })

  test('a first row without a heading that is known is data', () => {
    const row = ['08-004512', '0001', '2/13/2026', '948.64']
    const mapping = suggestMapping('accounts', row, [row], 'taxes')
    expect(mapping.has_headings).toBe(false)
    expect(sources(row, mapping)).toEqual({ department_id: '= taxes' })
  })
})

describe('days and amounts are guessed from the first rows', () => {
  const headings = ['due_date', 'amount_due']

  test.each<readonly [readonly string[], ImportMapping['days']]>([
    [['2026-02-13', '2026-07-10'], 'ymd'],
    [['2/13/2026', '7/10/2026'], 'mdy'],
    [['13.02.2026', '10.07.2026'], 'dmy'],
    [['02/03/2026'], 'mdy'],
    [['10.07.2026'], 'dmy'],
    [['', 'soon'], 'ymd'],
  ])('%j: %s', (days, order) => {
    const rows = days.map((day) => [day, ''])
    expect(suggestMapping('accounts', headings, rows, null).days).toBe(order)
  })

  test.each<readonly [readonly string[], ImportMapping['decimal']]>([
    [['1,234.56', '500.00'], 'point'],
    [['1.234,56', '500,00'], 'comma'],
    [['912.44', '500,00', '20.00'], 'point'],
    [['500', ''], 'point'],
  ])('%j: %s', (amounts, sign) => {
    const rows = amounts.map((amount) => ['', amount])
    expect(suggestMapping('accounts', headings, rows, null).decimal).toBe(sign)
  })
})

describe('an earlier mapping', () => {
  const earlier = {
    headings: ['Konto', 'due', 'paid on', 'how', 'ref'],
    mapping: {
      columns: [
        { column: 'department_id', from: null, constant: 'water' },
        { column: 'account_number', from: 0, constant: null },
        { column: 'amount', from: 1, constant: null },
        { column: 'payment_date', from: 2, constant: null },
        { column: 'tender', from: 3, constant: null },
        { column: 'external_reference', from: 4, constant: null },
      ],
      has_headings: true,
      days: 'dmy',
      decimal: 'comma',
    },
  } as const satisfies { headings: readonly string[]; mapping: ImportMapping }
  const file = {
    headings: [...earlier.headings],
    mapping: { ...earlier.mapping, columns: [...earlier.mapping.columns] },
  }

  test('is found again by its headings, wherever they stand', () => {
    const headings = ['REF', 'new', 'How', 'Paid On', 'DUE', 'konto']
    const mapping = rememberedMapping('payments', file, headings)
    expect(mapping).toMatchObject({ days: 'dmy', decimal: 'comma', has_headings: true })
    expect(mapping && sources(headings, mapping)).toEqual({
      department_id: '= water',
      account_number: 'konto',
      amount: 'DUE',
      payment_date: 'Paid On',
      tender: 'How',
      external_reference: 'REF',
    })
  })

  test('counts no more where a required column is gone', () => {
    expect(rememberedMapping('payments', file, ['Konto', 'due', 'paid on', 'how'])).toBeNull()
  })

  test('without headings its places count, for a file with as many columns', () => {
    const nameless = { ...file, mapping: { ...file.mapping, has_headings: false } }
    const row = ['1', '2', '3', '4', '5']
    expect(rememberedMapping('payments', nameless, row)?.columns).toContainEqual({
      column: 'tender',
      from: 3,
      constant: null,
    })
    expect(rememberedMapping('payments', nameless, [...row, '6'])).toBeNull()
  })
})

describe('what keeps a mapping from being saved', () => {
  const { headings, example } = importTemplate('payments')
  const whole = suggestMapping('payments', headings, [example], null)

  const problemsOf = (
    change: Readonly<Record<string, Partial<ImportMapping['columns'][number]> | undefined>>,
  ) =>
    mappingProblems('payments', headings, {
      ...whole,
      columns: whole.columns.map((one) => ({ ...one, ...change[one.column] })),
    })

  const nowhere = { from: null, constant: null }

  test('a required column that comes from nowhere, or is only spaces', () => {
    const missing = [{ problem: 'missing', column: 'tender' }]
    expect(problemsOf({ tender: nowhere })).toEqual(missing)
    expect(problemsOf({ tender: { from: null, constant: ' ' } })).toEqual(missing)
    expect(problemsOf({ tender: { from: null, constant: 'CASH' }, check_number: nowhere })).toEqual(
      [],
    )
  })

  test('but the chosen department stands for a missing column', () => {
    expect(problemsOf({ department_id: nowhere })).toEqual([])
  })

  test('a column of the file that is used twice', () => {
    expect(problemsOf({ posting_date: { from: 6 } })).toEqual([
      { problem: 'used-twice', from: 6, columns: ['payment_date', 'posting_date'] },
    ])
  })

  test('a column of ours with two sources', () => {
    const problem = [{ problem: 'two-sources', column: 'tender' }]
    expect(problemsOf({ tender: { constant: 'CASH' } })).toEqual(problem)
    const twice = [...whole.columns, { column: 'tender', from: null, constant: 'CASH' }]
    expect(mappingProblems('payments', headings, { ...whole, columns: twice })).toEqual(problem)
  })

  test('the same number for all rows', () => {
    const change = { external_reference: { from: null, constant: 'A-1' } }
    expect(problemsOf(change)).toEqual([
      { problem: 'constant-not-allowed', column: 'external_reference' },
    ])
  })

  test('a place that the file has not', () => {
    expect(problemsOf({ received_by: { from: 14 } })).toEqual([
      { problem: 'beyond', column: 'received_by', from: 14 },
    ])
  })

  test('a column of another kind, or of none', () => {
    const columns = [...whole.columns, { column: 'link_pin', from: null, constant: '1' }]
    expect(mappingProblems('payments', headings, { ...whole, columns })).toEqual([
      { problem: 'unknown', column: 'link_pin' },
    ])
  })
})

test('columns that nothing uses are named', () => {
  const headings = ['account_number', 'Color', 'tender', '']
  expect(unusedPlaces(headings, suggestMapping('payments', headings, [], null))).toEqual([1, 3])
})

test('headings that stand there twice are named once; empty ones are none', () => {
  expect(doubledHeadings(['Amount', 'x', 'AMOUNT', '', '', 'amount ', 'y'])).toEqual(['Amount'])
})
