import { plainDateIn } from '@/rules/time/dates'
import { now } from '@/state/clock'
import { useTimeZone } from './time-zone'

/** Today in the municipality's zone. */
export function useToday(): string {
  return plainDateIn(useTimeZone(), now())
}
