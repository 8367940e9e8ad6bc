import { useState } from 'react'
import type { FormFailure } from '@/ui/form/form-shell'
import { type Refusal, refusalOf } from './refusal'

const none: Refusal['values'] = {}

/** WriteQueue what a call threw into what the form shows, and keeps what its sentences need. */
export function useRefusal(values: Refusal['values'] = none) {
  const [said, setSaid] = useState(none)
  return {
    errorValues: { ...values, ...said },
    refused: (error: unknown): FormFailure => {
      const refusal = refusalOf(error)
      setSaid(refusal.values)
      return refusal.failure
    },
  }
}
