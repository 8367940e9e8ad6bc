import { billId, type BillRow, type InstallmentRow } from '@mocks/world/bills/bills'
import type { ParcelRow } from '@mocks/world/bills/parcels'
import { billOf, charge } from '../seed/charges'
import { firstNames, lastNames } from '../seed/names'
import { halves, holdFor, withDelinquency } from '../seed/property'
import { amountsOf, factsOf, isCarried, type Facts, type Half } from './roll-facts'
import { scatter, share } from './scatter'

/** Rows of the large county's real estate roll, each made from its place in it. */
export const rollSize = 116_000
export const rollDepartment = 'real-estate-tax'
export const rollYears: readonly number[] = halves.map(([year]) => year)

const districts = [
  { prefix: '05', district: 'Bethel Township', city: 'Tipp City', zip: '45371' },
  { prefix: '08', district: 'Concord Township', city: 'Troy', zip: '45373' },
  { prefix: '12', district: 'Monroe Township', city: 'Tipp City', zip: '45371' },
  { prefix: '33', district: 'Newton Township', city: 'Pleasant Hill', zip: '45359' },
  { prefix: '44', district: 'City of Piqua', city: 'Piqua', zip: '45356' },
] as const
const perDistrict = rollSize / districts.length

/** The ZIP codes of the roll, and which of them a parcel has. */
export const rollZips: readonly string[] = districts.map(({ zip }) => zip)
export const placeInRoll = (index: number): number => Math.floor(index / perDistrict)

/** Above the numbers of the usual county, so that all its parcels are here as well. */
const firstNumber = 10_000
const step = 7

export function accountOf(index: number): string {
  const { prefix } = districts[Math.floor(index / perDistrict)] ?? districts[0]
  return `${prefix}-${String(firstNumber + (index % perDistrict) * step).padStart(6, '0')}`
}

/** The index of a parcel; null: not in the roll. */
export function indexOf(parcelId: string): number | null {
  const district = districts.findIndex(({ prefix }) => parcelId.startsWith(`${prefix}-`))
  const place = (Number(parcelId.slice(3)) - firstNumber) / step
  if (district < 0 || !Number.isInteger(place) || place < 0 || place >= perDistrict) return null
  const index = district * perDistrict + place
  // The number alone has no leading zeros to miss.
  return accountOf(index) === parcelId ? index : null
}

const perStreet = 62
const kinds = ['Avenue', 'Drive', 'Road', 'Street'] as const
/** In order, so that the roll is in the order of addresses as it stands. */
const streets = lastNames.flatMap((name) => kinds.map((kind) => `${name} ${kind}`)).toSorted()

const [houseOf, lastNameOf, firstNameOf, companyOf, lotOf, mortgageOf] = [
  20, 21, 22, 23, 24, 25,
] as const

export const streetOf = (index: number): number => Math.floor(index / perStreet)

export function addressOf(seed: number, index: number): string {
  const house = 100 + (index % perStreet) * 4 + (scatter(seed, index, houseOf) % 4)
  return `${house} ${streets[streetOf(index)] ?? ''}`
}

const companies = ['Farms', 'Holdings LLC', 'LLC', 'Properties LLC', 'Trust'] as const

export function ownerOf(seed: number, index: number): string {
  const last = lastNames[scatter(seed, index, lastNameOf) % lastNames.length] ?? ''
  const draw = scatter(seed, index, firstNameOf)
  return share(scatter(seed, index, companyOf)) < 0.08
    ? `${last} ${companies[draw % companies.length] ?? ''}`
    : `${last}, ${firstNames[draw % firstNames.length] ?? ''}`
}

const mortgageCompanies = ['First Valley Mortgage', 'Buckeye Home Loans'] as const

export function parcelOf(seed: number, index: number, phone: string): ParcelRow {
  const facts = factsOf(seed, index)
  const account = accountOf(index)
  const { district, city, zip } = districts[Math.floor(index / perDistrict)] ?? districts[0]
  const mortgage = scatter(seed, index, mortgageOf)
  return {
    id: account,
    department_id: rollDepartment,
    account,
    client: '0001',
    roll_type: 'REAL',
    owner: ownerOf(seed, index),
    address: addressOf(seed, index),
    city,
    zip,
    legal_description: `${district.toUpperCase()} LOT ${1 + (scatter(seed, index, lotOf) % 900)}`,
    tax_district: district,
    homestead: facts.homestead,
    owner_occupied: facts.occupied,
    mortgage_company: mortgage % 20 < 3 ? (mortgageCompanies[mortgage % 2] ?? null) : null,
    hold: holdOf(facts, phone),
    office_hold: null,
  }
}

function holdOf({ story }: Facts, phone: string): ParcelRow['hold'] {
  if (story === 'plan') return holdFor('PLAN', phone)
  return story === 'bankruptcy' ? holdFor('BKR', phone) : null
}

/** All years, the latest first. Payments are in the archive. */
export function billsOf(seed: number, index: number): BillRow[] {
  const facts = factsOf(seed, index)
  const account = accountOf(index)
  const parcel = { id: account, department_id: rollDepartment }
  const years = halves.map(([year, first, second], age) => {
    const part = (cycle: Half, due_date: string): InstallmentRow => {
      const { assessment_cents, ...amounts } = amountsOf(facts, age, cycle)
      const project = `SA-${index}`
      return charge(parcel, year, {
        ...amounts,
        cycle,
        due_date,
        bill_number: `${year % 100}-${firstNumber + index}-${cycle}`,
        special_assessments:
          assessment_cents > 0
            ? [{ project, description: 'Storm water', amount_cents: assessment_cents }]
            : [],
        carried: isCarried(facts, age),
      })
    }
    return { year, parts: [part('1', first), part('2', second)] }
  })
  return withDelinquency(parcel, years).map(({ year, parts }) => billOf(parcel, year, parts))
}

export const billIds = (parcelId: string): string[] =>
  rollYears.map((year) => billId(parcelId, year))

export interface PartPlace {
  readonly index: number
  readonly age: number
  readonly cycle: Half | 'D'
}

/** "08-010007-2025-1" → where that is; null: nowhere in the roll. */
export function placeOf(installmentId: string): PartPlace | null {
  const [, parcelId = '', year, cycle] = /^(.+)-(\d{4})-([12D])$/.exec(installmentId) ?? []
  const index = indexOf(parcelId)
  const age = rollYears.indexOf(Number(year))
  if (index === null || age < 0) return null
  if (cycle === '1' || cycle === '2') return { index, age, cycle }
  return cycle === 'D' && age === 0 ? { index, age, cycle } : null
}

/** The parcel that a bill's number names: 24-10012-1; null: not in the roll. */
export function parcelOfBillNumber(number: string): string | null {
  const [, short = '', sequence = ''] = /^\s*(\d{2})-(\d+)-[12D]\s*$/u.exec(number) ?? []
  const index = Number(sequence) - firstNumber
  const isOfRoll = rollYears.some((year) => String(year % 100) === short)
  return isOfRoll && index >= 0 && index < rollSize ? accountOf(index) : null
}
