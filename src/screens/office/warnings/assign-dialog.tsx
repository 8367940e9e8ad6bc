import { useQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { changeWarning, warningKeys, warningOwnersQuery } from '@/api/warnings'
import { type WarningDetail, warningDetail } from '@/contract/warnings'
import { longest } from '@/contract/wire'
import { assignRules } from '@/rules/warnings/warning-actions'
import { type FieldTable, FormFields, useFieldRows } from '@/screens/shared/forms/field-table'
import { FormDialog } from '@/screens/shared/forms/form-dialog'
import { Loaded } from '@/screens/shared/detail/loaded'
import { useWrite } from '@/screens/shared/forms/use-write'
import { sayInForm } from '@/i18n/form-rules'
import { Bone } from '@/ui/feedback/bone'
import { Skeleton } from '@/ui/feedback/skeleton'
import { Dialog } from '@/ui/overlay/dialog'
import { useWarningTexts } from './use-warning-texts'
import { refusalWords } from './warning-words'

type Owners = readonly { readonly id: string; readonly name: string }[]

interface AssignForm {
  /** '': no owner. */
  owner_id: string
  note: string
}

const schema = assignRules(sayInForm)

const toForm = ({ owner }: WarningDetail): AssignForm => ({ owner_id: owner?.id ?? '', note: '' })

interface AssignDialogProps {
  warning: WarningDetail
  onClose: () => void
}

/**
 * Gives a warning to one of the provider's staff. Without the list of them there is no form: it
 * would give the warning to nobody.
 */
export function AssignDialog({ warning, onClose }: AssignDialogProps) {
  const owners = useQuery(warningOwnersQuery)
  const { nameOf } = useWarningTexts([warning])
  if (owners.data !== undefined) {
    return <AssignFields warning={warning} owners={owners.data} onClose={onClose} />
  }
  return (
    <Dialog
      open
      title={<FormattedMessage id="warnings.assign.title" values={{ name: nameOf(warning) }} />}
      onClose={onClose}
    >
      <Loaded query={owners} skeleton={skeleton}>
        {() => null}
      </Loaded>
    </Dialog>
  )
}

const skeleton = (
  <Skeleton>
    <Bone height="10rem" />
  </Skeleton>
)

interface AssignFieldsProps extends AssignDialogProps {
  owners: Owners
}

function AssignFields({ warning, owners, onClose }: AssignFieldsProps) {
  const { formatMessage } = useIntl()
  const { id } = warning
  const { nameOf } = useWarningTexts([warning])
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
  const fields = useAssignFields(warning, owners)
  return (
    <FormDialog
      name={`assign-warning-${id}`}
      title={<FormattedMessage id="warnings.assign.title" values={{ name: nameOf(warning) }} />}
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

function useAssignFields({ owner }: WarningDetail, owners: Owners): FieldTable<AssignForm> {
  const { formatMessage } = useIntl()
  const { choice, longText } = useFieldRows<AssignForm>((name) => ({
    label: formatMessage({ id: name === 'note' ? 'list.field.note' : 'warnings.column.owner' }),
  }))
  // Who has it stays among the choices, also after they left.
  const left = owner && !owners.some(({ id }) => id === owner.id) ? [owner] : []
  return {
    owner_id: choice('owner_id', [
      { value: '', label: formatMessage({ id: 'warnings.owner.nobody' }) },
      ...[...owners, ...left].map(({ id, name }) => ({ value: id, label: name })),
    ]),
    note: longText('note', { need: 'optional', longest: longest.long, rows: 3 }),
  }
}
