import * as v from 'valibot'
import {
  type JournalEntry,
  numberOf,
  type SkippedEntry,
  type WorldMeta,
} from '@mocks/cloud/journal'
import { journalEntry, metaFields, worldMeta } from './journal-schema'

/** What of the saved world could not be used. The page says it in the line on top. */
export interface WorldDamage {
  /**
   * Entries that are not in the world: still stored, or removed with a world that was started over.
   */
  readonly left_out: number
  /** `mended`: unreadable fields take their default values. `anew`: nothing was readable. */
  readonly meta: 'whole' | 'mended' | 'anew'
}

export interface ReadEntries {
  readonly entries: readonly JournalEntry[]
  readonly unreadable: readonly SkippedEntry[]
}

/** Each entry by itself: one that cannot be read costs none of the others. */
export function readEntries(stored: readonly unknown[]): ReadEntries {
  const entries: JournalEntry[] = []
  const unreadable: SkippedEntry[] = []
  for (const row of stored) {
    const parsed = v.safeParse(journalEntry, row)
    if (parsed.success) {
      entries.push(parsed.output)
      continue
    }
    const [issue] = parsed.issues
    const call: unknown =
      typeof row === 'object' && row !== null ? Reflect.get(row, 'call') : undefined
    unreadable.push({
      n: numberOf(row),
      call: typeof call === 'string' ? call : '?',
      reason: `${v.getDotPath(issue) ?? 'entry'}: ${issue.message}`,
    })
  }
  return { entries: entries.toSorted((a, b) => a.n - b.n), unreadable }
}

/** The first number after all of these. */
export const numberAfter = (taken: readonly { readonly n: number | null }[]): number =>
  taken.reduce((highest, { n }) => Math.max(highest, n ?? 0), 0) + 1

export interface ReadMeta {
  readonly meta: WorldMeta
  readonly state: WorldDamage['meta']
}

/**
 * The meta of these entries. An unreadable field takes its value of `usual`, so that one damaged
 * field does not lose the visitor's changes. Another format belongs to another build: its fields
 * have no known meaning here.
 */
export function readMeta(
  stored: unknown,
  usual: WorldMeta,
  entries: readonly JournalEntry[],
  realNow: number,
): ReadMeta {
  const parsed = v.safeParse(worldMeta, stored)
  if (parsed.success) return { meta: parsed.output, state: 'whole' }
  const fields = new Map(
    typeof stored === 'object' && stored !== null ? Object.entries(stored) : [],
  )
  const format: unknown = fields.get('format')
  if (typeof format === 'number' && format !== usual.format) return { meta: usual, state: 'anew' }
  const kept = <T>(name: keyof WorldMeta, schema: v.GenericSchema<T>, other: T): T => {
    const field = fields.has(name) ? v.safeParse(schema, fields.get(name)) : null
    return field?.success === true ? field.output : other
  }
  // Time goes on from the last entry, never back before it.
  const latest = entries.reduce((last, { at }) => Math.max(last, Date.parse(at)), -Infinity)
  const meta: WorldMeta = {
    format: usual.format,
    seed: kept('seed', metaFields.seed, usual.seed),
    scenario: kept('scenario', metaFields.scenario, usual.scenario),
    date: kept('date', metaFields.date, usual.date),
    offset: kept('offset', metaFields.offset, Math.max(usual.offset, latest - realNow)),
    revoked: kept('revoked', metaFields.revoked, stringsIn(fields.get('revoked'))),
  }
  return { meta, state: 'mended' }
}

/** A session that was signed out stays so, even where another entry of the list is damaged. */
const stringsIn = (list: unknown): readonly string[] =>
  Array.isArray(list) ? list.filter((one: unknown) => typeof one === 'string') : []
