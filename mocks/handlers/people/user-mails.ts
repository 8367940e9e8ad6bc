import type { Services } from '@mocks/cloud/services'
import { resetLinkMinutes } from '@/rules/people/passwords'
import { sha256Hex } from '@mocks/lib/sha256'
import type { World } from '@mocks/world/create-world'
import type { UserRow } from '@mocks/world/users'
import { confirmMail, tellOldAddress } from '@mocks/handlers/mail/confirm-mail'
import { sendMail } from '@mocks/handlers/mail/send-mail'
import { inviteExpiry } from './managed-user'

/** Mails that staff have sent to others; a link to a password leads to its page (B4). */

interface Sender {
  readonly world: World
  readonly services: Services
  readonly now: number
}

/** From the user's own site, wherever the member of staff is. */
const siteOf = ({ world, services, now }: Sender, { merchant_id }: UserRow) => ({
  world,
  services,
  now,
  tenant: merchant_id === null ? null : world.tenantOf(merchant_id),
})

/** A link works while `sessions_from` and the address are unchanged. */
function passwordPath({ services }: Sender, row: UserRow, expires: number): string {
  const { id: user, sessions_from: since } = row
  const address = addressMark(row.email)
  const token = services.resets.sign({ user, since, address, expires })
  return `/password-reset-confirm?token=${token}`
}

/** Stands for an address in a link, which web servers and browsers keep in the clear. */
export const addressMark = (email: string): string =>
  sha256Hex(email.trim().toLowerCase()).slice(0, 16)

export function mailInvite(sender: Sender, row: UserRow): void {
  const path = passwordPath(sender, row, inviteExpiry(row.invited_at ?? row.sessions_from))
  sendMail(siteOf(sender, row), { to: row.email, kind: 'invite', path: `${path}&invited=true` })
}

export function mailReset(sender: Sender, row: UserRow): void {
  const path = passwordPath(sender, row, sender.now + resetLinkMinutes * 60_000)
  sendMail(siteOf(sender, row), { to: row.email, kind: 'reset', path })
}

/** To the address that waits, with the link that confirms it, and to the one that counts. */
export function mailNewAddress(sender: Sender, row: UserRow): void {
  const site = siteOf(sender, row)
  confirmMail(site, row)
  tellOldAddress(site, row)
}
