import { useIntl } from 'react-intl'
import { useFormats } from '@/i18n/format'
import { type FieldTable, useFieldRows } from '@/screens/shared/field-table'
import type { SettingsForm } from './settings-form'
import { fundNames, fundWords, type SettingName, useSettingWords, useWeekdayNames } from './words'

/** The words of each setting; of one in several parts, of the first. */
const wordsOf = {
  tenders: 'tenders',
  payer_pays_fee: 'payerPaysFee',
  card_fee: 'cardRate',
  echeck_fee: 'echeckFlat',
  echeck_maximum_cents: 'echeckMaximum',
  partial: 'partial',
  minimum_cents: 'minimum',
  overpay: 'overpay',
  order: 'order',
  halves_in_order: 'halvesInOrder',
  max_items: 'maxItems',
  cutoff: 'cutoff',
  calendar: 'weekdays',
  funds: 'funds',
  refunds: 'refundDays',
  waiver_text: 'waiverText',
  effective_from: 'effectiveFrom',
} as const satisfies Readonly<Record<keyof SettingsForm, SettingName>>

/** The payment settings of a department. */
export function usePaymentFields(): FieldTable<SettingsForm> {
  const { formatMessage } = useIntl()
  const { list, money, rate, date, time } = useFormats()
  const weekdayName = useWeekdayNames()
  const words = useSettingWords()
  const { flag, field } = useFieldRows<SettingsForm>((name) => words(wordsOf[name]))
  /** A time of day has no zone of its own. */
  const clockTime = (at: string) =>
    /^\d\d:\d\d$/u.test(at) ? time(`2026-01-01T${at}:00Z`, 'UTC') : at
  const cents = (value: number | null) => (value === null ? '' : money(value))
  return {
    tenders: field('tenders', (tenders) =>
      list(tenders.map((tender) => formatMessage({ id: `department-setup.tender.${tender}` }))),
    ),
    payer_pays_fee: flag('payer_pays_fee'),
    card_fee: field('card_fee', ({ rate_bp, minimum_cents }) =>
      formatMessage(
        { id: 'department-setup.shown.cardFee' },
        { rate: rate(rate_bp ?? 0), minimum: cents(minimum_cents) },
      ),
    ),
    echeck_fee: field('echeck_fee', ({ flat_cents, tiers }) =>
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
    echeck_maximum_cents: field('echeck_maximum_cents', cents),
    partial: flag('partial'),
    minimum_cents: field('minimum_cents', cents),
    overpay: flag('overpay'),
    order: field('order', (order) => formatMessage({ id: `department-setup.order.${order}` })),
    halves_in_order: flag('halves_in_order'),
    max_items: field('max_items', (count) => String(count ?? '')),
    cutoff: field('cutoff', clockTime),
    calendar: field('calendar', ({ weekdays, holidays }) =>
      list([...weekdays.map(weekdayName), ...holidays.map((day) => date(day.date))]),
    ),
    funds: field('funds', (funds) =>
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
    refunds: field('refunds', ({ days, fee }) =>
      list(
        [
          days === null ? '' : String(days),
          fee ? formatMessage({ id: 'department-setup.field.refundFee' }) : '',
        ].filter((word) => word !== ''),
      ),
    ),
    waiver_text: field('waiver_text', String),
    effective_from: field('effective_from', (day) => date(day)),
  }
}
