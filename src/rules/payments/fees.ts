import type { InferOutput } from 'valibot'
import type { FeeTier, PaymentSettings, Tender } from '@/contract/departments/payment-settings'
import type { feeRule } from '@/contract/payments/payments'
import { rateOf } from './money'

/** Fees: one per department, rounded once per department (product.md 3.3 step 3). */

type FeeRule = InferOutput<typeof feeRule>

export type FeeSettings = Readonly<
  Pick<PaymentSettings, 'card_fee' | 'echeck_maximum_cents' | 'payer_pays_fee'>
> & {
  readonly tenders: readonly Tender[]
  readonly echeck_fee: {
    readonly flat_cents: number
    readonly tiers?: readonly Readonly<FeeTier>[] | undefined
  }
}

/** The items paid to one department; `groupByDepartment` of the cart makes these. */
export interface FeeGroup {
  readonly department_id: string
  readonly subtotal_cents: number
  readonly payment_settings: FeeSettings
}

export interface Fee {
  fee_cents: number
  rule: FeeRule
}

export function feeFor(settings: FeeSettings, tender: Tender, subtotalCents: number): Fee {
  if (!settings.payer_pays_fee) {
    return { fee_cents: 0, rule: { kind: 'absorbed', rate_bp: null, amount_cents: null } }
  }
  if (tender === 'echeck') {
    const flat = flatFee(settings.echeck_fee, subtotalCents)
    return {
      fee_cents: subtotalCents > 0 ? flat : 0,
      rule: { kind: 'flat', rate_bp: null, amount_cents: flat },
    }
  }
  const { rate_bp, minimum_cents } = settings.card_fee
  const fee = rateOf(subtotalCents, rate_bp)
  if (subtotalCents > 0 && fee < minimum_cents) {
    return {
      fee_cents: minimum_cents,
      rule: { kind: 'minimum', rate_bp, amount_cents: minimum_cents },
    }
  }
  return { fee_cents: fee, rule: { kind: 'rate', rate_bp, amount_cents: null } }
}

/** An e-check's fee: of the first tier that reaches the amount, or the one flat fee. */
function flatFee({ flat_cents, tiers }: FeeSettings['echeck_fee'], subtotalCents: number): number {
  const tier = tiers?.find(({ up_to_cents }) => subtotalCents <= (up_to_cents ?? Infinity))
  return tier?.fee_cents ?? flat_cents
}
