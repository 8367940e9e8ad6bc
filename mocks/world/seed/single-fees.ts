import { addDays } from '@/rules/time/dates'
import type { Rise } from '@/rules/bills/citation-cost'
import { isForJudge, offenses } from '../court-tickets'
import type { ParcelRow } from '../parcels'
import { billOf, charge, settled, type Books } from './charges'
import type { Town } from './people'

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

const permitTypes = [
  ['Residential deck', 19_500],
  ['Residential fence', 4_500],
  ['Electrical', 5_000],
  ['Demolition', 6_000],
  ['Roof', 8_500],
  ['New dwelling', 84_000],
] as const

export function permitBooks(place: Place, count: number, town: Town): Books {
  const books: Books = { parcels: [], bills: [] }
  const { random } = town
  const permit = (account: string, owner: string, address: string, type: string, fee: number) => {
    const year = Number(account.slice(3, 7))
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
      legal_description: type,
    }
    const due = year === 2026 ? `2026-0${random.integer(5, 7)}-02` : '2025-09-02'
    const part = charge(parcel, year, {
      cycle: 'F',
      due_date: due,
      bill_number: account,
      gross_cents: fee,
    })
    const paid = year === 2025 || random.chance(0.35)
    books.parcels.push(parcel)
    books.bills.push(billOf(parcel, year, [paid ? settled(part, random) : part]))
  }
  for (let index = 0; index < count; index++) {
    const [type, fee] = random.pick(permitTypes)
    const year = index % 3 === 2 ? 2025 : 2026
    const account = `BP-${year}-${String(120 + index * 2).padStart(5, '0')}`
    permit(account, town.owner(), town.address(), type, fee)
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

const violations = [
  ['Expired meter', 2_500],
  ['No parking zone', 4_000],
  ['Street cleaning', 3_000],
  ['Fire hydrant', 7_500],
  ['Blocked driveway', 5_000],
  ['Loading zone', 3_500],
] as const

export function citationBooks(
  place: Place & { readonly prefix: string; readonly court: boolean },
  count: number,
  town: Town,
) {
  const books: Books = { parcels: [], bills: [] }
  const { random } = town
  for (let index = 0; index < count; index++) {
    const offense = random.pick(offenses)
    const [violation, fine] = place.court
      ? [offense.name, offense.fine_cents]
      : random.pick(violations)
    const year = index % 4 === 3 ? 2025 : 2026
    const account = `${place.prefix}-${year % 100}-${String(100 + index * 3).padStart(5, '0')}`
    const parcel: ParcelRow = {
      ...bare,
      id: account,
      department_id: place.departmentId,
      account,
      roll_type: place.court ? 'COURT' : 'CITATION',
      owner: town.owner(),
      address: town.address(),
      city: place.city,
      zip: place.zip,
      legal_description: violation,
    }
    const late = year === 2026 && random.chance(0.3)
    const due = year === 2025 ? '2025-10-15' : late ? '2026-05-15' : '2026-06-19'
    const first: Rise = { after: due, add_cents: 1_500 }
    const second: Rise = { after: addDays(due, 30), add_cents: 2_500 }
    const part = charge(parcel, year, {
      cycle: 'C',
      due_date: due,
      bill_number: account,
      gross_cents: fine,
      // A court sets its own additions; parking has its two steps, the first already past.
      penalty_cents: late && !place.court ? 1_500 : 0,
      ...(place.court || year === 2025 ? {} : { rises: late ? [second] : [first, second] }),
    })
    const paid = !isForJudge(parcel) && (year === 2025 || (!late && random.chance(0.4)))
    books.parcels.push(parcel)
    books.bills.push(billOf(parcel, year, [paid ? settled(part, random) : part]))
  }
  return books
}
