import { FormattedMessage, useIntl } from 'react-intl'
import { changeWarning, warningKeys } from '@/api/warnings'
import type { WarningDetail } from '@/contract/warnings'
import { longest } from '@/contract/wire'
import { closeRules } from '@/rules/warnings/warning-actions'
import { FormDialog } from '@/screens/shared/forms/form-dialog'
import { useWrite } from '@/screens/shared/forms/use-write'
import { sayInForm } from '@/i18n/form-rules'
import { TextArea } from '@/ui/form/text-area'
import { useWarningTexts } from './use-warning-texts'
import { refusalWords } from './warning-words'

interface CloseForm {
  note: string
}

const schema = closeRules(sayInForm)

interface CloseDialogProps {
  warning: WarningDetail
  onClose: () => void
}

/** Closes a warning, with a reason for the next person who meets it. */
export function CloseDialog({ warning, onClose }: CloseDialogProps) {
  const { formatMessage } = useIntl()
  const { id, version } = warning
  const { nameOf } = useWarningTexts([warning])
  const save = useWrite<CloseForm>({
    about: `warning ${id}`,
    call: ({ note }, { key }) => changeWarning(id, { action: 'close', note }, { key, version }),
    invalidates: warningKeys,
    awaits: true,
    done: onClose,
    successMessage: formatMessage({ id: 'warnings.done.close' }),
    words: refusalWords,
  })
  return (
    <FormDialog
      name={`close-warning-${id}`}
      title={<FormattedMessage id="warnings.close.title" values={{ name: nameOf(warning) }} />}
      write={save}
      schema={schema}
      defaults={{ note: '' }}
      verb={<FormattedMessage id="warnings.action.close" />}
      onClose={onClose}
    >
      {(api) => (
        <>
          <p>
            <FormattedMessage id="warnings.close.lead" />
          </p>
          <TextArea
            {...api.field('note')}
            label={formatMessage({ id: 'list.field.note' })}
            need="required"
            longest={longest.long}
            rows={4}
          />
        </>
      )}
    </FormDialog>
  )
}
