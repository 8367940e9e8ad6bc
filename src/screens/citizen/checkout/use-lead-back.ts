import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { FormFailure } from '@/ui/form/shell/form-shell'
import { fieldOf } from './details-form'
import { forgetRefusal, paymentRun } from '@/screens/shared/payment/payment-run'
import type { Refusal } from '@/screens/shared/payment/refusal'

/** A step's form, and the errors for it. */
export interface LeadBack {
  step: 'details' | 'tender'
  failure: FormFailure
}

/**
 * Refusals that a form can fix lead back to it: field errors, and bank numbers that do not exist.
 */
export function useLeadBack(onLead: (step: LeadBack['step']) => void): LeadBack | null {
  const { phase } = useSnapshot(paymentRun)
  const [lead, setLead] = useState<LeadBack | null>(null)
  const refusal = phase.at === 'ready' ? phase.refusal : null
  useEffect(() => {
    const found = refusal && leadOf(refusal)
    if (!found) return
    setLead(found)
    forgetRefusal()
    onLead(found.step)
    // Each refusal leads back once, when it arrives.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [refusal])
  return lead
}

export function leadOf(refusal: Refusal): LeadBack | null {
  if (refusal.kind === 'bank_account') {
    return { step: 'tender', failure: { errors: { [refusal.field]: ['checkout.bank.refused'] } } }
  }
  if (refusal.kind !== 'fields') return null
  const errors: Record<string, readonly string[]> = {}
  let ofTender = false
  for (const [key, texts] of Object.entries(refusal.errors)) {
    const bank = /^bank_account\.(routing|account)$/.exec(key)?.[1]
    ofTender ||= bank !== undefined || key === 'consents'
    if (key === 'consents') {
      // The court's statement changed, and is shown again for a new agreement.
      errors['waived'] = ['checkout.waiver.missing']
      continue
    }
    errors[bank ?? fieldOf(key) ?? key] = texts
  }
  // Keys that match no field go to the summary, with this sentence.
  errors['refused'] = ['checkout.details.refused']
  return { step: ofTender ? 'tender' : 'details', failure: { errors } }
}
