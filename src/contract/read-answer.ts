import * as v from 'valibot'
import type { Endpoint } from './endpoint'
import type { GivenAnswer } from './given'

/**
 * What a call's answer says, or undefined where it is no answer to it. `body`: parsed JSON, undefined
 * for none. A host may leave out what the specification does not name (decision 39); what completes
 * such answers is loaded when the first of them comes.
 */
export async function readAnswer<Params, Query, Body, Answer>(
  { id, in_specification, answer }: Endpoint<string, Params, Query, Body, Answer>,
  body: unknown,
): Promise<{ readonly value: Answer } | undefined> {
  const full = v.safeParse(answer, body)
  if (full.success) return { value: full.output }
  if (!in_specification) return undefined
  const given = await givenAnswer(id).catch(() => undefined)
  const completed = given?.read(body, (one) => v.is(answer, one))
  return v.is(answer, completed) ? { value: completed } : undefined
}

/** undefined: what the specification names is all that the call answers. */
export async function givenAnswer(id: string): Promise<GivenAnswer | undefined> {
  const { publicAnswers } = await import('./given-public')
  return publicAnswers.get(id) ?? (await import('./given-office')).officeAnswers.get(id)
}
