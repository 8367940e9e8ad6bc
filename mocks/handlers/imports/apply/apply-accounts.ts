import * as v from 'valibot'
import {
  currentCentsOf,
  delinquentCycle,
  holdCodeOf,
  rollTypeOf,
} from '@/rules/imports/account-values'
import { accountRow } from '@/rules/imports/good-rows'
import type { InstallmentRow } from '@mocks/world/bills/bills'
import type { ParcelRow } from '@mocks/world/bills/parcels'
import { postedCents } from '@mocks/world/bills/bills'
import { specialCents } from '@mocks/handlers/imports/books/books-accounts'
import { holdOf } from '../hold-texts'
import { type Applying, closed, emptyPart, phoneOf, withPaid, withSum } from './applying'
import { newParcel } from './new-parcel'

export const accountCommandRow = v.object({
  ...accountRow.entries,
  link_pin: v.nullable(v.object({ salt: v.string(), hash: v.string() })),
})
type Row = v.InferOutput<typeof accountCommandRow>

export function applyAccounts(applying: Applying, rows: readonly Row[]): void {
  const known = new Map<string, ParcelRow>()
  /** Accounts that a row of this file holds: another row of theirs does not lift it. */
  const held = new Set<string>()
  for (const row of rows) {
    const key = `${row.account} ${row.client}`
    const { index, drafts } = applying
    const first = known.get(key) ?? index.find(row.account, row.client)
    const before = first && drafts.parcel(first.id) ? null : first
    const base = (first && drafts.parcel(first.id)) ?? first ?? newParcel(applying, row)
    const parcel = withRow(applying, base, row, held)
    known.set(key, parcel)
    drafts.setParcel(before, parcel)
    applyCharges(applying, parcel, row)
  }
}

function withRow(applying: Applying, parcel: ParcelRow, row: Row, held: Set<string>): ParcelRow {
  const kind = applying.department.bills ?? 'property'
  return {
    ...parcel,
    owner: row.owner,
    address: row.address ?? parcel.address,
    city: row.city ?? parcel.city,
    zip: row.zip ?? parcel.zip,
    legal_description: row.legal_description ?? parcel.legal_description,
    hold: holdAfter(applying, parcel, row, held),
    roll_type: rollTypeOf(kind, row.roll_type, parcel.roll_type),
    link_pin: row.link_pin ?? parcel.link_pin ?? null,
  }
}

function holdAfter(applying: Applying, parcel: ParcelRow, row: Row, held: Set<string>) {
  const code = holdCodeOf(row)
  if (code === undefined || code === parcel.hold?.code) return parcel.hold
  if (code === null) return held.has(parcel.id) ? parcel.hold : null
  held.add(parcel.id)
  return holdOf(code, phoneOf(applying))
}

function applyCharges(applying: Applying, parcel: ParcelRow, row: Row): void {
  const { drafts } = applying
  const bill = drafts.bills(parcel.id).find(({ year }) => year === row.year)
  const parts = bill?.installments ?? []
  const known = parts.find(({ cycle }) => cycle === row.cycle)
  const part = withPaid(
    applying,
    charged(known ?? newPart(parcel, row, row.cycle), row),
    row.paid_cents,
  )
  drafts.setPart(parcel, row.year, part)
  const installments = [part.id]
  if (row.prior_cents > 0 && row.cycle !== delinquentCycle) {
    const delinquent =
      parts.find(({ cycle }) => cycle === delinquentCycle) ?? newPart(parcel, row, delinquentCycle)
    // What came in for it beside this portal is no part of the office's sum any more.
    const next = withSum(delinquent, row.prior_cents + postedCents(delinquent))
    drafts.setPart(parcel, row.year, next)
    installments.push(next.id)
  }
  drafts.addUnit({ rows: 1, parcel_id: parcel.id, installments })
}

function newPart(parcel: ParcelRow, row: Row, cycle: string): InstallmentRow {
  const number = row.bill_number ?? `${parcel.account}-${row.year}-${row.cycle}`
  const bill_number = cycle === row.cycle ? number : `${number}-${cycle}`
  const part = emptyPart(parcel, row.year, { cycle, due_date: row.due_date, bill_number })
  return cycle === delinquentCycle ? { ...part, delinquent_since: row.year - 1 } : part
}

/** Parts of which the sum stays are kept: the office's file has no reductions and no projects. */
function charged(part: InstallmentRow, row: Row): InstallmentRow {
  const current = currentCentsOf(row)
  const keepsCurrent = part.gross_cents + part.reductions_cents === current
  const keepsSpecial = specialCents(part) === row.special_cents
  return {
    ...part,
    bill_number: row.bill_number ?? part.bill_number,
    due_date: row.due_date,
    gross_cents: keepsCurrent ? part.gross_cents : current,
    reductions_cents: keepsCurrent ? part.reductions_cents : 0,
    special_assessments: keepsSpecial ? part.special_assessments : specialOf(row.special_cents),
    penalty_cents: row.penalty_cents,
    interest_cents: row.interest_cents,
  }
}

/** The file has no name for it. */
const specialOf = (amount_cents: number): InstallmentRow['special_assessments'] =>
  amount_cents === 0 ? [] : [{ project: 'SPECIAL', description: '', amount_cents }]

/** Closes what is open and not in the file; answers how many installments that are. */
export function closeOthers(applying: Applying, ids: readonly string[]): number {
  const { tenant, drafts, balances } = applying
  let count = 0
  for (const id of ids) {
    const [found] = tenant.bills.by('installment', id)
    if (!found) continue
    const bill = drafts.bills(found.parcel_id).find((row) => row.id === found.id) ?? found
    const at = bill.installments.findIndex((part) => part.id === id)
    const part = bill.installments[at]
    const balance = balances.installments(bill)[at]?.balance_cents ?? 0
    if (!part || balance <= 0) continue
    const parcel = { id: bill.parcel_id, department_id: bill.department_id }
    drafts.setPart(parcel, bill.year, closed(part, balance))
    drafts.addUnit({ rows: 1, parcel_id: bill.parcel_id, installments: [id] })
    count += 1
  }
  return count
}
