import { declineWindowMinutes, shareOf } from '@/rules/warnings/warning-kinds'
import type { ApplyContext } from '@mocks/cloud/context'
import type { Tenant } from '@mocks/world/create-world'
import { paymentStatus } from '@mocks/world/payments/payments'
import { raiseWarning, resolveWarning, warningAbout } from '@mocks/world/warnings'
import { aboutMerchant } from './causes'

type Raising = Pick<ApplyContext, 'world' | 'at' | 'now'>

/** After a card was declined: how many of the merchant's latest payments online were. */
export function noteDecline(context: Raising, tenant: Tenant): void {
  const cause = aboutMerchant('decline-rate', tenant)
  const closed = warningAbout(context, cause)?.history.findLast(({ event }) => event === 'closed')
  const window = new Date(context.now - declineWindowMinutes * 60_000).toISOString()
  // What was looked at before it was closed does not open it again.
  const since = closed !== undefined && closed.at > window ? closed.at : window
  const outcomes = tenant.payments
    .read(({ channel, at, outcome }) => (channel === 'online' && at > since ? outcome : null))
    .filter((outcome) => outcome !== null)
  const declined = outcomes.filter((outcome) => outcome === 'declined').length
  const facts = { share: shareOf(declined, outcomes.length), of: outcomes.length }
  raiseWarning(context, { ...cause, facts })
}

/** A site that is switched off while payments have no answer yet; carts are kept by browsers alone. */
export function noteSwitchedOff(context: Raising, tenant: Tenant): void {
  const affected = tenant.payments
    .read((row) => paymentStatus(row, context.now) === 'unknown')
    .filter(Boolean).length
  raiseWarning(context, { ...aboutMerchant('merchant-off', tenant), facts: { affected } })
}

export const noteSwitchedOn = (context: Raising, tenant: Tenant): void =>
  resolveWarning(context, aboutMerchant('merchant-off', tenant))
