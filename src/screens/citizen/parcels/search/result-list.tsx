import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSnapshot } from 'valtio'
import { departmentsQuery } from '@/api/departments/departments'
import type { BillRow, searchBills } from '@/contract/bills/bill-search'
import type { Department } from '@/contract/departments/departments'
import type { CallAnswer } from '@/contract/endpoint'
import { useFormats } from '@/i18n/format'
import { countBills, forcesSingleItem, hasRoomFor, mostItems } from '@/rules/cart/cart'
import type { Added } from '@/screens/shared/cart/added-text'
import { LazyBoundary } from '@/screens/shared/failure/lazy-boundary'
import { useMayPay } from '@/screens/shared/cart/may-pay'
import { useMerchant } from '@/screens/shared/merchant/merchant'
import { usePaymentsOff } from '@/screens/shared/merchant/use-payments-off'
import { addToCart, shownItems, useShownItems } from '@/state/cart/cart'
import { now } from '@/state/clock'
import { session } from '@/state/session/session'
import { Banner } from '@/ui/feedback/banner'
import '@/ui/layout/card.css'
import { announce } from '@/ui/feedback/live-region'
import { accountKindOf } from '@/screens/shared/account/account-kind'
import { linesOfRow } from '@/screens/citizen/parcels/bill/cart-lines'
import { ResultsHead } from './results-head'
import { ResultsTable } from './results-table'
import { type ParcelSearchParams, usualField, wayOf, yearOf } from './search-params'
import { nothingSelected, type Selection, stillSelected, toggled, totalOfRows } from './selection'
import { Link } from '@tanstack/react-router'
import type { Pagination } from '@/contract/wire'
import { Pages } from '@/screens/shared/list/pages'
import { lazyUi } from '@/ui/theme/late-ui'

// Only phones show it, and only once something was added.
const AddedNotice = lazyUi(async () => (await import('./added-notice')).AddedNotice)

interface ResultListProps {
  department: Department
  params: ParcelSearchParams
  answer: CallAnswer<typeof searchBills>
  /** The answer to the previous search: shown until the new one is loaded. */
  stale: boolean
}

/** The bills found, their selection, and the result of adding them to the cart. */
export function ResultList({ department, params, answer, stale }: ResultListProps) {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const { data: departments } = useSuspenseQuery(departmentsQuery)
  const { authenticated } = useSnapshot(session)
  const merchant = useMerchant()
  const mayPay = useMayPay()
  const paymentsOff = usePaymentsOff()
  const items = useShownItems()
  const cartIds = useMemo(() => new Set(items.map(({ id }) => id)), [items])
  const head = useRef<HTMLHeadingElement>(null)

  // Another search starts without a selection; another page of the same one keeps it.
  const terms = JSON.stringify([params.by, params.q, params.house, params.year, params.all])
  const [selecting, setSelecting] = useState<{ terms: string; selection: Selection }>()
  const selection = selecting?.terms === terms ? selecting.selection : nothingSelected
  const selected = stillSelected(selection, answer.data, cartIds)
  const [full, setFull] = useState(false)
  const [added, setAdded] = useState<Added | null>(null)

  // A visitor who must pay one bill at a time chooses it on its own page (specification §4), as
  // does one who pleads guilty by paying.
  const selectable =
    mayPay &&
    !paymentsOff &&
    department.bills !== 'court' &&
    !forcesSingleItem(merchant, authenticated)

  const toggle = (row: BillRow) => {
    if (stale) return
    setFull(false)
    setAdded(null)
    setSelecting({ terms, selection: toggled(selection, row) })
  }

  const add = () => {
    const capturedAt = new Date(now()).toISOString()
    const lines = selected.flatMap((row) => linesOfRow(row, department, capturedAt))
    const ids = lines.map(({ id }) => id)
    if (!hasRoomFor(items, department, ids, merchant)) {
      setFull(true)
      return
    }
    addToCart(lines, { currentDepartment: department, departments })
    const cents = totalOfRows(selected)
    setSelecting({ terms, selection: nothingSelected })
    setAdded({ count: selected.length, cents })
    announce(
      formatMessage(
        { id: 'parcels.added.announced' },
        { amount: money(cents), added: selected.length, count: countBills(shownItems()) },
      ),
    )
    // The pressed button is gone, so focus moves to its neighbor.
    head.current?.focus()
  }

  const action = { selected, onAdd: add }
  return (
    <>
      {answer.too_many && (
        <Banner tone="info" title={<FormattedMessage id="parcels.results.tooMany.title" />}>
          <p>
            <FormattedMessage
              id={`parcels.results.tooMany.${usualField(wayOf(params, department)) ?? 'other'}`}
            />
          </p>
        </Banner>
      )}
      <div className="card results" aria-busy={stale}>
        <ResultsHead
          {...action}
          headingRef={head}
          added={added}
          count={answer.pagination.total}
          kind={accountKindOf(department)}
        />
        {full && (
          <div className="results-note">
            <Banner tone="due" role="alert">
              <FormattedMessage
                id="parcels.results.cartFull"
                values={{ most: mostItems(department, merchant) }}
              />
            </Banner>
          </div>
        )}
        {added !== null && (
          <div className="results-note results-narrow">
            <LazyBoundary>
              <AddedNotice {...added} />
            </LazyBoundary>
          </div>
        )}
        <ResultsTable
          department={department}
          rows={answer.data}
          withYear={answer.data.some(({ year }) => year !== yearOf(params, department))}
          cartIds={cartIds}
          selection={selection}
          onToggle={selectable ? toggle : null}
        />
        <ResultPages pagination={answer.pagination} />
      </div>
    </>
  )
}

/** The pages of the results; the search itself stays in the address. */
function ResultPages({ pagination }: { pagination: Pagination }) {
  return (
    <Pages
      pagination={pagination}
      link={(page, content) => (
        <Link
          from="/$department_id/search"
          to="."
          search={(old) => ({ ...old, page: page > 1 ? page : undefined })}
          preload={false}
        >
          {content}
        </Link>
      )}
    />
  )
}
