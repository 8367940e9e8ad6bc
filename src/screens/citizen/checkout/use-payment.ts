import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { chargeOf, type Order, type Press, purchaseOf } from './order'
import { pay, paymentRun, prepareAttempt } from '@/screens/shared/payment/payment-run'
import type { Refusal } from '@/screens/shared/payment/refusal'

/** After this time the wait is explained (product.md 3.3 step 6). */
const slowAnswerMs = 10_000

export interface PaymentControl {
  refusal: Refusal | null
  sending: boolean
  slow: boolean
  /** The box to tick before the next press; null if there is none. `misses`: presses without it. */
  box: { ticked: boolean; misses: number; tick: (on: boolean) => void } | null
  /** Called at each press: false if the box is not ticked; counts those presses. */
  mayPress: () => boolean
  press: (card: Press['card']) => void
}

/** The state of the Pay button: what is required before it may be pressed, and the press itself. */
export function usePayment(order: Order): PaymentControl {
  const queryClient = useQueryClient()
  const { phase } = useSnapshot(paymentRun)
  const refusal = phase.at === 'ready' ? phase.refusal : null
  const sending = phase.at === 'sending'
  const [tick, setTick] = useState<{ of: Refusal | null; on: boolean; misses: number } | null>(null)
  const [passed, setPassed] = useState<string | null>(null)
  const [wantsSecond, setWantsSecond] = useState(false)

  useEffect(() => prepareAttempt(purchaseOf(order, false)), [order])

  const current = tick?.of === refusal ? tick : null
  const needed = refusal !== null && ['challenge', 'too_many', 'duplicate'].includes(refusal.kind)
  const ticked = current?.on ?? false
  const misses = current?.misses ?? 0
  const mayPress = () => {
    if (!needed || ticked) return true
    setTick({ of: refusal, on: false, misses: misses + 1 })
    return false
  }

  return {
    refusal,
    sending,
    slow: useSlow(sending),
    box: needed ? { ticked, misses, tick: (on) => setTick({ of: refusal, on, misses: 0 }) } : null,
    mayPress,
    press: (card) => {
      if (!mayPress()) return
      const again = wantsSecond || refusal?.kind === 'duplicate'
      // The server counts an answer once, when it sends the card to the processor; until then the
      // page repeats it.
      const challenge = challengeOf(refusal) ?? passed
      setWantsSecond(again)
      setPassed(challenge)
      void pay(chargeOf(order, { card, confirmDuplicate: again, challenge }), queryClient)
    },
  }
}

const challengeOf = (refusal: Refusal | null): string | null =>
  refusal !== null && 'challenge' in refusal ? refusal.challenge : null

function useSlow(sending: boolean): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!sending) return
    const timer = window.setTimeout(() => setSlow(true), slowAnswerMs)
    return () => {
      window.clearTimeout(timer)
      setSlow(false)
    }
  }, [sending])
  return slow
}
