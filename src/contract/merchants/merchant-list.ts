import * as v from 'valibot'
import { endpoint } from '@/contract/endpoint'
import { anyOf, listOf } from '@/contract/list'
import { count, id, instant } from '@/contract/wire'

/** Whether a merchant's site answers. */
export const merchantStatuses = ['enabled', 'disabled'] as const

/** A merchant with its people (product.md A4). */
export const listedMerchant = v.object({
  id,
  name: v.string(),
  sub_domain: v.string(),
  status: v.picklist(merchantStatuses),
  /** Merchant Admins, Merchant Users and citizens, as their lists count them; the invited are apart. */
  admins: v.nullable(count),
  users: v.nullable(count),
  citizens: v.nullable(count),
  invites: v.nullable(count),
  last_sign_in_at: v.nullable(instant),
})
export type ListedMerchant = v.InferOutput<typeof listedMerchant>

export const merchantList = listOf({
  row: listedMerchant,
  sort: [
    'name',
    'sub_domain',
    'admins',
    'users',
    'citizens',
    'invites',
    'last_sign_in_at',
    'status',
  ],
  usualSort: 'name',
  filters: { status: v.optional(anyOf(merchantStatuses)) },
})

export const listMerchants = endpoint({
  id: 'listMerchants',
  method: 'GET',
  path: 'api/merchants-list',
  in_specification: true,
  access: 'merchants.list',
  sentence: true,
  query: merchantList.query,
  answer: merchantList.answer,
  errors: [422],
})
