import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import * as v from 'valibot'
import { audienceQuery } from '@/api/notifications'
import {
  billStates,
  mostAccounts,
  type NotificationFields,
} from '@/contract/notifications/notification-fields'
import type { Notification } from '@/contract/notifications/notifications'
import { useFormats } from '@/i18n/format'
import {
  type AudienceForm,
  audienceToBody,
  audienceToForm,
} from '@/rules/notifications/notification-rules'
import { FailurePanel } from '@/screens/shared/failure/failure-panel'
import { type FieldTable, useFieldRows } from '@/screens/shared/forms/field-table'
import { useMerchantDepartmentsQuery } from '@/screens/shared/merchant/merchant-departments'
import { FieldGroup } from '@/screens/shared/forms/field-group'
import { useToday } from '@/screens/shared/time/use-today'
import { CheckboxField } from '@/ui/form/fields/checkbox-field'
import { DateField } from '@/ui/form/fields/date-field'
import { FieldColumns } from '@/ui/form/field-columns'
import type { FormApi } from '@/ui/form/shell/form-shell'
import { MoneyField } from '@/ui/form/fields/money-field'
import { MultiSelectField } from '@/ui/form/fields/multi-select-field'
import { SelectField } from '@/ui/form/fields/select-field'
import { AudienceCount } from './audience-count'
import { AccountList } from './account-list'
import { OthersNotice } from './others-notice'
import { audienceWords } from './form-words'
import { audienceForm } from './notification-form'
import { StepForm, type StepProps } from './step-form'
import { TextList } from './text-list'

const toForm = ({ audience }: NotificationFields): AudienceForm => audienceToForm(audience)
const toBody = (form: AudienceForm): Partial<NotificationFields> => ({
  audience: audienceToBody(form),
})

/** Whom it reaches, with the number of people beside it as it is chosen. */
export function AudienceStep(props: StepProps) {
  const fields = useAudienceFields(props.row.merchant_id)
  return (
    <StepForm<AudienceForm>
      {...props}
      step="audience"
      schema={audienceForm}
      toForm={toForm}
      toBody={toBody}
      fields={fields}
    >
      {(api) => (
        <>
          <LiveCount
            row={props.row}
            form={api.form.watch()}
            wrong={Object.keys(api.form.formState.errors).length > 0}
          />
          <ReachesOthers row={props.row} form={api.form.watch()} />
          <Filters api={api} row={props.row} />
        </>
      )}
    </StepForm>
  )
}

function Filters({ api, row }: { api: FormApi<AudienceForm>; row: Notification }) {
  const { formatMessage } = useIntl()
  const today = useToday()
  const { data: departments = [] } = useQuery(useMerchantDepartmentsQuery(row.merchant_id))
  const isBilling = row.type === 'BILLING'
  return (
    <FieldGroup
      title={<FormattedMessage id="notification.part.audience" />}
      lead={<FormattedMessage id="notification.part.audienceLead" />}
    >
      <MultiSelectField
        {...api.value('departments')}
        label={formatMessage({ id: 'notification.field.departments' })}
        help={formatMessage({ id: 'notification.help.departments' })}
        options={departments.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <FieldColumns>
        <SelectField
          {...api.field('bills')}
          label={formatMessage({ id: 'notification.field.bills' })}
        >
          {billStates.map((state) => (
            <option key={state} value={state}>
              {formatMessage({ id: `notification.bills.${state}` })}
            </option>
          ))}
        </SelectField>
        <MoneyField
          {...api.value('balance_over_cents')}
          label={formatMessage({ id: 'notification.field.balance-over-cents' })}
          need="optional"
        />
        <DateField
          {...api.value('due_from')}
          label={formatMessage({ id: 'notification.field.due-from' })}
          today={today}
          need="optional"
        />
        <DateField
          {...api.value('due_to')}
          label={formatMessage({ id: 'notification.field.due-to' })}
          today={today}
          need="optional"
        />
      </FieldColumns>
      <TextList
        {...api.value('zips')}
        label={formatMessage({ id: 'notification.field.zips' })}
        help={formatMessage({ id: 'notification.help.zips' })}
      />
      {isBilling && (
        <CheckboxField
          {...api.flag('ebilling_only')}
          label={formatMessage({ id: 'notification.field.ebilling-only' })}
        />
      )}
      <AccountList
        {...api.value('accounts')}
        label={formatMessage({ id: 'notification.field.accounts' })}
        help={formatMessage({ id: 'notification.help.accounts' }, { most: mostAccounts })}
      />
    </FieldGroup>
  )
}

interface LiveCountProps {
  row: Notification
  form: AudienceForm
  /** A field shows an error. While one is typed the count before it stays. */
  wrong: boolean
}

/** Counted while filters are chosen, as soon as they make sense. */
function LiveCount({ row, form, wrong }: LiveCountProps) {
  const { merchant_id: merchantId, type, kind } = row
  const valid = v.safeParse(audienceForm, form)
  const audience = useDeferredValue(valid.success ? audienceToBody(valid.output) : null)
  const query = useQuery({
    ...audienceQuery({ merchantId, type }, { kind, audience: audience ?? row.audience }),
    enabled: audience !== null && row.channel === 'email',
  })
  if (row.channel === 'banner') return null
  if (wrong && !valid.success) return <AudienceCount counted="unknown" busy={false} />
  if (query.error && !query.data) {
    return (
      <FailurePanel
        error={query.error}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      >
        <FormattedMessage id="notification.count.failed" />
      </FailurePanel>
    )
  }
  return <AudienceCount counted={query.data ?? null} busy={query.isFetching} />
}

function ReachesOthers({ row, form }: Pick<LiveCountProps, 'row' | 'form'>) {
  const valid = v.safeParse(audienceForm, form)
  if (!valid.success) return null
  return <OthersNotice fields={{ ...row, audience: audienceToBody(valid.output) }} />
}

function useAudienceFields(merchant: string): FieldTable<AudienceForm> {
  const { formatMessage } = useIntl()
  const { date, money, list } = useFormats()
  const { field } = useFieldRows<AudienceForm>((name) => ({
    label: formatMessage({ id: audienceWords[name] }),
  }))
  const { data: departments = [] } = useQuery(useMerchantDepartmentsQuery(merchant))
  const departmentName = (id: string) => departments.find((row) => row.id === id)?.name ?? id
  const day = (value: string) => (value === '' ? '' : date(value))
  return {
    departments: field('departments', (ids) => list(ids.map(departmentName))),
    ebilling_only: field('ebilling_only', (on) =>
      formatMessage({ id: on ? 'forms.value.yes' : 'forms.value.no' }),
    ),
    bills: field('bills', (state) => formatMessage({ id: `notification.bills.${state}` })),
    balance_over_cents: field('balance_over_cents', (cents) =>
      cents === null ? '' : money(cents),
    ),
    due_from: field('due_from', day),
    due_to: field('due_to', day),
    zips: field('zips', (zips) => list(zips)),
    accounts: field('accounts', (accounts) => list(accounts.slice(0, 20))),
  }
}
