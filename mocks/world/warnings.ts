import * as v from 'valibot'
import { warning, warningEvent, type WarningEvent } from '@/contract/warnings'
import { id } from '@/contract/wire'
import { isWarning } from '@/rules/warnings/warning-kinds'
import type { Table, TableSpec } from './store/table'

/** A warning as it is stored; its severity follows from its facts. */
export const warningRow = v.object({
  ...v.pick(warning, ['id', 'kind', 'subject', 'facts', 'count', 'first_at', 'last_at', 'state'])
    .entries,
  /** null: of no single merchant. */
  merchant_id: v.nullable(id),
  owner_id: v.nullable(id),
  history: v.array(warningEvent),
})
export type WarningRow = v.InferOutput<typeof warningRow>

type Cause = Pick<WarningRow, 'kind' | 'merchant_id' | 'subject'>

export const causeOf = ({ kind, merchant_id, subject }: Cause): string =>
  [kind, merchant_id ?? '', subject.kind, subject.id].join('/')

export const warningTable: TableSpec<WarningRow, 'cause'> = {
  name: 'warning',
  schema: warningRow,
  indexes: { cause: causeOf },
}

/** Of the entry that raises it: it is raised in `apply`, so that a replay raises it as well. */
interface Raising {
  readonly world: { readonly warnings: Table<WarningRow, 'cause'> }
  readonly at: string
}

export const eventOf = (
  at: string,
  event: WarningEvent['event'],
  more: Partial<Pick<WarningEvent, 'by' | 'to' | 'note'>> = {},
): WarningEvent => ({ at, event, by: null, to: null, note: '', ...more })

/**
 * Raises a warning if its kind's rule says that these facts are one. There is one of each cause: it is
 * counted up, and a closed one is opened again.
 */
export function raiseWarning(
  { world, at }: Raising,
  { kind, merchant_id, subject, facts = {} }: Cause & { readonly facts?: WarningRow['facts'] },
): void {
  if (!isWarning(kind, facts)) return
  const { warnings } = world
  const cause = { kind, merchant_id, subject }
  const known = warningAbout({ world }, cause)
  if (!known) {
    const history = [eventOf(at, 'raised')]
    const begun = { count: 1, first_at: at, last_at: at, state: 'open' as const, owner_id: null }
    warnings.insert({ id: String(warnings.size + 1), ...cause, facts, ...begun, history })
    return
  }
  const again = { subject, facts, count: known.count + 1, last_at: at }
  warnings.update(
    known.id,
    known.state === 'closed'
      ? { ...again, state: 'open', history: [...known.history, eventOf(at, 'happened-again')] }
      : again,
  )
}

/** Its cause is gone: an open one closes itself. */
export function resolveWarning({ world, at }: Raising, cause: Cause): void {
  const known = warningAbout({ world }, cause)
  if (!known || known.state === 'closed') return
  const history = [...known.history, eventOf(at, 'resolved')]
  world.warnings.update(known.id, { state: 'closed', history })
}

/** The one of this cause; undefined: it has never happened. */
export const warningAbout = (
  { world }: Pick<Raising, 'world'>,
  cause: Cause,
): WarningRow | undefined => world.warnings.by('cause', causeOf(cause))[0]
