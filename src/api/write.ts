import { ApiFailure, consequenceOf } from './failure'

/** The code of the 409 that a row has changed since it was read. */
const changedCode = 'changed'

/** What a failed call means for the form or button that made it (specification §8). */
export type Refusal =
  /** 401, 404, an unknown subdomain: the whole page goes elsewhere, and nothing is said here. */
  | { readonly kind: 'leads-away' }
  | { readonly kind: 'not-allowed' }
  /** The row is not what it was when it was read; `current` is what it is now, unread. */
  | { readonly kind: 'changed'; readonly current: unknown }
  /** What is wrong with what was sent, by field. */
  | { readonly kind: 'fields'; readonly errors: Readonly<Record<string, readonly string[]>> }
  /** All else: the server's sentence, or the general words for this way to fail. */
  | { readonly kind: 'failed' }

export function refusalOf(failure: ApiFailure): Refusal {
  if (consequenceOf(failure) !== null) return { kind: 'leads-away' }
  if (failure.is(403)) return { kind: 'not-allowed' }
  const { code, current, errors } = failure.body
  if (failure.is(409) && code === changedCode) return { kind: 'changed', current }
  if (failure.is(422) && errors !== undefined) return { kind: 'fields', errors }
  return { kind: 'failed' }
}

/** Whether the server has decided: what it has not decided may still have been done. */
export function isDecided(failure: ApiFailure): boolean {
  return failure.kind === 'http' && failure.status < 500
}

/**
 * The key of one change, for an `Idempotency-Key`: the same for the same input until the server has
 * decided about it, so that a second try after a lost answer does nothing twice. It lives as long as
 * the screen; a payment's lives longer and is kept in `state/attempts.ts`.
 */
export class ChangeKey {
  #key = crypto.randomUUID()
  #input: string | null = null

  for(input: unknown): string {
    const text = canonical(input)
    if (this.#input !== null && this.#input !== text) this.#key = crypto.randomUUID()
    this.#input = text
    return this.#key
  }

  /** The server has decided; the next change is another one. */
  settle(): void {
    this.#input = null
    this.#key = crypto.randomUUID()
  }
}

/** Whether two inputs say the same, whatever the order of their fields. */
export function isSameInput(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other)
}

function canonical(input: unknown): string {
  return JSON.stringify([input], (_, value: unknown) => {
    // A file has no JSON of its own.
    if (value instanceof File) return [value.name, value.size, value.lastModified]
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  })
}

export type Tried<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly failure: ApiFailure }

/** What the server said no to is an answer; a fault of this program is not. */
export async function tried<Answer>(asked: Promise<Answer>): Promise<Tried<Answer>> {
  try {
    return { ok: true, answer: await asked }
  } catch (error) {
    if (error instanceof ApiFailure) return { ok: false, failure: error }
    throw error
  }
}
