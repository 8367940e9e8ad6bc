import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { AccountHit, OfficeHits, PaymentHit } from '@/contract/bills/office-search'
import { useFormats } from '@/i18n/format'
import { plainDateIn } from '@/rules/time/dates'
import { minimumQuery } from '@/rules/bills/search-terms'
import { FailurePanel } from '@/screens/shared/failure/failure-panel'
import { usePaidWith } from '@/screens/shared/payment/paid-with'
import { PaymentStatusPill } from '@/screens/shared/payment/payment-status'
import { useSite } from '@/screens/shared/merchant/site'
import { useTimeZone } from '@/screens/shared/time/time-zone'
import { useCardNumberProblem } from '@/screens/shared/forms/use-card-number-problem'
import { TextLink } from '@/ui/action/text-link'
import { SearchIcon } from '@/ui/display/icons'
import { Money } from '@/ui/display/money'
import { NoBreak } from '@/ui/display/no-break'
import { EmptyState } from '@/ui/feedback/empty-state'
import { Skeleton } from '@/ui/feedback/skeleton'
import { Dialog } from '@/ui/overlay/dialog'
import { RowsSkeleton } from '@/ui/table/rows-skeleton'
import { SearchField } from '@/ui/table/search-field'
import { AccountsElsewhere, HitAccountLink, HitPaymentLink, useAccountPlace } from './hit-links'
import { useHitKeys } from './use-hit-keys'
import { useHits } from './use-hits'

/** Of each kind; the page of all hits has the others. */
const mostShown = 5
const searchPause = 300
const firstHit = '[data-hit] > a'

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
    // Enter opens the first hit, the arrows go on from it.
    '&:has(input:focus) section:first-of-type li:first-of-type, & li:has(a:focus)': {
      bg: 'brand.tint',
    },
  },
})

/** One line each, with the amounts below each other; on a phone two lines. */
const Rows = chakra('ul', {
  base: {
    mt: '1',
    mx: '-2',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', sm: 'auto minmax(0, 1fr) auto auto' },
    columnGap: '4',
    '& > li': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'subgrid',
      gridColumn: '1 / -1',
      alignItems: 'center',
      minHeight: '11',
      px: '2',
      py: { base: '2', sm: '1' },
      borderTop: '1px solid',
      borderColor: 'line',
      fontSize: 'cell',
    },
    '& > li > *': { gridRow: { base: '1', sm: 'auto' } },
    // The whole row is the link's.
    '& a::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'control' },
    '& > li:hover': { bg: 'brand.tint' },
    '& > li > small': {
      gridRow: { base: '2', sm: 'auto' },
      gridColumn: { base: '1', sm: '2' },
      color: 'fg.muted',
      fontSize: 'sm',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& > li > [data-state]': {
      gridRow: { base: '2', sm: 'auto' },
      gridColumn: { base: '2', sm: '3' },
      justifySelf: 'end',
    },
    '& > li > :last-child': { gridColumn: { base: '2', sm: '4' }, textAlign: 'end' },
  },
})

/** One box over payments and accounts, from any page of the office (product.md 2.3). */
export function FindPayment({ onClose }: FindPaymentProps) {
  const { formatMessage } = useIntl()
  const body = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLElement>(null)
  useHitKeys(body)
  const [q, setQ] = useState('')
  const hits = useHits({ q })
  const cardNumberProblem = useCardNumberProblem()
  const hasSearched = q.length >= minimumQuery
  return (
    <Dialog
      open
      size="lg"
      pinned
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
        onKeyDown={({ key, target }) => {
          const isFound = hits.data !== undefined && !hits.isPlaceholderData
          if (key !== 'Enter' || !isFound || !(target instanceof HTMLInputElement)) return
          if (target.value.trim() === q) body.current?.querySelector<HTMLElement>(firstHit)?.click()
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
        {!hasSearched ? (
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
  const hasMore = (kind: Kind) => hits[kind].rows.length > mostShown || hits[kind].more
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
  const bills = hasOthers && (
    <TextLink asChild>
      <Link to="/search-for-bill" search={{ q }} onClick={onClose}>
        <FormattedMessage id="office.find.all" />
      </Link>
    </TextLink>
  )
  if (found.length === 0) {
    return (
      <EmptyState icon={<SearchIcon />} action={bills}>
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
          {hasMore(kind) && (
            <chakra.p mt="1">
              <TextLink asChild>
                <Link to="/search-for-bill" search={{ q, kind }} onClick={onClose}>
                  <FormattedMessage
                    id={`office.find.more.${kind}`}
                    values={{ count: countOf(kind) }}
                  />
                </Link>
              </TextLink>
            </chakra.p>
          )}
        </section>
      ))}
      <AccountsElsewhere
        hits={[hits.accounts, hits.permits].flatMap(({ rows: all }) => all.slice(0, mostShown))}
      />
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" gap="3">
        <chakra.p hideBelow="sm" textStyle="help">
          <FormattedMessage id="office.find.hint" />
        </chakra.p>
        {bills}
      </chakra.div>
    </chakra.div>
  )
}

interface LineProps<Hit> extends FindPaymentProps {
  hit: Hit
}

function PaymentLine({ hit, onClose }: LineProps<PaymentHit>) {
  const { isTenant } = useSite()
  const { date, list } = useFormats()
  const { inRow: paidWith } = usePaidWith()
  const day = date(plainDateIn(useTimeZone(), Date.parse(hit.at)))
  return (
    <li>
      <span data-hit="">
        <TextLink asChild>
          <HitPaymentLink hit={hit} onClick={onClose}>
            <NoBreak>{hit.reference ?? hit.confirmation}</NoBreak>
          </HitPaymentLink>
        </TextLink>
      </span>
      <small>
        {list(
          [hit.payer_name, ...(isTenant ? [] : [hit.merchant.name]), paidWith(hit), day],
          'unit',
        )}
      </small>
      <span data-state="">
        <PaymentStatusPill status={hit.status} code={hit.return_code} />
      </span>
      <Money cents={hit.total_cents} />
    </li>
  )
}

function AccountLine({ hit, onClose }: LineProps<AccountHit>) {
  const { isTenant } = useSite()
  const isNowhere = useAccountPlace()(hit) === 'nowhere'
  const { list } = useFormats()
  return (
    <li>
      {isNowhere ? (
        <NoBreak>{hit.account}</NoBreak>
      ) : (
        <span data-hit="">
          <TextLink asChild>
            <HitAccountLink hit={hit} onClick={onClose}>
              <NoBreak>{hit.account}</NoBreak>
            </HitAccountLink>
          </TextLink>
        </span>
      )}
      <small>
        {list(
          [hit.owner, hit.address, hit.department, ...(isTenant ? [] : [hit.merchant.name])].filter(
            Boolean,
          ),
          'unit',
        )}
      </small>
      <Money cents={hit.balance_cents} />
    </li>
  )
}
