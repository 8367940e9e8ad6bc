import { getChange } from '@/contract/changes'
import { actOn, call } from './client'
import type { ApiFailure } from './failure'
import { tried } from './write'

/** What became of a change whose answer was lost. */
export type ChangeOutcome =
  | { readonly kind: 'made'; readonly at: string }
  /** Nor will it be: its key is closed. */
  | { readonly kind: 'not-made' }
  /** The server could not be asked. */
  | { readonly kind: 'not-yet' }
  /** The server keeps no keys, or does not know this call (decision 39). */
  | { readonly kind: 'cannot-tell' }

const patience = 15_000

export async function fetchChangeOutcome(key: string): Promise<ChangeOutcome> {
  const asked = await tried(
    call(getChange, { params: { key } }, { quiet: true, timeout: patience }),
  )
  if (!asked.ok) {
    const { failure } = asked
    // The page goes to sign-in; the change is asked about again afterwards.
    if (failure.is(401)) actOn(failure)
    return { kind: isOutOfReach(failure) ? 'not-yet' : 'cannot-tell' }
  }
  const { state, at } = asked.answer.data
  return state === 'made' && at !== null ? { kind: 'made', at } : { kind: 'not-made' }
}

function isOutOfReach(failure: ApiFailure): boolean {
  const { kind, status } = failure
  return (
    kind === 'network' || (kind === 'http' && (status >= 500 || status === 429 || status === 401))
  )
}
