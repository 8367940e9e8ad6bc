import * as v from 'valibot'
import { endpoint } from './endpoint'
import { completion, givenData } from './given'
import { dataOf } from './wire'

/** `card`: where the card fields come from; '': no card can be entered here. */
const iframeUrls = v.object({ card: v.string() })

export const getIframeUrls = endpoint({
  id: 'getIframeUrls',
  method: 'GET',
  path: 'api/merchant/iframe-urls',
  in_specification: true,
  access: 'anyone',
  given: givenData(completion<v.InferOutput<typeof iframeUrls>>({ standIns: { card: '' } })),
  answer: dataOf(iframeUrls),
})
