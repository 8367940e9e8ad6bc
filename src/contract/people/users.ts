import * as v from 'valibot'
import { endpoint } from '@/contract/endpoint'
import { dataOf, emailText, id, nameText, passwordText, shortText } from '@/contract/wire'

/** Specification §6; the provider's own name prefixes the first three on display. */
export const roleNames = [
  'Super Users',
  'Admin',
  'Support',
  'Merchant Admin',
  'Merchant User',
  'User',
  'Guest',
] as const
export const role = v.picklist(roleNames)
export type Role = v.InferOutput<typeof role>

/** Delivery of the office's letters; the bills of a linked account have their own (`ebilling`). */
export const deliveries = ['email', 'paper'] as const
export type Delivery = (typeof deliveries)[number]

/** The postal address: for letters on paper. */
const postalAddress = {
  address: v.optional(v.nullable(nameText)),
  city: v.optional(v.nullable(nameText)),
  state: v.optional(v.nullable(shortText)),
  zip: v.optional(v.nullable(shortText)),
}

/** Rights on top of a role (product.md section 4, "needs an extra right on the user"). */
export const rightNames = [
  'refund',
  'import',
  'export',
  'send-notifications',
  'terminal',
  'hold',
] as const

export const user = v.object({
  id,
  name: v.string(),
  email: v.string(),
  username: v.string(),
  phone: v.nullable(v.string()),
  role: v.array(v.string()),
  merchant_id: v.nullable(id),
  /** The specification allows the text 'null'; `rules/tenants` reads it. */
  sub_domain: v.nullable(v.string()),
  rights: v.optional(v.array(v.picklist(rightNames))),
  language: v.optional(v.string()),
  ...postalAddress,
  delivery: v.optional(v.picklist(deliveries)),
  /** Unconfirmed until the link in the mail is opened; until then `email` stays the old one. */
  pending_email: v.optional(v.nullable(v.string())),
  api_token: v.optional(v.string()),
})
export type User = v.InferOutput<typeof user>

/** A user that is only read. */
export type KnownUser = Readonly<Omit<User, 'role' | 'rights'>> & {
  readonly role: readonly string[]
  readonly rights?: readonly (typeof rightNames)[number][] | undefined
}

export const updateProfile = endpoint({
  id: 'updateProfile',
  method: 'PUT',
  path: 'api/user/{id}',
  in_specification: true,
  access: 'profile.own',
  sentence: true,
  params: v.object({ id }),
  body: v.object({
    name: nameText,
    email: emailText,
    username: emailText,
    phone: v.nullable(shortText),
    language: v.optional(shortText),
    ...postalAddress,
    delivery: v.optional(v.picklist(deliveries)),
    /** Required for another e-mail address only. */
    current_password: v.optional(v.nullable(passwordText)),
  }),
  answer: dataOf(user),
  /** 429: too many wrong passwords, or too many new addresses. */
  errors: [404, 422, 429],
})
