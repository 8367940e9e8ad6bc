import { seededRandom } from '@mocks/lib/random'
import type { ParcelRow } from './parcels'
import { lastNames } from '@mocks/world/seed/names'
import { ownValue } from '@/rules/own-value'

/** What a building office knows of a permit beyond its number and its fee. */

const trades = ['Builders LLC', 'Construction', 'Electric', 'Roofing LLC', 'Contracting'] as const

export interface FeeLine {
  readonly code: string
  readonly description: string
  readonly amount_cents: number
}

/** The permit that the import file names. */
export const knownPermits: Readonly<
  Record<string, { contractor: string; expires_on: string; lines: FeeLine[] }>
> = {
  'BP-2026-00418': {
    contractor: 'Buckeye Decks LLC',
    expires_on: '2026-10-02',
    lines: [
      { code: 'PLAN', description: 'Plan review', amount_cents: 7_500 },
      { code: 'BLDG', description: 'Building fee', amount_cents: 12_000 },
    ],
  },
}

/** null: the owner builds. */
export function contractorOf({
  id,
  roll_type,
}: Pick<ParcelRow, 'id' | 'roll_type'>): string | null {
  if (roll_type !== 'PERMIT') return null
  const named = ownValue(knownPermits, id)
  if (named) return named.contractor
  const random = seededRandom(`contractor ${id}`)
  if (random.chance(0.2)) return null
  return `${lastNames[random.integer(0, lastNames.length - 1)] ?? ''} ${random.pick(trades)}`
}
