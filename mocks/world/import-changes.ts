import * as v from 'valibot'
import { id, instant } from '@/contract/wire'
import type { AccountLinkRow } from './bills/account-links'
import type { InstallmentRow } from './bills/bills'
import type { ParcelRow } from './bills/parcels'
import type { TableSpec } from './store/table'
import type { UserRow } from './users'

/** What an import has changed, so that it can be taken back (product.md 2.5, "Undo"). */

/** An account as it was; null: it was not there. */
export interface ChangedParcel {
  readonly id: string
  readonly before: ParcelRow | null
  /** Names what the import made of it: another state since is a later change. */
  readonly print: string
}

export interface ChangedInstallment {
  readonly id: string
  readonly bill_id: string
  readonly parcel_id: string
  readonly before: InstallmentRow | null
  readonly print: string
}

export interface ChangedUser {
  readonly id: string
  readonly before: UserRow | null
  readonly print: string
  /** The account that the user was linked to, and the link before; null: there was none. */
  readonly link: { readonly id: string; readonly before: AccountLinkRow | null } | null
}

/** What is taken back together, or stays: an installment, a permit, an account. */
export interface ChangedUnit {
  /** How many rows of the file brought it. */
  readonly rows: number
  readonly parcel_id: string
  readonly installments: readonly string[]
}

export interface ImportedChanges {
  readonly parcels: readonly ChangedParcel[]
  readonly installments: readonly ChangedInstallment[]
  readonly units: readonly ChangedUnit[]
  readonly users: readonly ChangedUser[]
}

export const noChanges: ImportedChanges = { parcels: [], installments: [], units: [], users: [] }

/** One row for an import; it is as long as the file, and so not looked at field by field. */
export const importChange = v.object({
  id,
  at: instant,
  changes: v.custom<ImportedChanges>((value) => typeof value === 'object' && value !== null),
})
export type ImportChange = v.InferOutput<typeof importChange>

export const importChangeTable: TableSpec<ImportChange, never> = {
  name: 'importChange',
  schema: importChange,
  indexes: {},
}
