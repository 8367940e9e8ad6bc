import { FormattedMessage, useIntl } from 'react-intl'
import type { Merchant } from '@/contract/merchants/merchant-setup'
import { AuditList } from '@/screens/shared/detail/audit-list'
import { type FieldLabels, type FieldValues, SettingChanges } from './setting-changes'

export interface HistoryProps {
  /** The labels of departments' fields, which are another area's. */
  labels?: FieldLabels
  /** The values of departments' fields in words. */
  values?: FieldValues
}

interface SettingsHistoryProps extends HistoryProps {
  merchant: Merchant
}

/** What staff changed in this merchant and its departments (product.md A3). */
export function SettingsHistory({ merchant, labels, values }: SettingsHistoryProps) {
  const { formatMessage } = useIntl()
  return (
    <AuditList
      name="settings-history"
      about={{ merchant_id: merchant.id, object_kind: 'merchant,department' }}
      departmentsOf={merchant.id}
      caption={formatMessage({ id: 'merchants.history.caption' })}
      objects={formatMessage({ id: 'merchants.history.about' })}
      changes={(entry) => (
        <SettingChanges entry={entry} {...(labels && { labels })} {...(values && { values })} />
      )}
      empty={<FormattedMessage id="merchants.history.empty" />}
    />
  )
}
