import { useEffect, useState } from 'react'
import { now } from '@/state/clock'

/** Whole seconds until an instant of the app's clock; 0 afterwards. */
export function useSecondsLeft(until: number): number {
  const [seen, setSeen] = useState(now)
  useEffect(() => {
    const timer = window.setInterval(() => setSeen(now()), 1000)
    return () => window.clearInterval(timer)
  }, [])
  return Math.max(0, Math.ceil((until - seen) / 1000))
}
