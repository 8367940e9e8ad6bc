import * as v from 'valibot'
import { endpoint } from '@/contract/endpoint'
import { paymentSettings } from './payment-settings'
import { id, plainDate, rowsOf, translations } from '@/contract/wire'

/** Specification §3: 1 Tyler API, 2 data import, 3 URL, 4 blind payment. */
export const sourceType = v.picklist([1, 2, 3, 4])
export type SourceType = v.InferOutput<typeof sourceType>

export const searchFields = v.picklist(['number', 'owner', 'address'])
export type SearchField = v.InferOutput<typeof searchFields>

/**
 * All ways to search bills. `number` is the number of the thing that the department bills: a
 * parcel, an account, a permit, a citation. `name` goes with the date of birth.
 */
export const searchWays = v.picklist(['number', 'owner', 'address', 'contractor', 'case', 'name'])
export type SearchWay = v.InferOutput<typeof searchWays>

export const secondFacts = v.picklist(['name', 'zip', 'born'])
export type SecondFact = v.InferOutput<typeof secondFacts>

/** The kind of a department's numbers. */
export const billKinds = v.picklist([
  'property',
  'manufactured-home',
  'utility',
  'permit',
  'citation',
  'court',
])
export type BillKind = v.InferOutput<typeof billKinds>

export const departmentIcon = v.picklist([
  'home',
  'manufactured-home',
  'permit',
  'dog',
  'water',
  'sewer',
  'ticket',
  'court',
  'income-tax',
  'receipt',
])

/** A payable thing of a merchant; `id` is the slug in addresses. */
export const department = v.object({
  id,
  name: v.string(),
  description: v.string(),
  icon: departmentIcon,
  source_type: sourceType,
  /** Only for source type 3; https and on the merchant's allow list, else null for citizens. */
  url: v.nullable(v.string()),
  /** Only for source type 3: the site's owner, and notes before going there. */
  outside: v.nullish(
    v.object({
      vendor: v.nullable(v.string()),
      /** The vendor's ways to pay, in its own text. */
      fee: v.nullable(v.string()),
      /** The documents to have at hand. */
      needs: v.nullable(v.string()),
      /** The server's check of the address; `checking`: staff must check it first. */
      link: v.optional(v.picklist(['open', 'checking', 'none'])),
    }),
  ),
  status: v.boolean(),
  /** Switched off and still listed: the reason, in the office's text. */
  off_note: v.nullish(v.string()),
  hidden: v.boolean(),
  sort: v.number(),
  permits: v.boolean(),
  /** Empty: it has no bills. */
  bills: v.nullish(billKinds),
  payment_settings: paymentSettings,
  search: v.object({
    by: v.array(searchFields),
    /** Ways of this kind of bill only. */
    also_by: v.optional(v.array(searchWays)),
    /**
     * One of these must be known besides the search term before names and amounts show (product.md
     * P3 "Privacy"); absent: the bills are public. `name` is the last name.
     */
    second: v.optional(v.array(secondFacts)),
    /** Names are shown as "D*** JANE". */
    mask_owner: v.optional(v.boolean()),
    /** A regular expression that the department's numbers match; a hint, never a block. */
    pattern: v.nullable(v.string()),
    example: v.nullable(v.string()),
    years: v.array(v.number()),
  }),
  next_due: v.nullable(v.object({ cycle: v.string(), date: plainDate })),
  notice: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  /** `name`, `description`, `notice`, `off_note`. */
  translations,
})
export type Department = v.InferOutput<typeof department>

export const listDepartments = endpoint({
  id: 'listDepartments',
  method: 'GET',
  path: 'api/get-departments',
  in_specification: true,
  access: 'anyone',
  answer: rowsOf(department),
})

export const cycleLabel = v.object({
  code: v.string(),
  label: v.string(),
  order: v.number(),
  roll_type: v.nullable(v.string()),
  /** `label`. */
  translations,
})
export type CycleLabel = v.InferOutput<typeof cycleLabel>

export const getCycleLabels = endpoint({
  id: 'getCycleLabels',
  method: 'GET',
  path: 'api/getCycleLabels',
  in_specification: true,
  access: 'anyone',
  answer: rowsOf(cycleLabel),
})
