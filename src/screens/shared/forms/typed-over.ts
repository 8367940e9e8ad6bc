import { isSameInput } from '@/api/write'
import type { Draft } from '@/state/office/drafts'

/** A draft as it goes into a form whose row may have been saved by someone else since. */
export interface Kept<Fields> {
  readonly fields: Fields
  /** Someone else has changed a field that was typed, too. */
  readonly collides: boolean
  /**
   * What it counts as typed over from now on: the newest values, and of fields that collide those
   * before, so that the next reload finds the same.
   */
  readonly base: Fields
}

/**
 * What was typed, over the row as it is saved by now: a field that was not touched has the newest value.
 * Saved as it was kept, the draft would take back what someone else has changed.
 */
export function keptOver<Fields extends object>(
  draft: Pick<Draft<Fields>, 'read' | 'readOver'>,
  newest: Fields,
): Kept<Fields> | null {
  const typed = draft.read()
  if (typed === null) return null
  const over = draft.readOver()
  const kept =
    over === null
      ? { fields: typed, collides: false, base: newest }
      : typedOver(typed, over, newest)
  return isSameInput(kept.fields, newest) ? null : kept
}

/** `over`: the saved values while it was typed; `newest`: those of now. Lists count as one value. */
export function typedOver<Fields extends object>(
  typed: Fields,
  over: Fields,
  newest: Fields,
): Kept<Fields> {
  const fields = { ...typed }
  const base = { ...newest }
  let collides = false
  for (const name in typed) {
    const mine = typed[name]
    const before = over[name]
    const theirs = newest[name]
    if (isGroup(mine) && isGroup(before) && isGroup(theirs)) {
      const group = typedOver(mine, before, theirs)
      fields[name] = group.fields
      base[name] = group.base
      collides ||= group.collides
    } else if (isSameInput(mine, before)) fields[name] = theirs
    else if (!isSameInput(before, theirs) && !isSameInput(mine, theirs)) {
      base[name] = before
      collides = true
    }
  }
  return { fields, collides, base }
}

const isGroup = <Value>(value: Value): value is Value & object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
