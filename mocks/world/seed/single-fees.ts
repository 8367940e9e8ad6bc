import { addDays } from '@/rules/time/dates'
import type { Rise } from '@/rules/bills/citation-cost'
import { ownValue } from '@/rules/own-value'
import { isForJudge, offenses } from '@mocks/world/bills/court-tickets'
import type { ParcelRow } from '@mocks/world/bills/parcels'
import { billOf, charge, settled, type Books } from './charges'
import type { Town } from './drawn-facts'

/** Permits and citations: one number, one fee, paid whole. */
interface Place {
  readonly departmentId: string
  readonly city: string
  readonly zip: string
}

const bare = {
  client: '0001',
  legal_description: null,
  tax_district: null,
  homestead: false,
  owner_occupied: false,
  mortgage_company: null,
  hold: null,
  office_hold: null,
} as const satisfies Partial<ParcelRow>

interface Fee {
  readonly name: string
  readonly fee_cents: number
}

export const permitFees: readonly [Fee, ...Fee[]] = [
  { name: 'Residential deck', fee_cents: 19_500 },
  { name: 'Residential fence', fee_cents: 4_500 },
  { name: 'Electrical', fee_cents: 5_000 },
  { name: 'Demolition', fee_cents: 6_000 },
  { name: 'Roof', fee_cents: 8_500 },
  { name: 'New dwelling', fee_cents: 84_000 },
]

/** The pictures show it. */
const paidPermit = 'BP-2026-00120'

export function permitBooks(place: Place, count: number, town: Town): Books {
  const books: Books = { parcels: [], bills: [] }
  const { random } = town
  for (let index = 0; index < count; index++) {
    const { owner, address, amount } = town.next()
    const { name, fee_cents } = permitFees[amount] ?? permitFees[0]
    const year = index % 3 === 2 ? 2025 : 2026
    const account = `BP-${year}-${String(120 + index * 2).padStart(5, '0')}`
    const parcel: ParcelRow = {
      ...bare,
      id: account,
      department_id: place.departmentId,
      account,
      roll_type: 'PERMIT',
      owner,
      address,
      city: place.city,
      zip: place.zip,
      legal_description: name,
    }
    const due = year === 2026 ? `2026-0${random.integer(5, 7)}-02` : '2025-09-02'
    const part = charge(parcel, year, {
      cycle: 'F',
      due_date: due,
      bill_number: account,
      gross_cents: fee_cents,
    })
    const paid = random.chance(0.35) || year === 2025 || account === paidPermit
    books.parcels.push(parcel)
    books.bills.push(billOf(parcel, year, [paid ? settled(part, random) : part]))
  }
  return books
}

/** The permit that the pictures and the import file name. */
export function knownPermit(place: Place): Books {
  const account = 'BP-2026-00418'
  const parcel: ParcelRow = {
    ...bare,
    id: account,
    department_id: place.departmentId,
    account,
    roll_type: 'PERMIT',
    owner: 'Doe, Jane A',
    address: '1142 Market Street',
    city: place.city,
    zip: place.zip,
    legal_description: 'Residential deck',
  }
  const part = charge(parcel, 2026, {
    cycle: 'F',
    due_date: '2026-06-12',
    bill_number: account,
    gross_cents: 19_500,
  })
  return { parcels: [parcel], bills: [billOf(parcel, 2026, [part])] }
}

type Fine = Pick<(typeof offenses)[number], 'name' | 'fine_cents'>

export const violations: readonly [Fine, ...Fine[]] = [
  { name: 'Expired meter', fine_cents: 2_500 },
  { name: 'No parking zone', fine_cents: 4_000 },
  { name: 'Street cleaning', fine_cents: 3_000 },
  { name: 'Fire hydrant', fine_cents: 7_500 },
  { name: 'Blocked driveway', fine_cents: 5_000 },
  { name: 'Loading zone', fine_cents: 3_500 },
]

interface Known {
  readonly late: boolean
  readonly owner: string
  readonly address: string
  readonly offense: (typeof offenses)[number]['name']
}

/** The court's tickets that pictures and tests name; all are unpaid. */
const knownTickets: Readonly<Record<string, Known>> = {
  'TR-26-00100': {
    late: true,
    owner: 'Kertzmann, Jeramie',
    address: '23 Mulberry Street',
    offense: 'Driving under suspension',
  },
  'TR-26-00124': {
    late: true,
    owner: 'Kunze, Francesco',
    address: '66 Kessler Lane',
    offense: 'Seat belt, driver',
  },
  'TR-26-00136': {
    late: true,
    owner: 'Reichel-Borer, Vernice',
    address: '31 Mulberry Street',
    offense: 'Speeding, 25 or more over',
  },
  'TR-26-00139': {
    late: false,
    owner: 'Thiel, Leone',
    address: '37 Mulberry Street',
    offense: 'Seat belt, driver',
  },
}

export const isKnownTicket = (account: string): boolean =>
  ownValue(knownTickets, account) !== undefined

export function citationBooks(
  place: Place & { readonly prefix: string; readonly court: boolean },
  count: number,
  town: Town,
) {
  const books: Books = { parcels: [], bills: [] }
  const { random } = town
  const fines = place.court ? offenses : violations
  for (let index = 0; index < count; index++) {
    const drawn = town.next()
    const year = index % 4 === 3 ? 2025 : 2026
    const account = `${place.prefix}-${year % 100}-${String(100 + index * 3).padStart(5, '0')}`
    const known = ownValue(knownTickets, account)
    const { owner, address } = known ?? drawn
    const { name, fine_cents } =
      fines.find((fine) => fine.name === known?.offense) ?? fines[drawn.amount] ?? fines[0]
    const parcel: ParcelRow = {
      ...bare,
      id: account,
      department_id: place.departmentId,
      account,
      roll_type: place.court ? 'COURT' : 'CITATION',
      owner,
      address,
      city: place.city,
      zip: place.zip,
      legal_description: name,
    }
    const late = year === 2026 && (known?.late ?? random.chance(0.3))
    const due = year === 2025 ? '2025-10-15' : late ? '2026-05-15' : '2026-06-19'
    const first: Rise = { after: due, add_cents: 1_500 }
    const second: Rise = { after: addDays(due, 30), add_cents: 2_500 }
    const part = charge(parcel, year, {
      cycle: 'C',
      due_date: due,
      bill_number: account,
      gross_cents: fine_cents,
      // A court sets its own additions; parking has its two steps, the first already past.
      penalty_cents: late && !place.court ? 1_500 : 0,
      ...(place.court || year === 2025 ? {} : { rises: late ? [second] : [first, second] }),
    })
    const paid = !known && !isForJudge(parcel) && (year === 2025 || (!late && random.chance(0.4)))
    books.parcels.push(parcel)
    books.bills.push(billOf(parcel, year, [paid ? settled(part, random) : part]))
  }
  return books
}
