import { useEffect, useState } from 'react'

/** Re-renders each second, for values that change by time or without an event. */
export function useTick(): void {
  const [, setTick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), 1000)
    return () => clearInterval(timer)
  }, [])
}
