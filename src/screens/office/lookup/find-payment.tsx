import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { officeSearchQuery } from '@/api/office-accounts'
import type { AccountHit, OfficeHits, PaymentHit } from '@/contract/office-search'
import { useFormats } from '@/i18n/format'
import { minimumQuery } from '@/rules/bills/search-terms'
import { FailurePanel } from '@/screens/shared/failure-panel'
import { PaymentStatusPill } from '@/screens/shared/payment-status'
import { useSite } from '@/screens/shared/site'
import { useTimeZone } from '@/screens/shared/time-zone'
import { useCardNumberProblem } from '@/screens/shared/use-card-number-problem'
import { TextLink } from '@/ui/action/text-link'
import { SearchIcon } from '@/ui/display/icons'
import { Money } from '@/ui/display/money'
import { EmptyState } from '@/ui/feedback/empty-state'
import { Skeleton } from '@/ui/feedback/skeleton'
import { Dialog } from '@/ui/overlay/dialog'
import { RowsSkeleton } from '@/ui/table/rows-skeleton'
import { SearchField } from '@/ui/table/search-field'
import { HitAccountLink, HitPaymentLink } from './hit-links'
import { usePaidWithText } from './paid-with'
import { useHitKeys } from './use-hit-keys'

/** Of each kind; the page of all hits has the others. */
const mostShown = 5
const searchPause = 300

/** What the header finds: payments first, and the accounts that they may be of. */
const kinds = ['payments', 'accounts', 'permits'] as const
type Kind = (typeof kinds)[number]

interface FindPaymentProps {
  onClose: () => void
}

const Body = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    minHeight: { sm: '26rem' },
    '& > div:first-of-type': { maxWidth: 'none', flex: 'none' },
  },
})

const Rows = chakra('ul', {
  base: {
    mt: '1',
    '& > li': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: '4',
      py: '2.5',
      borderTop: '1px solid',
      borderColor: 'line',
      fontSize: 'cell',
    },
    // The whole row is the link's.
    '& a::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'control' },
    '& > li:hover': { bg: 'brand.tint' },
    '& small': { display: 'block', color: 'fg.muted', fontSize: 'sm' },
    '& > li > :last-child': { textAlign: 'end' },
  },
})

/** One box over payments and accounts, from any page of the office (product.md 2.3). */
export function FindPayment({ onClose }: FindPaymentProps) {
  const { formatMessage } = useIntl()
  const body = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLElement>(null)
  useHitKeys(body)
  const [q, setQ] = useState('')
  const hits = useQuery(officeSearchQuery({ q }))
  const cardNumberProblem = useCardNumberProblem()
  const isAsked = q.length >= minimumQuery
  return (
    <Dialog
      open
      size="lg"
      closeOnOutsideClick
      initialFocus={field}
      onClose={onClose}
      title={<FormattedMessage id="office.find.title" />}
    >
      <Body
        ref={(box: HTMLDivElement | null) => {
          body.current = box
          field.current = box?.querySelector('input') ?? null
        }}
      >
        <SearchField
          label={formatMessage({ id: 'office.find.label' })}
          value={q}
          minimum={minimumQuery}
          pause={searchPause}
          problem={cardNumberProblem}
          onSearch={setQ}
        />
        {!isAsked ? (
          <EmptyState icon={<SearchIcon />}>
            <FormattedMessage id="office.find.begin" />
          </EmptyState>
        ) : hits.data !== undefined ? (
          <Found q={q} hits={hits.data} fresh={!hits.isPlaceholderData} onClose={onClose} />
        ) : hits.error === null ? (
          <Skeleton>
            <RowsSkeleton rows={4} />
          </Skeleton>
        ) : (
          <FailurePanel
            error={hits.error}
            onRetry={() => void hits.refetch()}
            retrying={hits.isFetching}
          >
            <FormattedMessage id="lookup.search.failed" />
          </FailurePanel>
        )}
      </Body>
    </Dialog>
  )
}

interface FoundProps extends FindPaymentProps {
  q: string
  hits: OfficeHits
  /** false: of the search before. */
  fresh: boolean
}

function Found({ q, hits, fresh, onClose }: FoundProps) {
  const { formatMessage } = useIntl()
  const found = kinds.filter((kind) => hits[kind].rows.length > 0)
  const hasMore = kinds.some((kind) => hits[kind].rows.length > mostShown || hits[kind].more)
  const hasOthers = hits.bills.rows.length > 0
  const countOf = (kind: Kind) => `${hits[kind].rows.length}${hits[kind].more ? '+' : ''}`
  const linesOf = (accounts: readonly AccountHit[]) =>
    accounts
      .slice(0, mostShown)
      .map((hit) => (
        <AccountLine key={`${hit.merchant.id} ${hit.parcel_id}`} {...{ hit, onClose }} />
      ))
  const rows: Readonly<Record<Kind, () => ReactNode>> = {
    payments: () =>
      hits.payments.rows
        .slice(0, mostShown)
        .map((hit) => (
          <PaymentLine key={`${hit.merchant.id} ${hit.confirmation}`} {...{ hit, onClose }} />
        )),
    accounts: () => linesOf(hits.accounts.rows),
    permits: () => linesOf(hits.permits.rows),
  }
  const all = (hasMore || hasOthers) && (
    <TextLink asChild>
      <Link to="/search-for-bill" search={{ q }} onClick={onClose}>
        <FormattedMessage id={hasMore ? 'office.find.more' : 'office.find.all'} />
      </Link>
    </TextLink>
  )
  if (found.length === 0) {
    return (
      <EmptyState icon={<SearchIcon />} action={all}>
        <span role="status">
          <FormattedMessage id="office.find.none" values={{ q }} />
        </span>
      </EmptyState>
    )
  }
  return (
    <chakra.div
      display="flex"
      flexDirection="column"
      gap="5"
      aria-busy={!fresh}
      opacity={fresh ? 1 : 0.6}
    >
      <p role="status" className="sr-only">
        {found
          .map((kind) => `${formatMessage({ id: `lookup.kind.${kind}` })}: ${countOf(kind)}`)
          .join(', ')}
      </p>
      {found.map((kind) => (
        <section key={kind}>
          <chakra.h3 fontSize="sm" fontWeight="semibold" color="fg.muted">
            <FormattedMessage id={`lookup.kind.${kind}`} />{' '}
            <span className="figures">{countOf(kind)}</span>
          </chakra.h3>
          <Rows>{rows[kind]()}</Rows>
        </section>
      ))}
      {all !== false && <p>{all}</p>}
    </chakra.div>
  )
}

interface LineProps<Hit> extends FindPaymentProps {
  hit: Hit
}

function PaymentLine({ hit, onClose }: LineProps<PaymentHit>) {
  const { isTenant } = useSite()
  const { instant, list } = useFormats()
  const paidWith = usePaidWithText()
  const zone = useTimeZone()
  return (
    <li>
      <div>
        <span data-hit="">
          <TextLink asChild>
            <HitPaymentLink hit={hit} onClick={onClose}>
              {hit.reference ?? hit.confirmation}
            </HitPaymentLink>
          </TextLink>
        </span>
        <small>{list([hit.payer_name, paidWith(hit)], 'unit')}</small>
        <small>
          {list([...(isTenant ? [] : [hit.merchant.name]), instant(hit.at, zone)], 'unit')}
        </small>
      </div>
      <div>
        <Money cents={hit.total_cents} />
        <small>
          <PaymentStatusPill status={hit.status} code={hit.return_code} />
        </small>
      </div>
    </li>
  )
}

function AccountLine({ hit, onClose }: LineProps<AccountHit>) {
  const { isTenant } = useSite()
  const { list } = useFormats()
  return (
    <li>
      <div>
        <span data-hit="">
          <TextLink asChild>
            <HitAccountLink hit={hit} onClick={onClose}>
              {hit.account}
            </HitAccountLink>
          </TextLink>
        </span>
        <small>{list([hit.owner, hit.address], 'unit')}</small>
        <small>{list([...(isTenant ? [] : [hit.merchant.name]), hit.department], 'unit')}</small>
      </div>
      <div>
        <Money cents={hit.balance_cents} />
      </div>
    </li>
  )
}
