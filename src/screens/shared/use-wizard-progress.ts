import { useState } from 'react'
import type { Draft } from '@/state/drafts'
import type { WizardProgress } from '@/ui/form/wizard-state'

/**
 * A wizard's progress, kept as a draft of this tab, so that the user can leave and resume.
 * `resumed` tells that a draft was found, for a `DraftNote`.
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
    /** After the wizard is finished, or to start over. */
    forget: () => {
      draft.forget()
      setResumed(null)
      setProgress({ values: start, visited: [] })
    },
  }
}
