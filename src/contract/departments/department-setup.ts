import * as v from 'valibot'
import { mostBlindFields } from './blind-entry'
import { blindFieldKinds } from './blind-fields'
import {
  billKinds,
  department,
  departmentIcon,
  searchFields,
  searchWays,
  secondFacts,
  sourceType,
} from './departments'
import { endpoint } from '@/contract/endpoint'
import { paymentSettings } from './payment-settings'
import { paymentType } from './payment-types'
import { sentTranslations } from '@/contract/sent-translations'
import {
  dataOf,
  done,
  id,
  longText,
  nameText,
  numberText,
  plainDate,
  rowsOf,
  shortText,
} from '@/contract/wire'

/** The setup of a merchant's departments: only the office's screens and the cloud load it. */

/**
 * A typed amount. Its bounds only keep out what is no amount at all: the rules
 * (rules/merchants/payment-settings.ts) say in words what is wrong with one.
 */
export const typedNumber = v.pipe(v.number(), v.minValue(-1e15), v.maxValue(1e15))

export const mostTiers = 10
export const mostHolidays = 60
export const mostTypes = 50
export const mostOptions = 50
export const mostDepartments = 300

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof weekdays)[number]

/** Days on which payments post; bank holidays never are. */
export const postingCalendar = v.object({
  weekdays: v.pipe(v.array(v.picklist(weekdays)), v.maxLength(weekdays.length)),
  /** The office's own days off. */
  holidays: v.pipe(
    v.array(v.object({ date: plainDate, name: nameText })),
    v.maxLength(mostHolidays),
  ),
})
export type PostingCalendar = v.InferOutput<typeof postingCalendar>

/** The account in the office's books for each kind of charge; '': none. */
export const fundCodes = v.object({
  principal: shortText,
  special_assessment: shortText,
  penalty: shortText,
  interest: shortText,
  fee: shortText,
})
export type FundCodes = v.InferOutput<typeof fundCodes>

/** How payments of a department are refunded. */
export const refundRules = v.object({
  /** Days after the payment; null: without end. */
  days: v.nullable(typedNumber),
  /** The fee goes back as well, in proportion. */
  fee: v.boolean(),
})
export type RefundRules = v.InferOutput<typeof refundRules>

/** What staff sets besides what a citizen's page reads. */
export const staffSettings = v.object({
  ...paymentSettings.entries,
  calendar: postingCalendar,
  funds: fundCodes,
  refunds: refundRules,
  /** A court's own text; null: the product's. */
  waiver_text: v.nullable(v.string()),
})
export type StaffSettings = v.InferOutput<typeof staffSettings>

/** The other system of a department of source type 1. */
export const billSource = v.object({
  endpoint: v.string(),
  tax_code: v.string(),
  roll_types: v.string(),
})
export type BillSource = v.InferOutput<typeof billSource>

/** A department as its administrators see it. */
export const staffDepartment = v.object({
  ...department.entries,
  /** As they are today. */
  payment_settings: staffSettings,
  /** Settings that count from a later day on. */
  scheduled: v.nullable(v.object({ from: plainDate, payment_settings: staffSettings })),
  source: v.nullable(billSource),
  /** Only where nothing is billed: the kinds of payment, with their prices. */
  types: v.array(paymentType),
  /** It cannot be deleted any more, and its kind cannot change. */
  has_payments: v.boolean(),
  has_bills: v.boolean(),
  version: v.string(),
})
export type StaffDepartment = v.InferOutput<typeof staffDepartment>

const sentSource = v.object({
  endpoint: longText,
  tax_code: shortText,
  /** With commas between them. */
  roll_types: nameText,
})

const sentField = v.object({
  /** '' for a new field: the cloud makes one of its label. */
  key: shortText,
  kind: v.picklist(blindFieldKinds),
  required: v.boolean(),
  label: nameText,
  help: longText,
  pattern: nameText,
  example: nameText,
  confirm: v.boolean(),
  minimum: v.nullable(typedNumber),
  maximum: v.nullable(typedNumber),
  options: v.pipe(v.array(v.object({ label: nameText })), v.maxLength(mostOptions)),
})
export type SentField = v.InferOutput<typeof sentField>

const sentType = v.object({
  VAL: shortText,
  MSG: nameText,
  price_cents: v.nullable(typedNumber),
  minimum_cents: v.nullable(typedNumber),
  maximum_cents: v.nullable(typedNumber),
})

/** What staff writes of a department; empty text is ''. */
export const departmentFields = v.object({
  id: shortText,
  name: nameText,
  description: longText,
  icon: departmentIcon,
  source_type: sourceType,
  status: v.boolean(),
  hidden: v.boolean(),
  off_note: longText,
  notice: longText,
  phone: shortText,
  permits: v.boolean(),
  /** Source types 1 and 2. */
  bills: v.nullable(billKinds),
  search: v.object({
    by: v.pipe(v.array(searchFields), v.maxLength(3)),
    also_by: v.pipe(v.array(searchWays), v.maxLength(6)),
    second: v.pipe(v.array(secondFacts), v.maxLength(3)),
    mask_owner: v.boolean(),
    pattern: nameText,
    example: nameText,
  }),
  /** Source type 1. */
  source: sentSource,
  /** Source type 3. `checked`: staff opened the address, so that citizens may be sent there. */
  outside: v.object({
    url: longText,
    checked: v.boolean(),
    vendor: nameText,
    fee: longText,
    needs: longText,
  }),
  /** Of its own texts; the ones that are not sent stay. */
  translations: v.optional(sentTranslations),
  /** Source type 4. */
  form: v.object({
    intro: longText,
    fields: v.pipe(v.array(sentField), v.maxLength(mostBlindFields)),
    types: v.pipe(v.array(sentType), v.maxLength(mostTypes)),
  }),
})
export type DepartmentFields = v.InferOutput<typeof departmentFields>

const ofMerchant = { merchant_id: id }
const idParams = v.object({ id })

/** Staff of the merchant, and the provider. */
export const listMerchantDepartments = endpoint({
  id: 'listMerchantDepartments',
  method: 'GET',
  path: 'api/merchant/departments',
  in_specification: true,
  access: 'dashboard.view',
  sentence: true,
  query: v.object({ merchant_id: v.optional(id) }),
  answer: rowsOf(staffDepartment),
})

/** With its payment settings, which only some who edit a merchant's settings may create. */
export const createDepartment = endpoint({
  id: 'createDepartment',
  method: 'POST',
  path: 'api/merchant/save-department',
  in_specification: false,
  access: 'settings.payments-create',
  sentence: true,
  key: 'header',
  body: v.object({ ...ofMerchant, department: departmentFields }),
  answer: dataOf(staffDepartment),
  errors: [404, 409, 422],
})

export const updateDepartment = endpoint({
  id: 'updateDepartment',
  method: 'PUT',
  path: 'api/merchant/save-department/{id}',
  in_specification: false,
  access: 'settings.edit',
  sentence: true,
  params: idParams,
  body: v.object({ ...ofMerchant, version: numberText, department: departmentFields }),
  answer: dataOf(staffDepartment),
  errors: [404, 409, 422],
})

/**
 * One that has payments stays: it can only be switched off. 409 `gone`: it was deleted meanwhile; a 404
 * would lead away from the list that says so.
 */
export const deleteDepartment = endpoint({
  id: 'deleteDepartment',
  method: 'DELETE',
  path: 'api/merchant/department/{id}',
  in_specification: false,
  access: 'settings.edit',
  sentence: true,
  params: idParams,
  query: v.object({ merchant_id: v.optional(id) }),
  answer: dataOf(v.object({ id })),
  errors: [409],
})

/** All departments of the merchant, in their new order. */
export const orderDepartments = endpoint({
  id: 'orderDepartments',
  method: 'POST',
  path: 'api/merchant/department-order',
  in_specification: false,
  access: 'settings.edit',
  sentence: true,
  body: v.object({
    ...ofMerchant,
    department_ids: v.pipe(v.array(id), v.maxLength(mostDepartments)),
  }),
  answer: done,
  errors: [404, 409],
})

/** Asks the other system (source type 1) whether it answers; nothing is saved. */
export const testSource = endpoint({
  id: 'testSource',
  method: 'POST',
  path: 'api/merchant/test-source',
  in_specification: false,
  access: 'settings.edit',
  sentence: true,
  body: v.object({ ...ofMerchant, source: sentSource }),
  answer: dataOf(
    v.object({ result: v.picklist(['answers', 'no-answer', 'unknown-code']), checked: v.string() }),
  ),
  errors: [404, 422],
})

/** Bills to try a department with, while the merchant is in its test environment. */
export const addSampleBills = endpoint({
  id: 'addSampleBills',
  method: 'POST',
  path: 'api/merchant/sample-bills',
  in_specification: false,
  access: 'settings.edit',
  sentence: true,
  key: 'header',
  body: v.object({ ...ofMerchant, department_id: id }),
  answer: dataOf(v.object({ bills: v.number() })),
  errors: [404, 409],
})
