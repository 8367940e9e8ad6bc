import * as v from 'valibot'
import type { OfficeHoldCode } from '@/contract/bills/office-accounts'
import { officeHoldCodes } from '@/contract/bills/office-accounts'
import { dateRule, requiredText, type Say } from '@/rules/forms/field-rules'
import { addDays, type PlainDate } from '@/rules/time/dates'

/** Online payments that staff block on an account (product.md P9). */

/** The sentence is shown to payers, beside a phone number. */
export const longestHoldReason = 200

/** A forgotten hold ends by itself. */
const longestHoldDays = 5 * 366

/** The last day counts; null: until it is lifted. */
export const isHoldOn = ({ until }: { readonly until: PlainDate | null }, today: PlainDate) =>
  until === null || until >= today

/** The fields of a hold, for the form and for the cloud; an empty date: until it is lifted. */
export function holdFieldRules(say: Say, today: PlainDate) {
  return {
    code: v.picklist<readonly OfficeHoldCode[], string>(officeHoldCodes, say({ kind: 'missing' })),
    reason: requiredText(say, longestHoldReason),
    until: dateRule(say, { from: today, to: addDays(today, longestHoldDays), optional: true }),
  }
}
