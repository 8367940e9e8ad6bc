import type { BillStatus } from '@/contract/bills/bill-search'
import type { Bill, Hold, Installment } from '@/contract/bills/bills'
import type { Department } from '@/contract/departments/departments'
import { billStatusOf, installmentStatus } from '@/rules/bills/bill-status'
import { raisedCents } from '@/rules/bills/citation-cost'
import { plainDateIn, type PlainDate } from '@/rules/time/dates'
import { sumOf } from '@/rules/payments/money'
import { chargedCents, postedCents, type BillRow, type InstallmentRow } from './bills'
import { courtHold } from './court'
import type { Tenant } from '@mocks/world/create-world'
import { holdOn, type ParcelRow } from './parcels'
import {
  isCounted,
  paymentStatus,
  type PaymentRow,
  type PaymentStatus,
} from '@mocks/world/payments/payments'
import { refundedOfItem } from '@mocks/world/payments/refunds'

/** Balances now: charges less postings less valid payments; computed, not stored. */
export interface Balances {
  readonly today: PlainDate
  installments(row: BillRow): Installment[]
  hold(parcel: ParcelRow, row: BillRow): Hold | null
  bill(parcel: ParcelRow, row: BillRow): OwingBill
  /** Open amounts, each with its due date; carried ones are counted elsewhere. */
  aged(row: BillRow): Owed[]
  /** What had come in for an installment before that moment. */
  paidBefore(part: InstallmentRow, at: string): number
  /** The latest money on an installment. */
  lastPaidAt(part: InstallmentRow): string | null
}

/** A bill without what only its kind has (mocks/world/bills/bill-about.ts). */
export type OwingBill = Omit<
  Bill,
  'parcel' | 'years' | 'about' | 'documents' | 'notices' | 'link_pin'
>

export interface Owed {
  readonly due_date: PlainDate
  readonly balance_cents: number
}

interface Applied {
  readonly at: string
  readonly status: PaymentStatus
  readonly amount_cents: number
}

export function balancesAt(tenant: Tenant, now: number): Balances {
  const merchant = tenant.merchant()
  const today = plainDateIn(merchant.time_zone, now)

  /** A bill asks for them several times: by installment, as long as no payment is written. */
  const known = { version: tenant.payments.version, paid: new Map<string, readonly Applied[]>() }

  function paidOn(id: string): readonly Applied[] {
    const { version } = tenant.payments
    if (known.version !== version) {
      known.version = version
      known.paid.clear()
    }
    const paid =
      known.paid.get(id) ??
      tenant.payments.pluck('installment', id, (payment): Applied => {
        const status = paymentStatus(payment, now)
        return { at: payment.at, status, amount_cents: keptCents(payment, id) }
      })
    known.paid.set(id, paid)
    return paid
  }

  const applied = (id: string): Applied[] => paidOn(id).filter(({ status }) => isCounted(status))

  /** Not known yet whether it was paid: no part of a balance (decision 43). */
  const checked = (parts: readonly InstallmentRow[]): Applied[] =>
    parts.flatMap((part) => paidOn(part.id)).filter(({ status }) => status === 'unknown')

  const paidCents = (part: InstallmentRow) =>
    postedCents(part) + sumOf(applied(part.id).map((entry) => entry.amount_cents))

  const dayOf = (at: string) => plainDateIn(merchant.time_zone, Date.parse(at))

  function raisedBy(part: InstallmentRow): number {
    if (part.rises === undefined) return 0
    const paid = [...part.postings, ...applied(part.id)].map(({ at, amount_cents }) => ({
      date: dayOf(at),
      amount_cents,
    }))
    return raisedCents(chargedCents(part), part.rises, paid, today)
  }

  function aged(row: BillRow): Owed[] {
    const parts = new Map(installments(row).map((part) => [part.id, part]))
    return row.installments.flatMap((part): Owed[] => {
      const { due_date } = part
      const { paid_cents = 0, balance_cents = 0 } = parts.get(part.id) ?? {}
      if (part.carried || balance_cents === 0) return []
      if (part.aged === undefined || balance_cents < 0) return [{ due_date, balance_cents }]
      return openPieces(part, paid_cents)
    })
  }

  /** Payments of cycle D settle the carried installments, oldest first. */
  function carriedPaidCents(row: BillRow, part: InstallmentRow): number {
    const parts = tenant.bills.pluck('parcel', row.parcel_id, (of) => of.installments).flat()
    const delinquent = parts.find((other) => other.cycle === 'D')
    const before = parts.filter((other) => other.carried && other.due_date < part.due_date)
    const left = (delinquent ? paidCents(delinquent) : 0) - sumOf(before.map(chargedCents))
    return Math.max(0, Math.min(left, chargedCents(part)))
  }

  const waiting = (parts: readonly InstallmentRow[]) =>
    parts.flatMap((part) => applied(part.id)).filter(({ status }) => status !== 'approved')

  function installments(row: BillRow): Installment[] {
    return row.installments.map((part) => {
      const { carried, postings: _postings, rises: _rises, aged: _aged, ...said } = part
      const shown = { ...said, penalty_cents: said.penalty_cents + raisedBy(part) }
      const paid_cents = carried ? carriedPaidCents(row, part) : paidCents(part)
      const owed = {
        ...shown,
        due_date: openPieces(part, paid_cents)[0]?.due_date ?? part.due_date,
        paid_cents,
        balance_cents: chargedCents(part) + raisedBy(part) - paid_cents,
      }
      return { ...owed, status: statusOf(owed, part) }
    })
  }

  function statusOf(owed: Omit<Installment, 'status'>, part: InstallmentRow): BillStatus {
    if (owed.balance_cents <= 0 && waiting([part]).length > 0) return { kind: 'pending' }
    if (owed.balance_cents > 0 && checked([part]).length > 0) return { kind: 'checking' }
    if (part.carried && owed.balance_cents > 0) {
      return { kind: 'delinquent', since: Number(part.due_date.slice(0, 4)) - 1 }
    }
    return installmentStatus(owed, { today })
  }

  function hold(parcel: ParcelRow, row: BillRow): Hold | null {
    const onAccount = holdOn(parcel, today)
    if (onAccount) return onAccount
    const atCourt = courtHold(tenant, parcel, row, today)
    if (atCourt && installments(row).some((part) => part.balance_cents > 0)) return atCourt
    const open = row.installments.some(
      (part) => part.carried && carriedPaidCents(row, part) < chargedCents(part),
    )
    const [latest] = open ? yearsOf(tenant, row.parcel_id) : []
    if (latest === undefined) return null
    return {
      code: 'CARRIED',
      reason: `What is open for ${row.year} is part of the ${latest} bill as delinquent. Pay it there.`,
      phone: merchant.phone,
    }
  }

  function bill(parcel: ParcelRow, row: BillRow): OwingBill {
    const parts = installments(row)
    const total_cents = sumOf(parts.map((part) => part.balance_cents))
    const held = hold(parcel, row)
    const checking = latestOf(row.installments, checked)
    const pending = checking ? { ...checking, checking: true } : latestOf(row.installments, waiting)
    return {
      year: row.year,
      installments: parts,
      delinquent_cents: sumOf(
        parts.filter((part) => part.cycle === 'D').map((part) => part.balance_cents),
      ),
      total_cents,
      status: billStatus(parts, held, pending, total_cents),
      hold: held,
      pending,
    }
  }

  function billStatus(
    parts: readonly Installment[],
    held: Hold | null,
    pending: Bill['pending'],
    total: number,
  ): BillStatus {
    if (pending && total <= 0) return { kind: 'pending' }
    const carried = parts.find((part) => part.status.kind === 'delinquent' && part.cycle !== 'D')
    if (held?.code === 'CARRIED' && carried) return carried.status
    return billStatusOf(parts, { today, hold: held, pending })
  }

  return {
    today,
    installments,
    aged,
    hold,
    bill,
    paidBefore: (part, at) =>
      sumOf(
        [...part.postings, ...applied(part.id)]
          .filter((entry) => entry.at < at)
          .map(({ amount_cents }) => amount_cents),
      ),
    lastPaidAt: (part) =>
      [...part.postings.map((entry) => entry.at), ...applied(part.id).map(({ at }) => at)]
        .toSorted()
        .at(-1) ?? null,
  }
}

/** What is left of several months: the oldest is paid first. */
function openPieces({ aged = [] }: InstallmentRow, paidCents: number): Owed[] {
  let left = paidCents
  return aged.flatMap(({ due_date, amount_cents }) => {
    const paid = Math.min(left, amount_cents)
    left -= paid
    const balance_cents = amount_cents - paid
    return balance_cents > 0 ? [{ due_date, balance_cents }] : []
  })
}

/** All of them, at the time of the latest; null: none. */
function latestOf(
  parts: readonly InstallmentRow[],
  of: (parts: readonly InstallmentRow[]) => readonly Applied[],
): Bill['pending'] {
  const entries = of(parts)
  const [at] = entries
    .map((entry) => entry.at)
    .toSorted()
    .toReversed()
  if (at === undefined) return null
  const cycles = parts.filter((part) => of([part]).length > 0).map(({ cycle }) => cycle)
  return { amount_cents: sumOf(entries.map((entry) => entry.amount_cents)), at, cycles }
}

/** An item's amount less what of it was refunded. */
function keptCents(payment: Readonly<PaymentRow>, id: string): number {
  const own = payment.items.filter((item) => item.id === id)
  return sumOf(own.map(({ amount_cents }) => amount_cents)) - refundedOfItem(payment, id)
}

/** Newest first. */
export const yearsOf = (tenant: Tenant, parcelId: string): number[] =>
  tenant.bills.pluck('parcel', parcelId, (row) => row.year).toSorted((a, b) => b - a)

/** The department that an installment belongs to may be switched off while it is in a cart. */
export const isOn = (department: Department | undefined): department is Department =>
  department?.status === true
