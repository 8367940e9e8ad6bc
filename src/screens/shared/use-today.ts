import { plainDateIn } from '@/rules/time/dates'
import { now } from '@/state/clock'
import { useTimeZone } from './time-zone'

/** The day that it is at the municipality. */
export function useToday(): string {
  return plainDateIn(useTimeZone(), now())
}
