import type { Audience } from '@/contract/notifications/notification-fields'
import type { PlainDate } from '@/rules/time/dates'
import type { Roll } from '@mocks/world/roll/roll'
import { contactCodes, type RollContacts } from '@mocks/world/roll/roll-contacts'
import { rollZips } from '@mocks/world/roll/roll-rows'
import { asksForBills, fitsBills, type OpenPart } from './open-parts'
import type { Tally } from './tally'

interface CountingRoll {
  readonly roll: Roll
  readonly audience: Audience
  readonly today: PlainDate
  /** Places that are counted by their rows. */
  readonly beside: ReadonlySet<number>
  readonly tally: Tally
  /** Only those where this half of the bill is open. */
  readonly half?: 0 | 1
  /** Only the places of a list. */
  readonly only?: ReadonlySet<number> | undefined
}

/** One walk over the numbers of a hundred thousand parcels; those with a user are `beside`. */
export function countRoll(counting: CountingRoll): void {
  const { roll, audience, today, beside, tally, half, only } = counting
  const { departments, zips, ebilling_only } = audience
  if (ebilling_only || (departments !== null && !departments.includes(roll.departmentId))) return
  const wanted = new Set(zips.map((zip) => zip.slice(0, 5)))
  const inZip = rollZips.map((zip) => wanted.size === 0 || wanted.has(zip))
  const columns = roll.contacts()
  const [year = 0] = roll.years
  const hasBills = asksForBills(audience)
  const counts = [0, 0, 0, 0]
  for (const index of only ?? columns.contact.keys()) {
    if (inZip[columns.district[index] ?? 0] !== true || beside.has(index)) continue
    if (half !== undefined && ((columns.open[index] ?? 0) & (1 << half)) === 0) continue
    if (hasBills) {
      const balance_cents = roll.due(index, year)
      if (!fitsBills(audience, { parts: partsAt(columns, index), balance_cents }, today)) continue
    }
    const code = columns.contact[index] ?? 0
    counts[code] = (counts[code] ?? 0) + 1
    if (code === 0 && tally.onFile.length < 10) tally.onFile.push(roll.sketch(index).account)
  }
  for (const [code, kind] of contactCodes.entries()) {
    const count = counts[code] ?? 0
    tally.matching += count
    if (kind === 'reachable') tally.onFileCount += count
    else if (count > 0) tally.exclude(kind === 'none' ? 'no-email' : kind, count)
  }
}

/** By what is open of the latest bill, in the eight ways in which that can be. */
const known = new Map<string, readonly OpenPart[]>()

function partsAt({ open, delinquent, dueDates }: RollContacts, index: number): readonly OpenPart[] {
  const [bits, late] = [open[index] ?? 0, delinquent[index] === 1]
  const key = `${dueDates[0]} ${bits} ${String(late)}`
  const parts = known.get(key)
  if (parts) return parts
  const made = dueDates.flatMap((due_date, half): OpenPart[] =>
    (bits & (1 << half)) === 0 ? [] : [{ due_date, cents: 1, delinquent: late }],
  )
  known.set(key, made)
  return made
}
