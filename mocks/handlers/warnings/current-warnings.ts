import { severityOf, severityRank } from '@/rules/warnings/warning-kinds'
import type { World } from '@mocks/world/create-world'
import { causeOf, type WarningRow } from '@mocks/world/warnings'
import { returnedMails, withLaterSends } from './returned-mails'
import { withEnd, unansweredPayments } from './unanswered-payments'

interface Asking {
  readonly world: World
  readonly now: number
}

/**
 * All warnings by now: those that were raised, and those that time alone brings. The latter are stored
 * once a person has done something with them. The rows are the world's own: not to be changed.
 */
export function currentWarnings(asking: Asking): readonly Readonly<WarningRow>[] {
  const returned = returnedMails(asking)
  const later = new Map(returned.map((row) => [row.id, row]))
  const timed = [...unansweredPayments(asking), ...returned]
  const kinds = new Set(timed.map(({ kind }) => kind))
  // Of all rows few are of these kinds: the table's index of causes would hold every one.
  const causes = new Set<string>()
  const stored = asking.world.warnings.read((row) => {
    if (kinds.has(row.kind)) causes.add(causeOf(row))
    const worked = later.get(row.id)
    return worked ? withLaterSends(row, worked) : withEnd(asking, row)
  })
  return [...stored, ...timed.filter((row) => !causes.has(causeOf(row)))]
}

/** One warning by now; undefined: there is none with that id. */
export function currentWarning(asking: Asking, id: string): WarningRow | undefined {
  const stored = asking.world.warnings.get(id)
  const isOfMails = stored === undefined || stored.kind === 'bounce-rate'
  const worked = isOfMails ? returnedMails(asking).find((row) => row.id === id) : undefined
  if (stored) return worked ? withLaterSends(stored, worked) : withEnd(asking, stored)
  return worked ?? unansweredPayments(asking).find((row) => row.id === id)
}

/** What waits comes first, of that the worst, of equally grave ones the latest. */
export function urgencyOf({ state, kind, facts, last_at }: Readonly<WarningRow>): number {
  const rank = severityRank(severityOf(kind, facts)) + (state === 'closed' ? 10 : 0)
  return (rank + 1) * 1e13 - Date.parse(last_at)
}
