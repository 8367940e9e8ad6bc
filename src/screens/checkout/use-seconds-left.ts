import { useEffect, useState } from 'react'
import { now } from '@/state/clock'

/** Whole seconds until an instant of the app's clock; 0 from then on. */
export function useSecondsLeft(until: number): number {
  const [left, setLeft] = useState(() => secondsTo(until))
  useEffect(() => {
    setLeft(secondsTo(until))
    const timer = window.setInterval(() => setLeft(secondsTo(until)), 1000)
    return () => window.clearInterval(timer)
  }, [until])
  return left
}

function secondsTo(until: number): number {
  return Math.max(0, Math.ceil((until - now()) / 1000))
}

/** `1:45` */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
