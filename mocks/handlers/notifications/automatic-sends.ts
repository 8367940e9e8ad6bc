import { addDays, type PlainDate, plainDateIn } from '@/rules/time/dates'
import { iso } from '@mocks/cloud/zones'
import { balancesAt } from '@mocks/world/bills/balances'
import { billId, type BillRow, chargedCents } from '@mocks/world/bills/bills'
import type { Tenant, World } from '@mocks/world/create-world'
import type { NotificationRow } from '@mocks/world/notifications'
import type { PaymentRow } from '@mocks/world/payments/payments'
import { madeRefunds } from '@mocks/world/payments/refunds'
import type { Roll } from '@mocks/world/roll/roll'
import { accountFilter, listedAccounts } from './audience'
import { contactsOf } from './contacts'
import { dayOf, isOpenAt, momentOf } from './occasions'
import { createPaymentFilter } from './payment-audience'
import { type RollAccounts, rollAccounts } from './roll-accounts'
import { countRoll } from './roll-audience'
import { Tally } from './tally'

/** So many at one moment. */
export interface Batch {
  readonly at: number
  readonly count: number
}

/** A mail to a user, or to a payer whom the demonstration knows. */
export interface SentTo {
  readonly at: number
  readonly user_id: string | null
  readonly email: string | null
  /** As a payer has written it, and the language of the payment; null: the user's. */
  readonly name: string | null
  readonly language: string | null
  readonly parcel_id: string | null
  /** The part of a bill that it is about; null: whatever is due first. */
  readonly part_id: string | null
  readonly year: number | null
  /** Of the part or the payment: unsubscribe links differ by it. */
  readonly about: string
}

export interface Sends {
  readonly batches: readonly Batch[]
  readonly mails: readonly SentTo[]
}

interface Asking {
  readonly world: World
  readonly tenant: Tenant
  readonly now: number
}

/** What a notice that goes out by itself has sent by now. */
export function automaticSends(asking: Asking, row: NotificationRow): Sends {
  if (row.schedule.kind === 'event' && row.kind !== 'bill-ready') return paymentSends(asking, row)
  const counts = new Map<number, number>()
  const mails: SentTo[] = []
  const { world, tenant, now } = asking
  const { roll } = tenant
  const zone = tenant.merchant().time_zone
  const oldest = row.windows[0]?.from.slice(0, 10) ?? ''
  const newest = plainDateIn(zone, now)
  const looks = createLooks(asking, row)
  const own = roll && rollAccounts(tenant, roll, contactsOf(world, tenant, row.kind, newest))
  const ofRoll = roll && own ? rollBills(asking, row, roll, own) : []
  for (const bill of [...tenant.bills.read((one) => one), ...ofRoll]) {
    for (const part of bill.installments) {
      const day = dayOf(row, bill, part)
      if (day === null || day < oldest || day > newest) continue
      const look = looks.at(day)
      if (look === null) continue
      const { moment, at, balances, contacts, fits } = look
      if (own?.isCountedByRow(bill.parcel_id, at) === false) continue
      if (chargedCents(part) - balances.paidBefore(part, at) <= 0) continue
      const parcel = tenant.parcels.get(bill.parcel_id)
      if (!parcel || !fits(parcel)) continue
      for (const contact of contacts.of(parcel.id, at)) {
        if (contact.kind !== 'user' && contact.kind !== 'on-file') continue
        counts.set(moment, (counts.get(moment) ?? 0) + 1)
        if (contact.kind !== 'user') continue
        const { user_id } = contact
        const about = `${part.id}-${day}`
        mails.push({
          at: moment,
          user_id,
          email: null,
          name: null,
          language: null,
          parcel_id: parcel.id,
          part_id: part.id,
          year: bill.year,
          about,
        })
      }
    }
  }
  for (const { at, count } of own ? rollBatches(asking, row, own) : [])
    counts.set(at, (counts.get(at) ?? 0) + count)
  return {
    batches: [...counts].map(([at, count]) => ({ at, count })).toSorted((a, b) => a.at - b.at),
    mails,
  }
}

/** The bills of the roll that are looked at by their rows; older ones than the latest are over. */
function rollBills(
  { tenant, now }: Asking,
  { schedule, windows }: NotificationRow,
  roll: Roll,
  own: RollAccounts,
): Readonly<BillRow>[] {
  if (schedule.kind !== 'due') return []
  const oldest = windows[0]?.from.slice(0, 10) ?? ''
  const newest = plainDateIn(tenant.merchant().time_zone, now)
  const days = roll.contacts().dueDates.map((due) => addDays(due, schedule.days))
  // A row takes its time, and there may be many: they are made once a day of theirs has come.
  if (!days.some((day) => day >= oldest && day <= newest)) return []
  const held = new Set(tenant.bills.read(({ id }) => id))
  const [year = 0] = roll.years
  return own.ids
    .map((id) => billId(id, year))
    .flatMap((id) => (held.has(id) ? [] : (tenant.bills.get(id) ?? [])))
}

/** Balances, contacts and the audience's filter of a day: many bills are due on one. */
function createLooks({ world, tenant, now }: Asking, row: NotificationRow) {
  const { kind, audience, schedule } = row
  const known = new Map<PlainDate, ReturnType<typeof look>>()
  const look = (today: PlainDate) => {
    const moment = momentOf(tenant.merchant().time_zone, today, schedule)
    if (moment > now || !isOpenAt(row, iso(moment))) return null
    const balances = balancesAt(tenant, moment)
    const contacts = contactsOf(world, tenant, kind, today)
    const at = iso(moment)
    const fits = accountFilter({ tenant, contacts, balances, audience, at, today })
    return { moment, at, balances, contacts, fits }
  }
  return {
    /** null: it was off then, or that is still to come. */
    at: (day: PlainDate) => {
      const made = known.has(day) ? known.get(day) : look(day)
      known.set(day, made ?? null)
      return made ?? null
    },
  }
}

function rollBatches({ tenant, now }: Asking, row: NotificationRow, own: RollAccounts): Batch[] {
  const { roll } = tenant
  const { schedule, audience } = row
  if (!roll || schedule.kind !== 'due') return []
  const zone = tenant.merchant().time_zone
  const listed = [...listedAccounts(audience)]
  const only =
    listed.length > 0
      ? new Set(listed.flatMap((account) => roll.indexOf(account) ?? []))
      : undefined
  return roll.contacts().dueDates.flatMap((due, index): Batch[] => {
    const day = addDays(due, schedule.days)
    const at = momentOf(zone, day, schedule)
    if (at > now || !isOpenAt(row, iso(at))) return []
    const tally = new Tally(false)
    const half = index === 0 ? 0 : 1
    countRoll({ roll, audience, today: day, beside: own.placesAt(iso(at)), tally, half, only })
    return [{ at, count: tally.onFileCount }]
  })
}

/** When a notice about money that went back was sent to who paid it. */
export function sentAbout(asking: Asking, row: NotificationRow, payment: PaymentRow): number[] {
  const isOut = row.state !== 'draft' && row.state !== 'failed'
  if (!isOut || row.channel !== 'email' || row.schedule.kind !== 'event') return []
  return createPaymentSends(asking, row)(payment).map(({ at }) => at)
}

/** About money that went back: to who paid. */
function paymentSends(asking: Asking, row: NotificationRow): Sends {
  const sends = asking.tenant.payments.held().flatMap(createPaymentSends(asking, row))
  return {
    batches: sends.map(({ at }) => ({ at, count: 1 })).toSorted((a, b) => a.at - b.at),
    mails: sends.filter(({ user_id, email }) => user_id !== null || email !== null),
  }
}

function createPaymentSends({ world, tenant, now }: Asking, row: NotificationRow) {
  const firstFitting = createPaymentFilter({ world, tenant }, row)
  const contacts = contactsOf(world, tenant, row.kind, plainDateIn('UTC', now))
  return (payment: PaymentRow): SentTo[] => {
    if (payment.payer.email === '') return []
    return momentsOf(row, payment).flatMap((at): SentTo[] => {
      if (Date.parse(at) > now || !isOpenAt(row, at)) return []
      const item = firstFitting(payment, at)
      if (!item) return []
      const { user_id } = payment
      if (user_id !== null && contacts.user(user_id, at).kind !== 'user') return []
      return [
        {
          at: Date.parse(at),
          user_id,
          // Mails to the seed's guests are left out: they would hide all others.
          email: payment.fingerprint === '' ? null : payment.payer.email,
          name: payment.payer.name,
          language: payment.language,
          parcel_id: item.parcel_id,
          part_id: item.parcel_id === null ? null : item.id,
          year: null,
          about: payment.receipt_id,
        },
      ]
    })
  }
}

function momentsOf({ kind }: NotificationRow, payment: PaymentRow): string[] {
  if (kind === 'echeck-returned') return payment.returned ? [payment.returned.at] : []
  return madeRefunds(payment).flatMap(({ refunded_at }) => refunded_at ?? [])
}
