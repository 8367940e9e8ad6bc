import { useState } from 'react'
import type { Draft } from '@/state/drafts'
import type { WizardProgress } from '@/ui/form/wizard-state'

/**
 * How far somebody came with a wizard, kept as a draft of this tab: they leave, come back and go on.
 * `resumed` says that something was kept, for a `DraftNote`.
 */
export function useWizardProgress<Values>(draft: Draft<WizardProgress<Values>>, start: Values) {
  const [resumed, setResumed] = useState(() => draft.read())
  const [progress, setProgress] = useState(() => resumed ?? { values: start, visited: [] })
  return {
    progress,
    onProgress: (update: (before: WizardProgress<Values>) => WizardProgress<Values>) =>
      setProgress((before) => {
        const after = update(before)
        draft.keep(after)
        return after
      }),
    resumed: resumed !== null,
    /** Once it is finished, or to begin anew. */
    forget: () => {
      draft.forget()
      setResumed(null)
      setProgress({ values: start, visited: [] })
    },
  }
}
