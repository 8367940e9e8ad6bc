import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import * as v from 'valibot'
import { keys } from '@/api/keys'
import { type OfficeAccountKey, sendLink } from '@/api/bills/office-accounts'
import { longest } from '@/contract/wire'
import { sayInForm } from '@/i18n/form-rules'
import type { MessageId } from '@/i18n/message-ids'
import { requiredText } from '@/rules/forms/field-rules'
import { isEmail } from '@/rules/people/emails'
import { FormDialog } from '@/screens/shared/forms/form-dialog'
import { EmailField } from '@/ui/form/fields/person-fields'
import { useWrite } from '@/screens/shared/forms/use-write'
import { accountName } from './account-name'

const says = (id: MessageId) => id

const schema = v.object({
  email: v.pipe(
    requiredText(sayInForm, longest.email),
    v.check(isEmail, says('lookup.link.emailWrong')),
  ),
})

interface SendLinkDialogProps {
  of: OfficeAccountKey
  /** The bill; null: the newest. */
  year: number | null
  /** A known address of the caller. */
  email?: string
  onClose: () => void
}

/** Mails a caller the address of a bill (product.md P9, A17). */
export function SendLinkDialog({ of, year, email = '', onClose }: SendLinkDialogProps) {
  const { formatMessage } = useIntl()
  const send = useWrite<v.InferOutput<typeof schema>>({
    about: `bill link of ${accountName(of)}`,
    call: (form, { key }) => sendLink(of, { email: form.email, year }, key),
    invalidates: [keys.accounts.all],
    done: onClose,
    toast: true,
    successMessage: (_, form) => formatMessage({ id: 'lookup.link.sent' }, { email: form.email }),
    words: { 429: 'lookup.link.tooMany', other: 'lookup.link.failed' },
  })
  const defaults = useMemo(() => ({ email }), [email])
  return (
    <FormDialog
      name="send-link"
      title={<FormattedMessage id="lookup.link.title" values={{ account: of.account }} />}
      fullOnPhone={false}
      write={send}
      schema={schema}
      defaults={defaults}
      verb={<FormattedMessage id="lookup.link.verb" />}
      onClose={onClose}
    >
      {(api) => (
        <>
          <p>
            {year === null ? (
              <FormattedMessage id="lookup.link.leadNewest" />
            ) : (
              <FormattedMessage id="lookup.link.lead" values={{ year: String(year) }} />
            )}
          </p>
          <EmailField
            {...api.field('email')}
            label={formatMessage({ id: 'lookup.link.email' })}
            need="required"
            autoComplete="off"
          />
        </>
      )}
    </FormDialog>
  )
}
