import type { AboutOf } from '@/contract/bills/bill-kinds'
import type { Hold } from '@/contract/bills/bills'
import { courtStop } from '@/rules/bills/court'
import { settingsOn } from '@/rules/merchants/settings-on'
import type { PlainDate } from '@/rules/time/dates'
import { sha256Hex } from '@mocks/lib/sha256'
import type { BillRow } from './bills'
import { caseNumber, incidentOf, isCourt, offenses } from './court-tickets'
import type { Tenant } from '@mocks/world/create-world'
import type { ParcelRow } from './parcels'

/** Whether and how a ticket of the court can be paid. */

/** What payers of a ticket accept where the court has set no text of its own. */
const usualWaiver = {
  version: 'traffic-waiver-2026-01',
  text: 'By paying this ticket you give up your right to a trial before a judge or a jury, and your right to call and to question witnesses. You plead guilty to the offense and accept the fine and the costs. The court reports the conviction to the Bureau of Motor Vehicles, and points may be put on your license.',
}

/** The court's own text on this day; each change is a new version. */
function waiverOn(tenant: Tenant, departmentId: string, today: PlainDate) {
  const row = tenant.departments.get(departmentId)
  const text = row && settingsOn(today, row).waiver_text
  return text ? { version: `waiver-${sha256Hex(text).slice(0, 12)}`, text } : usualWaiver
}

/** A ticket is due on the day in court. */
export function courtAbout(
  tenant: Tenant,
  parcel: ParcelRow,
  row: BillRow,
  today: PlainDate,
): AboutOf<'court'> | null {
  if (!isCourt(parcel)) return null
  const offense = offenses.find(({ name }) => name === parcel.legal_description)
  const ticket = {
    court_date: row.installments[0]?.due_date ?? today,
    waiverable: offense?.waiverable ?? false,
    mandatory_appearance: offense?.mandatory ?? false,
  }
  const { issued_on, location } = incidentOf(parcel, ticket.court_date)
  return {
    kind: 'court',
    case_number: caseNumber(parcel),
    citation: parcel.account,
    offense: parcel.legal_description ?? '',
    issued_on,
    location,
    ...ticket,
    waiver: ticket.waiverable ? waiverOn(tenant, parcel.department_id, today) : null,
    stop: courtStop(ticket, today),
  }
}

/** Why the court takes no money here, with the number to call. */
export function courtHold(
  tenant: Tenant,
  parcel: ParcelRow,
  row: BillRow,
  today: PlainDate,
): Hold | null {
  const stop = courtAbout(tenant, parcel, row, today)?.stop
  if (!stop) return null
  const phone = tenant.departments.get(parcel.department_id)?.phone ?? tenant.merchant().phone
  return { ...stops[stop], phone }
}

const stops = {
  appearance: {
    code: 'APPEARANCE',
    reason: 'You must come to court for this offense. It cannot be paid beforehand.',
  },
  'not-waiverable': {
    code: 'NO-WAIVER',
    reason: 'This offense has no waiver. The court decides what is to be paid.',
  },
  'court-date': {
    code: 'COURT-DATE',
    reason: 'The court date has passed. Call the clerk before you pay.',
  },
} as const
