import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect } from 'react'
import type { SettingName } from '@/contract/merchants/setting-names'

/** The form's field of each setting; a list has its heading, and some settings are whole steps. */
const settingFields: Readonly<Record<SettingName, string | null>> = {
  name: 'name',
  contact: 'repName',
  phone: 'phone',
  fax: 'fax',
  address: 'address',
  hours: 'hours',
  website: 'url',
  logo: 'logo',
  'time-zone': 'time_zone',
  'default-language': 'default_language',
  'receipt-footer': 'receipt_footer',
  'sub-domain': 'sub_domain',
  aliases: 'aliases',
  'guest-checkout': 'force_guest_checkout_per_item',
  terminal: 'enableTerminal',
  'cash-and-checks': 'cash_and_checks',
  'roll-type': 'roll_type_real',
  accounts: 'allow_accounts',
  'cart-items': 'max_cart_items',
  'session-text': 'session_text',
  departments: null,
  source: 'source_type',
  'bill-search': 'search.by',
  'entry-fields': 'form.fields',
  notice: 'notice',
  tenders: 'tenders',
  'card-fee': 'card_fee.rate_bp',
  'echeck-fee': 'echeck_fee.flat_cents',
  'fee-payer': 'payer_pays_fee',
  'echeck-maximum': 'echeck_maximum_cents',
  partial: 'partial',
  minimum: 'minimum_cents',
  overpay: 'overpay',
  order: 'order',
  halves: 'halves_in_order',
  cutoff: 'cutoff',
  credentials: 'site',
  staff: null,
  sender: 'from_name',
}

/** A setting that was searched for: its field takes focus as soon as it is there. */
export function useSettingFocus(
  root: RefObject<HTMLElement | null>,
  setting: SettingName | undefined,
): void {
  const router = useRouter()
  useEffect(() => {
    const field = setting === undefined ? null : settingFields[setting]
    const within = root.current
    if (field === null || within === null) return
    const focus = (): boolean => {
      const found = fieldIn(within, field)
      found?.scrollIntoView({ block: 'center' })
      found?.focus({ preventScroll: true })
      return found !== null
    }
    // Departments and accounts are read first.
    const observer = new MutationObserver(() => {
      if (focus()) observer.disconnect()
    })
    if (!focus()) observer.observe(within, { childList: true, subtree: true })
    // A navigation ends at the page's heading; this one ends here.
    const stop = router.subscribe('onRendered', () => {
      stop()
      focus()
    })
    return () => {
      observer.disconnect()
      stop()
    }
  }, [root, router, setting])
}

/** Who may not edit sees the setting as a fact, and parts of one as a whole. */
function fieldIn(root: HTMLElement, field: string): HTMLElement | null {
  const [whole = field] = field.split('.')
  return (
    root.querySelector<HTMLElement>(`[name="${field}"]:checked`) ??
    root.querySelector<HTMLElement>(`[name="${field}"], [data-field="${field}"]`) ??
    root.querySelector<HTMLElement>(`[data-field="${whole}"]`)
  )
}
