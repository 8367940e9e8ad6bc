import type { Random } from '@mocks/lib/random'
import { ownValue } from '@/rules/own-value'
import { rateOf } from '@/rules/payments/money'
import type { InstallmentRow } from '@mocks/world/bills/bills'
import type { ParcelRow } from '@mocks/world/bills/parcels'
import { billOf, charge, settled, type Books } from './charges'
import type { DrawnRow, Town } from './drawn-facts'

/** Property tax as Ohio's counties bill it: two halves a year, payable in the year after. */

interface Place {
  readonly district: string
  readonly city: string
  readonly zip: string
}

export interface PropertyRoll {
  readonly departmentId: string
  readonly rollType: string
  readonly phone: string
  /** The number of the `index`th parcel, and where it lies. */
  parcel(index: number): { readonly account: string } & Place
}

/** Tax year → due dates of its halves. */
export const halves: readonly (readonly [number, string, string])[] = [
  [2025, '2026-02-13', '2026-07-10'],
  [2024, '2025-02-14', '2025-07-11'],
  [2023, '2024-02-16', '2024-07-12'],
  [2022, '2023-02-17', '2023-07-14'],
  [2021, '2022-02-18', '2022-07-15'],
]

const projects = [
  'Main Street lighting',
  'Storm water',
  'Sidewalk program',
  'Ditch maintenance',
  'Sewer extension',
] as const

const mortgageCompanies = ['First Valley Mortgage', 'Buckeye Home Loans'] as const

/** In the order of their share: what became of the latest bill. */
type Story = 'second-due' | 'paid' | 'past-due' | 'delinquent' | 'held'
const stories: readonly (readonly [Story, number])[] = [
  ['second-due', 0.56],
  ['paid', 0.74],
  ['past-due', 0.88],
  ['delinquent', 0.97],
  ['held', 1],
]

/** Parcels that pictures and tests name: both halves are open. */
const knownStories: Readonly<Record<string, Story>> = {
  '08-001000': 'past-due',
  'MH-00109': 'past-due',
}

export function propertyBooks(roll: PropertyRoll, count: number, town: Town): Books {
  const books: Books = { parcels: [], bills: [] }
  for (let index = 0; index < count; index++) {
    const { random } = town
    const draw = random.next()
    const { account } = roll.parcel(index)
    const story =
      ownValue(knownStories, account) ?? stories.find(([, upTo]) => draw < upTo)?.[0] ?? 'paid'
    const drawn = town.next()
    const parcel = parcelOf(roll, index, drawn, story, random)
    const years = yearsOf(parcel, drawn, 1_000 + index, random)
    books.parcels.push(parcel)
    books.bills.push(
      ...tell(story, parcel, years, random).map(({ year, parts }) => billOf(parcel, year, parts)),
    )
  }
  return books
}

function parcelOf(
  roll: PropertyRoll,
  index: number,
  { owner, address }: DrawnRow,
  story: Story,
  random: Random,
): ParcelRow {
  const { account, district, city, zip } = roll.parcel(index)
  const occupied = random.chance(0.7)
  return {
    id: account,
    department_id: roll.departmentId,
    account,
    client: '0001',
    roll_type: roll.rollType,
    owner,
    address,
    city,
    zip,
    legal_description: `${district.toUpperCase()} LOT ${random.integer(1, 900)}`,
    tax_district: district,
    homestead: occupied && random.chance(0.3),
    owner_occupied: occupied,
    mortgage_company: random.chance(0.15) ? random.pick(mortgageCompanies) : null,
    hold: story === 'held' ? holdFor(random.chance(0.5) ? 'PLAN' : 'BKR', roll.phone) : null,
    office_hold: null,
  }
}

export function holdFor(code: 'PLAN' | 'BKR', phone: string): NonNullable<ParcelRow['hold']> {
  return code === 'PLAN'
    ? {
        code,
        reason: 'This parcel is on a payment plan. The office takes the payments itself.',
        phone,
      }
    : {
        code,
        reason: 'A bankruptcy case is open for this owner. The office must take the payment.',
        phone,
      }
}

interface Year {
  readonly year: number
  readonly parts: InstallmentRow[]
}

function yearsOf(
  parcel: ParcelRow,
  { amount: gross, reduction }: DrawnRow,
  sequence: number,
  random: Random,
): Year[] {
  const share = parcel.homestead ? 3_150 : reduction
  const project = random.chance(0.2) ? random.pick(projects) : null
  return halves.map(([year, first, second], age) => {
    const half = (cycle: '1' | '2', due: string) => {
      const ofYear = gross - rateOf(gross, age * 180)
      return charge(parcel, year, {
        cycle,
        due_date: due,
        bill_number: `${year % 100}-${sequence}-${cycle}`,
        gross_cents: ofYear,
        reductions_cents: -rateOf(ofYear, share),
        special_assessments:
          project && cycle === '1'
            ? [{ project: `SA-${sequence}`, description: project, amount_cents: 3_620 }]
            : [],
      })
    }
    return { year, parts: [half('1', first), half('2', second)] }
  })
}

/** Late money costs the county's penalty and interest; the portal only shows them (decision 14). */
const late = (part: InstallmentRow, interestBp: number): InstallmentRow => {
  const net = part.gross_cents + part.reductions_cents
  return { ...part, penalty_cents: rateOf(net, 1_000), interest_cents: rateOf(net, interestBp) }
}

function tell(story: Story, parcel: ParcelRow, years: Year[], random: Random): Year[] {
  const unpaidYears = story === 'delinquent' ? random.integer(1, 2) : 0
  const told = years.map(({ year, parts }, age) => {
    const [first, second] = parts
    if (!first || !second || age > unpaidYears) {
      return { year, parts: parts.map((part) => settled(part, random)) }
    }
    if (age > 0) {
      return { year, parts: parts.map((part) => ({ ...late(part, age * 300), carried: true })) }
    }
    if (story === 'paid') return { year, parts: parts.map((part) => settled(part, random)) }
    if (story === 'second-due') return { year, parts: [settled(first, random), second] }
    return { year, parts: story === 'held' ? [first, second] : [late(first, 0), second] }
  })
  return unpaidYears > 0 ? withDelinquency(parcel, told) : told
}

/** Adds cycle D to the latest year: the sum carried from earlier ones. */
export function withDelinquency(parcel: Pick<ParcelRow, 'id'>, years: Year[]): Year[] {
  const carried = years.flatMap(({ year, parts }) =>
    parts.filter((part) => part.carried).map((part) => ({ year, part })),
  )
  const [latest, ...earlier] = years
  const oldest = carried.at(-1)
  if (!latest || !oldest) return years
  const sum = (amount: (part: InstallmentRow) => number) =>
    carried.reduce((total, { part }) => total + amount(part), 0)
  const delinquent = charge(parcel, latest.year, {
    cycle: 'D',
    due_date: oldest.part.due_date,
    bill_number: `${latest.parts[0]?.bill_number.slice(0, -2) ?? ''}-D`,
    gross_cents: sum((part) => part.gross_cents),
    reductions_cents: sum((part) => part.reductions_cents),
    special_assessments: carried.flatMap(({ part }) => part.special_assessments),
    penalty_cents: sum((part) => part.penalty_cents),
    interest_cents: sum((part) => part.interest_cents),
    delinquent_since: oldest.year,
  })
  return [{ year: latest.year, parts: [delinquent, ...latest.parts] }, ...earlier]
}
