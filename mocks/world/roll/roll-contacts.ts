import { emailOnFile, type EmailOnFile } from '@mocks/world/bills/emails-on-file'
import { halves } from '../seed/property'
import { factsOf, isSettled } from './roll-facts'
import { accountOf, placeInRoll, rollSize } from './roll-rows'

/**
 * What an audience is counted by, of every parcel of the large county: worked out once, so that a
 * count is one walk over numbers.
 */
export interface RollContacts {
  /** The halves of the latest bill that are open: 1, 2 or both. */
  readonly open: Uint8Array
  readonly delinquent: Uint8Array
  readonly contact: Uint8Array
  readonly district: Uint8Array
  readonly dueDates: readonly [string, string]
}

export const contactCodes = [
  'reachable',
  'unsubscribed',
  'bounced',
  'none',
] as const satisfies readonly EmailOnFile[]

const known = new Map<number, RollContacts>()

export function rollContacts(seed: number): RollContacts {
  const made = known.get(seed) ?? make(seed)
  known.set(seed, made)
  return made
}

function make(seed: number): RollContacts {
  const columns = {
    open: new Uint8Array(rollSize),
    delinquent: new Uint8Array(rollSize),
    contact: new Uint8Array(rollSize),
    district: new Uint8Array(rollSize),
  }
  for (let index = 0; index < rollSize; index += 1) {
    const facts = factsOf(seed, index)
    columns.open[index] = (isSettled(facts, 0, '1') ? 0 : 1) | (isSettled(facts, 0, '2') ? 0 : 2)
    columns.delinquent[index] = facts.carriedYears > 0 ? 1 : 0
    columns.contact[index] = contactCodes.indexOf(emailOnFile(accountOf(index)))
    columns.district[index] = placeInRoll(index)
  }
  const [, first = '', second = ''] = halves[0] ?? []
  return { ...columns, dueDates: [first, second] }
}
