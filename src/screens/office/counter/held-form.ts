import { attemptReplaced, attempts } from '@/state/cart/attempts'
import type { CounterForm } from './counter-form'

/**
 * What was typed for the tab's latest attempt, so that it can be taken again after the clerk has left
 * its page. In memory only, and without bank numbers (decision 21).
 */
let held: { key: string; form: CounterForm } | null = null

/** The clerk follows the link that leads back to it. */
let isFollowed = false

attemptReplaced.add(dropForm)

/** What the payer agreed to, signed or handed over is asked for again. */
export function holdForm(form: CounterForm): void {
  const { current } = attempts
  const again = { routing: '', account: '', agreed: false, waived: false, received: null }
  held = current === null ? null : { key: current.key, form: { ...form, ...again } }
}

/** null: another attempt came after it, or the page was loaded again. */
export function heldForm(): CounterForm | null {
  return held !== null && held.key === attempts.current?.key ? held.form : null
}

export function followForm(): void {
  isFollowed = true
}

/** The page is left, and its payment is over: what was typed goes along with the link alone. */
export function leaveForm(): void {
  if (isFollowed) isFollowed = false
  else held = null
}

export function dropForm(): void {
  held = null
  isFollowed = false
}
