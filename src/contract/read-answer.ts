import * as v from 'valibot'
import type { Endpoint } from './endpoint'

/**
 * What a call's answer says, or undefined where it is no answer to it. `body`: parsed JSON, undefined
 * for none. A host may leave out what the specification does not name (decision 39); what completes
 * such answers is loaded when the first of them comes.
 */
export async function readAnswer<Params, Query, Body, Answer>(
  { id, in_specification, answer }: Endpoint<string, Params, Query, Body, Answer>,
  body: unknown,
): Promise<{ readonly value: Answer } | undefined> {
  const read = (said: unknown) => {
    const { success, output } = v.safeParse(answer, said)
    return success ? { value: output } : undefined
  }
  const full = read(body)
  if (full || !in_specification) return full
  const { givenAnswer } = await import('./given-answers')
  const given = await givenAnswer(id)
  return read(given?.read(body, (one) => read(one) !== undefined))
}
