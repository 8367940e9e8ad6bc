import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage, useIntl } from 'react-intl'
import { officeKeys } from '@/api/office-keys'
import { sendReceiptAgain } from '@/api/payments/transactions'
import type { AccountPayment } from '@/contract/bills/office-accounts'
import { useFormats } from '@/i18n/format'
import { plainDateIn } from '@/rules/time/dates'
import { usePaidWith } from '@/screens/shared/payment/paid-with'
import { PaymentStatusPill } from '@/screens/shared/payment/payment-status'
import { RefundedAmount } from '@/screens/shared/payment/refunded-amount'
import { Section } from '@/screens/shared/detail/section'
import { ReceiptLink } from '@/screens/shared/payment/receipt-link'
import { useTimeZone } from '@/screens/shared/time/time-zone'
import { useWrite } from '@/screens/shared/forms/use-write'
import { WriteProblem } from '@/screens/shared/forms/write-problem'
import { TextLink } from '@/ui/action/text-link'
import { MailIcon, ReceiptIcon } from '@/ui/display/icons'
import { Money } from '@/ui/display/money'
import { EmptyState } from '@/ui/feedback/empty-state'
import type { MenuAction, MenuLinkProps } from '@/ui/overlay/action-menu'
import type { ListColumn } from '@/ui/table/list-column'
import { ListTable } from '@/ui/table/list-table'
import type { AccountRights } from './account-rights'

interface AccountPaymentsProps {
  payments: readonly AccountPayment[]
  /** Whose payments these are, for the root domain; null: the site's own merchant. */
  merchant: string | null
  rights: Pick<AccountRights, 'receipts' | 'resend'>
}

/** A number of ten signs and a day: room for the columns beside it, whose heads may have two lines. */
const Rows = chakra('div', {
  base: {
    '& table :is(th, td)[data-kind=main]': { minWidth: '0' },
    '& table td[data-kind=text]': { minWidth: '5rem' },
    '& table thead tr > th[data-kind]': { whiteSpace: 'normal' },
    '& table :is(th, td) + :is(th, td)': { ps: '0.375rem' },
    '& table :is(th, td):has(+ :is(th, td))': { pe: '0.375rem' },
  },
})

/** The latest attempts to pay this account, with their receipts. */
export function AccountPayments(props: AccountPaymentsProps) {
  const { payments, merchant, rights } = props
  const { formatMessage } = useIntl()
  const { date, instant } = useFormats()
  const zone = useTimeZone()
  const { inRow: paidWith } = usePaidWith()
  const resend = useWrite<AccountPayment>({
    about: ({ receipt_id }) => `receipt of ${receipt_id ?? ''}`,
    call: ({ receipt_id }, { key }) =>
      sendReceiptAgain({ id: receipt_id ?? '', merchant }, null, key),
    invalidates: [officeKeys.transactions.all, officeKeys.audit.all],
    toast: true,
    successMessage: (_, { payer_email: email }) =>
      formatMessage({ id: 'lookup.payments.resent' }, { email: email ?? '' }),
    words: { 429: 'lookup.payments.tooMany', other: 'lookup.payments.notResent' },
  })
  const columns: readonly ListColumn<AccountPayment>[] = [
    {
      id: 'at',
      kind: 'main',
      header: formatMessage({ id: 'lookup.payments.when' }),
      cell: ({ at, confirmation, reference, receipt_id: id }) => (
        <span>
          <time dateTime={at} title={instant(at, zone)}>
            {date(plainDateIn(zone, Date.parse(at)))}
          </time>
          <small>
            {id === null || !rights.receipts ? (
              (reference ?? confirmation)
            ) : (
              <TextLink asChild inline>
                <ReceiptLink receipt={id} merchant={merchant}>
                  {confirmation}
                </ReceiptLink>
              </TextLink>
            )}
          </small>
        </span>
      ),
    },
    {
      id: 'payer',
      phone: 'note',
      header: formatMessage({ id: 'list.field.payer' }),
      cell: (row) => (
        <span>
          {row.payer_name}
          <chakra.small whiteSpace="nowrap">{paidWith(row)}</chakra.small>
        </span>
      ),
    },
    {
      id: 'status',
      phone: 'status',
      header: formatMessage({ id: 'lookup.payments.status' }),
      cell: ({ status, return_code: code }) => <PaymentStatusPill status={status} code={code} />,
    },
    {
      id: 'amount',
      kind: 'money',
      phone: 'end',
      header: formatMessage({ id: 'lookup.payments.amount' }),
      cell: ({ amount_cents, refunded_cents }) => (
        <span>
          <Money cents={amount_cents} />
          <RefundedAmount cents={refunded_cents} />
        </span>
      ),
    },
  ]
  const actions = (row: AccountPayment): MenuAction[] => {
    const { receipt_id: id, payer_email: email } = row
    if (id === null) return []
    return [
      ...(rights.receipts
        ? [
            {
              key: 'receipt',
              label: formatMessage({ id: 'lookup.payments.receipt' }),
              icon: <ReceiptIcon />,
              link: (item: MenuLinkProps) => (
                <ReceiptLink receipt={id} merchant={merchant} {...item} />
              ),
            },
          ]
        : []),
      ...(rights.resend
        ? [
            {
              key: 'resend',
              label: formatMessage({ id: 'lookup.payments.resend' }),
              icon: <MailIcon />,
              disabledReason:
                email === null ? formatMessage({ id: 'lookup.payments.noEmail' }) : undefined,
              onSelect: () => void resend.run(row),
            },
          ]
        : []),
    ]
  }
  return (
    <Section title={<FormattedMessage id="lookup.payments.title" />}>
      <WriteProblem problem={resend.problem} />
      {payments.length === 0 ? (
        <EmptyState icon={<ReceiptIcon />}>
          <FormattedMessage id="lookup.payments.empty" />
        </EmptyState>
      ) : (
        <Rows>
          <ListTable
            caption={formatMessage({ id: 'lookup.payments.title' })}
            columns={columns}
            rows={payments}
            rowKey={({ confirmation }) => confirmation}
            rowName={({ confirmation }) => confirmation}
            actions={actions}
          />
        </Rows>
      )}
    </Section>
  )
}
