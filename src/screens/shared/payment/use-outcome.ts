import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { now } from '@/state/clock'
import { askOutcome } from './payment-run'
import { pollDelay } from './status-polling'

/** Asks 2 s after the last answer, later more slowly, and at once when the page is online again. */
export function useOutcome(startedAt: string) {
  const queryClient = useQueryClient()
  const [nextAt, setNextAt] = useState<number | null>(() => now())
  const [asking, setAsking] = useState(false)

  useEffect(() => {
    const stop = new AbortController()
    let asked = 0
    // After a long sleep an attempt still gets its ten minutes.
    const since = Math.max(Date.parse(startedAt), now() - 60_000)
    let timer: number | undefined
    const next = async () => {
      await askOutcome(queryClient, stop.signal)
      if (!stop.signal.aborted) plan()
    }
    const plan = () => {
      const delay = pollDelay(asked, now() - since)
      asked += 1
      setNextAt(delay === null ? null : now() + delay)
      if (delay !== null) timer = window.setTimeout(() => void next(), delay)
    }
    const askNow = () => {
      window.clearTimeout(timer)
      void next()
    }
    plan()
    window.addEventListener('online', askNow)
    return () => {
      stop.abort()
      window.clearTimeout(timer)
      window.removeEventListener('online', askNow)
    }
  }, [startedAt, queryClient])

  return {
    nextAt,
    asking,
    ask: () => {
      setAsking(true)
      void askOutcome(queryClient).finally(() => setAsking(false))
    },
  }
}
