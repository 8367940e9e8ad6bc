import { useEffect, useRef } from 'react'
import { announce } from '@/ui/feedback/live-region'

/** Who listens hears progress every few seconds, and nothing of what is done at once. */
const everyMs = 6_000

export function useSpokenProgress(text: string): void {
  const last = useRef<number>(null)
  useEffect(() => {
    const at = performance.now()
    last.current ??= at
    if (at - last.current < everyMs) return
    last.current = at
    announce(text)
  }, [text])
}
