import type { InferOutput } from 'valibot'
import { tenderNames, type Tender } from '@/contract/departments/payment-settings'
import type { quoteGroup } from '@/contract/payments/payments'
import { feeFor, type FeeGroup, type FeeSettings } from './fees'
import { mostCents } from '@/contract/wire'
import { sumOf } from './money'

/** The prices of all ways to pay a whole cart (product.md 3.3 step 3). */

export type QuoteGroup = InferOutput<typeof quoteGroup>

export interface PricedTender {
  tender: Tender
  fee_cents: number
  total_cents: number
}

export function quoteFees(
  groups: readonly FeeGroup[],
  tender: Tender,
): { groups: QuoteGroup[]; subtotal_cents: number; fee_cents: number; total_cents: number } {
  const priced = groups.map((group) => ({
    department_id: group.department_id,
    subtotal_cents: group.subtotal_cents,
    ...feeFor(group.payment_settings, tender, group.subtotal_cents),
  }))
  const subtotal_cents = sumOf(priced.map((group) => group.subtotal_cents))
  const fee_cents = sumOf(priced.map((group) => group.fee_cents))
  return { groups: priced, subtotal_cents, fee_cents, total_cents: subtotal_cents + fee_cents }
}

/** The tenders that every department accepts for these amounts: a cart is one authorization. */
export function tendersFor(groups: readonly FeeGroup[]): Tender[] {
  return tenderNames.filter((tender) =>
    groups.every(
      ({ payment_settings: settings, subtotal_cents }) =>
        settings.tenders.includes(tender) &&
        (tender !== 'echeck' ||
          settings.echeck_maximum_cents === null ||
          subtotal_cents <= settings.echeck_maximum_cents),
    ),
  )
}

/** Every usable tender, priced, cheapest first, up to the maximum amount. */
export function alternativesFor(groups: readonly FeeGroup[]): PricedTender[] {
  return tendersFor(groups)
    .map((tender) => {
      const { fee_cents, total_cents } = quoteFees(groups, tender)
      return { tender, fee_cents, total_cents }
    })
    .filter(({ total_cents }) => total_cents <= mostCents)
    .toSorted((a, b) => a.fee_cents - b.fee_cents)
}

/**
 * The prices of the quotes that were made for each tender, cheapest first. What one quote says of the
 * others may be older than their own.
 */
export function waysToPay(
  quotes: readonly (PricedTender & { readonly alternatives: readonly PricedTender[] })[],
): PricedTender[] {
  const [first] = quotes
  return (first?.alternatives ?? [])
    .map((way) => {
      const { fee_cents, total_cents } = quotes.find(({ tender }) => tender === way.tender) ?? way
      return { tender: way.tender, fee_cents, total_cents }
    })
    .toSorted((a, b) => a.fee_cents - b.fee_cents)
}

/** The price of one department's items by each of its tenders, cheapest first. */
export function feeRange(settings: FeeSettings, subtotalCents: number): PricedTender[] {
  return alternativesFor([
    { department_id: '', subtotal_cents: subtotalCents, payment_settings: settings },
  ])
}

/** A tender that costs over $5 more must be the payer's own choice. */
const preselectDifferenceCents = 500

/** The cheapest tender, unless the difference is too large to choose for the payer. */
export function preselectedTender(alternatives: readonly PricedTender[]): Tender | null {
  const [cheapest, ...others] = alternatives.toSorted((a, b) => a.fee_cents - b.fee_cents)
  const dearest = others.at(-1) ?? cheapest
  if (!cheapest || !dearest) return null
  return dearest.fee_cents - cheapest.fee_cents > preselectDifferenceCents ? null : cheapest.tender
}

/** "Try e-check (saves $26.48)": the saving of `tender` over `than`. */
export function savingOf(
  alternatives: readonly PricedTender[],
  tender: Tender,
  than: Tender,
): number {
  const feeOf = (name: Tender) => alternatives.find((way) => way.tender === name)?.fee_cents
  const cheaper = feeOf(tender)
  const dearer = feeOf(than)
  return cheaper === undefined || dearer === undefined ? 0 : Math.max(0, dearer - cheaper)
}
