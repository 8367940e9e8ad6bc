import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { checkPayment } from '@/api/payments/transactions'
import type { Permission } from '@/contract/people/permissions'
import { useFormats } from '@/i18n/format'
import { closedReason, type MoneyBackKind } from '@/rules/payments/refunds'
import { ReceiptLink } from '@/screens/shared/payment/receipt-link'
import { useWrite } from '@/screens/shared/forms/use-write'
import { useMayCheck } from '@/state/session/use-may'
import { Button } from '@/ui/action/button'
import { LinkButton } from '@/ui/action/link-button'
import { ReasonButton } from '@/ui/action/reason-button'
import { Banner } from '@/ui/feedback/banner'
import { MailIcon, PrintIcon, RefreshIcon } from '@/ui/display/icons'
import { Stack } from '@/ui/layout/stack'
import type { DrawerParts } from './drawer-parts'
import { VoidOrRefundDialog } from './void-or-refund-dialog'
import { ResendDialog } from './resend-dialog'
import { moneyKeys } from './transaction-keys'
import { closedWords, refusalWords } from './transaction-words'

/** What each takes; staff without approvals ask for a refund. */
const moneyBackPermissions = {
  refund: 'payments.refund-request',
  void: 'payments.void',
} as const satisfies Readonly<Record<MoneyBackKind, Permission>>

const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } })

/** The drawer's foot: what this viewer may do with the payment, and why something is not possible now. */
export function TransactionActions({ shown, transaction }: DrawerParts) {
  const { formatMessage } = useIntl()
  const { list } = useFormats()
  const id = useId()
  const [open, setOpen] = useState<'void' | 'refund' | 'resend' | null>(null)
  const mayDo = useMayCheck()
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
  const mayBackKind = (kind: MoneyBackKind) => mayDo(moneyBackPermissions[kind], object)
  const closed = (kind: MoneyBackKind) => closedReason(kind, problems, mayBackKind)
  const why = (kind: MoneyBackKind) => {
    const reason = closed(kind)
    return reason === null ? null : formatMessage({ id: closedWords[reason] })
  }
  const mayBack = (['refund', 'void'] as const).flatMap((kind) =>
    wasCharged && mayBackKind(kind)
      ? [
          {
            kind,
            name: formatMessage({
              id:
                kind === 'refund' && !mayDo('payments.refund', object)
                  ? 'transactions.action.request'
                  : `transactions.action.${kind}`,
            }),
            problem: why(kind),
          },
        ]
      : [],
  )
  /** Each once, with the actions that it is in the way of. */
  const reasons = [...new Set(mayBack.flatMap(({ problem }) => problem ?? []))]
  const reasonId = (reason: string) => `${id}-${reasons.indexOf(reason)}`
  return (
    <Stack gap="3" data-screen-only="">
      {reasons.map((reason) => (
        <chakra.p key={reason} textStyle="help">
          <FormattedMessage
            id="transactions.action.reason"
            values={{
              actions: list(
                mayBack.filter(({ problem }) => problem === reason).map(({ name }) => name),
              ),
              reason: <span id={reasonId(reason)}>{reason}</span>,
            }}
          />
        </chakra.p>
      ))}
      <Row>
        {status === 'unknown' && mayDo('payments.check-status', object) && (
          <Button
            size="sm"
            icon={<RefreshIcon />}
            pending={check.pending}
            onClick={() => void check.run()}
          >
            <FormattedMessage id="transactions.check.verb" />
          </Button>
        )}
        {mayBack.map(({ kind, name, problem }) => (
          <ReasonButton
            key={kind}
            size="sm"
            variant="outline"
            disabledReason={problem}
            reasonId={problem === null ? undefined : reasonId(problem)}
            onClick={() => setOpen(kind)}
          >
            {name}
          </ReasonButton>
        ))}
        {wasCharged &&
          (!transaction.part || payer.email !== null) &&
          mayDo('receipts.resend', object) && (
            <Button
              variant="outline"
              size="sm"
              icon={<MailIcon />}
              onClick={() => setOpen('resend')}
            >
              <FormattedMessage id="transactions.action.resend" />
            </Button>
          )}
        {wasCharged && mayDo('receipts.view', object) && (
          <LinkButton asChild variant="outline" size="sm">
            <ReceiptLink
              receipt={receiptId}
              merchant={transaction.merchant.id}
              target="_blank"
              rel="noopener noreferrer"
            >
              <PrintIcon />
              <FormattedMessage id="transactions.action.print" />
            </ReceiptLink>
          </LinkButton>
        )}
      </Row>
      {check.problem !== null && (
        <Banner tone="late" role="alert">
          {check.problem}
        </Banner>
      )}
      {(open === 'void' || open === 'refund') && (
        <VoidOrRefundDialog
          kind={open}
          closed={closed(open)}
          shown={shown}
          transaction={transaction}
          onClose={close}
        />
      )}
      {open === 'resend' && (
        <ResendDialog shown={shown} transaction={transaction} onClose={close} />
      )}
    </Stack>
  )
}
