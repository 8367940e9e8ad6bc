import { useQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { changeWarning, warningKeys, warningOwnersQuery } from '@/api/warnings'
import { type WarningDetail, warningDetail } from '@/contract/warnings'
import { longest } from '@/contract/wire'
import { assignRules } from '@/rules/warnings/warning-actions'
import { type FieldTable, FormFields, useFieldRows } from '@/screens/shared/field-table'
import { FormDialog } from '@/screens/shared/form-dialog'
import { useWrite } from '@/screens/shared/use-write'
import { sayInForm } from '@/i18n/form-rules'
import { refusalWords } from './warning-words'

interface AssignForm {
  /** '': nobody. */
  owner_id: string
  note: string
}

const schema = assignRules(sayInForm)

const toForm = ({ owner }: WarningDetail): AssignForm => ({ owner_id: owner?.id ?? '', note: '' })

interface AssignDialogProps {
  warning: WarningDetail
  onClose: () => void
}

/** Gives a warning to one of the provider's staff. */
export function AssignDialog({ warning, onClose }: AssignDialogProps) {
  const { formatMessage } = useIntl()
  const { id } = warning
  const save = useWrite<AssignForm, WarningDetail, WarningDetail>({
    about: `warning ${id}`,
    call: ({ owner_id, note }, context) =>
      changeWarning(id, { action: 'assign', owner_id: owner_id || null, note }, context),
    invalidates: warningKeys,
    awaits: true,
    done: onClose,
    successMessage: formatMessage({ id: 'warnings.done.assign' }),
    words: { codes: { not_now: refusalWords.codes.not_now, gone: refusalWords.codes.gone } },
    edits: { row: warning, schema: warningDetail, toForm },
  })
  const fields = useAssignFields(warning)
  return (
    <FormDialog
      name={`assign-warning-${id}`}
      title={<FormattedMessage id="warnings.assign.title" />}
      write={save}
      schema={schema}
      defaults={toForm(warning)}
      verb={<FormattedMessage id="warnings.action.assign" />}
      onClose={onClose}
      conflict={fields}
    >
      {(api) => <FormFields api={api} of={fields} names={['owner_id', 'note']} />}
    </FormDialog>
  )
}

function useAssignFields({ owner }: WarningDetail): FieldTable<AssignForm> {
  const { formatMessage } = useIntl()
  const { data: owners } = useQuery(warningOwnersQuery)
  const { choice, longText } = useFieldRows<AssignForm>((name) => ({
    label: formatMessage({ id: `warnings.field.${name === 'note' ? 'note' : 'owner'}` }),
  }))
  // Who has it stays among the choices, also after they left.
  const left = owner && !owners?.some(({ id }) => id === owner.id) ? [owner] : []
  return {
    owner_id: choice('owner_id', [
      { value: '', label: formatMessage({ id: 'warnings.owner.nobody' }) },
      ...[...(owners ?? []), ...left].map(({ id, name }) => ({ value: id, label: name })),
    ]),
    note: longText('note', { need: 'optional', longest: longest.long, rows: 3 }),
  }
}
