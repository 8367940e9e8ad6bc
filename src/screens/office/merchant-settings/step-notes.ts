import { useEffect } from 'react'
import { closeToast, shownToast } from '@/ui/feedback/toast'

/** "Saved" says something of the step that was saved: it ends with it. A failure stays. */
export function StepNotes() {
  useEffect(
    () => () => {
      if (shownToast()?.tone !== 'late') closeToast()
    },
    [],
  )
  return null
}
