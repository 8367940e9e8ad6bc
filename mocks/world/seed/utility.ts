import type { InstallmentRow } from '../bills'
import type { ParcelRow } from '../parcels'
import { billOf, charge, settled, type Books } from './charges'
import { utilityNumber } from './departments'
import type { Town } from './people'

/** Accounts that the import files name keep these amounts (product.md section 5). */
const knownAccounts: Readonly<Record<string, { current: number; past: number }>> = {
  '10-002231': { current: 8_420, past: 0 },
  '10-002232': { current: 9_115, past: 48_919 },
}

interface UtilityRoll {
  readonly department: string
  readonly accounts: number
  readonly first: number
  readonly city: string
  readonly zip: string
  /** false: another department has the same numbers. */
  readonly numberIsId: boolean
}

/** One bill a month; what earlier months left open stands as past due. */
export function utilityBooks(roll: UtilityRoll, town: Town): Books {
  const books: Books = { parcels: [], bills: [] }
  const { random } = town
  for (let index = 0; index < roll.accounts; index++) {
    const account = utilityNumber(roll.first + index)
    const parcel: ParcelRow = {
      id: roll.numberIsId ? account : `${roll.department}.${account}`,
      department_id: roll.department,
      account,
      client: '0001',
      roll_type: 'UTILITY',
      owner: town.owner(),
      address: town.address(),
      city: roll.city,
      zip: roll.zip,
      legal_description: null,
      tax_district: null,
      homestead: false,
      owner_occupied: random.chance(0.6),
      mortgage_company: null,
      hold: null,
    }
    books.parcels.push(parcel)
    const month = (year: number, due_date: string, gross_cents: number) =>
      charge(parcel, year, {
        cycle: 'M',
        due_date,
        bill_number: `${account}-${due_date.slice(0, 7)}`,
        gross_cents,
      })
    const monthly = random.integer(3_800, 14_500)
    const draw = random.next()
    const facts = knownAccounts[account] ?? {
      current: monthly,
      past: draw < 0.12 ? monthly * random.integer(1, 5) : 0,
    }
    const current = month(2026, '2026-06-15', facts.current)
    const paid = draw > 0.65 && !knownAccounts[account]
    books.bills.push(
      billOf(parcel, 2026, [
        ...pastDue(parcel, account, facts.past),
        paid ? settled(current, random) : current,
      ]),
      billOf(parcel, 2025, [settled(month(2025, '2025-12-15', monthly), random)]),
      billOf(parcel, 2024, [settled(month(2024, '2024-12-16', monthly), random)]),
    )
  }
  return books
}

function pastDue(parcel: ParcelRow, account: string, gross_cents: number): InstallmentRow[] {
  if (gross_cents === 0) return []
  return [
    charge(parcel, 2026, {
      cycle: 'D',
      due_date: '2026-04-15',
      bill_number: `${account}-past-due`,
      gross_cents,
      delinquent_since: 2026,
    }),
  ]
}
