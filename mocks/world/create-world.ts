import type { Department } from '@/contract/departments'
import { sha256Hex } from '@mocks/cloud/sha256'
import { billTable, type BillRow } from './bills'
import { departmentTable } from './departments'
import { merchantTable, type MerchantRow } from './merchants'
import { parcelTable, type ParcelRow } from './parcels'
import { paymentTable, type PaymentRow } from './payments'
import { booksOf } from './seed/books'
import { departmentsOf } from './seed/departments'
import { merchantRows } from './seed/merchants'
import { userRows } from './seed/users'
import { Table } from './table'
import { userTable, type UserRow } from './users'

/** One merchant's rows. Who holds a tenant can reach no other's. */
export interface Tenant {
  /** The merchant's id; its row, which may change, is `merchant()`. */
  readonly id: string
  merchant(): MerchantRow
  readonly departments: Table<Department>
  readonly parcels: Table<ParcelRow, 'department'>
  readonly bills: Table<BillRow, 'parcel' | 'installment'>
  readonly payments: Table<PaymentRow, 'installment' | 'receipt' | 'confirmation'>
}

export interface World {
  readonly seed: string
  /** By subdomain; null: no such merchant. */
  tenant(label: string): Tenant | null
  /** By the merchant's id, for the provider's calls. */
  tenantOf(merchantId: string): Tenant | null
  /** The provider's own: who the merchants and users are. */
  readonly merchants: Table<MerchantRow, 'sub_domain'>
  readonly users: Table<UserRow, 'email' | 'username' | 'merchant'>
  hash(): string
  /** Tenants whose books were opened; others hold what their seed says. */
  opened(): readonly Tenant[]
}

/** `seed → world`, pure: same seed, same bytes. A tenant's books are made when first opened. */
export function createWorld(seed: string): World {
  const merchants = new Table(merchantTable)
  const users = new Table(userTable)
  merchants.load(merchantRows)
  users.load(userRows(seed, merchantRows))
  const tenants = new Map<string, Tenant>()

  const tenantOf = (merchantId: string): Tenant | null => {
    const known = tenants.get(merchantId)
    if (known) return merchants.get(merchantId) ? known : null
    const merchant = merchants.get(merchantId)
    if (!merchant) return null
    const tenant = createTenant(merchantId, merchants, seed)
    tenants.set(merchantId, tenant)
    return tenant
  }
  return {
    seed,
    merchants,
    users,
    tenantOf,
    tenant: (label) => {
      const [merchant] = merchants.by('sub_domain', label.toLowerCase())
      return merchant ? tenantOf(merchant.id) : null
    },
    opened: () => [...tenants.values()].filter((tenant) => merchants.get(tenant.id)),
    hash: () => {
      const all = merchants.all().flatMap(({ id }) => tenantOf(id) ?? [])
      return sha256Hex(
        canonical([
          merchants.all(byId),
          users.all(byId),
          all.map(({ id, departments, parcels, bills, payments }) => [
            id,
            departments.all(byId),
            parcels.all(byId),
            bills.all(byId),
            payments.all(byId),
          ]),
        ]),
      )
    },
  }
}

function createTenant(
  id: string,
  merchants: Table<MerchantRow, 'sub_domain'>,
  seed: string,
): Tenant {
  const merchant = () => {
    const row = merchants.get(id)
    if (!row) throw new Error(`Merchant ${id} is gone`)
    return row
  }
  // A merchant of the seed has its row's number; one that was created later has no seed.
  const seeded = merchantRows.find((row) => row.id === id)
  const departments = new Table(departmentTable)
  if (seeded) {
    departments.load(departmentsOf(seeded.sub_domain).map((entry) => entry.department))
  }
  const open = once(() => {
    const books = {
      parcels: new Table(parcelTable),
      bills: new Table(billTable),
      payments: new Table(paymentTable),
    }
    if (seeded) {
      const rows = booksOf(seeded, seed)
      books.parcels.load(rows.parcels)
      books.bills.load(rows.bills)
      books.payments.load(rows.payments)
    }
    return books
  })
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
  }
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null
  return () => (made ??= { value: make() }).value
}

const byId = (a: { readonly id: string }, b: { readonly id: string }) =>
  a.id < b.id ? -1 : a.id > b.id ? 1 : 0

/** The order in which a row's fields were written does not count. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
