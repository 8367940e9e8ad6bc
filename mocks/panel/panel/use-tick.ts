import { useEffect, useState } from 'react'

/** Renders again each second: for what changes by time, or tells nobody. */
export function useTick(): void {
  const [, setTick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), 1000)
    return () => clearInterval(timer)
  }, [])
}
