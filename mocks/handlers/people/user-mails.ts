import type { Services } from '@mocks/cloud/services'
import { resetLinkMinutes } from '@/rules/people/passwords'
import type { World } from '@mocks/world/create-world'
import type { UserRow } from '@mocks/world/users'
import { sendMail } from '@mocks/handlers/mail/send-mail'
import { inviteExpiry } from './managed-user'

/** Mails that staff have sent to others: both lead to the page where a password is set (B4). */

interface Sender {
  readonly world: World
  readonly services: Services
  readonly now: number
}

/** From the user's own site, wherever the member of staff is. */
const siteOf = ({ world, services, now }: Sender, { merchant_id }: UserRow) => ({
  services,
  now,
  tenant: merchant_id === null ? null : world.tenantOf(merchant_id),
})

/** A link works while `sessions_from` is unchanged, whoever sent it. */
const passwordPath = ({ services }: Sender, { id, sessions_from }: UserRow, expires: number) =>
  `/password-reset-confirm?token=${services.resets.sign({ user: id, since: sessions_from, expires })}`

export function mailInvite(sender: Sender, row: UserRow): void {
  const path = passwordPath(sender, row, inviteExpiry(row.invited_at ?? row.sessions_from))
  sendMail(siteOf(sender, row), { to: row.email, kind: 'invite', path })
}

export function mailReset(sender: Sender, row: UserRow): void {
  const path = passwordPath(sender, row, sender.now + resetLinkMinutes * 60_000)
  sendMail(siteOf(sender, row), { to: row.email, kind: 'reset', path })
}
