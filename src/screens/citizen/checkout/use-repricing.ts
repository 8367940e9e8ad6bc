import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { keys } from '@/api/keys'
import { paymentRun } from '@/screens/shared/payment/payment-run'
import type { Refusal } from '@/screens/shared/payment/refusal'

/**
 * A refused price makes those of all ways to pay stale: they are fetched again behind the dialog.
 * True until the answers are there.
 */
export function useRepricing(): boolean {
  const queryClient = useQueryClient()
  const { phase } = useSnapshot(paymentRun)
  const refusal = phase.at === 'ready' ? phase.refusal : null
  const [latest, setLatest] = useState<Refusal | null>(null)
  const [answered, setAnswered] = useState<Refusal | null>(null)
  if (refusal?.kind === 'quote_changed' && refusal !== latest) setLatest(refusal)
  useEffect(() => {
    if (latest === null) return
    const queryKey = keys.quotes.all
    queryClient.removeQueries({ queryKey, type: 'inactive' })
    void queryClient.invalidateQueries({ queryKey }).finally(() => setAnswered(latest))
  }, [latest, queryClient])
  return latest !== answered
}
