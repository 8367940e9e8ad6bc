import type { BillKind } from '@/contract/departments/departments'
import { matchesExample } from '@/rules/merchants/pattern-problem'
import { addDays, type PlainDate, yearOf } from '@/rules/time/dates'
import type { Random } from '@mocks/lib/random'
import type { InstallmentRow } from '@mocks/world/bills/bills'
import { offenses } from '@mocks/world/bills/court-tickets'
import type { DepartmentRow } from '../departments'
import type { MerchantRow } from '../merchants'
import type { ParcelRow } from '@mocks/world/bills/parcels'
import { billOf, charge, settled, type Books } from './charges'
import { laterPeople } from './people'
import { holdFor } from './property'

/** A few bills for a department that was set up later: to look at, and to pay. */

const howMany = 12
/** The third is paid, the fourth cannot be paid online; all others are open. */
const paidAt = 2
const heldAt = 3

interface Sample {
  readonly merchant: Pick<MerchantRow, 'id' | 'city' | 'zip' | 'phone' | 'roll_type_real'>
  readonly department: DepartmentRow
  readonly today: PlainDate
  /** Another department of the merchant has this number. */
  readonly isTaken: (parcelId: string) => boolean
}

export function sampleBooks({ merchant, department, today, isTaken }: Sample): Books {
  const { id, bills, search, phone } = department
  const kind = bills ?? 'property'
  const people = laterPeople(`sample/${merchant.id}/${id}`)
  const { random } = people
  const books: Books = { parcels: [], bills: [] }
  const numbers = numbersLike(search.example ?? examples[kind], search.pattern ?? '', howMany)
  for (const [index, account] of numbers.entries()) {
    const parcel: ParcelRow = {
      id: isTaken(account) ? `${id}.${account}` : account,
      department_id: id,
      account,
      client: '0001',
      roll_type: kind === 'property' ? merchant.roll_type_real : rollTypes[kind],
      owner: people.owner(),
      address: people.address(),
      city: merchant.city,
      zip: merchant.zip,
      legal_description: descriptionOf(kind, index),
      tax_district: null,
      homestead: false,
      owner_occupied: false,
      mortgage_company: null,
      hold: index === heldAt && kind !== 'court' ? holdFor('PLAN', phone ?? merchant.phone) : null,
      office_hold: null,
    }
    const { year, parts } = chargesOf(kind, parcel, today, index, random)
    books.parcels.push(parcel)
    books.bills.push(
      billOf(parcel, year, index === paidAt ? parts.map((part) => settled(part, random)) : parts),
    )
  }
  return books
}

const rollTypes: Readonly<Record<BillKind, string>> = {
  property: 'REAL',
  'manufactured-home': 'MH',
  utility: 'UTILITY',
  permit: 'PERMIT',
  citation: 'CITATION',
  court: 'COURT',
}

/** For a department without an example of its own. */
const examples: Readonly<Record<BillKind, string>> = {
  property: '01-000100',
  'manufactured-home': 'MH-00100',
  utility: '01-000100',
  permit: 'P-00100',
  citation: 'C-00100',
  court: 'TR-26-00100',
}

const permits = ['Residential deck', 'Roof', 'Electrical'] as const
const violations = ['Expired meter', 'No parking zone', 'Loading zone'] as const

function descriptionOf(kind: BillKind, index: number): string | null {
  const at = <Item>(list: readonly Item[]): Item | null => list[index % list.length] ?? null
  if (kind === 'permit') return at(permits)
  if (kind === 'citation') return at(violations)
  return kind === 'court' ? (at(offenses)?.name ?? null) : null
}

function chargesOf(
  kind: BillKind,
  parcel: ParcelRow,
  today: PlainDate,
  index: number,
  random: Random,
): { year: number; parts: InstallmentRow[] } {
  const soon = addDays(today, 30)
  const one = (cycle: string, due_date: PlainDate, gross_cents: number, year: number) =>
    charge(parcel, year, {
      cycle,
      due_date,
      bill_number: `${parcel.account}-${cycle}`,
      gross_cents,
    })
  switch (kind) {
    case 'property':
    case 'manufactured-home': {
      // Taxes are paid in the year after.
      const year = yearOf(today) - 1
      const half = random.integer(380, 2_400) * 100
      return {
        year,
        parts: [one('1', soon, half, year), one('2', addDays(today, 180), half, year)],
      }
    }
    case 'utility': {
      const year = yearOf(today)
      return { year, parts: [one('M', soon, random.integer(3_800, 14_500), year)] }
    }
    case 'permit': {
      const year = yearOf(today)
      return { year, parts: [one('F', soon, random.integer(45, 195) * 100, year)] }
    }
    case 'citation': {
      const year = yearOf(today)
      return { year, parts: [one('C', soon, random.integer(25, 75) * 100, year)] }
    }
    case 'court': {
      const year = yearOf(today)
      const fine = offenses[index % offenses.length]?.fine_cents ?? offenses[0].fine_cents
      return { year, parts: [one('C', soon, fine, year)] }
    }
  }
}

/**
 * Numbers of the department, the example first: its last digits count on, as long as the result
 * still matches the pattern.
 */
function numbersLike(example: string, pattern: string, count: number): string[] {
  const found = /^(.*?)(\d{1,9})(\D*)$/.exec(example)
  if (!found) return [example]
  const [, head = '', digits = '', tail = ''] = found
  const numberAt = (index: number) => {
    const next = (Number(digits) + index * 7) % 10 ** digits.length
    return `${head}${String(next).padStart(digits.length, '0')}${tail}`
  }
  const numbers = new Set(Array.from({ length: count }, (_, index) => numberAt(index)))
  return [...numbers].filter((number) => matchesExample(pattern, number))
}
