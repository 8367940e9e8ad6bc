import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { checkPayment } from '@/api/transactions'
import { SiteLink } from '@/screens/shared/site-link'
import { useMayOpenReceipts } from '@/screens/shared/use-may-open-receipts'
import { useWrite } from '@/screens/shared/use-write'
import { useMayCheck } from '@/state/use-may'
import { Button } from '@/ui/action/button'
import { LinkButton } from '@/ui/action/link-button'
import { ReasonButton } from '@/ui/action/reason-button'
import { Banner } from '@/ui/feedback/banner'
import { MailIcon, PrintIcon, RefreshIcon } from '@/ui/display/icons'
import { Stack } from '@/ui/layout/stack'
import type { DrawerParts } from './drawer-parts'
import { MoneyBackDialog } from './money-back-dialog'
import { ResendDialog } from './resend-dialog'
import { moneyKeys } from './transaction-keys'
import { problemWords, refusalWords } from './transaction-words'

const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } })

/** What this viewer may do with the payment; what is not possible now says why. */
export function TransactionActions({ shown, transaction }: DrawerParts) {
  const { formatMessage } = useIntl()
  const [open, setOpen] = useState<'void' | 'refund' | 'resend' | null>(null)
  const mayDo = useMayCheck()
  const mayOpenReceipts = useMayOpenReceipts()
  const object = { merchant_id: transaction.merchant.id }
  const { status, problems, payer, receipt_id: receiptId } = transaction
  const check = useWrite({
    about: `check ${shown.id}`,
    call: (_, { key }) => checkPayment(shown, key),
    invalidates: moneyKeys,
    awaits: true,
    words: refusalWords,
    toast: true,
    successMessage: ({ data }) =>
      formatMessage({
        id: data.status === 'unknown' ? 'transactions.check.still' : 'transactions.check.known',
      }),
  })
  const close = () => setOpen(null)
  const wasCharged = receiptId !== null
  const why = (problem: keyof typeof problemWords | null) =>
    problem === null ? null : formatMessage({ id: problemWords[problem] })
  return (
    <Stack gap="3">
      <Row>
        {status === 'unknown' && mayDo('payments.check-status', object) && (
          <Button icon={<RefreshIcon />} pending={check.pending} onClick={() => void check.run()}>
            <FormattedMessage id="transactions.check.verb" />
          </Button>
        )}
        {wasCharged && mayDo('payments.void', object) && (
          <ReasonButton
            variant="outline"
            disabledReason={why(problems.void)}
            onClick={() => setOpen('void')}
          >
            <FormattedMessage id="transactions.action.void" />
          </ReasonButton>
        )}
        {wasCharged && mayDo('payments.refund-request', object) && (
          <ReasonButton
            variant="outline"
            disabledReason={why(problems.refund)}
            onClick={() => setOpen('refund')}
          >
            <FormattedMessage
              id={
                mayDo('payments.refund', object)
                  ? 'transactions.action.refund'
                  : 'transactions.action.request'
              }
            />
          </ReasonButton>
        )}
        {wasCharged &&
          (!transaction.part || payer.email !== null) &&
          mayDo('receipts.resend', object) && (
            <Button variant="outline" icon={<MailIcon />} onClick={() => setOpen('resend')}>
              <FormattedMessage id="transactions.action.resend" />
            </Button>
          )}
        {wasCharged && mayOpenReceipts && (
          <LinkButton asChild variant="outline">
            <SiteLink
              merchant={transaction.merchant.sub_domain}
              at={{ to: '/print-receipt/$id', params: { id: receiptId } }}
              target="_blank"
              rel="noopener noreferrer"
            >
              <PrintIcon />
              <FormattedMessage id="transactions.action.print" />
            </SiteLink>
          </LinkButton>
        )}
      </Row>
      {check.problem !== null && (
        <Banner tone="late" role="alert">
          {check.problem}
        </Banner>
      )}
      {(open === 'void' || open === 'refund') && (
        <MoneyBackDialog kind={open} shown={shown} transaction={transaction} onClose={close} />
      )}
      {open === 'resend' && (
        <ResendDialog shown={shown} transaction={transaction} onClose={close} />
      )}
    </Stack>
  )
}
