import { useEffect, useRef } from 'react'

/**
 * Leads on from this step, unless it was left meanwhile: a save that is answered late moves nobody
 * who is elsewhere by then.
 */
export function useLeadOn<Step extends string>(
  current: Step,
  onStep: (step: Step) => void,
): (step: Step) => void {
  const shown = useRef<Step>(null)
  useEffect(() => {
    shown.current = current
    return () => {
      shown.current = null
    }
  }, [current])
  return (step) => {
    if (shown.current === current) onStep(step)
  }
}
