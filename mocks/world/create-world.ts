import { sha256Hex } from '@mocks/lib/sha256'
import { accountLinkTable, type AccountLinkRow } from './bills/account-links'
import { auditTable, type AuditRow } from './audit'
import { billTable, type BillRow } from './bills/bills'
import { departmentTable, type DepartmentRow } from './departments'
import { importChangeTable, type ImportChange } from './import-changes'
import { importMemoryTable, importTable, type ImportMemory, type ImportRecord } from './imports'
import { cityMailTable, type CityMailRow } from './city-mails'
import { maintenanceWindowTable, type MaintenanceWindowRow } from './maintenance-windows'
import { merchantTable, type MerchantRow } from './merchants'
import { createModel } from './store/model'
import { modelRows } from './store/model-rows'
import { notificationTable, type NotificationRow } from './notifications'
import { parcelTable, type ParcelRow } from './bills/parcels'
import { type PaymentIndex, paymentTable, type PaymentRow } from './payments/payments'
import { reconciliationTable, type ReconciliationRow } from './payments/reconciliations'
import { createRoll, type Roll } from './roll/roll'
import { accountLinkRows } from './seed/account-links'
import { auditRows } from './seed/audit'
import { booksOf } from './seed/books'
import { departmentsOf } from './seed/departments'
import { importRows } from './seed/imports'
import { maintenanceWindowRows } from './seed/maintenance-windows'
import { merchantRows } from './seed/merchants'
import { notificationRows } from './seed/notifications'
import { userRows } from './seed/users'
import { warningRows } from './seed/warnings'
import { subscriptionTable, type SubscriptionRow } from './subscriptions'
import { Table } from './store/table'
import { UndoLog } from './store/undo-log'
import { userTable, type UserRow } from './users'
import { warningTable, type WarningRow } from './warnings'
import {
  recaptchaBlockTable,
  type RecaptchaBlockRow,
  recaptchaEventTable,
  type RecaptchaEventRow,
  recaptchaLimitsTable,
  type RecaptchaLimitsRow,
} from './recaptcha-events'
import { recaptchaEventRows } from './seed/recaptcha-events'

/**
 * `empty`: merchants, departments and people, and not a bill. `large`: the usual world, and in
 * Miami County a hundred thousand parcels more, with a million payments.
 */
export type WorldSize = 'default' | 'empty' | 'large'

/** One merchant's rows. Code with a tenant cannot reach another's. */
export interface Tenant {
  /** The merchant's id; its row, which may change, is `merchant()`. */
  readonly id: string
  merchant(): MerchantRow
  readonly departments: Table<DepartmentRow>
  readonly parcels: Table<ParcelRow, 'department'>
  readonly bills: Table<BillRow, 'parcel' | 'installment'>
  readonly payments: Table<PaymentRow, PaymentIndex>
  /** Parcels that are too many for the tables' own lists; null: there are none. */
  readonly roll: Roll | null
  /** Unopened books stay unopened: their hash follows from the seed. */
  booksHash(): string
  /** Whether the books were made: until then they hold what their seed says. */
  isOpen(): boolean
}

/** Tables that belong to no merchant; all of them are in the world's hash, in this order. */
export interface SharedTables {
  /** The provider's own tables: merchants and users. */
  readonly merchants: Table<MerchantRow, 'sub_domain' | 'alias'>
  readonly users: Table<UserRow, 'email' | 'username' | 'merchant'>
  /** What merchants tell their users, by e-mail and on their site. */
  readonly notifications: Table<NotificationRow, 'merchant'>
  /** The profiles' tables: linked accounts, and switched-off mails. */
  readonly accountLinks: Table<AccountLinkRow, 'user' | 'parcel'>
  readonly subscriptions: Table<SubscriptionRow>
  /** Links of mails that were saved with. */
  readonly letters: Table<CityMailRow>
  /** Batches that staff compared with the bank. */
  readonly reconciliations: Table<ReconciliationRow, 'merchant'>
  /** Files that were imported, how their columns were mapped, and what they have changed. */
  readonly imports: Table<ImportRecord, 'merchant'>
  readonly importMemories: Table<ImportMemory>
  readonly importChanges: Table<ImportChange>
  /** What staff did, and to what; nothing takes an entry away. */
  readonly audit: Table<AuditRow, 'object' | 'actor'>
  /** Of the provider: what is announced, or off, on which sites. */
  readonly maintenanceWindows: Table<MaintenanceWindowRow>
  /** What went wrong, and waits for the provider's staff. */
  readonly warnings: Table<WarningRow, 'cause'>
  /** Tries that were scored, what staff decided about their visitors, and the limits. */
  readonly recaptchaEvents: Table<RecaptchaEventRow>
  readonly recaptchaBlocks: Table<RecaptchaBlockRow>
  readonly recaptchaLimits: Table<RecaptchaLimitsRow>
}

export interface World extends SharedTables {
  readonly seed: string
  /** By subdomain, or by an old one; null: no such merchant. */
  tenant(label: string): Tenant | null
  /** By the merchant's id, for the provider's calls. */
  tenantOf(merchantId: string): Tenant | null
  hash(): string
  /** Takes back everything that `work` has written if it throws. */
  whollyOrNot<T>(work: () => T): T
  /** Tenants that were asked for, whether or not their books were opened. */
  known(): readonly Tenant[]
  /** Tenants whose books were opened; others hold what their seed says. */
  opened(): readonly Tenant[]
}

/** The start of a world. */
interface Origin {
  readonly seed: string
  readonly size: WorldSize
}

/** What all tables of a world share: the memory of the model's, and the way back. */
interface Memory {
  readonly model: ReturnType<typeof createModel>
  readonly undoLog: UndoLog
}

const newMemory = (): Memory => ({ model: createModel(), undoLog: new UndoLog() })

/** `seed → world`, pure: same seed, same bytes. A tenant's books are made when first opened. */
export function createWorld(seed: string, size: WorldSize = 'default'): World {
  const origin = { seed, size }
  const memory = newMemory()
  const tables = sharedTables(origin, memory)
  const { merchants } = tables
  const tenants = new Map<string, Tenant>()

  const tenantOf = (merchantId: string): Tenant | null => {
    const known = tenants.get(merchantId)
    if (known) return merchants.get(merchantId) ? known : null
    const merchant = merchants.get(merchantId)
    if (!merchant) return null
    const tenant = createTenant(merchantId, merchants, origin, memory)
    tenants.set(merchantId, tenant)
    return tenant
  }
  const known = () => [...tenants.values()].filter(({ id }) => merchants.get(id))
  // The large county takes its time: before the first call, not in it.
  if (size === 'large') openLarge(merchants, tenantOf)
  return {
    seed,
    ...tables,
    tenantOf,
    tenant: (label) => {
      const name = label.toLowerCase()
      const [merchant] = [...merchants.by('sub_domain', name), ...merchants.by('alias', name)]
      return merchant ? tenantOf(merchant.id) : null
    },
    whollyOrNot: (work) => memory.undoLog.whollyOrNot(work),
    known,
    opened: () => known().filter((tenant) => tenant.isOpen()),
    hash: () => {
      const parts = merchants.all(byId).flatMap(({ id }) => {
        const tenant = tenantOf(id)
        return tenant ? [id, tenant.departments.hash(), tenant.booksHash()] : []
      })
      return sha256Hex([...hashesOf(tables), ...parts].join())
    },
  }
}

function sharedTables({ seed, size }: Origin, { model, undoLog }: Memory): SharedTables {
  let made: readonly UserRow[] | null = null
  const people = () => (made ??= userRows(seed, merchantRows))
  // An empty world has no account to be linked to, and has sent nothing.
  const unlessEmpty = <Row>(rows: () => readonly Row[]) => (size === 'empty' ? () => [] : rows)
  return {
    merchants: new Table(merchantTable, {
      rows: modelRows(model.merchants),
      seed: () => merchantRows,
      undoLog,
    }),
    users: new Table(userTable, { rows: modelRows(model.users), seed: people, undoLog }),
    notifications: new Table(notificationTable, {
      rows: modelRows(model.notifications),
      seed: unlessEmpty(() => notificationRows(people(), merchantRows)),
      undoLog,
    }),
    accountLinks: new Table(accountLinkTable, {
      seed: unlessEmpty(() => accountLinkRows(merchantRows)),
      undoLog,
    }),
    subscriptions: new Table(subscriptionTable, { undoLog }),
    letters: new Table(cityMailTable, { undoLog }),
    reconciliations: new Table(reconciliationTable, { undoLog }),
    imports: new Table(importTable, {
      seed: unlessEmpty(() => importRows(people(), merchantRows)),
      undoLog,
    }),
    importMemories: new Table(importMemoryTable, { undoLog }),
    importChanges: new Table(importChangeTable, { undoLog }),
    audit: new Table(auditTable, { seed: () => auditRows(people(), merchantRows), undoLog }),
    maintenanceWindows: new Table(maintenanceWindowTable, {
      seed: unlessEmpty(() => maintenanceWindowRows(merchantRows)),
      undoLog,
    }),
    warnings: new Table(warningTable, {
      seed: unlessEmpty(() => warningRows(merchantRows)),
      undoLog,
    }),
    recaptchaEvents: new Table(recaptchaEventTable, {
      seed: unlessEmpty(() => recaptchaEventRows(seed, merchantRows)),
      undoLog,
    }),
    recaptchaBlocks: new Table(recaptchaBlockTable, { undoLog }),
    recaptchaLimits: new Table(recaptchaLimitsTable, { undoLog }),
  }
}

const hashesOf = (tables: SharedTables): string[] =>
  Object.values<{ hash(): string }>({ ...tables }).map((table) => table.hash())

const largeCounty = 'miamicounty'

function openLarge(
  merchants: Table<MerchantRow, 'sub_domain' | 'alias'>,
  tenantOf: (id: string) => Tenant | null,
): void {
  for (const { id } of merchants.by('sub_domain', largeCounty)) void tenantOf(id)?.roll
}

function createTenant(
  id: string,
  merchants: Table<MerchantRow, 'sub_domain' | 'alias'>,
  origin: Origin,
  memory: Memory,
): Tenant {
  const merchant = () => {
    const row = merchants.get(id)
    if (!row) throw new Error(`Merchant ${id} is gone`)
    return row
  }
  const seeded = seededMerchant(id)
  const { model, undoLog } = memory
  const departments = new Table(departmentTable, {
    rows: modelRows(model.departments, id),
    undoLog,
  })
  if (seeded) {
    departments.load(departmentsOf(seeded.sub_domain).map((entry) => entry.department))
  }
  let books: OpenBooks | null = null
  const open = () => (books ??= openBooks(id, origin, memory))
  return {
    id,
    merchant,
    departments,
    get parcels() {
      return open().parcels
    },
    get bills() {
      return open().bills
    },
    get payments() {
      return open().payments
    },
    get roll() {
      return open().roll
    },
    booksHash: () => (books ? hashOf(books) : unopenedHash(id, origin)),
    isOpen: () => books !== null,
  }
}

/** A merchant of the seed has its row's number; one that was created later has no seed. */
const seededMerchant = (id: string): MerchantRow | undefined =>
  merchantRows.find((row) => row.id === id)

type OpenBooks = Pick<Tenant, 'parcels' | 'bills' | 'payments' | 'roll'>

function openBooks(
  merchantId: string,
  { seed, size }: Origin,
  { model, undoLog }: Memory,
): OpenBooks {
  const merchant = seededMerchant(merchantId)
  const large = size === 'large' && merchant?.sub_domain === largeCounty
  const sources = large ? createRoll(seed, merchant) : null
  const books = {
    parcels: new Table(parcelTable, {
      rows: modelRows(model.parcels, merchantId),
      source: sources?.parcels,
      undoLog,
    }),
    bills: new Table(billTable, { source: sources?.bills, undoLog }),
    payments: new Table(paymentTable, { source: sources?.payments, undoLog }),
    roll: sources?.roll ?? null,
  }
  if (!merchant || size === 'empty') return books
  const rows = rowsOf(merchant, seed)
  books.parcels.load(rows.parcels)
  books.bills.load(rows.bills)
  books.payments.load(rows.payments)
  return books
}

/**
 * By seed and merchant: they are made once in each process, however many worlds begin with them.
 * Tables copy what they give out and replace what they change, so that no world writes in here.
 */
const seededBooks = new Map<string, ReturnType<typeof booksOf>>()

function rowsOf(merchant: MerchantRow, seed: string): ReturnType<typeof booksOf> {
  const key = `${seed}/${merchant.id}`
  const rows = seededBooks.get(key) ?? booksOf(merchant, seed)
  seededBooks.set(key, rows)
  return rows
}

const hashOf = ({ parcels, bills, payments }: OpenBooks): string =>
  [parcels.hash(), bills.hash(), payments.hash()].join()

/** By origin and merchant: worlds of one process need not make the same books again. */
const unopened = new Map<string, string>()

function unopenedHash(merchantId: string, origin: Origin): string {
  const key = `${origin.seed}/${origin.size}/${seededMerchant(merchantId)?.id ?? ''}`
  const hash = unopened.get(key) ?? hashOf(openBooks(merchantId, origin, newMemory()))
  unopened.set(key, hash)
  return hash
}

const byId = (a: { readonly id: string }, b: { readonly id: string }) =>
  a.id < b.id ? -1 : a.id > b.id ? 1 : 0
