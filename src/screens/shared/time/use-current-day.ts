import { useEffect, useState } from 'react'
import { plainDateIn } from '@/rules/time/dates'
import { now } from '@/state/clock'
import { useTimeZone } from './time-zone'

/** Today in the municipality's zone, also on a page that stays open over midnight. */
export function useCurrentDay(): string {
  const zone = useTimeZone()
  const [day, setDay] = useState(() => plainDateIn(zone, now()))
  useEffect(() => {
    const timer = window.setInterval(() => setDay(plainDateIn(zone, now())), 1000)
    return () => window.clearInterval(timer)
  }, [zone])
  return day
}
