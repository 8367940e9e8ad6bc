import { sumOf } from '@/rules/payments/money'
import type { InstallmentRow, Posting } from '@mocks/world/bills/bills'
import type { ParcelRow } from '@mocks/world/bills/parcels'
import { billOf, charge, settled, type Books } from './charges'
import { utilityNumber } from './departments'
import type { Town } from './drawn-facts'
import { ownValue } from '@/rules/own-value'

/** Accounts that the import files and tests name keep these amounts (product.md section 5). */
const knownAccounts: Readonly<Record<string, Owed>> = {
  '10-002208': { current: 6_026, past: [6_026, 6_026] },
  '10-002231': { current: 8_420, past: [] },
  '10-002232': { current: 9_115, past: [31_077, 9_002, 8_840], skip: 1 },
  // Paid $120.00 on a bill of $108.00: $12.00 are the customer's.
  '10-002233': {
    current: 10_800,
    past: [],
    paid: {
      at: '2026-05-20T15:12:00.000Z',
      amount_cents: 12_000,
      channel: 'mail',
      tender: 'check',
    },
  },
  '10-002234': { current: 8_000, past: [2_000], skip: 1 },
}

interface Owed {
  readonly current: number
  /** Past due, oldest first. */
  readonly past: readonly number[]
  /** Months before the last one that left nothing open. */
  readonly skip?: number
  /** What came in on the current month. */
  readonly paid?: Omit<Posting, 'id'>
}

/** Due dates of the months gone by, oldest first. */
const duesBefore = [
  '2025-12-15',
  '2026-01-15',
  '2026-02-16',
  '2026-03-16',
  '2026-04-15',
  '2026-05-15',
] as const

/** One account in this many has an old debt that was handed to the county. */
const certifiedEvery = 30
const certifiedAt = 19

interface UtilityRoll {
  readonly departmentId: string
  readonly accounts: number
  readonly first: number
  readonly city: string
  readonly zip: string
  readonly phone: string
  /** false: another department has the same numbers. */
  readonly numberIsId: boolean
}

/** One bill a month; what earlier months left open stands as past due. */
export function utilityBooks(roll: UtilityRoll, town: Town): Books {
  const books: Books = { parcels: [], bills: [] }
  const { random } = town
  for (let index = 0; index < roll.accounts; index++) {
    const account = utilityNumber(roll.first + index)
    const { owner, address, amount: monthly } = town.next()
    const parcel: ParcelRow = {
      id: roll.numberIsId ? account : `${roll.departmentId}.${account}`,
      department_id: roll.departmentId,
      account,
      client: '0001',
      roll_type: 'UTILITY',
      owner,
      address,
      city: roll.city,
      zip: roll.zip,
      legal_description: null,
      tax_district: null,
      homestead: false,
      owner_occupied: random.chance(0.6),
      mortgage_company: null,
      hold: null,
      office_hold: null,
    }
    books.parcels.push(parcel)
    const month = (year: number, due_date: string, gross_cents: number) =>
      charge(parcel, year, {
        cycle: 'M',
        due_date,
        bill_number: `${account}-${due_date.slice(0, 7)}`,
        gross_cents,
      })
    const draw = random.next()
    const drawn = draw < 0.12 ? repeated(monthly, random.integer(1, 5)) : []
    const facts: Owed = ownValue(knownAccounts, account) ?? { current: monthly, past: drawn }
    const certified = index % certifiedEvery === certifiedAt && !ownValue(knownAccounts, account)
    if (certified) parcel.hold = certifiedHold(roll.phone)
    const past = certified ? repeated(monthly, 5) : facts.past
    const current = month(2026, '2026-06-15', facts.current)
    const paid = draw > 0.65 && !ownValue(knownAccounts, account)
    books.bills.push(
      billOf(parcel, 2026, [
        ...pastDue(parcel, past, facts.skip ?? 0),
        facts.paid ? paidBy(current, facts.paid) : paid ? settled(current, random) : current,
      ]),
      billOf(parcel, 2025, [settled(month(2025, '2025-12-15', monthly), random)]),
      billOf(parcel, 2024, [settled(month(2024, '2024-12-16', monthly), random)]),
    )
  }
  return books
}

const paidBy = (part: InstallmentRow, paid: Omit<Posting, 'id'>): InstallmentRow => ({
  ...part,
  postings: [{ id: `${part.id}-1`, ...paid }],
})

const repeated = (amount: number, times: number): number[] =>
  Array.from({ length: times }, () => amount)

const certifiedHold = (phone: string): NonNullable<ParcelRow['hold']> => ({
  code: 'CERT',
  reason:
    'What is past due was certified to the county and is collected with the property tax. Call before you pay.',
  phone,
})

function pastDue(parcel: ParcelRow, past: readonly number[], skip: number): InstallmentRow[] {
  const first = duesBefore.length - skip - past.length
  const aged = past.flatMap((amount_cents, index) => {
    const due_date = duesBefore[first + index]
    return due_date === undefined ? [] : [{ due_date, amount_cents }]
  })
  const [oldest] = aged
  if (!oldest) return []
  return [
    charge(parcel, 2026, {
      cycle: 'D',
      due_date: oldest.due_date,
      bill_number: `${parcel.account}-past-due`,
      gross_cents: sumOf(past),
      aged,
    }),
  ]
}
