import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import * as v from 'valibot'
import { type ReceiptKey, sendReceipt } from '@/api/payments/receipts'
import type { Receipt } from '@/contract/payments/receipts'
import type { MessageId } from '@/i18n/message-ids'
import { isEmail } from '@/rules/people/emails'
import { useWrite } from '@/screens/shared/forms/use-write'
import type { FailureWords } from '@/screens/shared/forms/write-problem'
import { Button } from '@/ui/action/button'
import { Dialog } from '@/ui/overlay/dialog'
import { FormShell } from '@/ui/form/shell/form-shell'
import { MailIcon } from '@/ui/display/icons'
import { EmailField } from '@/ui/form/fields/person-fields'
import { TextLink } from '@/ui/action/text-link'

const words: FailureWords = {
  429: 'receipts.actions.emailTooMany',
  lost: 'failures.failure.mailMade',
  other: 'receipts.actions.emailFailed',
}

interface ReceiptEmailProps {
  of: ReceiptKey
  receipt: Receipt
}

/**
 * Sends the receipt again: to the payer's own address for everyone with the receipt's link, to
 * another address for the payer and for staff (product.md 3.5).
 */
export function ReceiptEmail({ of, receipt }: ReceiptEmailProps) {
  const [asking, setAsking] = useState(false)
  /** To another address, entered in the dialog. */
  const [sentTo, setSentTo] = useState<string | null>(null)
  const email = receipt.email_masked
  const again = useWrite({
    call: () => sendReceipt(of, null),
    words,
  })
  const told = again.isDone ? email : sentTo

  return (
    <>
      {email !== null && (
        <Action
          aria-disabled={again.pending || undefined}
          onClick={() => {
            if (again.pending) return
            setSentTo(null)
            void again.run()
          }}
        >
          <MailIcon />
          <FormattedMessage id="receipts.actions.email" values={{ email }} />
        </Action>
      )}
      {receipt.other_address && (
        <Action onClick={() => setAsking(true)}>
          <MailIcon />
          <FormattedMessage
            id={email === null ? 'receipts.other.title' : 'receipts.actions.emailOther'}
          />
        </Action>
      )}
      {/* Stays while it says nothing, or nothing would be announced; without the gap above it. */}
      <chakra.p role="status" color="fg.muted" css={{ '&:empty': { mt: '-3' } }}>
        {again.problem}
        {told !== null && (
          <FormattedMessage id="receipts.actions.emailSent" values={{ email: told }} />
        )}
      </chakra.p>
      {asking && (
        <OtherAddress
          of={of}
          onClose={() => setAsking(false)}
          onSent={(to) => {
            setAsking(false)
            again.forget()
            setSentTo(to)
          }}
        />
      )}
    </>
  )
}

interface ActionProps {
  'aria-disabled'?: boolean | undefined
  onClick: () => void
  children: ReactNode
}

/** A row of the list: an icon and what it does. */
function Action({ children, ...rest }: ActionProps) {
  return (
    <TextLink asChild row minHeight="control" textAlign="start" overflowWrap="anywhere">
      <button type="button" {...rest}>
        {children}
      </button>
    </TextLink>
  )
}

const says = (id: MessageId) => id

const form = v.object({
  email: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, says('receipts.other.missing')),
    v.check(isEmail, says('receipts.find.emailWrong')),
  ),
})

interface OtherAddressProps {
  of: ReceiptKey
  onClose: () => void
  onSent: (email: string) => void
}

function OtherAddress({ of, onClose, onSent }: OtherAddressProps) {
  const { formatMessage } = useIntl()
  const send = useWrite({
    call: ({ email }: v.InferOutput<typeof form>) => sendReceipt(of, email),
    done: (_, { email }) => onSent(email),
    words,
  })
  return (
    <Dialog open onClose={onClose} title={<FormattedMessage id="receipts.other.title" />}>
      <FormShell schema={form} defaults={{ email: '' }} onSubmit={send.submit}>
        {(api) => (
          <>
            <EmailField
              {...api.field('email')}
              label={formatMessage({ id: 'receipts.other.email' })}
            />
            <Button type="submit" size="lg" wide pending={api.pending}>
              <FormattedMessage id="receipts.other.submit" />
            </Button>
          </>
        )}
      </FormShell>
    </Dialog>
  )
}
