import * as v from 'valibot'
import { endpoint } from './endpoint'
import { dataOf } from './wire'

export const getIframeUrls = endpoint({
  id: 'getIframeUrls',
  method: 'GET',
  path: 'api/merchant/iframe-urls',
  in_specification: true,
  access: 'anyone',
  answer: dataOf(v.object({ card: v.string() })),
})
