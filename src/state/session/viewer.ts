import { useSnapshot } from 'valtio'
import type { KnownUser } from '@/contract/people/users'
import { type Subject, subjectOf } from '@/rules/people/subject'
import { session } from './session'

export interface Viewer {
  readonly authenticated: boolean
  /** null for a guest, and until the token check is answered. */
  readonly user: KnownUser | null
  /** For `may(subject, permission)`; a guest's while the user is unknown. */
  readonly subject: Subject
}

/** The user of this page. */
export function useViewer(): Viewer {
  const { authenticated, user } = useSnapshot(session)
  return { authenticated, user, subject: subjectOf(user) }
}
