import { useEffect, useState } from 'react'
import { now } from '@/state/clock'

/** The app's clock, read once a second. */
export function useNow(): number {
  const [seen, setSeen] = useState(now)
  useEffect(() => {
    const timer = window.setInterval(() => setSeen(now()), 1000)
    return () => window.clearInterval(timer)
  }, [])
  return seen
}
