import { passTime } from '@/state/session/activity'
import { setClockOffset } from '@/state/clock'
import { demo } from '@/state/demo'
import type { WorldNews } from '@mocks/app/world-control'
import { lookAgain } from './banner/shown-damage'

/** The page follows its world: its time, and its data when others took their place. */
export function applyWorldNews({ clockOffset, replaced, moved }: WorldNews): void {
  setClockOffset(clockOffset)
  if (moved > 0) passTime(moved)
  // Due dates, pending payments and sessions can change by time alone.
  if (replaced || moved > 0) demo.refresh()
  if (replaced) lookAgain().catch((error: unknown) => console.warn(error))
}
