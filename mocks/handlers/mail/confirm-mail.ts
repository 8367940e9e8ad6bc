import type { ApplyContext } from '@mocks/cloud/context'
import type { UserRow } from '@mocks/world/users'
import { sendMail } from './send-mail'
import { confirmedOwner } from '@mocks/handlers/people/sign-in-names'
import { counterOf, heldFor, noteTry } from '@mocks/handlers/tries'

const hour = 60 * 60_000
export const confirmationLifetime = 24 * hour

/**
 * The mail that asks whether an address is this person's: the row's `pending_email`, which a new
 * account sets to its own address. No-one to ask: no mail. Its link leads to the profile.
 * An address that has another owner gets the news that there is an account, and not too often: only
 * the mail tells it, never the answer to a call.
 */
export function confirmMail(
  sender: Pick<ApplyContext, 'services' | 'now' | 'tenant' | 'world'>,
  { id, pending_email: to }: Pick<UserRow, 'id' | 'pending_email'>,
): void {
  if (to === null) return
  const { services, now, world } = sender
  // Signed for an address with an owner too: the call takes as long.
  const token = services.confirmations.sign({
    user: id,
    email: to,
    expires: now + confirmationLifetime,
  })
  const owner = confirmedOwner(world, to)
  if (owner === undefined || owner.id === id) {
    const path = `/user-profile/${encodeURIComponent(id)}?confirm=${token}`
    sendMail(sender, { to, kind: 'confirm', path })
    return
  }
  const notices = [counterOf('account notices to an address', to)]
  if (heldFor(sender, notices) > 0) return
  noteTry(sender, notices)
  sendMail(sender, { to, kind: 'account-exists', path: '/sign-in' })
}

/** A person who did not change it can still act: the link leads to a new password. */
export function tellNewPassword(
  sender: Pick<ApplyContext, 'services' | 'now' | 'tenant'>,
  { email }: Pick<UserRow, 'email'>,
): void {
  sendMail(sender, { to: email, kind: 'password-changed', path: '/password-reset' })
}

/** The owner of the old address can still act: the link leads to a new password. */
export function tellOldAddress(
  sender: Pick<ApplyContext, 'services' | 'now' | 'tenant'>,
  { email }: Pick<UserRow, 'email'>,
): void {
  sendMail(sender, { to: email, kind: 'email-change', path: '/password-reset' })
}
