import { chakra } from '@chakra-ui/react/styled-system'
import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import * as v from 'valibot'
import { keys } from '@/api/keys'
import { type OfficeAccountKey, sendLink } from '@/api/office-accounts'
import { longest } from '@/contract/wire'
import { sayInForm } from '@/i18n/form-rules'
import type { MessageId } from '@/i18n/message-ids'
import { requiredText } from '@/rules/forms/field-rules'
import { isEmail } from '@/rules/people/emails'
import { EmailField } from '@/screens/shared/person-fields'
import { EarlierTry } from '@/screens/shared/open-outcome'
import { KeptForm } from '@/screens/shared/kept-form'
import { useWrite } from '@/screens/shared/use-write'
import { Button } from '@/ui/action/button'
import { Stack } from '@/ui/layout/stack'
import { Dialog } from '@/ui/overlay/dialog'
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
    says: (_, form) => formatMessage({ id: 'lookup.link.sent' }, { email: form.email }),
    words: { 429: 'lookup.link.tooMany', other: 'lookup.link.failed' },
  })
  const defaults = useMemo(() => ({ email }), [email])
  return (
    <Dialog
      open
      onClose={onClose}
      locked={send.pending}
      fullOnPhone={false}
      title={<FormattedMessage id="lookup.link.title" values={{ account: of.account }} />}
    >
      <KeptForm name="send-link" schema={schema} defaults={defaults} onSubmit={send.submit}>
        {(api) => (
          <Stack gap="4">
            <EarlierTry write={send} />
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
            <chakra.div display="flex" flexWrap="wrap" gap="3">
              <Button type="submit" pending={api.pending}>
                <FormattedMessage id="lookup.link.verb" />
              </Button>
              <Button variant="outline" pending={api.pending} onClick={onClose}>
                <FormattedMessage id="changes.confirm.cancel" />
              </Button>
            </chakra.div>
          </Stack>
        )}
      </KeptForm>
    </Dialog>
  )
}
