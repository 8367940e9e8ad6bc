import { showAbovePages } from '@/app/frames/above-pages'
import { UpdateNote } from './update-note'

export function showUpdateNote(putAway: () => void): Promise<() => void> {
  return showAbovePages(
    'updates',
    <UpdateNote onReload={() => window.location.reload()} onPutAway={putAway} />,
  )
}
