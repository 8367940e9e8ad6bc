import * as v from 'valibot'
import { endpoint } from './endpoint'
import { domain, merchant, merchantChanges, newMerchant } from './merchant-setup'
import { dataOf, done, id, nameText, passwordText, shortText } from './wire'

const idParams = v.object({ id })

export const listSettings = endpoint({
  id: 'listSettings',
  method: 'GET',
  path: 'api/settings',
  in_specification: true,
  access: 'settings.view',
  sentence: true,
  answer: dataOf(v.array(merchant)),
})

export const getSettings = endpoint({
  id: 'getSettings',
  method: 'GET',
  path: 'api/settings/{id}',
  in_specification: true,
  access: 'settings.view',
  sentence: true,
  params: idParams,
  answer: dataOf(merchant),
  errors: [404],
})

export const listDomains = endpoint({
  id: 'listDomains',
  method: 'GET',
  path: 'api/domains',
  in_specification: true,
  access: 'settings.view',
  sentence: true,
  answer: dataOf(v.array(domain)),
})

/** The site is off, and a test site, until it is opened (`setMerchantStatus`). */
export const createMerchant = endpoint({
  id: 'createMerchant',
  method: 'POST',
  path: 'api/save-merchant',
  in_specification: true,
  access: 'settings.create',
  sentence: true,
  body: newMerchant,
  answer: dataOf(merchant),
  errors: [422],
})

/** Changes the fields that are sent. A stale `version` is a 409 `changed`. */
export const updateMerchant = endpoint({
  id: 'updateMerchant',
  method: 'PUT',
  path: 'api/save-merchant/{id}',
  in_specification: true,
  access: 'settings.edit',
  sentence: true,
  params: idParams,
  body: merchantChanges,
  answer: dataOf(merchant),
  errors: [404, 409, 422],
})

export const setMerchantStatus = endpoint({
  id: 'setMerchantStatus',
  method: 'POST',
  path: 'api/merchant/update-status/{id}',
  in_specification: true,
  access: 'merchants.status',
  sentence: true,
  params: idParams,
  body: v.object({ is_enabled: v.picklist([0, 1]) }),
  answer: dataOf(merchant),
  errors: [404],
})

export const saveCardPoint = endpoint({
  id: 'saveCardPoint',
  method: 'POST',
  path: 'api/merchant/save-card-point',
  in_specification: true,
  access: 'settings.card-point',
  sentence: true,
  body: v.object({
    merchant_id: id,
    site: shortText,
    merchid: shortText,
    username: nameText,
    /** Write-only: no call answers it. */
    password: passwordText,
  }),
  answer: done,
  errors: [404, 422],
})

export const deleteMerchant = endpoint({
  id: 'deleteMerchant',
  method: 'DELETE',
  path: 'api/merchant/{id}',
  in_specification: true,
  access: 'merchants.delete',
  sentence: true,
  params: idParams,
  answer: dataOf(v.object({ id })),
  errors: [404, 409],
})
