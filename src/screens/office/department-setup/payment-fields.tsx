import { FormattedMessage, useIntl } from 'react-intl'
import { mostHolidays, mostTiers, weekdays } from '@/contract/departments/department-setup'
import { applicationOrder, tenderNames } from '@/contract/departments/payment-settings'
import { useFormats } from '@/i18n/format'
import { useOfficeFormats } from '@/i18n/office-formats'
import { type FieldTable, useFieldRows } from '@/screens/shared/forms/field-table'
import { CheckboxesField } from '@/ui/form/fields/checkboxes-field'
import { CountField } from '@/ui/form/fields/count-field'
import { DateField } from '@/ui/form/fields/date-field'
import { FieldColumns } from '@/ui/form/field-columns'
import { MoneyField } from '@/ui/form/fields/money-field'
import { PercentField } from '@/ui/form/fields/percent-field'
import { RadioField } from '@/ui/form/fields/radio-field'
import { RepeatedGroup } from '@/ui/form/shell/repeated-group'
import { TogglesField } from '@/ui/form/fields/toggles-field'
import { TextField } from '@/ui/form/fields/text-field'
import type { SettingsForm } from './settings-form'
import { fundNames, fundWords, type SettingName, useSettingWords, useWeekdayNames } from './words'

/** What is edited apart from the whole that it is shown with. */
type Parts =
  | 'card_fee.rate_bp'
  | 'card_fee.minimum_cents'
  | 'echeck_fee.flat_cents'
  | 'echeck_fee.tiers'
  | 'calendar.weekdays'
  | 'calendar.holidays'
  | 'refunds.days'
  | 'refunds.fee'

/** The words of each setting; of one in several parts, of the first. */
export const paymentWords = {
  tenders: 'tenders',
  payer_pays_fee: 'payerPaysFee',
  card_fee: 'cardRate',
  'card_fee.rate_bp': 'cardRate',
  'card_fee.minimum_cents': 'cardMinimum',
  echeck_fee: 'echeckFlat',
  'echeck_fee.flat_cents': 'echeckFlat',
  'echeck_fee.tiers': 'tiers',
  echeck_maximum_cents: 'echeckMaximum',
  partial: 'partial',
  minimum_cents: 'minimum',
  overpay: 'overpay',
  order: 'order',
  halves_in_order: 'halvesInOrder',
  max_items: 'maxItems',
  cutoff: 'cutoff',
  calendar: 'weekdays',
  'calendar.weekdays': 'weekdays',
  'calendar.holidays': 'holidays',
  funds: 'funds',
  refunds: 'refundDays',
  'refunds.days': 'refundDays',
  'refunds.fee': 'refundFee',
  waiver_text: 'waiverText',
  effective_from: 'effectiveFrom',
} as const satisfies Readonly<Record<keyof SettingsForm | Parts, SettingName>>

export type PaymentTable = FieldTable<SettingsForm, Parts>

const required = { need: 'required' } as const
const optional = { need: 'optional' } as const

/** The payment settings of a department. `today`: the merchant's day; `usual`: the defaults. */
export function usePaymentFields(today: string, usual?: SettingsForm): PaymentTable {
  const { formatMessage } = useIntl()
  const { list, money, rate, date } = useFormats()
  const { clockTime } = useOfficeFormats()
  const weekdayName = useWeekdayNames()
  const words = useSettingWords()
  const { text, longText, flag, field, part } = useFieldRows<SettingsForm, Parts>(
    (name) => words(paymentWords[name]),
    usual,
  )
  const cents = (value: number | null) => (value === null ? '' : money(value))
  const tenderWord = (tender: (typeof tenderNames)[number]) =>
    formatMessage({ id: `payment-words.tender.${tender}` })
  const orderWord = (order: SettingsForm['order']) =>
    formatMessage({ id: `department-setup.order.${order}` })
  return {
    tenders: field(
      'tenders',
      (tenders) => list(tenders.map(tenderWord)),
      (api, own) => (
        <CheckboxesField
          {...api.value('tenders')}
          {...own}
          {...required}
          options={tenderNames.map((value) => ({ value, label: tenderWord(value) }))}
        />
      ),
    ),
    payer_pays_fee: flag('payer_pays_fee'),
    card_fee: field('card_fee', ({ rate_bp, minimum_cents }) =>
      formatMessage(
        { id: 'department-setup.shown.cardFee' },
        { rate: rate(rate_bp ?? 0), minimum: cents(minimum_cents) },
      ),
    ),
    'card_fee.rate_bp': part('card_fee.rate_bp', (api, own) => (
      <PercentField {...api.value('card_fee.rate_bp')} {...own} {...required} />
    )),
    'card_fee.minimum_cents': part('card_fee.minimum_cents', (api, own) => (
      <MoneyField {...api.value('card_fee.minimum_cents')} {...own} {...required} />
    )),
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
    'echeck_fee.flat_cents': part('echeck_fee.flat_cents', (api, own) => (
      <MoneyField {...api.value('echeck_fee.flat_cents')} {...own} {...required} />
    )),
    'echeck_fee.tiers': part('echeck_fee.tiers', (api, own) => (
      <RepeatedGroup
        {...api.list('echeck_fee.tiers')}
        {...own}
        max={mostTiers}
        newRow={{ up_to_cents: null, fee_cents: null }}
        rowName={(_, index) =>
          formatMessage({ id: 'department-setup.tier.name' }, { number: index + 1 })
        }
        addLabel={<FormattedMessage id="department-setup.tier.add" />}
      >
        {(path) => (
          <FieldColumns>
            <MoneyField
              {...api.value(`${path}.up_to_cents`)}
              label={formatMessage({ id: 'department-setup.tier.upTo' })}
              help={formatMessage({ id: 'department-setup.tier.upToHelp' })}
            />
            <MoneyField
              {...api.value(`${path}.fee_cents`)}
              label={formatMessage({ id: 'department-setup.tier.fee' })}
              {...required}
            />
          </FieldColumns>
        )}
      </RepeatedGroup>
    )),
    echeck_maximum_cents: field('echeck_maximum_cents', cents, (api, own) => (
      <MoneyField {...api.value('echeck_maximum_cents')} {...own} {...optional} />
    )),
    partial: flag('partial'),
    minimum_cents: field('minimum_cents', cents, (api, own) => (
      <MoneyField {...api.value('minimum_cents')} {...own} {...required} />
    )),
    overpay: flag('overpay'),
    order: field('order', orderWord, (api, own) => (
      <RadioField
        {...api.choice('order')}
        {...own}
        {...required}
        options={applicationOrder.options.map((value) => ({ value, label: orderWord(value) }))}
      />
    )),
    halves_in_order: flag('halves_in_order'),
    max_items: field(
      'max_items',
      (count) => String(count ?? ''),
      (api, own) => <CountField {...api.value('max_items')} {...own} {...required} />,
    ),
    cutoff: {
      ...text('cutoff', { ...required, type: 'time', short: 'amount' }),
      show: clockTime,
    },
    calendar: field('calendar', ({ weekdays: days, holidays }) =>
      list([...days.map((day) => weekdayName(day)), ...holidays.map((day) => date(day.date))]),
    ),
    'calendar.weekdays': part('calendar.weekdays', (api, own) => (
      <TogglesField
        {...api.value('calendar.weekdays')}
        {...own}
        {...required}
        options={weekdays.map((value) => ({
          value,
          label: weekdayName(value),
          short: weekdayName(value, 'short'),
        }))}
      />
    )),
    'calendar.holidays': part('calendar.holidays', (api, own) => (
      <RepeatedGroup
        {...api.list('calendar.holidays')}
        {...own}
        max={mostHolidays}
        newRow={{ date: '', name: '' }}
        rowName={(row, index) =>
          row.name ||
          row.date ||
          formatMessage({ id: 'department-setup.holiday.name' }, { number: index + 1 })
        }
        addLabel={<FormattedMessage id="department-setup.holiday.add" />}
      >
        {(path) => (
          <FieldColumns>
            <DateField
              {...api.value(`${path}.date`)}
              label={formatMessage({ id: 'department-setup.holiday.date' })}
              {...required}
              today={today}
            />
            <TextField
              {...api.field(`${path}.name`)}
              label={formatMessage({ id: 'department-setup.holiday.what' })}
              {...optional}
              autoComplete="off"
            />
          </FieldColumns>
        )}
      </RepeatedGroup>
    )),
    funds: field(
      'funds',
      (funds) =>
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
      (api) =>
        fundNames.map((name) => (
          <TextField
            key={name}
            {...api.field(`funds.${name}`)}
            label={formatMessage({ id: fundWords[name] })}
            {...optional}
            autoComplete="off"
            spellCheck={false}
          />
        )),
    ),
    refunds: field('refunds', ({ days, fee }) =>
      list(
        [
          days === null ? '' : String(days),
          fee ? formatMessage({ id: 'department-setup.field.refundFee' }) : '',
        ].filter((word) => word !== ''),
      ),
    ),
    'refunds.days': part('refunds.days', (api, own) => (
      <CountField {...api.value('refunds.days')} {...own} {...optional} />
    )),
    'refunds.fee': flag('refunds.fee'),
    waiver_text: longText('waiver_text', { ...optional, rows: 4, longest: 2_000 }),
    effective_from: field('effective_from', date, (api, own) => (
      <DateField
        {...api.value('effective_from')}
        {...own}
        {...required}
        today={today}
        min={today}
      />
    )),
  }
}
