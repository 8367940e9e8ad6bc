import { useMemo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { dropPlannedSettings, saveSettings } from '@/api/departments/department-setup'
import { staffDepartment, type StaffDepartment } from '@/contract/departments/department-setup'
import { useFormats } from '@/i18n/format'
import { isRealDay } from '@/contract/real-day'
import { ConflictView } from '@/screens/shared/forms/conflict-view'
import { FormFields } from '@/screens/shared/forms/field-table'
import { OfficeForm, type Onward } from '@/screens/shared/forms/office-form'
import { useWrite } from '@/screens/shared/forms/use-write'
import { FieldGroup } from '@/screens/shared/forms/field-group'
import { StepParts } from '@/screens/shared/wizard/step-parts'
import { Button } from '@/ui/action/button'
import { Banner } from '@/ui/feedback/banner'
import { errorsWithin } from './department-form'
import { FeePreview } from './fee-preview'
import { usePaymentFields } from './payment-fields'
import { FeeFields, PaymentFields, paymentParts } from './payment-parts'
import {
  feesOf,
  toForm,
  usualForm,
  toBody,
  settingsDraft,
  settingsForm,
  type SettingsForm,
} from './settings-form'
import { setupKeys } from './setup-keys'

interface SettingsEditorProps {
  merchantId: string
  department: StaffDepartment
  /** The merchant's day. */
  today: string
  leadOn: Onward | undefined
}

const words = { 422: errorsWithin('payment_settings') }

/** The payment settings of one department (product.md A3 step 5). */
export function SettingsEditor({ merchantId, department, today, leadOn }: SettingsEditorProps) {
  const { formatMessage } = useIntl()
  const { date } = useFormats()
  const [draft] = useState(() => settingsDraft(merchantId, department.id))
  const schema = useMemo(() => settingsForm(today), [today])
  const fields = usePaymentFields(today, usualForm(department, today))
  const save = useWrite<SettingsForm, StaffDepartment, StaffDepartment>({
    call: (form, context) =>
      saveSettings(
        { merchant_id: merchantId, department_id: department.id, ...toBody(form) },
        context,
      ),
    invalidates: setupKeys,
    awaits: true,
    words,
    edits: { row: department, schema: staffDepartment, toForm: (row) => toForm(row, today) },
    toast: true,
    successMessage: (_, { effective_from }) =>
      effective_from === today
        ? formatMessage({ id: 'department-setup.settings.saved' })
        : formatMessage({ id: 'department-setup.settings.planned' }, { day: date(effective_from) }),
  })
  return (
    <>
      <Planned merchantId={merchantId} department={department} />
      <OfficeForm
        // Once a change is planned the form shows what counts today again.
        key={department.scheduled?.from ?? ''}
        schema={schema}
        defaults={toForm(department, today)}
        save={save.run}
        draft={draft}
        saveLabel={<FormattedMessage id="department-setup.settings.save" />}
        onward={leadOn}
      >
        {(api) => {
          const typed = api.form.watch()
          return (
            <>
              <StepParts parts={paymentParts} />
              <FeeFields
                {...{ api, fields }}
                preview={<FeePreview before={department.payment_settings} after={feesOf(typed)} />}
              />
              <PaymentFields {...{ api, fields }} bills={department.bills ?? null} />
              <FieldGroup
                id="effective"
                title={<FormattedMessage id="department-setup.part.effective" />}
              >
                <FormFields {...{ api, of: fields }} names={['effective_from']} />
                {isRealDay(typed.effective_from) && typed.effective_from > today && (
                  <Banner>
                    <FormattedMessage
                      id="department-setup.settings.willCount"
                      values={{ day: date(typed.effective_from) }}
                    />
                  </Banner>
                )}
              </FieldGroup>
              <ConflictView write={save} fields={fields} />
            </>
          )
        }}
      </OfficeForm>
    </>
  )
}

/** The change that counts from a later day, and how to drop it. */
function Planned({ merchantId, department }: Omit<SettingsEditorProps, 'today' | 'leadOn'>) {
  const { formatMessage } = useIntl()
  const { date, money, rate } = useFormats()
  const drop = useWrite({
    call: () => dropPlannedSettings(merchantId, department.id),
    invalidates: setupKeys,
    awaits: true,
    toast: true,
    successMessage: formatMessage({ id: 'department-setup.settings.dropped' }),
  })
  const { scheduled } = department
  if (scheduled === null) return null
  const { card_fee, echeck_fee } = scheduled.payment_settings
  return (
    <Banner
      title={
        <FormattedMessage
          id="department-setup.settings.plannedTitle"
          values={{ day: date(scheduled.from) }}
        />
      }
      action={
        <Button variant="outline" size="sm" pending={drop.pending} onClick={() => void drop.run()}>
          <FormattedMessage id="department-setup.settings.drop" />
        </Button>
      }
    >
      <FormattedMessage
        id="department-setup.settings.plannedText"
        values={{
          rate: rate(card_fee.rate_bp),
          minimum: money(card_fee.minimum_cents),
          echeck: money(echeck_fee.tiers?.[0]?.fee_cents ?? echeck_fee.flat_cents),
        }}
      />
      {drop.problem}
    </Banner>
  )
}
