import { seededRandom } from '@mocks/lib/random'
import type { MerchantRow } from '../merchants'
import type { PaymentRow } from '@mocks/world/payments/payments'
import type { Books } from './charges'
import { departmentsOf, type DepartmentSeed } from './departments'
import { earlierPayments } from './earlier-payments'
import { knownParcels, miamiRoll } from './miami-county'
import { ownPayments } from './own-payments'
import { openBills, seededPayments } from './payments'
import { payersOf, townOf } from './drawn-facts'
import { propertyBooks, type PropertyRoll } from './property'
import { citationBooks, knownPermit, permitBooks } from './single-fees'
import { utilityBooks } from './utility'

/** Everything that one merchant's departments have on their books. */
export function booksOf(merchant: MerchantRow, seed: string): Books & { payments: PaymentRow[] } {
  const own = `${seed}/${merchant.sub_domain}`
  const seeds = departmentsOf(merchant.sub_domain)
  const parts = seeds.flatMap((department) => departmentBooks(merchant, department, seeds, seed))
  const books: Books = {
    parcels: parts.flatMap((part) => part.parcels).map((row) => ({ ...notImported, ...row })),
    bills: parts.flatMap((part) => part.bills),
  }
  const departments = seeds.map((entry) => entry.department)
  if (!departments.some(({ status }) => status)) return { ...withoutOnline(books), payments: [] }
  const open = openBills(books)
  const payer = payersOf(seed, merchant.sub_domain)
  const chanceOf = (name: string) => ({ random: seededRandom(`${own}/${name}`), payer })
  const latest = seededPayments(merchant, departments, open, chanceOf('payments'), own)
  const before = chanceOf('earlier payments')
  const earlier = earlierPayments(merchant, departments, open, before, own, latest)
  const theirs = ownPayments(merchant, departments, books.bills, `${own}/own payments`)
  return {
    parcels: books.parcels,
    bills: theirs.bills,
    payments: [...theirs.payments, ...earlier, ...latest],
  }
}

/** What only files tell of an account. */
const notImported = { permit: null, utility: null, link_pin: null } as const

/** Where nothing is online, there are no online payments: money came to the counter. */
const withoutOnline = ({ parcels, bills }: Books): Books => ({
  parcels,
  bills: bills.map((bill) => ({
    ...bill,
    installments: bill.installments.map((part) => ({
      ...part,
      postings: part.postings.map((entry) =>
        entry.channel === 'online'
          ? { ...entry, channel: 'counter' as const, tender: 'check' as const }
          : entry,
      ),
    })),
  })),
})

function departmentBooks(
  merchant: MerchantRow,
  { department, books }: DepartmentSeed,
  seeds: readonly DepartmentSeed[],
  seed: string,
): Books[] {
  if (!books) return []
  const miami = merchant.sub_domain === 'miamicounty'
  const town = townOf(seed, merchant.sub_domain, department.id)
  const place = { departmentId: department.id, city: merchant.city, zip: merchant.zip }
  switch (books.kind) {
    case 'property': {
      const made = propertyBooks(miami ? miamiRoll : countyRoll(merchant), books.parcels, town)
      return miami ? [knownParcels(`${seed}/${merchant.sub_domain}`), made] : [made]
    }
    case 'manufactured-home':
      return [propertyBooks(homeRoll(merchant), books.parcels, town)]
    case 'utility': {
      const alone = seeds.filter((other) => firstOf(other) === books.first).length === 1
      return [utilityBooks({ ...place, ...books, numberIsId: alone, phone: merchant.phone }, town)]
    }
    case 'permit': {
      const made = permitBooks(place, books.permits, town)
      return miami ? [knownPermit(place), made] : [made]
    }
    case 'citation':
      return [
        citationBooks(
          { ...place, prefix: books.prefix, court: department.bills === 'court' },
          books.citations,
          town,
        ),
      ]
  }
}

const firstOf = ({ books }: DepartmentSeed) => (books?.kind === 'utility' ? books.first : null)

const countyRoll = (merchant: MerchantRow): PropertyRoll => ({
  departmentId: 'real-estate-tax',
  rollType: 'REAL',
  phone: merchant.phone,
  parcel: (index) => ({
    account: `16-${String(1_000 + index * 7).padStart(6, '0')}`,
    district: 'Union Township',
    city: merchant.city,
    zip: merchant.zip,
  }),
})

const homeRoll = (merchant: MerchantRow): PropertyRoll => ({
  departmentId: 'manufactured-home-tax',
  rollType: 'MH',
  phone: merchant.phone,
  parcel: (index) => ({
    account: `MH-${String(100 + index * 3).padStart(5, '0')}`,
    district: 'Manufactured homes',
    city: merchant.city,
    zip: merchant.zip,
  }),
})
