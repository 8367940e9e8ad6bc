import type { Tenant } from '@mocks/world/create-world'
import type { Roll } from '@mocks/world/roll/roll'
import { writtenParcels } from '@mocks/handlers/bills/roll-search'
import type { Contacts } from './contacts'

/** Accounts of a roll that are looked at by their rows: all others are counted by numbers alone. */
export interface RollAccounts {
  readonly ids: readonly string[]
  /** A linked one is not counted with the roll any more from when it was linked. */
  isCountedByRow(parcelId: string, at: string): boolean
  /** The places in the roll of those that are counted by their rows at that moment. */
  placesAt(at: string): ReadonlySet<number>
}

export function rollAccounts(tenant: Tenant, roll: Roll, { linked }: Contacts): RollAccounts {
  const written = new Set(writtenParcels(tenant, roll))
  const linkedIds = [...linked.keys()].filter((id) => roll.indexOf(id) !== null)
  const ids = [...new Set([...written, ...linkedIds])]
  const isLinked = (id: string, at: string) =>
    linked.get(id)?.some(({ linked_at }) => linked_at <= at) === true
  const isCountedByRow = (id: string, at: string) =>
    written.has(id) || roll.indexOf(id) === null || isLinked(id, at)
  return {
    ids,
    isCountedByRow,
    placesAt: (at) =>
      new Set(ids.flatMap((id) => (isCountedByRow(id, at) ? (roll.indexOf(id) ?? []) : []))),
  }
}
