import * as v from 'valibot'
import { endpoint } from '@/contract/endpoint'
import { merchant } from './merchant-setup'
import { dataOf, id } from '@/contract/wire'

/** Switching a merchant's whole site on and off, and deleting it (product.md A2). */

/**
 * Why a change of a whole merchant is refused with a 409. `gone`: it was deleted; a 404 would lead
 * away from the list that says so. `enabled`: it must be switched off first. `has_payments`: it can
 * only be switched off, because its payments stay. `blocked`: its settings keep it from opening.
 */
export const merchantRefusals = ['gone', 'enabled', 'has_payments', 'blocked'] as const
export type MerchantRefusal = (typeof merchantRefusals)[number]

const params = v.object({ id })

/** 0: every page of its site answers 404 at once; payments that are under way still finish. */
export const setMerchantStatus = endpoint({
  id: 'setMerchantStatus',
  method: 'POST',
  path: 'api/merchant/update-status/{id}',
  in_specification: true,
  access: 'merchants.status',
  sentence: true,
  params,
  body: v.object({ is_enabled: v.picklist([0, 1]) }),
  answer: dataOf(merchant),
  errors: [409, 429],
})

/** With its people; only a merchant that is switched off and never had a payment. */
export const deleteMerchant = endpoint({
  id: 'deleteMerchant',
  method: 'DELETE',
  path: 'api/merchant/{id}',
  in_specification: true,
  access: 'merchants.delete',
  sentence: true,
  params,
  answer: dataOf(v.unknown()),
  errors: [409],
})
