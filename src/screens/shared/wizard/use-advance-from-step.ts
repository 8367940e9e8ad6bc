import { useEffect, useRef } from 'react'

/**
 * To another step, unless this one was left: a late answer does not navigate who is elsewhere.
 */
export function useAdvanceFromStep<Step extends string>(
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
