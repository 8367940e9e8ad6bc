import type { FailureBody } from '@/contract/wire'

/**
 * The four ways in which a call can fail (quality.md, fault rule 2): `network`: no answer;
 * `not-json`: an answer that is not JSON; `bad-shape`: JSON of another shape than promised; `http`:
 * an error status. `not-offered`: the host does not have the call, so it was not made.
 */
export type FailureKind = 'network' | 'not-json' | 'bad-shape' | 'http' | 'not-offered'

export interface FailureFacts {
  kind: FailureKind
  callId: string
  /** The call's `sentence`: the server's message is for the user. Absent: false. */
  sentence?: boolean
  /** From the answer's `X-Request-Id`, else made in the page; error screens show it. */
  requestId: string
  /** 0 for `network`. */
  status: number
  body: FailureBody
  /** From `Retry-After`; null without one. */
  retryAfterSeconds: number | null
  /** The call's duration in milliseconds; absent: it failed at once. */
  afterMs?: number
  /** `network` because of the time limit: the connection itself may be fine. */
  timedOut?: boolean
}

/** The wait after a 429 without a time (product.md 3.4). */
export const usualWaitSeconds = 120

/** Seconds until a retry makes sense; null: no wait is asked for. */
export function waitSeconds(failure: ApiFailure): number | null {
  return failure.is(429) ? (failure.retryAfterSeconds ?? usualWaitSeconds) : null
}

/** The server's messages for the screen (`Endpoint.sentence`), one sentence each. */
export function sentencesIn(failure: ApiFailure): readonly string[] {
  return failure.sentence ? serverErrors(failure) : []
}

/** The server's messages, one sentence each: of fields, else the general one. */
export function serverErrors({ body }: ApiFailure): readonly string[] {
  const ofFields = Object.values(body.errors ?? {}).flat()
  if (ofFields.length > 0) return ofFields
  const said = body.message ?? body.error
  return said === undefined ? [] : [said]
}

export class ApiFailure extends Error {
  override readonly name = 'ApiFailure'
  readonly kind: FailureKind
  readonly callId: string
  readonly sentence: boolean
  readonly requestId: string
  readonly status: number
  readonly body: FailureBody
  readonly retryAfterSeconds: number | null
  readonly afterMs: number
  readonly timedOut: boolean

  constructor(facts: FailureFacts) {
    super(`${facts.callId}: ${facts.kind} ${facts.status}`)
    this.kind = facts.kind
    this.callId = facts.callId
    this.sentence = facts.sentence ?? false
    this.requestId = facts.requestId
    this.status = facts.status
    this.body = facts.body
    this.retryAfterSeconds = facts.retryAfterSeconds
    this.afterMs = facts.afterMs ?? 0
    this.timedOut = facts.timedOut ?? false
  }

  is(status: number): boolean {
    return this.kind === 'http' && this.status === status
  }
}

/** A failure's effect on the whole application (specification §8); null: the screen shows it. */
export type FailureConsequence = 'sign-out' | 'wrong-url' | 'not-found' | null

export const unknownSubdomain = 'Subdomain does not exist'

/**
 * Specification §8, for any call: 401 except login, 403 for an unknown subdomain, 404. A token
 * check that fails in any way ends the session.
 */
export function consequenceOf(failure: ApiFailure): FailureConsequence {
  const isUnknown = failure.is(403) && failure.body.error === unknownSubdomain
  if (failure.callId === 'verifyToken') return isUnknown ? 'wrong-url' : 'sign-out'
  if (failure.kind !== 'http') return null
  if (failure.status === 401) return failure.callId === 'login' ? null : 'sign-out'
  if (failure.status === 403) return isUnknown ? 'wrong-url' : null
  if (failure.status === 404) return 'not-found'
  return null
}
