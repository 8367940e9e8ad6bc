import type { GivenFacts } from '@/rules/bills/second-fact'
import type { CallContext } from '@mocks/cloud/context'
import { networkOf } from '@mocks/cloud/faults/network'
import { sha256Hex } from '@mocks/lib/sha256'
import type { Tenant } from '@mocks/world/create-world'
import {
  checkTries,
  counterFrom,
  counterOf,
  forgetTries,
  noteTry,
  triesNoted,
} from '@mocks/handlers/tries'

/** A try at the second fact: the accounts it was about, and those that it matched. */
interface Said {
  /** Every account that the first fact names; an unknown one counts by the typed number. */
  readonly named: readonly string[]
  readonly right: readonly string[]
  readonly facts: GivenFacts
}

/**
 * Refuses or counts it. While a counter is full, true facts are refused like wrong ones, because
 * the answer would tell them apart.
 */
export function countFacts(context: CallContext, tenant: Tenant, said: Said): void {
  const ofAccount = (id: string) => counterOf('wrong facts of an account', `${tenant.id}/${id}`)
  const counters = [
    counterFrom('wrong facts from a network', context),
    ...said.named.map(ofAccount),
  ]
  checkTries(context, counters, tooMany)
  if (said.right.length > 0) {
    for (const id of said.right) forgetTries(context, ofAccount(id))
    return
  }
  const { name, zip, born } = said.facts
  const again = counterOf(
    'the same wrong facts',
    sha256Hex(JSON.stringify([networkOf(context.address), tenant.id, said.named, name, zip, born])),
  )
  // The same once more, by a reload or another page of the list, is no other guess.
  if (triesNoted(context, again) > 0) return
  noteTry(context, [...counters, again])
}

const tooMany = 'Too many tries with facts that do not fit. Wait a while and try again.'
