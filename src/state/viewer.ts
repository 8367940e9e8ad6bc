import { useSnapshot } from 'valtio'
import type { KnownUser } from '@/contract/users'
import { type Subject, subjectOf } from '@/rules/people/subject'
import { session } from './session'

export interface Viewer {
  readonly authenticated: boolean
  /** null for a guest, and until the token check has answered. */
  readonly user: KnownUser | null
  /** For `may(subject, permission)`; a guest's while there is no user. */
  readonly subject: Subject
}

/** Who looks at this page. */
export function useViewer(): Viewer {
  const { authenticated, user } = useSnapshot(session)
  return { authenticated, user, subject: subjectOf(user) }
}
