import { useEffect, useState } from 'react'
import { now, timeOf } from '@/state/clock'

const staleAfterMs = 5 * 60_000

/**
 * The time of an answer once it is older than five minutes (product.md 2.0, "Stale"); else null.
 */
export function useStale(updatedAt: number): string | null {
  const [staleSince, setStaleSince] = useState<number | null>(null)
  useEffect(() => {
    const left = timeOf(updatedAt) + staleAfterMs - now()
    const timer = setTimeout(() => setStaleSince(updatedAt), Math.max(0, left))
    return () => clearTimeout(timer)
  }, [updatedAt])
  return staleSince === updatedAt ? new Date(timeOf(updatedAt)).toISOString() : null
}
