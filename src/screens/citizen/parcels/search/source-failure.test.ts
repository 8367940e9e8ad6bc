import { expect, it } from 'vitest'
import { ApiFailure, type FailureFacts } from '@/api/failure'
import { isOfSource } from './source-failure'

const failure = (facts: Partial<FailureFacts>) =>
  new ApiFailure({
    kind: 'http',
    callId: 'getBill',
    requestId: 'r',
    status: 502,
    body: {},
    retryAfterSeconds: null,
    ...facts,
  })

it.each([
  ['502', failure({}), true],
  ['503', failure({ status: 503 }), true],
  ['no answer in time', failure({ kind: 'network', status: 0, timedOut: true }), true],
  ['a lost connection', failure({ kind: 'network', status: 0 }), false],
  ['a web page', failure({ kind: 'not-json', status: 200 }), false],
  ['half an answer', failure({ kind: 'bad-shape', status: 200 }), false],
  ['too many requests', failure({ status: 429 }), false],
  ['signed out', failure({ status: 401 }), false],
  ['not allowed', failure({ status: 403 }), false],
  ['no such bill', failure({ status: 404 }), false],
  ['a fault of the page', new TypeError('no'), false],
])('%s is the county system’s, where bills come from it: %s', (_, error, ofCounty) => {
  expect(isOfSource({ source_type: 1 }, error)).toBe(ofCounty)
  expect(isOfSource({ source_type: 2 }, error)).toBe(false)
})
