import { isMerchantStaff } from './roles'
import type { Subject } from './subject'
import { actionProblem, type ActionTarget } from './user-actions'

/**
 * Who may change a user's e-mail address (decision 42). A person who reads the mails of an address can
 * set a new password, so that a change of the address must never hand over an account.
 */

/**
 * `own_email`: in the profile, with the password. `users_own`: this user's alone, or the provider's.
 * `unconfirmed`: a second address beside one that was never confirmed would make that one count.
 */
const fixedEmailReasons = ['own_email', 'users_own', 'unconfirmed'] as const
export type FixedEmailReason = (typeof fixedEmailReasons)[number]

interface EmailTarget extends ActionTarget {
  /** The user has opened the link of a mail to the address. */
  readonly confirmed: boolean
}

/** The reason why staff cannot change this user's address; null if they can. */
export function emailProblem(
  subject: Subject,
  target: EmailTarget,
): FixedEmailReason | 'forbidden' | null {
  if (actionProblem(subject, 'edit', target) !== null) return 'forbidden'
  if (subject.user_id === target.id) return 'own_email'
  // The account was not used yet: the invitation goes to the new address.
  if (!target.used) return null
  if (isMerchantStaff(subject.role) && target.role !== 'Merchant User') return 'users_own'
  return target.confirmed ? null : 'unconfirmed'
}
