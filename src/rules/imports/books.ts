import type { BillKind } from '@/contract/departments/departments'
import type { ImportKind, ImportMode } from '@/contract/imports/imports'
import type { Role } from '@/contract/people/users'
import type { PlainDate } from '@/rules/time/dates'
import type { LastPayment } from './account-values'

/** What a check asks of the books; the server answers. All of it is of one merchant. */
export interface Books {
  readonly kind: ImportKind
  readonly mode: ImportMode
  readonly today: PlainDate
  /** The merchant's subdomain. */
  readonly merchant: string
  /** null: users. */
  readonly department: BooksDepartment | null
  /** The merchant's departments that the caller may give to a user. */
  readonly departmentIds: readonly string[]
  /** Of this department; `client` is never empty (`usualClient`). null: there is none. */
  account(account: string, client: string): BooksAccount | null
  /** For users: of any department that these departments name. */
  accountIn(departments: readonly string[] | null, account: string, client: string): string | null
  permit(permit: string): BooksPermit | null
  /** Open and paid installments of an account, the oldest first. */
  installments(parcelId: string): readonly BooksInstallment[]
  aging(parcelId: string): BooksAging
  /** Money with this external reference, from any import. */
  posting(reference: string): BooksPosting | null
  user(email: string): BooksUser | null
  isUsernameTaken(username: string): boolean
  /** The roles that the caller may give. */
  readonly roles: readonly Role[]
}

export interface BooksDepartment {
  readonly id: string
  readonly bills: BillKind
  /** Whether its bills are of the kind that is imported. */
  readonly isOfKind: boolean
  readonly pattern: string | null
  readonly example: string | null
  readonly cycles: readonly string[]
  /** `hold_code` may be one of these. */
  readonly holdCodes: readonly string[]
}

export interface BooksAccount {
  readonly parcel_id: string
  readonly roll_type: string
  readonly owner: string
  readonly address: string
  readonly city: string
  readonly zip: string
  readonly legal_description: string | null
  /** Of an imported hold (`holdCodeOf`). */
  readonly hold_code: string | null
  isPin(pin: string): boolean
  installment(year: number, cycle: string): BooksCharge | null
}

/** An installment as an accounts file would say it. */
export interface BooksCharge {
  readonly bill_number: string
  readonly due_date: PlainDate
  readonly current_cents: number
  readonly special_cents: number
  readonly penalty_cents: number
  readonly interest_cents: number
  /** Of the year's cycle D. */
  readonly prior_cents: number
  readonly paid_cents: number
  /** What of it was paid through this site: no file takes it back. */
  readonly paid_here_cents: number
  readonly is_pending: boolean
}

export interface BooksPermit {
  readonly parcel_id: string
  readonly permit_type: string
  /** As the office has written it; else as the permit's page shows it. null: it has no bill. */
  readonly status: string | null
  readonly applicant: string
  readonly contractor: string | null
  readonly license: string | null
  readonly site: string
  readonly parcel_number: string | null
  readonly description: string | null
  readonly application_date: PlainDate | null
  readonly issue_date: PlainDate | null
  readonly expiration_date: PlainDate | null
  /** Of its bill. */
  readonly due_date: PlainDate | null
  readonly is_pending: boolean
  readonly fees: readonly {
    readonly code: string
    readonly description: string | null
    readonly amount_cents: number
    /** Its own; null: it is due with the bill. */
    readonly due_date: PlainDate | null
    readonly pay_online: boolean
    readonly paid_cents: number
    /** What of it was paid through this site. */
    readonly paid_here_cents: number
  }[]
}

export interface BooksInstallment {
  readonly id: string
  readonly year: number
  readonly cycle: string
  readonly bill_number: string
  readonly due_date: PlainDate
  readonly balance_cents: number
  readonly is_pending: boolean
}

export interface BooksAging {
  /** Of the file that they come from; null: of none. */
  readonly as_of: PlainDate | null
  readonly days_0_30_cents: number
  readonly days_31_60_cents: number
  readonly days_61_90_cents: number
  readonly days_over_90_cents: number
  readonly shut_off_date: PlainDate | null
  readonly status: string | null
  /** As an aging file has told it. */
  readonly last_payment: LastPayment | null
  readonly is_pending: boolean
}

export interface BooksPosting {
  readonly parcel_id: string
  readonly amount_cents: number
  readonly is_reversed: boolean
  readonly parts: readonly { readonly installment_id: string; readonly amount_cents: number }[]
}

export interface BooksUser {
  readonly id: string
  readonly is_of_merchant: boolean
  readonly name: string
  readonly username: string
  readonly phone: string | null
  readonly role: Role
  readonly departments: readonly string[] | null
  readonly language: string
  readonly parcel_ids: readonly string[]
  /** Those of them whose bills come by e-mail. */
  readonly ebilling_parcel_ids: readonly string[]
  /** Whether an invitation is sent where the row asks for one. */
  readonly is_invitable: boolean
}
