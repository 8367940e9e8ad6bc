import type { Services } from '@mocks/cloud/services'
import type { UserRow } from '@mocks/world/users'

const hour = 60 * 60_000
export const confirmationLifetime = 24 * hour

/**
 * The mail that asks whether an address is this person's: the row's `pending_email`, which a new
 * account sets to its own address. No-one to ask: no mail. Its link leads to the profile.
 */
export function confirmMail(
  { services, now }: { readonly services: Services; readonly now: number },
  { id, pending_email }: Pick<UserRow, 'id' | 'pending_email'>,
): void {
  if (pending_email === null) return
  const token = services.confirmations.sign({
    user: id,
    email: pending_email,
    expires: now + confirmationLifetime,
  })
  services.outbox.push({
    to: pending_email,
    kind: 'confirm',
    path: `/user-profile/${encodeURIComponent(id)}?confirm=${token}`,
  })
}
