import type { CallId } from '@/contract/all'
import type { FaultSource } from '@mocks/cloud/faults'

/** The call is answered with this status and body, every time. */
export function answers(call: CallId, status: number, body: object = {}): FaultSource {
  return ({ id }) =>
    id === call
      ? {
          afterCommit: false,
          answer: async () =>
            new Response(JSON.stringify(body), {
              status,
              headers: { 'content-type': 'application/json' },
            }),
        }
      : null
}

/** The call is never answered: what is shown while waiting stays. */
export function neverAnswers(call: CallId): FaultSource {
  return ({ id }) =>
    id === call ? { afterCommit: false, answer: () => new Promise(() => undefined) } : null
}
