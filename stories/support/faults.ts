import type { CallId } from '@/contract/all'
import type { Fault } from '@mocks/scenarios/fault'

/** The call is answered with this status and body, every time. */
export function answers(
  call: CallId,
  status: number,
  body: Readonly<Record<string, unknown>> = {},
): Fault[] {
  return [{ match: { call }, effect: { kind: 'status', status, body } }]
}

/** The call is never answered: the loading state stays. */
export function neverAnswers(call: CallId): Fault[] {
  return [{ match: { call }, effect: { kind: 'timeout' } }]
}
