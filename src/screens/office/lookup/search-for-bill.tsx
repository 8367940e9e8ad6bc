import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import {
  type AccountHit,
  type BillHit,
  type HitKind,
  hitKinds,
  type OfficeHits,
} from '@/contract/bills/office-search'
import { minimumQuery } from '@/rules/bills/search-terms'
import { hasSearch } from '@/rules/departments/has-search'
import { FailurePanel } from '@/screens/shared/failure/failure-panel'
import { useReadPage } from '@/screens/shared/list/use-list-page'
import { useMerchantDepartmentsQuery } from '@/screens/shared/merchant/merchant-departments'
import { MerchantChoice } from '@/screens/shared/merchant/merchant-choice'
import { Section } from '@/screens/shared/detail/section'
import { useSite } from '@/screens/shared/merchant/site'
import { TabLink } from '@/screens/shared/detail/tab-link'
import { useCardNumberProblem } from '@/screens/shared/forms/use-card-number-problem'
import { useMay } from '@/state/session/use-may'
import { TextLink } from '@/ui/action/text-link'
import { AmountIcon, MailIcon, PrintIcon, SearchIcon, UserIcon } from '@/ui/display/icons'
import { EmptyState } from '@/ui/feedback/empty-state'
import { Skeleton } from '@/ui/feedback/skeleton'
import { Card } from '@/ui/layout/card'
import { PageHeading } from '@/ui/layout/page-heading'
import { Stack } from '@/ui/layout/stack'
import { Tabs } from '@/ui/layout/tabs'
import type { MenuAction } from '@/ui/overlay/action-menu'
import { RowsSkeleton } from '@/ui/table/rows-skeleton'
import { SearchField } from '@/ui/table/search-field'
import { useListKeys } from '@/ui/table/use-list-keys'
import { DepartmentChips } from './department-chips'
import {
  AccountsElsewhere,
  HitAccountLink,
  HitBillLink,
  HitPayLink,
  useAccountPlace,
} from './hit-links'
import { AccountHits, BillHits, PaymentHits } from './hit-tables'
import { type LookupSearch, readLookupSearch } from '@/rules/bills/lookup-search'
import { SendLinkDialog } from './send-link-dialog'
import { useHitKeys } from './use-hit-keys'
import { useHits } from './use-hits'

/** Of each kind, until one is chosen. */
const firstHits = 5
const searchPause = 300

type Linking = Pick<AccountHit, 'merchant' | 'department_id' | 'account' | 'client' | 'year'>

/** One box over bills, accounts, payments and permits of all departments (product.md A17). */
export function SearchForBill() {
  const { isTenant } = useSite()
  const { search, onSearch } = useReadPage((address): LookupSearch => {
    const { merchant, ...read } = readLookupSearch(address)
    // A merchant's own site shows no other.
    return isTenant ? read : { ...read, merchant }
  })
  const { formatMessage } = useIntl()
  const page = useRef<HTMLDivElement>(null)
  useListKeys(page)
  useHitKeys(page)
  const { q, department, merchant } = search
  const hits = useHits({
    q,
    ...(department !== undefined && { department_id: department }),
    ...(merchant !== undefined && { merchant_id: merchant }),
  })
  const departments = useQuery({
    ...useMerchantDepartmentsQuery(merchant),
    enabled: isTenant || merchant !== undefined,
  })
  const cardNumberProblem = useCardNumberProblem()
  const hasSearched = q.length >= minimumQuery
  return (
    <div ref={page}>
      <PageHeading
        title={<FormattedMessage id="office.page.search-for-bill" />}
        subtitle={<FormattedMessage id="lookup.search.lead" />}
      />
      <Stack gap="4">
        <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center">
          <SearchField
            label={formatMessage({ id: 'lookup.search.label' })}
            value={q}
            minimum={minimumQuery}
            pause={searchPause}
            problem={cardNumberProblem}
            onSearch={(next, typed) =>
              onSearch({ ...search, q: next, kind: undefined }, { replace: typed && q !== '' })
            }
          />
          {!isTenant && (
            <MerchantChoice
              shown={merchant}
              onMerchant={(id) =>
                onSearch({ ...search, merchant: id, department: undefined }, { replace: false })
              }
            />
          )}
        </chakra.div>
        <DepartmentChips
          departments={(departments.data ?? []).filter(hasSearch)}
          chosen={department}
          onChoose={(id) => onSearch({ ...search, department: id }, { replace: false })}
        />
        {!hasSearched ? (
          <Card>
            <EmptyState icon={<SearchIcon />}>
              <FormattedMessage id="lookup.search.begin" />
            </EmptyState>
          </Card>
        ) : hits.data !== undefined ? (
          <chakra.div aria-busy={hits.isPlaceholderData} opacity={hits.isPlaceholderData ? 0.6 : 1}>
            <Found hits={hits.data} search={search} />
          </chakra.div>
        ) : hits.error === null ? (
          <Skeleton>
            <Card>
              <RowsSkeleton rows={5} />
            </Card>
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
      </Stack>
    </div>
  )
}

interface FoundProps {
  hits: OfficeHits
  search: LookupSearch
}

function Found({ hits, search }: FoundProps) {
  const { q, kind, merchant } = search
  const { isTenant } = useSite()
  const { formatMessage } = useIntl()
  const mayPay = useMay('payments.counter')
  const maySend = useMay('merchant-accounts.view')
  const [linking, setLinking] = useState<Linking | null>(null)
  const showMerchant = !isTenant && merchant === undefined
  const placeOf = useAccountPlace()
  const found = hitKinds.filter((one) => hits[one].rows.length > 0)
  const countOf = (one: HitKind) => `${hits[one].rows.length}${hits[one].more ? '+' : ''}`
  const said = found.map((one) => `${formatMessage({ id: `lookup.kind.${one}` })}: ${countOf(one)}`)
  if (found.length === 0) {
    return (
      <Card>
        <EmptyState icon={<SearchIcon />}>
          <span role="status">
            <FormattedMessage id="lookup.search.none" values={{ q }} />
          </span>
        </EmptyState>
      </Card>
    )
  }
  const shown = kind !== undefined && found.includes(kind) ? [kind] : found
  const rowsOf = <Hit,>(rows: readonly Hit[]) =>
    shown.length === 1 ? rows : rows.slice(0, firstHits)

  const actions = (hit: Linking & Pick<BillHit, 'parcel_id' | 'user_id'>): MenuAction[] => {
    const { year } = hit
    const place = placeOf(hit)
    return [
      ...(place === 'nowhere'
        ? []
        : [
            {
              key: 'account',
              label: formatMessage({
                id: place === 'here' ? 'lookup.hit.openAccount' : 'lookup.hit.openAccountThere',
              }),
              icon: <UserIcon />,
              link: (item) => <HitAccountLink hit={hit} {...item} />,
            } satisfies MenuAction,
          ]),
      ...(mayPay
        ? [
            {
              key: 'pay',
              label: formatMessage({ id: 'lookup.hit.takePayment' }),
              icon: <AmountIcon />,
              link: (item) => <HitPayLink hit={hit} {...item} />,
            } satisfies MenuAction,
          ]
        : []),
      ...(year === null
        ? []
        : [
            {
              key: 'print',
              label: formatMessage({ id: 'lookup.bill.print' }),
              icon: <PrintIcon />,
              link: (item) => <HitBillLink hit={hit} year={year} {...item} />,
            } satisfies MenuAction,
          ]),
      ...(maySend && year !== null
        ? [
            {
              key: 'link',
              label: formatMessage({ id: 'lookup.link.open' }),
              icon: <MailIcon />,
              onSelect: () => setLinking(hit),
            },
          ]
        : []),
    ]
  }

  const tables: Readonly<Record<HitKind, (caption: string) => ReactNode>> = {
    bills: (caption) => (
      <BillHits
        showMerchant={showMerchant}
        caption={caption}
        rows={rowsOf(hits.bills.rows)}
        actions={actions}
      />
    ),
    accounts: (caption) => (
      <AccountHits
        showMerchant={showMerchant}
        caption={caption}
        rows={rowsOf(hits.accounts.rows)}
        actions={actions}
      />
    ),
    payments: (caption) => (
      <PaymentHits
        showMerchant={showMerchant}
        caption={caption}
        rows={rowsOf(hits.payments.rows)}
      />
    ),
    permits: (caption) => (
      <AccountHits
        showMerchant={showMerchant}
        caption={caption}
        rows={rowsOf(hits.permits.rows)}
        actions={actions}
      />
    ),
  }
  return (
    <Stack gap="5">
      <p role="status" className="sr-only">
        {said.join(', ')}
      </p>
      {found.length > 1 && (
        <Tabs label={formatMessage({ id: 'lookup.kind.label' })}>
          <TabLink search={{ ...search, kind: undefined }} isCurrent={shown.length > 1}>
            <FormattedMessage id="lookup.kind.all" />
          </TabLink>
          {found.map((one) => (
            <TabLink
              key={one}
              search={{ ...search, kind: one }}
              isCurrent={shown.length === 1 && shown[0] === one}
            >
              {/* One element: a tab's line would swallow the space. */}
              <span>
                <FormattedMessage id={`lookup.kind.${one}`} />{' '}
                <span className="figures">{countOf(one)}</span>
              </span>
            </TabLink>
          ))}
        </Tabs>
      )}
      {shown.map((one) => {
        const caption = formatMessage({ id: `lookup.kind.${one}` })
        const total = hits[one].rows.length
        return (
          <Section
            key={one}
            title={caption}
            beside={
              shown.length > 1 &&
              total > firstHits && (
                <TextLink asChild>
                  <Link to="." search={{ ...search, kind: one }} resetScroll={false}>
                    <FormattedMessage id="lookup.kind.showAll" values={{ count: countOf(one) }} />
                  </Link>
                </TextLink>
              )
            }
          >
            {tables[one](caption)}
            {shown.length === 1 && hits[one].more && (
              <chakra.p textStyle="help" p="4">
                <FormattedMessage id="lookup.search.more" values={{ count: total }} />
              </chakra.p>
            )}
          </Section>
        )
      })}
      <AccountsElsewhere
        hits={shown.flatMap((one) =>
          one === 'payments' ? [] : rowsOf<Pick<BillHit, 'user_id'>>(hits[one].rows),
        )}
      />
      {linking !== null && (
        <SendLinkDialog
          of={{
            departmentId: linking.department_id,
            account: linking.account,
            client: linking.client,
            ...(!isTenant && { merchantId: linking.merchant.id }),
          }}
          year={linking.year}
          onClose={() => setLinking(null)}
        />
      )}
    </Stack>
  )
}
