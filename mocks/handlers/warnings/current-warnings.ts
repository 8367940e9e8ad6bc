import { severityOf, severityRank } from '@/rules/warnings/warning-kinds'
import type { World } from '@mocks/world/create-world'
import { warningAbout, type WarningRow } from '@mocks/world/warnings'
import { returnedMails } from './returned-mails'
import { withEnd, unansweredPayments } from './unanswered-payments'

interface Asking {
  readonly world: World
  readonly now: number
}

/**
 * All warnings by now: those that were raised, and those that time alone brings. The latter are stored
 * once somebody has done something with them. The rows are the world's own: not to be changed.
 */
export function currentWarnings(asking: Asking): readonly Readonly<WarningRow>[] {
  const stored = asking.world.warnings.read((row) => withEnd(asking, row))
  const timed = timedWarnings(asking).filter((row) => !warningAbout(asking, row))
  return [...stored, ...timed]
}

const timedWarnings = (asking: Asking): readonly WarningRow[] => [
  ...unansweredPayments(asking),
  ...returnedMails(asking),
]

/** One warning by now; undefined: there is none with that id. */
export function currentWarning(asking: Asking, id: string): WarningRow | undefined {
  const stored = asking.world.warnings.get(id)
  if (stored) return withEnd(asking, stored)
  return timedWarnings(asking).find((row) => row.id === id)
}

/** What waits comes first, of that the worst, of equally grave ones the latest. */
export function urgencyOf({ state, kind, facts, last_at }: Readonly<WarningRow>): number {
  const rank = severityRank(severityOf(kind, facts)) + (state === 'closed' ? 10 : 0)
  return (rank + 1) * 1e13 - Date.parse(last_at)
}
