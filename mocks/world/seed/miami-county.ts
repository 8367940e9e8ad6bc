import { seededRandom } from '@mocks/lib/random'
import type { InstallmentRow } from '@mocks/world/bills/bills'
import type { ParcelRow } from '@mocks/world/bills/parcels'
import { billOf, charge, settled, type Books } from './charges'
import { halves, withDelinquency, type PropertyRoll } from './property'

/**
 * The parcels in pictures, import files and tests (product.md section 5, look.md). Block 11 to 13
 * of Market Street holds only these five.
 */
const phone = '(937) 555-0140'

interface Known {
  readonly account: string
  readonly owner: string
  readonly address: string
  readonly sequence: string
  readonly half: Amounts
  /** Both halves are 2025's; earlier years were paid. */
  readonly open: readonly ('1' | '2')[]
  readonly carried?: readonly (readonly [year: number, Amounts])[]
  readonly homestead?: boolean
  readonly hold?: ParcelRow['hold']
  readonly firstHalf?: Partial<InstallmentRow>
}

interface Amounts {
  readonly gross_cents: number
  readonly reductions_cents: number
  readonly penalty_cents?: number
  readonly interest_cents?: number
}

const known: readonly Known[] = [
  {
    account: '08-004512',
    owner: 'Doe, Jane A',
    address: '1142 Market Street',
    sequence: '081',
    half: { gross_cents: 120_418, reductions_cents: -29_174 },
    open: ['1', '2'],
    homestead: true,
    firstHalf: {
      special_assessments: [
        { project: '21-104', description: 'Main Street lighting', amount_cents: 3_620 },
      ],
    },
  },
  {
    account: '08-004518',
    owner: 'Doering, Paul',
    address: '1150 Market Street',
    sequence: '082',
    half: { gross_cents: 92_661, reductions_cents: -22_442 },
    open: ['2'],
  },
  {
    account: '08-004530',
    owner: 'Dorsey LLC',
    address: '1201 Market Street',
    sequence: '083',
    half: { gross_cents: 108_612, reductions_cents: 0 },
    open: ['1', '2'],
    carried: [
      [2024, { gross_cents: 79_400, reductions_cents: 0, penalty_cents: 7_940 }],
      [
        2023,
        { gross_cents: 54_670, reductions_cents: 0, penalty_cents: 5_467, interest_cents: 9_433 },
      ],
    ],
  },
  {
    account: '08-004544',
    owner: 'Dotson, Ana',
    address: '1219 Market Street',
    sequence: '084',
    half: { gross_cents: 88_310, reductions_cents: -20_655 },
    open: [],
  },
  {
    account: '08-004571',
    owner: 'Douglas Trust',
    address: '1304 Market Street',
    sequence: '085',
    half: { gross_cents: 110_340, reductions_cents: 0 },
    open: ['1', '2'],
    hold: {
      code: 'LIEN',
      reason: 'The tax lien on this parcel was sold. The office takes certified funds only.',
      phone,
    },
  },
  {
    account: '08-007731',
    owner: 'Smith, Roy',
    address: '9 Elm Court',
    sequence: '144',
    half: { gross_cents: 84_110, reductions_cents: -20_100 },
    open: ['1', '2'],
    firstHalf: { penalty_cents: 6_401, interest_cents: 4_109 },
    carried: [
      [
        2024,
        {
          gross_cents: 71_000,
          reductions_cents: -17_000,
          penalty_cents: 5_400,
          interest_cents: 5_038,
        },
      ],
    ],
  },
]

export function knownParcels(seed: string): Books {
  const random = seededRandom(`${seed}/known`)
  const books: Books = { parcels: [], bills: [] }
  for (const facts of known) {
    const parcel: ParcelRow = {
      id: facts.account,
      department_id: 'real-estate-tax',
      account: facts.account,
      client: '0001',
      roll_type: 'REAL',
      owner: facts.owner,
      address: facts.address,
      city: 'Troy',
      zip: '45373',
      legal_description: `CONCORD TOWNSHIP LOT ${Number(facts.sequence)}`,
      tax_district: 'Concord Township',
      homestead: facts.homestead ?? false,
      owner_occupied: facts.homestead ?? false,
      mortgage_company: null,
      hold: facts.hold ?? null,
      office_hold: null,
    }
    const years = halves.map(([year, first, second]) => {
      const carried = facts.carried?.find(([of]) => of === year)?.[1]
      const part = (cycle: '1' | '2', due_date: string): InstallmentRow => {
        const bill_number = `${year % 100}-${facts.sequence}-${cycle}`
        const own = { cycle, due_date, bill_number, ...(carried ?? facts.half) }
        if (carried) return charge(parcel, year, { ...own, carried: true })
        if (year !== 2025) return settled(charge(parcel, year, own), random)
        const whole = charge(parcel, year, { ...own, ...(cycle === '1' ? facts.firstHalf : {}) })
        return facts.open.includes(cycle) ? whole : settled(whole, random)
      }
      return { year, parts: [part('1', first), part('2', second)] }
    })
    books.parcels.push(parcel)
    books.bills.push(
      ...withDelinquency(parcel, years).map(({ year, parts }) => billOf(parcel, year, parts)),
    )
  }
  return books
}

const districts = [
  { prefix: '08', district: 'Concord Township', city: 'Troy', zip: '45373' },
  { prefix: '05', district: 'Bethel Township', city: 'Tipp City', zip: '45371' },
  { prefix: '33', district: 'Newton Township', city: 'Pleasant Hill', zip: '45359' },
  { prefix: '44', district: 'City of Piqua', city: 'Piqua', zip: '45356' },
  { prefix: '12', district: 'Monroe Township', city: 'Tipp City', zip: '45371' },
] as const

/** Numbers stay below 004000, away from the parcels that the import files name. */
export const miamiRoll: PropertyRoll = {
  departmentId: 'real-estate-tax',
  rollType: 'REAL',
  phone,
  parcel: (index) => {
    const { prefix, ...place } = districts[index % districts.length] ?? districts[0]
    return { account: `${prefix}-${String(1_000 + index * 7).padStart(6, '0')}`, ...place }
  },
}
