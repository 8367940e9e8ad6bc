import type { ImportKind, ImportMode } from '@/contract/imports/imports'
import { sha256Hex } from '@mocks/lib/sha256'
import type { ImportRecord } from '../imports'
import type { MerchantRow } from '../merchants'
import type { UserRow } from '../users'

/** What offices imported before the world began. Their rows are gone, and the day to undo is over. */
interface Past {
  readonly merchant: string
  readonly kind: ImportKind
  readonly department: string | null
  readonly file: string
  readonly at: string
  readonly rows: number
  readonly cents: number
  readonly mode?: ImportMode
  readonly sheet?: string
  /** Nothing was taken over. */
  readonly failure?: NonNullable<ImportRecord['failure']>
  readonly found: {
    readonly new: number
    readonly changed: number
    readonly refused: number
    readonly warned: number
    readonly closed?: number
    readonly opened?: number
    readonly invited?: number
  }
}

const tax = { merchant: 'miamicounty', kind: 'accounts', department: 'real-estate-tax' } as const
const aging = { merchant: 'tiffin', kind: 'aging', department: 'water-sewer' } as const
const lockbox = {
  merchant: 'miamicounty',
  kind: 'payments',
  department: 'real-estate-tax',
} as const

const past: readonly Past[] = [
  {
    ...tax,
    file: 'first-half-2025.csv',
    at: '2026-01-08T14:12:00.000Z',
    rows: 642,
    cents: 58_114_120,
    found: { new: 642, changed: 0, refused: 0, warned: 0, opened: 321 },
  },
  {
    merchant: 'miamicounty',
    kind: 'users',
    department: null,
    file: 'staff-and-payers.csv',
    at: '2026-01-12T18:40:00.000Z',
    rows: 84,
    cents: 0,
    found: { new: 79, changed: 0, refused: 5, warned: 0, invited: 79 },
  },
  {
    merchant: 'clinton',
    kind: 'accounts',
    department: 'real-estate-tax',
    file: 'roll-2025.xlsx',
    sheet: 'Bills',
    at: '2026-01-15T15:05:00.000Z',
    rows: 280,
    cents: 24_870_635,
    found: { new: 276, changed: 0, refused: 4, warned: 2, opened: 138 },
  },
  {
    ...lockbox,
    file: 'lockbox-20260203.csv',
    at: '2026-02-04T13:31:00.000Z',
    rows: 57,
    cents: 4_911_206,
    found: { new: 55, changed: 0, refused: 2, warned: 1 },
  },
  {
    ...tax,
    file: 'corrections-february.csv',
    at: '2026-02-18T19:22:00.000Z',
    rows: 41,
    cents: 3_020_944,
    found: { new: 0, changed: 35, refused: 6, warned: 35 },
  },
  {
    ...lockbox,
    file: 'lockbox-20260224.csv',
    at: '2026-02-24T13:28:00.000Z',
    rows: 112,
    cents: 9_604_518,
    found: { new: 112, changed: 0, refused: 0, warned: 0 },
  },
  {
    ...aging,
    file: 'aging-2026-03-31.csv',
    at: '2026-04-01T12:02:00.000Z',
    rows: 120,
    cents: 1_142_230,
    found: { new: 0, changed: 88, refused: 1, warned: 88 },
  },
  {
    merchant: 'stow',
    kind: 'permits',
    department: 'building-permits',
    file: 'permits-april.csv',
    at: '2026-04-07T17:48:00.000Z',
    rows: 63,
    cents: 918_400,
    found: { new: 44, changed: 12, refused: 7, warned: 13, opened: 31 },
  },
  {
    ...aging,
    file: 'aging-2026-04-30.csv',
    at: '2026-05-01T12:04:00.000Z',
    rows: 120,
    cents: 0,
    failure: 'changed',
    found: { new: 0, changed: 0, refused: 0, warned: 0 },
  },
  {
    ...aging,
    file: 'aging-2026-04-30.csv',
    at: '2026-05-01T12:11:00.000Z',
    rows: 120,
    cents: 1_088_915,
    found: { new: 0, changed: 91, refused: 0, warned: 91 },
  },
  {
    merchant: 'miamicounty',
    kind: 'permits',
    department: 'building-permits',
    file: 'permit-fees-may.xlsx',
    sheet: 'Fees',
    at: '2026-05-04T18:15:00.000Z',
    rows: 38,
    cents: 421_500,
    found: { new: 21, changed: 15, refused: 2, warned: 15, opened: 14 },
  },
  {
    merchant: 'panthercreek',
    kind: 'accounts',
    department: 'real-estate-tax',
    file: 'second-half.txt',
    at: '2026-05-12T14:55:00.000Z',
    rows: 140,
    cents: 0,
    failure: 'error',
    found: { new: 0, changed: 0, refused: 0, warned: 0 },
  },
  {
    ...tax,
    file: 'second-half-2025.csv',
    mode: 'replace-open',
    at: '2026-05-18T13:40:00.000Z',
    rows: 322,
    cents: 26_402_077,
    found: { new: 3, changed: 118, refused: 9, warned: 120, closed: 4, opened: 3 },
  },
  {
    ...lockbox,
    file: 'lockbox-20260528.csv',
    at: '2026-05-28T13:30:00.000Z',
    rows: 26,
    cents: 2_240_180,
    found: { new: 25, changed: 0, refused: 1, warned: 0 },
  },
]

export function importRows(
  people: readonly UserRow[],
  merchants: readonly MerchantRow[],
): ImportRecord[] {
  return past.flatMap((entry, at) => {
    const merchant = merchants.find(({ sub_domain }) => sub_domain === entry.merchant)
    const by = people.find(
      ({ role, merchant_id }) =>
        role === (entry.kind === 'users' ? 'Admin' : 'Merchant Admin') &&
        merchant_id === (entry.kind === 'users' ? null : (merchant?.id ?? '')),
    )
    return merchant && by ? [rowOf(entry, String(at + 1), merchant, by)] : []
  })
}

function rowOf(entry: Past, id: string, merchant: MerchantRow, by: UserRow): ImportRecord {
  const { kind, department, file, at, rows, mode, sheet = null, failure = null } = entry
  return {
    id,
    kind,
    merchant_id: merchant.id,
    department_id: department,
    file: { name: file, size: rows * 148 + 311, hash: sha256Hex(`${at} ${file}`), sheet },
    mode: mode ?? 'add-and-update',
    step: failure === null ? 'imported' : 'failed',
    by: { id: by.id, name: by.name },
    created_at: at,
    imported_at: failure === null ? at : null,
    rows,
    upload: null,
    mapping: null,
    control: { rows: null, amount_cents: null },
    committed_by: by.id,
    print: null,
    result: failure === null ? resultOf(entry) : null,
    failure,
  }
}

function resultOf({ rows, cents, found }: Past): NonNullable<ImportRecord['result']> {
  const { refused, warned, closed = 0, opened = 0, invited = 0 } = found
  const imported = rows - refused
  return {
    imported,
    refused,
    warned,
    new: found.new,
    changed: found.changed,
    unchanged: imported - found.new - found.changed,
    closed,
    amount_cents: cents,
    opened_bills: opened,
    invited,
    undone: null,
  }
}
