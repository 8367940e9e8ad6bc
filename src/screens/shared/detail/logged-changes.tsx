import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { AuditChange, AuditEntry } from '@/contract/audit'

interface LoggedChangesProps {
  entry: AuditEntry
  /** What the form calls a field of the log. */
  labelOf: (field: string) => string
  /** A value of the log as a person reads it: the log has codes, ids and lists with commas. */
  show: (field: string, value: string) => string
  /** The text of no value, where it says more than that. */
  none?: (field: string) => string | undefined
}

/** The fields of one entry of a log with what they were and are, in the words of their form. */
export function LoggedChanges({
  entry: { action, changes },
  labelOf,
  show,
  none,
}: LoggedChangesProps) {
  const { formatMessage } = useIntl()
  const shown = (field: string, value: string | null): string =>
    value === null
      ? (none?.(field) ?? formatMessage({ id: 'audit.change.none' }))
      : show(field, value)
  // What was added or deleted has one state only.
  const isOneState = action.endsWith('-created') || action.endsWith('-deleted')
  const said = ({ field, before, after, secret }: AuditChange): ReactNode => {
    const name = labelOf(field)
    const [was, is] = [shown(field, before), shown(field, after)]
    // Also something in it that the words do not tell.
    if (secret === true || (was === is && before !== after)) {
      return <FormattedMessage id="audit.change.secret" values={{ field: name }} />
    }
    return isOneState ? (
      <FormattedMessage
        id="audit.change.one"
        values={{ field: name, value: shown(field, after ?? before) }}
      />
    ) : (
      <FormattedMessage id="audit.change.both" values={{ field: name, before: was, after: is }} />
    )
  }
  return changes.map((change) => <div key={change.field}>{said(change)}</div>)
}
