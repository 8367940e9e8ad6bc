import { FormattedMessage } from 'react-intl'
import { useQuery } from '@tanstack/react-query'
import { maintenanceCheckQuery } from '@/api/merchants/maintenance-windows'
import { FailurePanel } from '@/screens/shared/failure/failure-panel'
import { FormFields } from '@/screens/shared/forms/field-table'
import { FieldGroup } from '@/screens/shared/forms/field-group'
import type { WindowPartsProps } from './use-window-fields'
import { useCheckedWindow } from './use-checked-window'
import { WindowConflicts } from './window-conflicts'
import { WindowPreview } from './window-preview'
import { WindowTimes } from './window-times'

/** The form of a window: where, what, when, what it meets, and what visitors see. */
export function WindowParts({ api, fields, row }: WindowPartsProps) {
  const part = { api, of: fields }
  const values = api.form.watch()
  const asked = useCheckedWindow(values, row)
  const isNamed = asked.scope === 'all' || asked.merchant_ids.length > 0
  const check = useQuery({ ...maintenanceCheckQuery(asked), enabled: isNamed })
  const checked = isNamed ? check.data : undefined
  return (
    <>
      <FieldGroup level={2} title={<FormattedMessage id="maintenance-windows.part.sites" />}>
        <FormFields {...part} names={['scope', 'merchant_ids']} />
      </FieldGroup>
      <FieldGroup level={2} title={<FormattedMessage id="maintenance-windows.part.what" />}>
        <FormFields {...part} names={['level']} />
        {values.level === 'site-off' && <FormFields {...part} names={['allow_staff']} />}
        <FormFields {...part} names={['message', 'translations', 'status_url']} />
      </FieldGroup>
      <WindowTimes {...{ api, fields, row }} check={checked} />
      {check.error !== null && isNamed ? (
        <FailurePanel
          error={check.error}
          onRetry={() => void check.refetch()}
          retrying={check.isFetching}
        >
          <FormattedMessage id="maintenance-windows.check.failed" />
        </FailurePanel>
      ) : (
        checked && <WindowConflicts check={checked} level={values.level} zone={values.time_zone} />
      )}
      <FieldGroup
        level={2}
        title={<FormattedMessage id="maintenance-windows.part.preview" />}
        lead={<FormattedMessage id="maintenance-windows.preview.lead" />}
      >
        <WindowPreview values={values} />
      </FieldGroup>
    </>
  )
}
