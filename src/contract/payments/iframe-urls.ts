import * as v from 'valibot'
import { endpoint } from '@/contract/endpoint'
import { dataOf } from '@/contract/wire'

/** `card`: where the card fields come from; '': no card can be entered here. */
export const iframeUrls = v.object({ card: v.string() })

export const getIframeUrls = endpoint({
  id: 'getIframeUrls',
  method: 'GET',
  path: 'api/merchant/iframe-urls',
  in_specification: true,
  access: 'anyone',
  answer: dataOf(iframeUrls),
})
