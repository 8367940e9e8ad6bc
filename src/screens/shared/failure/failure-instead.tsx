import type { ApiFailure } from '@/api/failure'
import { NotAllowed } from './not-allowed'
import { NotOffered } from './not-offered'

/** Replaces what no second try would bring: the role may not see it, or the host does not have it. */
export function FailureInstead({ error, phone }: { error: ApiFailure; phone: string | null }) {
  return error.kind === 'not-offered' ? <NotOffered phone={phone} /> : <NotAllowed />
}
