import type { GivenAnswer } from './given'
import { publicAnswers } from './given-public'

/**
 * How a given call's answer is completed; undefined: what the specification names is all that the call
 * answers. The office's are loaded when one is first needed.
 */
export async function givenAnswer(id: string): Promise<GivenAnswer | undefined> {
  return publicAnswers.get(id) ?? (await import('./given-office')).officeAnswers.get(id)
}
