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

/** What of a person stands whole in a view: the rest is masked or left out. */
const whole: Readonly<Record<PersonView, readonly ('email' | 'phone')[]>> = {
  whole: ['email', 'phone'],
  masked: ['phone'],
  brief: [],
}

/**
 * Whether the viewer sees it whole of a merchant's people and payers; null: of all merchants'. Where
 * not, nothing is found, sorted or counted by a part of it: the whole can be looked up, and so often
 * (`mocks/handlers/people/lookups.ts`).
 */
export function seesWhole(
  subject: Subject,
  merchant_id: string | null,
  what: 'email' | 'phone',
): boolean {
  const view = personView(subject, { id: '', merchant_id })
  return view !== null && whole[view].includes(what)
}

/** null: no access. */
export function personView(subject: Subject, { id, merchant_id }: Person): PersonView | null {
  const person = { merchant_id }
  if (subject.user_id === id) return 'whole'
  if (may(subject, 'users.unmasked', person) || may(subject, 'users.edit', person)) return 'whole'
  if (may(subject, 'users.detail', person)) return 'masked'
  return may(subject, 'users.view', person) ? 'brief' : null
}
