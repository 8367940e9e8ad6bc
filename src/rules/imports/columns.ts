import type { ImportKind } from '@/contract/imports/imports'
import { siteLanguages } from '@/contract/merchants/merchant-setup'
import { longest } from '@/contract/wire'
import { paymentTenders, permitStatuses } from './good-rows'
import { synonymsOf } from './column-synonyms'

/** The columns of each kind of import (product.md 2.5), in the order of its template. */

/**
 * `text`: checked for length, formulas and card numbers. `number`: of an account, a permit, a bill;
 * never read as a number. `code`: one of `words`. `list`: several words between semicolons.
 */
export type ColumnType =
  | 'text'
  | 'number'
  | 'amount'
  | 'day'
  | 'year'
  | 'code'
  | 'flag'
  | 'email'
  | 'phone'
  | 'list'

export interface ImportColumn {
  readonly name: string
  readonly type: ColumnType
  readonly isRequired: boolean
  /** Characters. */
  readonly longest: number
  /** Of a code; without it they depend on the department. */
  readonly words?: readonly string[]
  /** Other headings that mean it, as `headingKey` writes them. */
  readonly synonyms: readonly string[]
  /** Whether the same text may stand for all rows; what tells rows apart has to come from the file. */
  readonly takesConstant: boolean
  /** false: its cells are checked, and nothing comes of them. */
  readonly isUsed: boolean
  /** In the template. */
  readonly example: string
}

/** The roles that a file of users may give (product.md 2.5). */
export const importRoles = ['User', 'Merchant User', 'Merchant Admin'] as const

/** `Y` and `N` are the template's. */
export const flagWords = { yes: ['Y', 'YES', 'TRUE', '1'], no: ['N', 'NO', 'FALSE', '0'] } as const

const lengths: Readonly<Record<ColumnType, number>> = {
  text: longest.name,
  number: longest.short,
  amount: longest.short,
  day: longest.short,
  year: longest.short,
  code: longest.short,
  flag: longest.short,
  email: longest.email,
  phone: longest.short,
  list: longest.long,
}

/** Texts and numbers that are often the same in a whole file. */
const oftenSame = [
  'department_id',
  'client_number',
  'roll_type',
  'service_city',
  'mail_city',
  'mail_state',
  'permit_type',
  'received_by',
  'merchant',
  'account_status',
]
const alwaysOwn: readonly ColumnType[] = ['text', 'number', 'email', 'phone']

interface More {
  readonly longest?: number
  readonly words?: readonly string[]
  readonly isUsed?: boolean
}

/** A name with a star is required, as product.md writes it. */
function column(starred: string, type: ColumnType, example: string, more: More = {}): ImportColumn {
  const name = starred.replace('*', '')
  return {
    name,
    type,
    isRequired: starred.endsWith('*'),
    longest: lengths[type],
    synonyms: synonymsOf(name),
    takesConstant: oftenSame.includes(name) || !alwaysOwn.includes(type),
    isUsed: true,
    example,
    ...more,
  }
}

const short = { longest: longest.short }
const long = { longest: longest.long }
/** The template has them; this product has no place for them. */
const unused = { isUsed: false }

/** Neither issues nor changes repeat a PIN. */
export const secretColumn = 'link_pin'

const accountColumns = [
  column('department_id*', 'text', 'real-estate-tax', short),
  column('account_number*', 'number', '08-004512'),
  column('client_number', 'number', '0001'),
  column('roll_type', 'text', 'REAL', short),
  column('tax_year*', 'year', '2025'),
  column('cycle*', 'code', '1'),
  column('bill_number', 'number', '25-081-1'),
  column('owner_name*', 'text', 'DOE, JANE A'),
  column('owner_name_2', 'text', ''),
  column('service_address', 'text', '1142 MARKET ST'),
  column('service_city', 'text', 'TROY'),
  column('service_zip', 'number', '45373'),
  column('mail_address', 'text', '1142 MARKET ST', unused),
  column('mail_city', 'text', 'TROY', unused),
  column('mail_state', 'text', 'OH', { ...short, ...unused }),
  column('mail_zip', 'number', '45373', unused),
  column('email', 'email', 'jane.doe@example.com', unused),
  column('phone', 'phone', '937-555-0101', unused),
  column('legal_description', 'text', 'LOT 12 MARKET ST ADDITION', long),
  column('bill_date', 'day', '2026-01-05', unused),
  column('due_date*', 'day', '2026-02-13'),
  column('current_charge*', 'amount', '912.44'),
  column('special_assessment', 'amount', '36.20'),
  column('penalty', 'amount', '0.00'),
  column('interest', 'amount', '0.00'),
  column('prior_delinquent', 'amount', '0.00'),
  column('amount_paid', 'amount', '0.00'),
  column('amount_due*', 'amount', '948.64'),
  column('min_payment', 'amount', '', unused),
  column('pay_online', 'flag', 'Y'),
  column('hold_code', 'code', ''),
  column('note', 'text', '', { ...long, ...unused }),
  column(secretColumn, 'number', ''),
]

const userColumns = [
  column('email*', 'email', 'jane.doe@example.com'),
  column('name*', 'text', 'Jane Doe'),
  column('username', 'text', 'janedoe', { longest: longest.email }),
  column('phone', 'phone', '937-555-0101'),
  column('role*', 'code', 'User', { words: importRoles }),
  column('merchant*', 'text', 'miamicounty', short),
  column('departments', 'list', 'real-estate-tax;dog-licenses'),
  column('account_number', 'number', '08-004512'),
  column('client_number', 'number', '0001'),
  column('ebilling', 'flag', 'Y'),
  column('language', 'code', 'en', { words: siteLanguages }),
  column('send_invite', 'flag', 'Y'),
]

const permitColumns = [
  column('department_id*', 'text', 'building-permits', short),
  column('permit_number*', 'number', 'BP-2026-00418'),
  column('permit_type*', 'text', 'Residential deck'),
  column('status*', 'code', 'Approved-fee due', { words: permitStatuses }),
  column('application_date', 'day', '2026-04-02'),
  column('issue_date', 'day', ''),
  column('expiration_date', 'day', '2026-10-02'),
  column('applicant_name*', 'text', 'DOE, JANE'),
  column('contractor_name', 'text', 'BUCKEYE DECKS LLC'),
  column('contractor_license', 'text', 'OH-55121', short),
  column('site_address*', 'text', '1142 MARKET ST'),
  column('parcel_number', 'number', '08-004512'),
  column('description', 'text', '16x12 deck', long),
  column('fee_code*', 'text', 'PLAN', short),
  column('fee_description', 'text', 'Plan review'),
  column('fee_amount*', 'amount', '75.00'),
  column('amount_paid', 'amount', '0.00'),
  column('amount_due*', 'amount', '75.00'),
  column('due_date', 'day', '2026-05-02'),
  column('pay_online', 'flag', 'Y'),
]

const agingColumns = [
  column('department_id*', 'text', 'water-sewer', short),
  column('account_number*', 'number', '10-002232'),
  column('client_number*', 'number', '0001'),
  column('as_of_date*', 'day', '2026-05-31'),
  column('days_0_30*', 'amount', '91.15'),
  column('days_31_60*', 'amount', '88.40'),
  column('days_61_90*', 'amount', '90.02'),
  column('days_over_90*', 'amount', '310.77'),
  column('total_balance*', 'amount', '580.34'),
  column('last_payment_date', 'day', '2026-01-15'),
  column('last_payment_amount', 'amount', '50.00'),
  column('shutoff_date', 'day', '2026-06-20'),
  column('account_status', 'text', 'ACTIVE', short),
]

const paymentColumns = [
  column('department_id*', 'text', 'real-estate-tax', short),
  column('account_number*', 'number', '08-004512'),
  column('client_number', 'number', '0001'),
  column('tax_year', 'year', '2025'),
  column('cycle', 'code', '1'),
  column('bill_number', 'number', '25-081-1'),
  column('payment_date*', 'day', '2026-02-03'),
  column('posting_date', 'day', '2026-02-04', unused),
  column('amount*', 'amount', '948.64'),
  column('tender*', 'code', 'CHECK', { words: paymentTenders }),
  column('check_number', 'text', '1188', { ...short, ...unused }),
  column('external_reference*', 'number', 'LBX-20260203-0017'),
  column('received_by', 'text', 'LOCKBOX', unused),
  column('reverses_reference', 'number', ''),
]

export const importColumns: Readonly<Record<ImportKind, readonly ImportColumn[]>> = {
  accounts: accountColumns,
  users: userColumns,
  permits: permitColumns,
  aging: agingColumns,
  payments: paymentColumns,
}

/** A file to begin with: all columns, and a row that shows how each is written. */
export function importTemplate(kind: ImportKind): {
  readonly headings: readonly string[]
  readonly example: readonly string[]
} {
  const columns = importColumns[kind]
  return {
    headings: columns.map(({ name }) => name),
    example: columns.map(({ example }) => example),
  }
}
