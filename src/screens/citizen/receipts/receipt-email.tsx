import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import * as v from 'valibot'
import { ApiFailure } from '@/api/failure'
import { sendReceipt } from '@/api/receipts'
import type { Receipt } from '@/contract/receipts'
import type { MessageId } from '@/i18n/message-ids'
import { isEmail } from '@/rules/people/emails'
import { Button } from '@/ui/action/button'
import { Dialog } from '@/ui/overlay/dialog'
import { type FormFailure, FormShell } from '@/ui/form/form-shell'
import { MailIcon } from '@/ui/display/icons'
import { TextField } from '@/ui/form/text-field'

/** Where it went, or why not. */
interface Said {
  readonly id: MessageId
  readonly email: string
}

const problemOf = (error: unknown): MessageId =>
  error instanceof ApiFailure && error.is(429)
    ? 'receipts.actions.emailTooMany'
    : 'receipts.actions.emailFailed'

/**
 * Again to the payer's own address, for whoever holds the receipt; to another one for the payer and
 * for staff (product.md 3.5).
 */
export function ReceiptEmail({ receipt }: { receipt: Receipt }) {
  const [sending, setSending] = useState(false)
  const [asking, setAsking] = useState(false)
  const [said, setSaid] = useState<Said | null>(null)
  const email = receipt.email_masked

  const sendAgain = async (to: string) => {
    setSending(true)
    setSaid(null)
    try {
      await sendReceipt(receipt.id, null)
      setSaid({ id: 'receipts.actions.emailSent', email: to })
    } catch (error) {
      setSaid({ id: problemOf(error), email: to })
    } finally {
      setSending(false)
    }
  }

  return (
    <>
      {email !== null && (
        <Button
          wide
          variant="outline"
          icon={<MailIcon />}
          pending={sending}
          onClick={() => void sendAgain(email)}
        >
          <FormattedMessage id="receipts.actions.email" values={{ email }} />
        </Button>
      )}
      {receipt.other_address && (
        <Button
          wide
          variant={email === null ? 'outline' : 'quiet'}
          {...(email === null && { icon: <MailIcon /> })}
          onClick={() => setAsking(true)}
        >
          <FormattedMessage
            id={email === null ? 'receipts.other.title' : 'receipts.actions.emailOther'}
          />
        </Button>
      )}
      <chakra.p role="status" textAlign="center" _empty={{ mt: '-3' }}>
        {said !== null && <FormattedMessage id={said.id} values={{ email: said.email }} />}
      </chakra.p>
      {asking && (
        <OtherAddress
          id={receipt.id}
          onClose={() => setAsking(false)}
          onSent={(to) => {
            setAsking(false)
            setSaid({ id: 'receipts.actions.emailSent', email: to })
          }}
        />
      )}
    </>
  )
}

const says = (id: MessageId) => id

const form = v.object({
  email: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(says('receipts.other.missing')),
    v.check(isEmail, says('receipts.find.emailWrong')),
  ),
})

interface OtherAddressProps {
  id: string
  onClose: () => void
  onSent: (email: string) => void
}

function OtherAddress({ id, onClose, onSent }: OtherAddressProps) {
  const { formatMessage } = useIntl()
  const send = async ({ email }: v.InferOutput<typeof form>): Promise<FormFailure | undefined> => {
    try {
      await sendReceipt(id, email)
    } catch (error) {
      return { message: problemOf(error) }
    }
    onSent(email)
    return undefined
  }
  return (
    <Dialog open onClose={onClose} title={<FormattedMessage id="receipts.other.title" />}>
      <FormShell schema={form} defaults={{ email: '' }} onSubmit={send}>
        {(api) => (
          <>
            <TextField
              {...api.field('email')}
              label={formatMessage({ id: 'receipts.other.email' })}
              type="email"
              autoComplete="email"
              spellCheck={false}
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
