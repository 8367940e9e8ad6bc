import type { FundCodes, RefundRules, StaffSettings } from '@/contract/departments/department-setup'
import type { BillKind, SourceType } from '@/contract/departments/departments'
import { sourceTypes } from '../constants'
import { bankCalendar } from '@/rules/payments/posting-day'

export const noFunds: FundCodes = {
  principal: '',
  special_assessment: '',
  penalty: '',
  interest: '',
  fee: '',
}

/** Half a year, and the fee stays with those who earned it. */
export const usualRefunds: RefundRules = { days: 180, fee: false }

/** Kinds of bills with one price, which is paid whole. */
const wholeOnly: ReadonlySet<BillKind | null> = new Set(['permit', 'citation', 'court'])
const inHalves: ReadonlySet<BillKind | null> = new Set(['property', 'manufactured-home'])

/** Payments after it are posted on the next day, where a department says nothing else. */
export const usualCutoff = '20:00'

/** The settings of a new department. */
export function defaultSettings(source: SourceType, bills: BillKind | null): StaffSettings {
  const isBlind = source === sourceTypes.blindPayment
  const takesParts = !isBlind && !wholeOnly.has(bills)
  return {
    tenders: ['echeck', 'card'],
    card_fee: { rate_bp: 295, minimum_cents: 395 },
    echeck_fee: { flat_cents: 150 },
    echeck_maximum_cents: 2_500_000,
    payer_pays_fee: true,
    partial: takesParts,
    minimum_cents: takesParts ? 1_000 : isBlind ? 100 : 0,
    overpay: false,
    order: inHalves.has(bills) ? 'oldest-first' : 'payer',
    halves_in_order: inHalves.has(bills),
    cutoff: usualCutoff,
    max_items: 20,
    calendar: bankCalendar,
    funds: noFunds,
    refunds: usualRefunds,
    waiver_text: null,
  }
}
