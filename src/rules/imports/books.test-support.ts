import type { ImportKind, ImportMapping, ImportMode } from '@/contract/imports/imports'
import { ownValue } from '@/rules/own-value'
import { importTemplate } from './columns'
import { suggestMapping } from './match-columns'
import { createCheck } from './checks/create-check'
import type { RowResult } from './checks/check'
import type {
  Books,
  BooksAccount,
  BooksCharge,
  BooksDepartment,
  BooksInstallment,
  BooksPermit,
} from './books'

/** Small books by hand: those of the department that a kind is imported into in the default world. */

const department = (id: string, more: Partial<BooksDepartment> = {}): BooksDepartment => ({
  id,
  bills: 'property',
  isOfKind: true,
  pattern: null,
  example: null,
  cycles: ['1', '2', 'D', 'S', 'M'],
  holdCodes: ['LIEN', 'PLAN', 'BKR', 'CERT'],
  ...more,
})

const departments: Readonly<Record<ImportKind, BooksDepartment | null>> = {
  accounts: department('real-estate-tax', {
    pattern: String.raw`^\d{2}-\d{6}$`,
    example: '08-004512',
  }),
  payments: department('real-estate-tax', {
    pattern: String.raw`^\d{2}-\d{6}$`,
    example: '08-004512',
  }),
  permits: department('building-permits', { bills: 'permit', cycles: ['F'] }),
  aging: department('water-sewer', {
    bills: 'utility',
    pattern: String.raw`^\d{2}-\d{6}$`,
    example: '10-002231',
  }),
  users: null,
}

export const doeCharge: BooksCharge = {
  bill_number: '25-081-1',
  due_date: '2026-02-13',
  current_cents: 91_244,
  special_cents: 3_620,
  penalty_cents: 0,
  interest_cents: 0,
  prior_cents: 0,
  paid_cents: 0,
  paid_here_cents: 0,
  is_pending: false,
}

const taxAccount = (parcel_id: string, owner: string, charge: BooksCharge): BooksAccount => ({
  parcel_id,
  roll_type: 'REAL',
  owner,
  address: '1142 MARKET ST',
  city: 'TROY',
  zip: '45373',
  legal_description: null,
  hold_code: null,
  isPin: (pin) => pin === '731904',
  installment: (year, cycle) => (year === 2025 && cycle === '1' ? charge : null),
})

const accounts: ReadonlyMap<string, BooksAccount> = new Map([
  ['08-004512', taxAccount('08-004512', 'DOE, JANE A', doeCharge)],
  ['08-007731', taxAccount('08-007731', 'SMITH, ROY', { ...doeCharge, bill_number: '25-144-1' })],
  ...Array.from({ length: 8 }, (_, index): [string, BooksAccount] => {
    const account = `10-00223${index + 1}`
    return [account, taxAccount(account, `OWNER ${index + 1}`, doeCharge)]
  }),
])

const installment = (
  id: string,
  bill_number: string,
  balance_cents: number,
  more: Partial<BooksInstallment> = {},
): BooksInstallment => ({
  id,
  year: 2025,
  cycle: '1',
  bill_number,
  due_date: '2026-02-13',
  balance_cents,
  is_pending: false,
  ...more,
})

const installments: Readonly<Record<string, readonly BooksInstallment[]>> = {
  '08-004512': [
    installment('doe-1', '25-081-1', 94_864),
    installment('doe-2', '25-081-2', 91_244, { cycle: '2', due_date: '2026-07-10' }),
  ],
  '08-007731': [installment('smith-1', '25-144-1', 203_397)],
}

export const deckPermit: BooksPermit = {
  parcel_id: 'BP-2026-00400',
  permit_type: 'Residential deck',
  status: 'Issued',
  applicant: 'DOE, JANE',
  contractor: null,
  license: null,
  site: '1142 MARKET ST',
  parcel_number: null,
  description: null,
  application_date: '2026-04-02',
  issue_date: null,
  expiration_date: null,
  due_date: '2026-05-02',
  is_pending: false,
  fees: [
    {
      code: 'PLAN',
      description: 'Plan review',
      amount_cents: 7_500,
      due_date: null,
      pay_online: true,
      paid_cents: 0,
      paid_here_cents: 0,
    },
  ],
}

export function booksOf(kind: ImportKind, more: Partial<Books> = {}): Books {
  return {
    kind,
    mode: 'add-and-update',
    today: '2026-06-01',
    merchant: 'miamicounty',
    department: departments[kind],
    departmentIds: ['real-estate-tax', 'manufactured-home-tax', 'dog-licenses', 'building-permits'],
    account: (account, client) => (client === '0001' ? (accounts.get(account) ?? null) : null),
    accountIn: (_, account, client) =>
      client === '0001' ? (accounts.get(account)?.parcel_id ?? null) : null,
    permit: (number) => (number === deckPermit.parcel_id ? deckPermit : null),
    installments: (parcelId) => installments[parcelId] ?? [],
    aging: () => ({
      as_of: null,
      days_0_30_cents: 0,
      days_31_60_cents: 0,
      days_61_90_cents: 0,
      days_over_90_cents: 0,
      shut_off_date: null,
      status: null,
      last_payment: null,
      is_pending: false,
    }),
    posting: () => null,
    user: () => null,
    isUsernameTaken: () => false,
    roles: ['Admin', 'Support', 'Merchant Admin', 'Merchant User', 'User'],
    ...more,
  }
}

type Table = readonly (readonly string[])[]

interface File {
  readonly mode?: ImportMode
  readonly books?: Partial<Books>
  readonly mapping?: Partial<ImportMapping>
}

/** All rows of a table with headings, checked in their order and numbered as in a file. */
export function checkTable<Kind extends ImportKind>(
  kind: Kind,
  [headings = [], ...rows]: Table,
  { mode = 'add-and-update', books, mapping }: File = {},
): readonly RowResult<Kind>[] {
  const all = booksOf(kind, { mode, ...books })
  const suggested = suggestMapping(kind, headings, rows, all.department?.id ?? null)
  const file = { headings, mapping: { ...suggested, ...mapping } }
  const check = createCheck(kind, file, all)
  return rows.map((cells, index) => check.row(index + 2, cells))
}

/** The template's own row, once for each of these changes to it. */
export function templateWith(
  kind: ImportKind,
  changes: readonly Readonly<Record<string, string>>[],
): Table {
  const { headings, example } = importTemplate(kind)
  const rows = changes.map((change) =>
    headings.map((heading, place) => ownValue(change, heading) ?? example[place] ?? ''),
  )
  return [headings, ...rows]
}

/** `E016 amount_due` for each issue of these rows. */
export const saidOf = (results: readonly RowResult[]): readonly string[] =>
  results.flatMap(({ checked: { issues } }) =>
    issues.map(({ code, column }) => (column === null ? code : `${code} ${column}`)),
  )
