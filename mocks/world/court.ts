import type { AboutOf } from '@/contract/bill-kinds'
import type { Hold } from '@/contract/bills'
import { courtStop } from '@/rules/court'
import type { PlainDate } from '@/rules/dates'
import { seededRandom } from '@mocks/cloud/random'
import type { BillRow } from './bills'
import type { Tenant } from './create-world'
import type { ParcelRow } from './parcels'

/** What a court knows of a ticket beyond its number and its fine. */

interface Offense {
  readonly name: string
  readonly fine_cents: number
  readonly waiverable: boolean
  readonly mandatory: boolean
}

const minor = { waiverable: true, mandatory: false } as const

export const offenses: readonly [Offense, ...Offense[]] = [
  { name: 'Speeding, 11 to 15 over', fine_cents: 16_500, ...minor },
  { name: 'Failure to yield', fine_cents: 14_200, ...minor },
  { name: 'Expired plates', fine_cents: 11_800, ...minor },
  { name: 'Seat belt, driver', fine_cents: 9_600, ...minor },
  { name: 'Stop sign', fine_cents: 14_200, ...minor },
  { name: 'Speeding, 25 or more over', fine_cents: 21_500, waiverable: false, mandatory: false },
  {
    name: 'Driving under suspension',
    fine_cents: 38_500,
    waiverable: false,
    mandatory: true,
  },
]

/** The office's own text; a change of a word is a new version. */
const waiver = {
  version: 'traffic-waiver-2026-01',
  text: 'By paying this ticket you give up your right to a trial before a judge or a jury, and your right to call and to question witnesses. You plead guilty to the offense and accept the fine and the costs. The court reports the conviction to the Bureau of Motor Vehicles, and points may be put on your license.',
}

const isCourt = ({ roll_type }: Pick<ParcelRow, 'roll_type'>) => roll_type === 'COURT'

/** Nobody pays for it without having been in court. */
export const isForJudge = (parcel: Pick<ParcelRow, 'roll_type' | 'legal_description'>): boolean =>
  isCourt(parcel) &&
  offenses.some(({ name, waiverable }) => name === parcel.legal_description && !waiverable)

/** A ticket is due on the day in court. */
export function courtAbout(
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
    waiver: ticket.waiverable ? waiver : null,
    stop: courtStop(ticket, today),
  }
}

/** `TR-26-00118` is case `26-TRD-00118`. */
export function caseNumber({ account }: Pick<ParcelRow, 'account'>): string {
  const [, year = '', number = ''] = account.split('-')
  return `${year}-TRD-${number}`
}

export function bornOf(parcel: Pick<ParcelRow, 'id' | 'roll_type'>): PlainDate | null {
  if (!isCourt(parcel)) return null
  const random = seededRandom(`born ${parcel.id}`)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${random.integer(1948, 2006)}-${two(random.integer(1, 12))}-${two(random.integer(1, 28))}`
}

const places = ['Market Street', 'Water Street', 'Maple Avenue', 'Canal Road'] as const

/** Some weeks before it is due. */
export function incidentOf(
  { id }: Pick<ParcelRow, 'id'>,
  due: PlainDate,
): { issued_on: PlainDate; location: string } {
  const random = seededRandom(`incident ${id}`)
  const before = random.integer(18, 30) * 86_400_000
  return {
    issued_on: new Date(Date.parse(`${due}T00:00:00Z`) - before).toISOString().slice(0, 10),
    location: `${random.integer(1, 9)}00 block of ${random.pick(places)}`,
  }
}

/** Why the court takes no money here, with the number to call. */
export function courtHold(
  tenant: Tenant,
  parcel: ParcelRow,
  row: BillRow,
  today: PlainDate,
): Hold | null {
  const stop = courtAbout(parcel, row, today)?.stop
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
