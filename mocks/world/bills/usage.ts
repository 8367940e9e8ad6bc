import type { Usage } from '@/contract/bills/accounts'
import type { PlainDate } from '@/rules/time/dates'
import { seededRandom } from '@mocks/lib/random'
import type { ParcelRow } from './parcels'

const monthsShown = 12
/** More in summer: gardens. */
const season = [0.9, 0.88, 0.92, 0.98, 1.08, 1.22, 1.34, 1.3, 1.12, 1, 0.93, 0.92]

/** What went through a utility account's meter in the twelve months before this one; else nothing. */
export function usageOf(parcel: ParcelRow, today: PlainDate): Usage | null {
  if (parcel.roll_type !== 'UTILITY') return null
  const household = seededRandom(`usage of ${parcel.id}`).integer(2_100, 6_400)
  const [year = 0, month = 1] = today.split('-').map(Number)
  const months = Array.from({ length: monthsShown }, (_, index) => {
    const before = year * 12 + (month - 1) - (monthsShown - index)
    const name = `${Math.floor(before / 12)}-${String((before % 12) + 1).padStart(2, '0')}`
    const own = seededRandom(`usage of ${parcel.id} in ${name}`).next()
    const amount = household * (season[before % 12] ?? 1) * (0.85 + own * 0.3)
    return { month: name, amount: Math.round(amount / 10) * 10 }
  })
  return { unit: 'gallons', months }
}
