import { type Audience } from '@/contract/notifications/notification-fields'
import { type AudienceCount, excludedReasons } from '@/contract/notifications/notifications'
import type { MailKind } from '@/contract/people/subscriptions'
import { typeOfKind } from '@/rules/people/mail-kinds'
import { sumOf } from '@/rules/payments/money'
import { type PlainDate, plainDateIn } from '@/rules/time/dates'
import { iso } from '@mocks/cloud/zones'
import { type Balances, balancesAt } from '@mocks/world/bills/balances'
import type { Tenant, World } from '@mocks/world/create-world'
import { type Contacts, contactsOf, getsMail } from './contacts'
import { asksForBills, fitsBills, openParts } from './open-parts'
import { rollAccounts } from './roll-accounts'
import { countRoll } from './roll-audience'
import { type Reached, Tally } from './tally'

/** Whom a notification reaches, counted without a row for each (product.md A20). */

export interface CountedAudience extends AudienceCount {
  /** Those with a user, in the order of the accounts. */
  readonly users: readonly Reached[]
  /** Accounts with an address on file, the first ones: for a preview. */
  readonly onFile: readonly string[]
}

interface Asking {
  readonly world: World
  readonly tenant: Tenant
  readonly now: number
}

export interface AccountFacts {
  readonly id: string
  readonly account: string
  readonly department_id: string
  readonly zip: string
}

const plainAccount = (account: string): string => account.trim().toUpperCase()

/** The numbers of an audience's list; none: there is no list. */
export const listedAccounts = ({ accounts }: Audience): ReadonlySet<string> =>
  new Set(accounts.map(plainAccount))

/** Whether filters name accounts; without, everybody of the merchant is meant. */
export const isNarrowed = (audience: Audience): boolean =>
  audience.departments !== null ||
  audience.ebilling_only ||
  audience.zips.length > 0 ||
  audience.accounts.length > 0 ||
  asksForBills(audience)

export function audienceOf(
  { world, tenant, now }: Asking,
  kind: MailKind,
  audience: Audience,
): CountedAudience {
  const today = plainDateIn(tenant.merchant().time_zone, now)
  const at = iso(now)
  const contacts = contactsOf(world, tenant, kind, today)
  const balances = balancesAt(tenant, now)
  const fits = accountFilter({ tenant, contacts, balances, audience, at, today })
  const tally = new Tally(typeOfKind(kind) === 'GENERAL')
  const listed = listedAccounts(audience)
  const found = new Set<string>()
  const count = (facts: AccountFacts) => {
    const account = plainAccount(facts.account)
    if (listed.has(account)) found.add(account)
    if (fits(facts)) tally.add(contacts.of(facts.id, at), facts.id)
  }
  const { roll } = tenant
  const own = roll && rollAccounts(tenant, roll, contacts)
  for (const facts of heldAccounts(tenant, own?.ids ?? [])) count(facts)
  if (roll && own) {
    const beside = own.placesAt(at)
    if (listed.size > 0) countListed(tenant, listed, beside, count)
    else countRoll({ roll, audience, today, beside, tally })
  }
  if (typeOfKind(kind) === 'GENERAL' && !isNarrowed(audience)) {
    countUsers({ world, tenant, contacts, at, tally })
  }
  const excluded = excludedReasons.flatMap((reason) => {
    const number = tally.excluded.get(reason) ?? 0
    return number === 0 ? [] : [{ reason, count: number }]
  })
  return {
    matching: tally.matching,
    recipients: tally.users.length + tally.onFileCount,
    excluded,
    unknown_accounts: listed.size - found.size,
    users: tally.users,
    onFile: tally.onFile,
  }
}

/** The rows that there are, and those of the roll that are not what the roll says. */
function heldAccounts(tenant: Tenant, own: readonly string[]): AccountFacts[] {
  const facts = ({ id, account, department_id, zip }: AccountFacts) => ({
    id,
    account,
    department_id,
    zip,
  })
  const held = tenant.parcels.read(facts)
  const known = new Set(held.map(({ id }) => id))
  const others = own.flatMap((id) => {
    const row = known.has(id) ? undefined : tenant.parcels.get(id)
    return row ? [facts(row)] : []
  })
  return [...held, ...others]
}

/** An account's number is its place in the roll. */
function countListed(
  tenant: Tenant,
  listed: ReadonlySet<string>,
  beside: ReadonlySet<number>,
  count: (facts: AccountFacts) => void,
): void {
  for (const account of listed) {
    const index = tenant.roll?.indexOf(account) ?? null
    if (index === null || beside.has(index)) continue
    const row = tenant.parcels.get(account)
    if (row) count(row)
  }
}

interface Filtering {
  readonly tenant: Tenant
  readonly contacts: Contacts
  readonly balances: Balances
  readonly audience: Audience
  readonly at: string
  readonly today: PlainDate
}

export function accountFilter({ tenant, contacts, balances, audience, at, today }: Filtering) {
  const departments = audience.departments && new Set(audience.departments)
  const zips = new Set(audience.zips.map((zip) => zip.slice(0, 5)))
  const listed = listedAccounts(audience)
  const hasBills = asksForBills(audience)
  return ({ id, account, department_id, zip }: AccountFacts): boolean => {
    if (listed.size > 0 && !listed.has(plainAccount(account))) return false
    if (departments !== null && !departments.has(department_id)) return false
    if (zips.size > 0 && !zips.has(zip.slice(0, 5))) return false
    if (audience.ebilling_only) {
      if (!contacts.linked.get(id)?.some(({ electronic }) => electronic)) return false
    }
    if (!hasBills) return true
    const bills = tenant.bills.pluck('parcel', id, (row) => row)
    const parts = openParts(balances, bills, at, today)
    const balance_cents = sumOf(parts.map(({ cents }) => cents))
    return fitsBills(audience, { parts, balance_cents }, today)
  }
}

interface CountingUsers {
  readonly world: World
  readonly tenant: Tenant
  readonly contacts: Contacts
  readonly at: string
  readonly tally: Tally
}

/** Users of the merchant who have linked no account of it. */
function countUsers({ world, tenant, contacts, at, tally }: CountingUsers): void {
  const linked = new Set([...contacts.linked.values()].flat().map(({ user_id }) => user_id))
  const users = world.users.pluck('merchant', tenant.id, (row) =>
    getsMail(row) && !linked.has(row.id) ? row.id : null,
  )
  for (const id of users) {
    if (id === null) continue
    const contact = contacts.isWanted(id, at)
      ? ({ kind: 'user', user_id: id } as const)
      : ({ kind: 'unsubscribed' } as const)
    tally.add([contact], null)
  }
}
