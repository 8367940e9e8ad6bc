import { addedCalls } from './added-calls'

/**
 * A host with none of our calls answers lists whole: no filter, order or page of ours, and only what
 * the specification names of a row.
 */
export function hasOurLists(): boolean {
  const calls = addedCalls()
  return calls === null || calls === 'all' || calls.length > 0
}
