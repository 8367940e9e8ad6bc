import * as v from 'valibot'
import { attemptStatuses } from './attempt-status'
import { channelNames } from '@/contract/reports/dashboard'
import { anyOf } from '@/contract/list'
import { paidWithNames } from './paid-with'
import { chargeCents, emailText, nameText, shortText } from '@/contract/wire'

/** `HH:MM`, from 00:00 to 23:59. */
export const dayTime = v.pipe(v.string(), v.maxLength(5), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

/**
 * What attempts to pay are filtered by, beside their days: on each level of the transaction report,
 * so that a row leads to what it counts. Times are the merchant's.
 */
export const attemptFilters = {
  /** On the first day from then on; on the last until the end of that minute. */
  from_time: v.optional(dayTime),
  to_time: v.optional(dayTime),
  status: v.optional(anyOf(attemptStatuses)),
  tender: v.optional(anyOf(paidWithNames)),
  channel: v.optional(anyOf(channelNames)),
  /** Of the total of all of the payment that the caller sees. */
  min_cents: v.optional(chargeCents),
  max_cents: v.optional(chargeCents),
  account: v.optional(shortText),
  confirmation: v.optional(shortText),
  /** A part of it; where the caller sees addresses masked the whole, and so often (429). */
  email: v.optional(emailText),
  last4: v.optional(shortText),
  payer: v.optional(nameText),
  /** Who was signed in, or of the staff took it: a part of the name. */
  user: v.optional(nameText),
}
