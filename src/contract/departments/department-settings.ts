import * as v from 'valibot'
import {
  fundCodes,
  mostTiers,
  postingCalendar,
  refundRules,
  staffDepartment,
  typedNumber,
} from './department-setup'
import { endpoint } from '@/contract/endpoint'
import { applicationOrder, tender, tenderNames } from './payment-settings'
import { dataOf, done, id, longText, numberText, plainDate } from '@/contract/wire'

/** A department's payment settings, now and from a later day on. */

/** The settings that are sent; the rules check them to the last field. */
export const sentSettings = v.object({
  tenders: v.pipe(v.array(tender), v.maxLength(tenderNames.length)),
  card_fee: v.object({ rate_bp: typedNumber, minimum_cents: typedNumber }),
  echeck_fee: v.object({
    flat_cents: typedNumber,
    tiers: v.optional(
      v.pipe(
        v.array(v.object({ up_to_cents: v.nullable(typedNumber), fee_cents: typedNumber })),
        v.maxLength(mostTiers),
      ),
    ),
  }),
  echeck_maximum_cents: v.nullable(typedNumber),
  payer_pays_fee: v.boolean(),
  partial: v.boolean(),
  minimum_cents: typedNumber,
  overpay: v.boolean(),
  order: applicationOrder,
  halves_in_order: v.boolean(),
  cutoff: v.pipe(v.string(), v.maxLength(5)),
  max_items: typedNumber,
  /** Without these the department's stay. */
  calendar: v.optional(postingCalendar),
  funds: v.optional(fundCodes),
  refunds: v.optional(refundRules),
  waiver_text: v.optional(v.nullable(longText)),
})

const ofMerchant = { merchant_id: id }

/** `effective_from`: a day in the merchant's zone; without it, or today: at once. */
export const saveDepartmentSettings = endpoint({
  id: 'saveDepartmentSettings',
  method: 'POST',
  path: 'api/merchant/save-settings',
  in_specification: true,
  access: 'settings.payments',
  sentence: true,
  body: v.object({
    ...ofMerchant,
    department_id: id,
    payment_settings: sentSettings,
    effective_from: v.optional(plainDate),
    version: v.optional(numberText),
  }),
  /** Without `data` the settings are saved and the department is read again. */
  answer: v.object({ ...done.entries, data: v.optional(staffDepartment) }),
  errors: [404, 409, 422],
})

/** The settings that were to count from a later day are dropped. */
export const cancelScheduledSettings = endpoint({
  id: 'cancelScheduledSettings',
  method: 'POST',
  path: 'api/merchant/cancel-scheduled-settings',
  in_specification: false,
  access: 'settings.payments',
  sentence: true,
  body: v.object({ ...ofMerchant, department_id: id }),
  answer: dataOf(staffDepartment),
  errors: [404, 409],
})
