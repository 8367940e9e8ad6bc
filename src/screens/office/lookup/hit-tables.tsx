import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { AccountHit, BillHit, PaymentHit } from '@/contract/bills/office-search'
import { useFormats } from '@/i18n/format'
import { useStatusPill } from '@/screens/shared/account/bill-status'
import { usePaidWith } from '@/screens/shared/payment/paid-with'
import { PaymentStatusPill } from '@/screens/shared/payment/payment-status'
import { useTimeZone } from '@/screens/shared/time/time-zone'
import { ReceiptLink } from '@/screens/shared/payment/receipt-link'
import { useMay } from '@/state/session/use-may'
import { TextLink } from '@/ui/action/text-link'
import { ClockIcon, LockIcon, ReceiptIcon } from '@/ui/display/icons'
import { Money } from '@/ui/display/money'
import { Pill } from '@/ui/display/pill'
import type { MenuAction, MenuLinkProps } from '@/ui/overlay/action-menu'
import type { ListColumn } from '@/ui/table/list-column'
import { ListTable } from '@/ui/table/list-table'
import { HitAccountLink, HitBillLink, HitPaymentLink, useAccountPlace } from './hit-links'
import { OneLine, type PlaceWords, usePlaceText, WhereText } from './hit-texts'

interface HitTableProps<Hit> extends PlaceWords {
  caption: string
  rows: readonly Hit[]
}

/** The same in each table, so that those of a page stand under each other. */
const widths = { main: '24%', who: '31%', status: '22.5%', money: '16.5%' } as const

/** The link of a row, for the arrow keys (use-hit-keys.ts). */
function HitLink({ children }: { children: ReactNode }) {
  return (
    <span data-hit="">
      <TextLink asChild fontWeight="medium">
        {children}
      </TextLink>
    </span>
  )
}

/** Why it cannot be paid online, and what is on its way. */
function Notes({ hit }: { hit: Pick<AccountHit, 'hold' | 'pending_cents' | 'checking_cents'> }) {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const { checking_cents: checking = 0 } = hit
  return (
    <>
      {hit.hold !== null && <OneLine text={hit.hold} />}
      {hit.pending_cents > 0 && (
        <small>
          {formatMessage({ id: 'lookup.hit.pending' }, { amount: money(hit.pending_cents) })}
        </small>
      )}
      {checking > 0 && (
        <small>{formatMessage({ id: 'lookup.hit.checking' }, { amount: money(checking) })}</small>
      )}
    </>
  )
}

interface ActedTableProps<Hit> extends HitTableProps<Hit> {
  actions: (hit: Hit) => readonly MenuAction[]
}

export function BillHits(props: ActedTableProps<BillHit>) {
  const { caption, rows, actions } = props
  const { formatMessage } = useIntl()
  const statusPill = useStatusPill()
  const placeText = usePlaceText(props)
  const columns: readonly ListColumn<BillHit>[] = [
    {
      id: 'bill',
      kind: 'main',
      width: widths.main,
      header: formatMessage({ id: 'lookup.hit.bill' }),
      cell: (hit) => (
        <span>
          <HitLink>
            <HitBillLink hit={hit} year={hit.year}>
              <span className="figures">
                {hit.account} · {hit.year}
              </span>
            </HitBillLink>
          </HitLink>
          {hit.bill_number !== hit.account && (
            <small>
              {formatMessage({ id: 'lookup.hit.billNumber' }, { number: hit.bill_number })}
            </small>
          )}
        </span>
      ),
    },
    {
      id: 'who',
      phone: 'note',
      header: formatMessage({ id: 'lookup.hit.owner' }),
      width: widths.who,
      cell: (hit) => <WhereText hit={hit} place={placeText(hit)} />,
    },
    {
      id: 'status',
      phone: 'line',
      width: widths.status,
      header: formatMessage({ id: 'lookup.hit.status' }),
      cell: (hit) => (
        <span>
          {statusPill(hit.status)}
          <Notes hit={hit} />
        </span>
      ),
    },
    {
      id: 'amount',
      kind: 'money',
      width: widths.money,
      phone: 'end',
      header: formatMessage({ id: 'lookup.hit.due' }),
      cell: (hit) => <Money cents={hit.amount_due_cents} />,
    },
  ]
  return (
    <ListTable
      caption={caption}
      columns={columns}
      rows={rows}
      rowKey={(hit) => `${hit.merchant.id} ${hit.parcel_id} ${hit.year}`}
      rowName={({ account, year }) => `${account}, ${year}`}
      actions={actions}
    />
  )
}

/** Accounts, and permits. */
export function AccountHits(props: ActedTableProps<AccountHit>) {
  const placeOf = useAccountPlace()
  const { caption, rows, actions } = props
  const { formatMessage } = useIntl()
  const placeText = usePlaceText(props)
  const { money } = useFormats()
  const columns: readonly ListColumn<AccountHit>[] = [
    {
      id: 'account',
      kind: 'main',
      width: widths.main,
      header: formatMessage({ id: 'list.field.account' }),
      cell: (hit) =>
        placeOf(hit) === 'nowhere' ? (
          <span className="figures">{hit.account}</span>
        ) : (
          <HitLink>
            <HitAccountLink hit={hit}>
              <span className="figures">{hit.account}</span>
            </HitAccountLink>
          </HitLink>
        ),
    },
    {
      id: 'who',
      phone: 'note',
      header: formatMessage({ id: 'lookup.hit.owner' }),
      width: widths.who,
      cell: (hit) => <WhereText hit={hit} place={placeText(hit)} />,
    },
    {
      id: 'status',
      phone: 'line',
      width: widths.status,
      header: formatMessage({ id: 'lookup.hit.status' }),
      cell: (hit) =>
        (hit.hold !== null || hit.pending_cents > 0 || (hit.checking_cents ?? 0) > 0) && (
          <span>
            <AccountState hit={hit} />
            <Notes hit={hit} />
          </span>
        ),
    },
    {
      id: 'balance',
      kind: 'money',
      width: widths.money,
      phone: 'end',
      header: formatMessage({ id: 'lookup.hit.balance' }),
      cell: ({ balance_cents: cents, past_due_cents: late }) => (
        <span>
          <Money cents={cents} />
          {late > 0 && (
            <chakra.small color="late.fg">
              {formatMessage({ id: 'account-view.linked.pastDue' }, { amount: money(late) })}
            </chakra.small>
          )}
        </span>
      ),
    },
  ]
  return (
    <ListTable
      caption={caption}
      columns={columns}
      rows={rows}
      rowKey={(hit) => `${hit.merchant.id} ${hit.parcel_id}`}
      rowName={({ account }) => account}
      actions={actions}
    />
  )
}

function AccountState({ hit }: { hit: AccountHit }) {
  const { formatMessage } = useIntl()
  if (hit.hold !== null) {
    return (
      <Pill tone="due" icon={<LockIcon />}>
        {formatMessage({ id: 'lookup.hit.held' })}
      </Pill>
    )
  }
  if ((hit.checking_cents ?? 0) > 0) return <PaymentStatusPill status="unknown" />
  if (hit.pending_cents > 0) {
    return (
      <Pill tone="due" icon={<ClockIcon />}>
        {formatMessage({ id: 'lookup.hit.isPending' })}
      </Pill>
    )
  }
  return null
}

export function PaymentHits({ caption, rows, showMerchant }: HitTableProps<PaymentHit>) {
  const mayOpenReceipts = useMay('receipts.view')
  const { formatMessage } = useIntl()
  const { instant, list } = useFormats()
  const zone = useTimeZone()
  const { inRow: paidWith } = usePaidWith()
  const columns: readonly ListColumn<PaymentHit>[] = [
    {
      id: 'number',
      kind: 'main',
      width: widths.main,
      header: formatMessage({ id: 'lookup.hit.payment' }),
      cell: (hit) => (
        <span>
          <HitLink>
            <HitPaymentLink hit={hit}>{hit.reference ?? hit.confirmation}</HitPaymentLink>
          </HitLink>
          <small>{instant(hit.at, zone)}</small>
        </span>
      ),
    },
    {
      id: 'payer',
      phone: 'note',
      width: widths.who,
      header: formatMessage({ id: 'list.field.payer' }),
      cell: (hit) => (
        <span>
          {hit.payer_name}
          <small>
            {list(
              [
                paidWith(hit),
                ...(showMerchant ? [hit.merchant.name] : []),
                ...hit.departments,
                ...hit.accounts,
              ],
              'unit',
            )}
          </small>
        </span>
      ),
    },
    {
      id: 'status',
      phone: 'line',
      width: widths.status,
      header: formatMessage({ id: 'lookup.hit.status' }),
      cell: ({ status, return_code: code }) => <PaymentStatusPill status={status} code={code} />,
    },
    {
      id: 'total',
      kind: 'money',
      width: widths.money,
      phone: 'end',
      header: formatMessage({ id: 'lookup.hit.total' }),
      cell: ({ total_cents }) => <Money cents={total_cents} />,
    },
  ]
  return (
    <ListTable
      caption={caption}
      columns={columns}
      rows={rows}
      rowKey={(hit) => `${hit.merchant.id} ${hit.confirmation}`}
      rowName={({ confirmation }) => confirmation}
      {...(mayOpenReceipts && {
        actions: ({ merchant, receipt_id: id }: PaymentHit) =>
          id === null
            ? []
            : [
                {
                  key: 'receipt',
                  label: formatMessage({ id: 'lookup.payments.receipt' }),
                  icon: <ReceiptIcon />,
                  link: (item: MenuLinkProps) => (
                    <ReceiptLink receipt={id} merchant={merchant.id} {...item} />
                  ),
                },
              ],
      })}
    />
  )
}
