import { FormattedMessage, useIntl } from 'react-intl'
import { mostHolidays, mostTiers, weekdays } from '@/contract/department-setup'
import { applicationOrder, tenderNames } from '@/contract/payment-settings'
import type { BillKind } from '@/contract/departments'
import { Part } from '@/screens/shared/part'
import { CheckboxesField } from '@/ui/form/checkboxes-field'
import { DateField } from '@/ui/form/date-field'
import { FieldColumns } from '@/ui/form/field-columns'
import type { FormApi } from '@/ui/form/form-shell'
import { MoneyField } from '@/ui/form/money-field'
import { PercentField } from '@/ui/form/percent-field'
import { RadioField } from '@/ui/form/radio-field'
import { RepeatedGroup } from '@/ui/form/repeated-group'
import { SwitchField } from '@/ui/form/switch-field'
import { TextArea } from '@/ui/form/text-area'
import { TextField } from '@/ui/form/text-field'
import { CountField } from '@/ui/form/count-field'
import type { SettingsForm } from './settings-form'
import { fundNames, fundWords, useSettingWords, useWeekdayNames } from './words'

interface SettingsFieldsProps {
  api: FormApi<SettingsForm>
  today: string
}

/** The ways to pay, and who pays how much for them. */
export function FeeFields({ api }: Pick<SettingsFieldsProps, 'api'>) {
  const { formatMessage } = useIntl()
  const words = useSettingWords()
  return (
    <Part title={<FormattedMessage id="department-setup.part.fees" />}>
      <CheckboxesField
        {...api.value('tenders')}
        {...words('tenders')}
        need="required"
        options={tenderNames.map((value) => ({
          value,
          label: formatMessage({ id: `department-setup.tender.${value}` }),
        }))}
      />
      <SwitchField {...api.flag('payer_pays_fee')} {...words('payerPaysFee')} />
      <FieldColumns roomy>
        <PercentField {...api.value('card_fee.rate_bp')} {...words('cardRate')} need="required" />
        <MoneyField
          {...api.value('card_fee.minimum_cents')}
          {...words('cardMinimum')}
          need="required"
        />
        <MoneyField
          {...api.value('echeck_fee.flat_cents')}
          {...words('echeckFlat')}
          need="required"
        />
        <MoneyField
          {...api.value('echeck_maximum_cents')}
          {...words('echeckMaximum')}
          need="optional"
        />
      </FieldColumns>
      <RepeatedGroup
        {...api.list('echeck_fee.tiers')}
        {...words('tiers')}
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
              need="required"
            />
          </FieldColumns>
        )}
      </RepeatedGroup>
    </Part>
  )
}

/** What may be paid, and in which order. */
export function AmountFields({ api }: Pick<SettingsFieldsProps, 'api'>) {
  const { formatMessage } = useIntl()
  const words = useSettingWords()
  return (
    <Part title={<FormattedMessage id="department-setup.part.amounts" />}>
      <div>
        <SwitchField {...api.flag('partial')} {...words('partial')} />
        <SwitchField {...api.flag('overpay')} {...words('overpay')} />
        <SwitchField {...api.flag('halves_in_order')} {...words('halvesInOrder')} />
      </div>
      <FieldColumns roomy>
        <MoneyField {...api.value('minimum_cents')} {...words('minimum')} need="required" />
        <CountField {...api.value('max_items')} {...words('maxItems')} need="required" />
      </FieldColumns>
      <RadioField
        {...api.choice('order')}
        {...words('order')}
        need="required"
        options={applicationOrder.options.map((value) => ({
          value,
          label: formatMessage({ id: `department-setup.order.${value}` }),
        }))}
      />
    </Part>
  )
}

/** When payments post. */
export function CalendarFields({ api, today }: SettingsFieldsProps) {
  const { formatMessage } = useIntl()
  const words = useSettingWords()
  const weekdayName = useWeekdayNames()
  return (
    <Part title={<FormattedMessage id="department-setup.part.posting" />}>
      <TextField {...api.field('cutoff')} {...words('cutoff')} type="time" need="required" short />
      <CheckboxesField
        {...api.value('calendar.weekdays')}
        {...words('weekdays')}
        need="required"
        options={weekdays.map((value) => ({ value, label: weekdayName(value) }))}
      />
      <RepeatedGroup
        {...api.list('calendar.holidays')}
        {...words('holidays')}
        max={mostHolidays}
        newRow={{ date: '', name: '' }}
        rowName={({ name, date }, index) =>
          name ||
          date ||
          formatMessage({ id: 'department-setup.holiday.name' }, { number: index + 1 })
        }
        addLabel={<FormattedMessage id="department-setup.holiday.add" />}
      >
        {(path) => (
          <FieldColumns>
            <DateField
              {...api.value(`${path}.date`)}
              label={formatMessage({ id: 'department-setup.holiday.date' })}
              need="required"
              today={today}
            />
            <TextField
              {...api.field(`${path}.name`)}
              label={formatMessage({ id: 'department-setup.holiday.what' })}
              need="optional"
              autoComplete="off"
            />
          </FieldColumns>
        )}
      </RepeatedGroup>
    </Part>
  )
}

/** How long payments can be refunded, and whether the fee goes back. */
export function RefundFields({ api }: Pick<SettingsFieldsProps, 'api'>) {
  const words = useSettingWords()
  return (
    <Part title={<FormattedMessage id="department-setup.part.refunds" />}>
      <CountField {...api.value('refunds.days')} {...words('refundDays')} need="optional" />
      <SwitchField {...api.flag('refunds.fee')} {...words('refundFee')} />
    </Part>
  )
}

interface BookFieldsProps extends Pick<SettingsFieldsProps, 'api'> {
  bills: BillKind | null
}

/** For the office's books, and a court's own text. */
export function BookFields({ api, bills }: BookFieldsProps) {
  const { formatMessage } = useIntl()
  const words = useSettingWords()
  return (
    <Part
      title={<FormattedMessage id="department-setup.field.funds" />}
      lead={<FormattedMessage id="department-setup.help.funds" />}
    >
      <FieldColumns roomy>
        {fundNames.map((name) => (
          <TextField
            key={name}
            {...api.field(`funds.${name}`)}
            label={formatMessage({ id: fundWords[name] })}
            need="optional"
            autoComplete="off"
            spellCheck={false}
          />
        ))}
      </FieldColumns>
      {bills === 'court' && (
        <TextArea
          {...api.field('waiver_text')}
          {...words('waiverText')}
          need="optional"
          rows={4}
          longest={2_000}
        />
      )}
    </Part>
  )
}
