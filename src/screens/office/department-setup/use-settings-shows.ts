import { useIntl } from 'react-intl'
import { useFormats } from '@/i18n/format'
import { type ShownSettings, useShownSettings } from '@/screens/shared/use-shown-settings'
import type { SettingsForm } from './settings-form'
import { fundNames, fundWords, useSettingWords, useWeekdayNames } from './words'

/** How each payment setting shows where it is not edited. */
export function useSettingsShows(): ShownSettings<SettingsForm> {
  const { formatMessage } = useIntl()
  const { list, money, rate, date, time } = useFormats()
  const weekdayName = useWeekdayNames()
  const { text, flag, as } = useShownSettings(useSettingWords())
  /** A time of day has no zone of its own. */
  const clockTime = (at: string) =>
    /^\d\d:\d\d$/u.test(at) ? time(`2026-01-01T${at}:00Z`, 'UTC') : at
  const cents = (value: number | null) => (value === null ? '' : money(value))
  return {
    tenders: as('tenders', (tenders) =>
      list(tenders.map((tender) => formatMessage({ id: `department-setup.tender.${tender}` }))),
    ),
    payer_pays_fee: flag('payerPaysFee'),
    card_fee: as('cardRate', ({ rate_bp, minimum_cents }) =>
      formatMessage(
        { id: 'department-setup.shown.cardFee' },
        { rate: rate(rate_bp ?? 0), minimum: cents(minimum_cents) },
      ),
    ),
    echeck_fee: as('echeckFlat', ({ flat_cents, tiers }) =>
      tiers.length === 0
        ? cents(flat_cents)
        : list(
            tiers.map(({ up_to_cents, fee_cents }) =>
              formatMessage(
                {
                  id:
                    up_to_cents === null
                      ? 'department-setup.shown.lastTier'
                      : 'department-setup.shown.tier',
                },
                { most: cents(up_to_cents), fee: cents(fee_cents) },
              ),
            ),
          ),
    ),
    echeck_maximum_cents: as('echeckMaximum', cents),
    partial: flag('partial'),
    minimum_cents: as('minimum', cents),
    overpay: flag('overpay'),
    order: as('order', (order) => formatMessage({ id: `department-setup.order.${order}` })),
    halves_in_order: flag('halvesInOrder'),
    max_items: as('maxItems', (count) => String(count ?? '')),
    cutoff: as('cutoff', clockTime),
    calendar: as('weekdays', ({ weekdays, holidays }) =>
      list([...weekdays.map(weekdayName), ...holidays.map((day) => date(day.date))]),
    ),
    funds: as('funds', (funds) =>
      list(
        fundNames
          .filter((name) => funds[name] !== '')
          .map((name) =>
            formatMessage(
              { id: 'department-setup.shown.named' },
              { name: formatMessage({ id: fundWords[name] }), value: funds[name] },
            ),
          ),
      ),
    ),
    refunds: as('refundDays', ({ days, fee }) =>
      list(
        [
          days === null ? '' : String(days),
          fee ? formatMessage({ id: 'department-setup.field.refundFee' }) : '',
        ].filter((word) => word !== ''),
      ),
    ),
    waiver_text: text('waiverText'),
    effective_from: as('effectiveFrom', (day) => date(day)),
  }
}
