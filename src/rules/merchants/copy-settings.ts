import * as v from 'valibot'
import type { CopyPart } from '@/contract/merchants/copy-settings'
import type { Department } from '@/contract/departments/departments'
import type { MerchantFields } from '@/contract/merchants/merchant-setup'
import { type PaymentSettings, paymentSettings } from '@/contract/departments/payment-settings'
import type { PaymentType } from '@/contract/departments/payment-types'
import { sourceTypes } from '../constants'

/**
 * What is copied from one merchant to another (product.md A2): how a site and its departments work.
 * Never who the merchant is, its addresses, or what opens another system.
 */

/** Each field is named, so that a new one is decided about. */
const merchantFieldParts = {
  name: null,
  office: null,
  address: null,
  city: null,
  state: null,
  zip: null,
  phone: null,
  fax: null,
  hours: null,
  repName: null,
  repTitle: null,
  url: null,
  logo: null,
  logo_alt: null,
  brand_color: null,
  time_zone: null,
  translations: null,
  sub_domain: null,
  aliases: null,
  // The sites that its visitors may be sent to are checked for each merchant.
  outside_hosts: null,
  sender: null,
  // They are sentences in the office's name.
  session_text: null,
  receipt_footer: null,
  roll_type_real: 'site-rules',
  enableTerminal: 'site-rules',
  cash_and_checks: 'site-rules',
  force_guest_checkout_per_item: 'site-rules',
  allow_accounts: 'site-rules',
  max_cart_items: 'site-rules',
  default_language: 'site-rules',
} as const satisfies Readonly<Record<keyof MerchantFields, CopyPart | null>>

/** The merchant's own fields that can be copied. */
export const copiedFields = [
  'roll_type_real',
  'enableTerminal',
  'cash_and_checks',
  'force_guest_checkout_per_item',
  'allow_accounts',
  'max_cart_items',
  'default_language',
] as const satisfies readonly CopiedField[]

type CopiedField = {
  [Field in keyof MerchantFields]-?: (typeof merchantFieldParts)[Field] extends null ? never : Field
}[keyof MerchantFields]

/** A department, with its kinds of payment where nothing is billed. */
type CopiedDepartment = Department & { readonly types?: PaymentType[] | null | undefined }

export interface CopySide {
  readonly merchant: Pick<MerchantFields, CopiedField>
  readonly departments: readonly CopiedDepartment[]
}

export interface CopyPlan {
  /** The merchant's fields that change. */
  readonly rules: Partial<Pick<MerchantFields, CopiedField>>
  /** Departments that the merchant does not have yet, switched off. */
  readonly added: readonly CopiedDepartment[]
  /** New payment settings of departments that both have. */
  readonly payments: readonly {
    readonly id: string
    readonly name: string
    readonly payment_settings: PaymentSettings
  }[]
}

/** What copying these parts changes. */
export function copyPlan(from: CopySide, to: CopySide, parts: readonly CopyPart[]): CopyPlan {
  return {
    rules: parts.includes('site-rules') ? changedRules(from.merchant, to.merchant) : {},
    added: parts.includes('departments') ? newDepartments(from, to) : [],
    payments: parts.includes('payments') ? changedPayments(from, to) : [],
  }
}

export function isNothing({ rules, added, payments }: CopyPlan): boolean {
  return Object.keys(rules).length + added.length + payments.length === 0
}

function changedRules(from: CopySide['merchant'], to: CopySide['merchant']): CopyPlan['rules'] {
  const rules: CopyPlan['rules'] = {}
  for (const field of copiedFields) {
    if (from[field] !== to[field]) Object.assign(rules, { [field]: from[field] })
  }
  return rules
}

function newDepartments(from: CopySide, to: CopySide): CopiedDepartment[] {
  const known = new Set(to.departments.map(({ id }) => id))
  const last = Math.max(0, ...to.departments.map(({ sort }) => sort))
  return from.departments
    .filter(({ id }) => !known.has(id))
    .map((department, index) => ({ ...copied(department), sort: last + index + 1 }))
}

/** Off, and without what belongs to the other office: its links, notices, phone and due dates. */
function copied(department: CopiedDepartment): CopiedDepartment {
  const { id, name, description, icon, source_type, hidden, sort, permits, bills } = department
  const isElsewhere = source_type === sourceTypes.url
  return {
    id,
    name,
    description,
    icon,
    source_type,
    hidden,
    sort,
    permits,
    bills: bills ?? null,
    status: false,
    url: null,
    outside: isElsewhere ? { vendor: null, fee: null, needs: null } : null,
    payment_settings: v.parse(paymentSettings, department.payment_settings),
    search: { ...department.search, years: [] },
    next_due: null,
    notice: null,
    phone: null,
    translations: namesIn(department.translations),
    types: department.types ?? null,
  }
}

/** Names and descriptions are about the department, all other texts about the office. */
function namesIn(translations: Department['translations']): Department['translations'] {
  if (!translations) return null
  return Object.fromEntries(
    Object.entries(translations).map(([language, texts]) => [language, ownNames(texts)] as const),
  )
}

const ownNames = (texts: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).filter(([field]) => field === 'name' || field === 'description'),
  )

/** What a form asks for stays the department's own. */
function changedPayments(from: CopySide, to: CopySide): CopyPlan['payments'] {
  return from.departments.flatMap((theirs) => {
    const own = to.departments.find(({ id }) => id === theirs.id)
    if (own === undefined || own.source_type === sourceTypes.url) return []
    const { intro: _intro, fields: _fields, ...settings } = theirs.payment_settings
    const { intro, fields } = own.payment_settings
    const payment_settings = v.parse(paymentSettings, {
      ...settings,
      ...(intro !== undefined && { intro }),
      ...(fields !== undefined && { fields }),
    })
    const before = v.parse(paymentSettings, own.payment_settings)
    return isSame(before, payment_settings)
      ? []
      : [{ id: own.id, name: own.name, payment_settings }]
  })
}

/** Both are made by one schema, in one order. */
const isSame = (one: PaymentSettings, other: PaymentSettings) =>
  JSON.stringify(one) === JSON.stringify(other)
