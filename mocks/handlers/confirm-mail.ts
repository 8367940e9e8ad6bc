import type { ApplyContext } from '@mocks/cloud/context'
import type { UserRow } from '@mocks/world/users'
import { sendMail } from './send-mail'

const hour = 60 * 60_000
export const confirmationLifetime = 24 * hour

/**
 * The mail that asks whether an address is this person's: the row's `pending_email`, which a new
 * account sets to its own address. No-one to ask: no mail. Its link leads to the profile.
 */
export function confirmMail(
  sender: Pick<ApplyContext, 'services' | 'now' | 'tenant'>,
  { id, pending_email }: Pick<UserRow, 'id' | 'pending_email'>,
): void {
  if (pending_email === null) return
  const { services, now } = sender
  const token = services.confirmations.sign({
    user: id,
    email: pending_email,
    expires: now + confirmationLifetime,
  })
  sendMail(sender, {
    to: pending_email,
    kind: 'confirm',
    path: `/user-profile/${encodeURIComponent(id)}?confirm=${token}`,
  })
}
