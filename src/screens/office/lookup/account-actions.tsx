import { FormattedMessage, useIntl } from 'react-intl'
import type { AuditChange, AuditEntry } from '@/contract/audit'
import { officeHoldCodes } from '@/contract/bills/office-accounts'
import { useFormats } from '@/i18n/format'
import { Section } from '@/screens/shared/detail/section'
import { useTimeZone } from '@/screens/shared/time/time-zone'
import { ClockIcon } from '@/ui/display/icons'
import { EmptyState } from '@/ui/feedback/empty-state'
import { ListTable } from '@/ui/table/list-table'
import { holdWords } from './hold-words'

/** The last things that staff did to this account and to its payments (product.md P9). */
export function AccountActions({ actions }: { actions: readonly AuditEntry[] }) {
  const { formatMessage } = useIntl()
  const { instant, date, list, money } = useFormats()
  const zone = useTimeZone()
  /** What it is now, or was; a reason is in the office's own words. */
  const detail = ({ field, before, after }: AuditChange) => {
    const value = after ?? before ?? ''
    if (field === 'code') {
      const code = officeHoldCodes.find((one) => one === value)
      return code === undefined ? value : formatMessage({ id: holdWords[code] })
    }
    if (field === 'until') {
      if (after === null) return formatMessage({ id: 'lookup.hold.untilLifted' })
      return formatMessage({ id: 'lookup.hold.untilDay' }, { date: date(value) })
    }
    return field === 'amount' ? money(Math.round(Number(value) * 100)) : value
  }
  /** Which payment it was done to, and what is noted of it. */
  const details = ({ object, changes }: AuditEntry) =>
    [object.kind === 'payment' ? object.name : '', ...changes.map(detail)].filter(Boolean)
  return (
    <Section title={<FormattedMessage id="lookup.actions.title" />}>
      {actions.length === 0 ? (
        <EmptyState icon={<ClockIcon />}>
          <FormattedMessage id="lookup.actions.empty" />
        </EmptyState>
      ) : (
        <ListTable
          caption={formatMessage({ id: 'lookup.actions.title' })}
          rows={actions}
          rowKey={({ id }) => id}
          rowName={({ action }) => formatMessage({ id: `audit.action.${action}` })}
          columns={[
            {
              id: 'action',
              kind: 'main',
              header: formatMessage({ id: 'audit.column.what' }),
              cell: (entry) => (
                <span>
                  {formatMessage({ id: `audit.action.${entry.action}` })}
                  <small>{list(details(entry), 'unit')}</small>
                </span>
              ),
            },
            {
              id: 'actor',
              phone: 'who',
              header: formatMessage({ id: 'audit.column.who' }),
              cell: ({ actor }) => actor.name,
            },
            {
              id: 'at',
              phone: 'status',
              header: formatMessage({ id: 'audit.column.when' }),
              cell: ({ at }) => instant(at, zone),
            },
          ]}
        />
      )}
    </Section>
  )
}
