import { getRouteApi, Link } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { waysOf } from '@/rules/bills/search-ways'
import { LazyBoundary } from '@/screens/shared/failure/lazy-boundary'
import { useMayPay } from '@/screens/shared/cart/may-pay'
import { useInLanguage } from '@/screens/shared/merchant/in-language'
import { BackLink } from '@/ui/action/back-link'
import { Banner } from '@/ui/feedback/banner'
import { Columns } from '@/ui/layout/columns'
import { PageHeading } from '@/ui/layout/page-heading'
import { Tabs } from '@/ui/layout/tabs'
import { accountKindOf } from '@/screens/shared/account/account-kind'
import { lazyUi } from '@/ui/theme/late-ui'
import { rememberSearch } from './last-search'
import { SearchForm } from './search-form'
import { isSpecial, type ParcelSearchParams, usualField, wayOf } from './search-params'
import { ResultsSkeleton } from './results-skeleton'
import { SearchResults } from './search-results'
import './results-table.css'

// Only some kinds of bills need it, so it stays out of the first screen.
const special = () => import('./special-search')
const SpecialForm = lazyUi(async () => (await special()).SpecialForm)
const SpecialResults = lazyUi(async () => (await special()).SpecialResults)

const route = getRouteApi('/_public/$department_id/search')

interface ParcelSearchProps {
  /** The cart, beside the results on wide screens. */
  cart: ReactNode
}

/** Find bills and select them (product.md P3, "Parcels Listing"). */
export function ParcelSearch({ cart }: ParcelSearchProps) {
  const { formatMessage } = useIntl()
  const department = useInLanguage(route.useLoaderData())
  const params = route.useSearch()
  const navigate = route.useNavigate()
  const by = wayOf(params, department)
  const ways = waysOf(department)
  const isUsual = !isSpecial(department)
  const Form = isUsual ? SearchForm : SpecialForm
  const Results = isUsual ? SearchResults : SpecialResults
  const mayPay = useMayPay()

  useEffect(() => rememberSearch(department.id, params), [department.id, params])

  // Any change except of the page starts at the first page.
  const change = (part: ParcelSearchParams, { replace }: { replace: boolean }) =>
    void navigate({
      search: (old) => ({ ...old, page: undefined, ...part }),
      replace,
      resetScroll: false,
    })

  const form = { department, by, params, onChange: change }
  const key = `${department.id} ${by}`
  const results = (
    <LazyBoundary fallback={<ResultsSkeleton />}>
      <Results key={department.id} department={department} params={params} />
    </LazyBoundary>
  )
  return (
    <>
      <PageHeading
        back={
          <BackLink>
            <Link to="/departments" state={{ list: true }}>
              <FormattedMessage id="departments.page.title" />
            </Link>
          </BackLink>
        }
        title={department.name}
      />
      {department.notice !== null && <Banner tone="info">{department.notice}</Banner>}
      {ways.length > 1 && (
        <Tabs label={formatMessage({ id: 'parcels.search.tabs' })}>
          {ways.map((field) => (
            <Link
              key={field}
              from="/$department_id/search"
              to="."
              // A term for one way to search is dropped with a change of the way.
              search={({ year, all, status, sort, per_page }) => ({
                by: field,
                year,
                all,
                status,
                sort,
                per_page,
              })}
              resetScroll={false}
              preload={false}
              aria-current={field === by ? 'page' : undefined}
            >
              {isUsual ? (
                <FormattedMessage id={`parcels.tabs.${usualField(field) ?? 'number'}`} />
              ) : (
                <FormattedMessage
                  id={`bill.tabs.${field}`}
                  values={{ kind: accountKindOf(department) }}
                />
              )}
            </Link>
          ))}
        </Tabs>
      )}
      <LazyBoundary>
        <Form {...form} key={key} />
      </LazyBoundary>
      {mayPay ? (
        // On narrow screens the header has the cart, and the page stays short.
        <Columns side={<div className="results-cart">{cart}</div>}>{results}</Columns>
      ) : (
        results
      )}
    </>
  )
}
