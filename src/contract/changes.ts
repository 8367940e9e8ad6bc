import * as v from 'valibot'
import { endpoint } from './endpoint'
import { dataOf, id, instant, longest, tokenText } from './wire'

/** The key of a change: the same one never makes it twice (decision 40). It is kept as a hash. */
export const changeKey = v.pipe(v.string(), v.minLength(8), v.maxLength(longest.id))

/** In the body of given calls, whose headers are the specification's; a host may ignore it. */
export const keyField = { idempotency_key: v.optional(tokenText) }

export const changeState = v.object({
  /** `not-made`: nor will it be, for a request with this key that comes later is refused. */
  state: v.picklist(['made', 'not-made']),
  at: v.nullable(instant),
})
export type ChangeState = v.InferOutput<typeof changeState>

/** What became of a change whose answer was lost; only of the caller's own. */
export const getChange = endpoint({
  id: 'getChange',
  method: 'GET',
  path: 'api/changes/{key}',
  in_specification: false,
  access: 'signed-in',
  params: v.object({ key: id }),
  answer: dataOf(changeState),
})
