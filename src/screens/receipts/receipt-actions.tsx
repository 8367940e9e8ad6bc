import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { ApiFailure } from '@/api/failure'
import { sendReceipt } from '@/api/receipts'
import type { Receipt } from '@/contract/receipts'
import type { MessageId } from '@/i18n/message-ids'
import { Button } from '@/ui/button'
import { MailIcon, PrintIcon } from '@/ui/icons'
import { LinkButton } from '@/ui/link-button'
import { Stack } from '@/ui/stack'

type Sending = 'not-sent' | 'sending' | 'sent' | 'too-many' | 'failed'

const outcomes: Readonly<Record<Exclude<Sending, 'not-sent' | 'sending'>, MessageId>> = {
  sent: 'receipts.actions.emailSent',
  'too-many': 'receipts.actions.emailTooMany',
  failed: 'receipts.actions.emailFailed',
}

/** Keep it, send it again, go on. The e-mail goes to the payer's own address and no other. */
export function ReceiptActions({ receipt }: { receipt: Receipt }) {
  const [sending, setSending] = useState<Sending>('not-sent')
  const email = receipt.email_masked

  const send = async () => {
    setSending('sending')
    try {
      await sendReceipt(receipt.id)
      setSending('sent')
    } catch (error) {
      setSending(error instanceof ApiFailure && error.is(429) ? 'too-many' : 'failed')
    }
  }

  return (
    <Stack gap="3" data-screen-only="">
      <Button wide icon={<PrintIcon />} onClick={() => printAs(receipt.confirmation)}>
        <FormattedMessage id="receipts.actions.print" />
      </Button>
      {email !== null && (
        <Button
          wide
          variant="outline"
          icon={<MailIcon />}
          pending={sending === 'sending'}
          onClick={() => void send()}
        >
          <FormattedMessage id="receipts.actions.email" values={{ email }} />
        </Button>
      )}
      <LinkButton asChild wide variant="quiet">
        <Link to="/departments">
          <FormattedMessage id="receipts.actions.departments" />
        </Link>
      </LinkButton>
      <chakra.p role="status" textAlign="center">
        {sending !== 'not-sent' && sending !== 'sending' && (
          <FormattedMessage id={outcomes[sending]} values={{ email }} />
        )}
      </chakra.p>
    </Stack>
  )
}

/** The browser names a saved PDF after the page: so the page is named after the receipt meanwhile. */
function printAs(confirmation: string): void {
  const { title } = document
  document.title = `${title} ${confirmation}`
  window.addEventListener('afterprint', () => (document.title = title), { once: true })
  window.print()
}
