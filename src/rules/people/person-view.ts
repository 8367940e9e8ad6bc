import { may } from './permissions'
import type { Subject } from './subject'

/**
 * How much of a user's row the viewer gets, in any answer. `masked`: all but the e-mail addresses.
 * `brief`: name and role, without contact data.
 */
export type PersonView = 'whole' | 'masked' | 'brief'

interface Person {
  readonly id: string
  readonly merchant_id: string | null
}

/** null: no access. */
export function personView(subject: Subject, { id, merchant_id }: Person): PersonView | null {
  const person = { merchant_id }
  if (subject.user_id === id) return 'whole'
  if (may(subject, 'users.unmasked', person) || may(subject, 'users.edit', person)) return 'whole'
  if (may(subject, 'users.detail', person)) return 'masked'
  return may(subject, 'users.view', person) ? 'brief' : null
}
