import { useQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { merchantDepartmentsQuery } from '@/api/reports/dashboard'
import type { StaffDepartment } from '@/contract/departments/department-setup'
import { sourceTypes } from '@/rules/constants'
import { plainDateIn } from '@/rules/time/dates'
import { Loaded } from '@/screens/shared/detail/loaded'
import type { Onward } from '@/screens/shared/forms/office-form'
import { SettingFacts } from '@/screens/shared/forms/setting-facts'
import { now } from '@/state/clock'
import { useMay } from '@/state/session/use-may'
import { EmptyState } from '@/ui/feedback/empty-state'
import { ComboboxField } from '@/ui/form/fields/combobox-field'
import { Card } from '@/ui/layout/card'
import { FeePreview } from './fee-preview'
import { SettingsEditor } from './settings-editor'
import { toForm } from './settings-form'
import type { DepartmentStepProps } from './step-props'
import { stepSkeleton } from './step-skeleton'
import { usePaymentFields } from './payment-fields'

interface PaymentsStepProps extends Omit<DepartmentStepProps, 'isTest' | 'merchantName'> {
  /** The merchant's own zone: the day from which a change counts is a day there. */
  zone: string
  /** The way on from the form of those who may edit. */
  leadOn: Onward | undefined
}

/** Step 5: the payment settings of one department after the other. */
export function PaymentsStep({
  merchantId,
  zone,
  department,
  onDepartment,
  onward,
  leadOn,
}: PaymentsStepProps) {
  const { formatMessage } = useIntl()
  const mayEdit = useMay('settings.payments')
  const today = plainDateIn(zone, now())
  return (
    <Loaded
      query={useQuery(merchantDepartmentsQuery(merchantId))}
      skeleton={stepSkeleton}
      failed={<FormattedMessage id="department-setup.list.failed" />}
    >
      {(data) => {
        // A department of another site is paid there.
        const paid = data.filter(({ source_type }) => source_type !== sourceTypes.url)
        const row = paid.find(({ id }) => id === department) ?? paid[0]
        if (row === undefined) {
          return (
            <Card padded>
              <EmptyState>
                <FormattedMessage id="department-setup.settings.none" />
              </EmptyState>
            </Card>
          )
        }
        return (
          <>
            {paid.length > 1 && (
              <ComboboxField
                label={formatMessage({ id: 'department-setup.settings.of' })}
                value={row.id}
                onChange={(id) => {
                  if (id !== row.id) onDepartment(id)
                }}
                options={paid.map(({ id, name }) => ({ value: id, label: name, description: id }))}
              />
            )}
            {mayEdit ? (
              <SettingsEditor key={row.id} {...{ merchantId, today, leadOn }} department={row} />
            ) : (
              <>
                <SettingsFacts department={row} today={today} />
                {onward && <div>{onward}</div>}
              </>
            )}
          </>
        )
      }}
    </Loaded>
  )
}

function SettingsFacts({ department, today }: { department: StaffDepartment; today: string }) {
  const { payment_settings } = department
  return (
    <>
      <SettingFacts
        values={toForm(department, today)}
        fields={usePaymentFields(today)}
        // The day is asked for with a change; only a court has a waiver.
        without={
          department.bills === 'court' ? ['effective_from'] : ['effective_from', 'waiver_text']
        }
      />
      <FeePreview before={payment_settings} after={payment_settings} readOnly />
    </>
  )
}
