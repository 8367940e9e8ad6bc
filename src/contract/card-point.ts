import * as v from 'valibot'
import { endpoint } from './endpoint'
import { done, id, nameText, passwordText, shortText } from './wire'

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
