import * as v from 'valibot'
import { keyField } from '@/contract/changes'
import { endpoint } from '@/contract/endpoint'
import { domain, merchant, merchantChanges, newMerchant } from './merchant-setup'
import { dataOf, id, rowsOf } from '@/contract/wire'

const idParams = v.object({ id })

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
  answer: rowsOf(domain),
})

/** The site is off, and a test site, until it is opened (`setMerchantStatus`). */
export const createMerchant = endpoint({
  id: 'createMerchant',
  method: 'POST',
  path: 'api/save-merchant',
  in_specification: true,
  access: 'settings.create',
  sentence: true,
  key: 'field',
  body: v.object({ ...newMerchant.entries, ...keyField }),
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
