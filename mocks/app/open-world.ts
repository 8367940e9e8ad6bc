import type { JournalEntry, SkippedEntry, WorldMeta } from '@mocks/cloud/journal'
import { readEntries, readMeta, type WorldDamage } from './saved-world'
import { type BuiltWorld, buildWorld, type KeeperParts } from './world-keeper'

export interface OpenedWorld {
  readonly meta: WorldMeta
  readonly built: BuiltWorld
  readonly state: WorldDamage['meta']
  /** Changes that were stored with a world that cannot be made any more. */
  readonly lost: number
}

/**
 * The world of the journal, as far as it can be read. Afterwards the journal takes writes again,
 * whatever was stored in it.
 */
export async function openWorld(
  keeper: KeeperParts,
  /** The meta of a new world. */
  usual: WorldMeta,
  realNow: number,
): Promise<OpenedWorld> {
  const { journal } = keeper
  const stored = await journal.load()
  if (stored.meta === undefined && stored.entries.length === 0) {
    await journal.saveMeta(usual)
    return { meta: usual, built: makeWorld(keeper, usual), state: 'whole', lost: 0 }
  }
  const { entries, unreadable } = readEntries(stored.entries)
  const { meta, state } = readMeta(stored.meta, usual, entries, realNow)
  const built = state === 'anew' ? null : buildWorld(keeper, meta, entries, unreadable)
  if (built !== null) {
    if (state === 'mended') await journal.saveMeta(meta)
    return { meta, built, state, lost: 0 }
  }
  const scenario = meta.scenario ?? 'none'
  console.warn(`The saved world (scenario: ${scenario}) cannot be made here: it begins anew`)
  const first = { ...usual, revoked: meta.revoked }
  await journal.replace(first, [])
  return {
    meta: first,
    built: makeWorld(keeper, first),
    state: 'anew',
    lost: stored.entries.length,
  }
}

/** A world of an origin that this build is known to have. */
export function makeWorld(
  keeper: KeeperParts,
  meta: WorldMeta,
  entries: readonly JournalEntry[] = [],
  leftOut: readonly SkippedEntry[] = [],
): BuiltWorld {
  const world = buildWorld(keeper, meta, entries, leftOut)
  if (!world) throw new Error('A world that was there cannot be made again')
  return world
}
