import type { PlainDate } from '@/rules/time/dates'
import { seededRandom } from '@mocks/lib/random'
import type { ParcelRow } from './parcels'

/** What a ticket of the court tells beyond its number and its fine: the same at every look. */

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

export const isCourt = ({ roll_type }: Pick<ParcelRow, 'roll_type'>) => roll_type === 'COURT'

/** Payable only after an appearance in court. */
export const isForJudge = (parcel: Pick<ParcelRow, 'roll_type' | 'legal_description'>): boolean =>
  isCourt(parcel) &&
  offenses.some(({ name, waiverable }) => name === parcel.legal_description && !waiverable)

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
