import { ApiFailure, consequenceOf } from './failure'

/** The code of the 409 for a row that changed since it was read. */
const changedCode = 'changed'

/** The result of a failed call for the form or button that made it (specification §8). */
export type Refusal =
  /** 401, 404, an unknown subdomain: the whole page navigates away, so no message shows here. */
  | { readonly kind: 'leads-away' }
  | { readonly kind: 'not-allowed' }
  /** The row changed since it was read; `current` is the new row, not parsed yet. */
  | { readonly kind: 'changed'; readonly current: unknown }
  /** Errors by field. */
  | { readonly kind: 'fields'; readonly errors: Readonly<Record<string, readonly string[]>> }
  /** Any other failure: the server's sentence, or the general message for this way to fail. */
  | { readonly kind: 'failed' }

export function refusalOf(failure: ApiFailure): Refusal {
  if (consequenceOf(failure) !== null) return { kind: 'leads-away' }
  if (failure.is(403)) return { kind: 'not-allowed' }
  const { code, current, errors } = failure.body
  if (failure.is(409) && code === changedCode) return { kind: 'changed', current }
  if (failure.is(422) && errors !== undefined) return { kind: 'fields', errors }
  return { kind: 'failed' }
}

/** Whether it is known that nothing was changed; otherwise the change may have been made. */
export function isDecided(failure: ApiFailure): boolean {
  // A call that the host does not have was not sent.
  return failure.kind === 'not-offered' || (failure.kind === 'http' && failure.status < 500)
}

/** Nothing is known of what the server did: a proxy that had no answer from it says 502 or 504. */
export function isUnanswered(failure: ApiFailure): boolean {
  return failure.kind === 'network' || failure.is(502) || failure.is(504)
}

/** The server itself says that it could not do it. */
export function isServerError(failure: ApiFailure): boolean {
  return failure.kind === 'http' && failure.status >= 500 && !isUnanswered(failure)
}

/**
 * For a change that is wanted all the same where it is so already: an own request made it, whose answer
 * was lost, or someone else did. `codes` are the refusals that say so. null: it was so.
 */
export async function orAlreadySo<Answer>(
  asked: Promise<Answer>,
  ...codes: readonly string[]
): Promise<Answer | null> {
  const result = await tried(asked)
  if (result.ok) return result.answer
  const { failure } = result
  if (failure.is(409) && codes.includes(failure.body.code ?? '')) return null
  throw failure
}

/** How `orReadSo` reads: without a message of its own, and not for long. */
export const lookUp = { quiet: true, timeout: 15_000 } as const

/**
 * For a change that is the same made twice: after a lost answer what is so by now is read, and is the
 * answer if it is as wanted (decision 40). undefined: it is not.
 */
export async function orReadSo<Answer>(
  asked: Promise<Answer>,
  read: () => Promise<Answer | undefined>,
): Promise<Answer> {
  const result = await tried(asked)
  if (result.ok) return result.answer
  if (isDecided(result.failure)) throw result.failure
  const now = await tried(read())
  if (now.ok && now.answer !== undefined) return now.answer
  throw result.failure
}

/** Whether two inputs are equal, in any order of their fields. */
export function isSameInput(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other)
}

function canonical(input: unknown): string {
  return JSON.stringify([input], (_, value: unknown) => {
    // A file has no JSON form.
    if (value instanceof File) return [value.name, value.size, value.lastModified]
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  })
}

export type Tried<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly failure: ApiFailure }

/** True for a refusal by the server; false for a fault of this program. */
export async function tried<Answer>(asked: Promise<Answer>): Promise<Tried<Answer>> {
  try {
    return { ok: true, answer: await asked }
  } catch (error) {
    if (error instanceof ApiFailure) return { ok: false, failure: error }
    throw error
  }
}
