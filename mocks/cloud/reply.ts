import type { FailureStatus } from '@/contract/endpoint'
import type { FailureBody } from '@/contract/wire'
import { otherDepartmentCode } from '@/rules/people/departments-seen'

/** A success that is not plainly 200. */
export class Reply<Answer> {
  readonly status: number
  readonly answer: Answer

  constructor(status: number, answer: Answer) {
    this.status = status
    this.answer = answer
  }
}

/** Any answer that is not a success; thrown, or given back by a write that is one all the same. */
export class Refusal extends Error {
  readonly status: FailureStatus
  readonly body: FailureBody
  readonly headers: Readonly<Record<string, string>>
  /** Milliseconds that a system behind the server took to answer. */
  readonly waited: number

  constructor(
    status: FailureStatus,
    body: FailureBody,
    headers: Readonly<Record<string, string>> = {},
    waited = 0,
  ) {
    super(body.message ?? body.error ?? `Refused with ${status}`)
    this.status = status
    this.body = body
    this.headers = headers
    this.waited = waited
  }
}

export const unauthorized = (): Refusal => new Refusal(401, { message: 'Unauthorised' })

/** A 403 has its text in `error` (specification §8). */
export const forbidden = (text: string): Refusal => new Refusal(403, { message: text, error: text })

/** The caller's role may do it, only not for this department. */
export const otherDepartment = (text: string): Refusal =>
  new Refusal(403, { message: text, error: text, code: otherDepartmentCode })

export const notFound = (what: string): Refusal =>
  new Refusal(404, { message: `${what} was not found` })

export const invalid = (errors: Readonly<Record<string, readonly string[]>>): Refusal =>
  new Refusal(422, {
    message: 'Some fields are not valid',
    errors: Object.fromEntries(Object.entries(errors).map(([name, texts]) => [name, [...texts]])),
  })

/** The first row that is there, or the 404. */
export function found<T>(row: T | null | undefined, what: string): T {
  if (row === null || row === undefined) throw notFound(what)
  return row
}
