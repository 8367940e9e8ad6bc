import type { Audience, NotificationFields } from '@/contract/notifications/notification-fields'
import type { MailKind } from '@/contract/people/subscriptions'
import { everybody } from './everybody'
import { isAutomatic } from './send-times'

/** Whom a kind of notice is about. */

type BillState = Audience['bills']

/** Each is a part of the one before it. */
const narrower: readonly BillState[] = ['any', 'open', 'past-due', 'delinquent']

const billsOf = (kind: MailKind): BillState => {
  if (kind === 'due-soon') return 'open'
  return kind === 'past-due' || kind === 'delinquent' ? kind : 'any'
}

/** What a new notice begins with. */
export const usualAudience = (kind: MailKind): Audience => ({ ...everybody, bills: billsOf(kind) })

/** The audience of a draft whose kind changes: one that was not touched follows the kind. */
export function audienceOfKind(
  { kind: before, audience }: Pick<NotificationFields, 'kind' | 'audience'>,
  kind: MailKind,
): Audience {
  const isUntouched = JSON.stringify(audience) === JSON.stringify(usualAudience(before))
  return isUntouched ? usualAudience(kind) : audience
}

/** Whether it tells people of a bill that they do not have. */
export function reachesOthers({
  kind,
  channel,
  audience,
  schedule,
}: Pick<NotificationFields, 'kind' | 'channel' | 'audience' | 'schedule'>): boolean {
  // Who gets an automatic one is found bill by bill.
  if (channel !== 'email' || isAutomatic(schedule)) return false
  const { bills, balance_over_cents, due_from, due_to, accounts } = audience
  const isChosen =
    balance_over_cents !== null || due_from !== null || due_to !== null || accounts.length > 0
  return !isChosen && narrower.indexOf(bills) < narrower.indexOf(billsOf(kind))
}
