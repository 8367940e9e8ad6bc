import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { chakra } from '@chakra-ui/react/styled-system'
import { billQuery } from '@/api/bills'
import { useShownItems } from '@/state/cart'
import { useMayPay } from '@/screens/shared/may-pay'
import { useMerchant } from '@/screens/shared/merchant'
import { Banner } from '@/ui/banner'
import { Card } from '@/ui/card'
import { EmptyState } from '@/ui/empty-state'
import { Tabs } from '@/ui/tabs'
import { parcelKindOf } from './account-kind'
import { AsOf } from './as-of'
import { BillHeading } from './bill-heading'
import { BillLayout } from './bill-layout'
import { BillPayment } from './bill-payment'
import { BillSummary } from './bill-summary'
import { ChargeTable } from './charge-table'
import { ParcelDetails } from './parcel-details'
import { PaymentHistory } from './payment-history'
import { PendingNotice } from './pending-notice'
import { PrintHead } from './print-head'

const route = getRouteApi('/_public/overview-parcel/$parcelId/$year/$department_id')

interface OverviewParcelProps {
  /** The cart, shown beside a bill that is in it. */
  cart: ReactNode
}

/** Understand a bill and choose what to pay of it (product.md P4, "Overview Parcel"). */
export function OverviewParcel({ cart }: OverviewParcelProps) {
  const department = route.useLoaderData()
  const { parcelId, year } = route.useParams()
  const { data, dataUpdatedAt, isFetching, refetch } = useSuspenseQuery(
    billQuery(department.id, parcelId, year),
  )
  const { parcel, years, bill } = data
  const merchant = useMerchant()
  const items = useShownItems()
  const mayPay = useMayPay()
  const isInCart =
    mayPay && items.some((item) => item.parcel_id === parcelId && String(item.year) === year)

  return (
    <>
      <PrintHead department={department.name} year={year} />
      <BillHeading department={department} parcel={parcel} printable={bill !== null} />
      <BillLayout
        summary={
          <>
            {department.notice !== null && <Banner tone="info">{department.notice}</Banner>}
            {bill !== null && bill.pending !== null && <PendingNotice pending={bill.pending} />}
            {parcel.mortgage_company !== null && (
              <Banner tone="info">
                <FormattedMessage
                  id="bill.page.mortgage"
                  values={{ company: parcel.mortgage_company }}
                />
              </Banner>
            )}
            {bill !== null && <BillSummary bill={bill} />}
            <AsOf
              updatedAt={dataUpdatedAt}
              refreshing={isFetching}
              onRefresh={() => void refetch()}
            />
          </>
        }
        choose={
          bill !== null && (
            <>
              <BillPayment key={`${parcelId}/${year}`} bill={bill} department={department} />
              {isInCart && <chakra.div hideBelow="lg">{cart}</chakra.div>}
            </>
          )
        }
        details={
          <>
            <Card overflow="hidden">
              <YearTabs years={years} />
              {bill === null ? (
                <EmptyState>
                  <FormattedMessage id="bill.page.none" values={{ year }} />
                </EmptyState>
              ) : (
                <ChargeTable bill={bill} />
              )}
            </Card>
            <ParcelDetails parcel={parcel} kind={parcelKindOf(parcel, department, merchant)} />
            <PaymentHistory key={parcelId} department={department.id} parcelId={parcelId} />
          </>
        }
      />
    </>
  )
}

/** The last five; an older one that is shown stands among them. */
function YearTabs({ years }: { years: readonly number[] }) {
  const { formatMessage } = useIntl()
  const { year: shown } = route.useParams()
  const latest = years.toSorted((a, b) => b - a)
  const listed = latest.filter((year, index) => index < 5 || String(year) === shown)
  if (listed.length === 0) return null
  return (
    <Tabs inCard label={formatMessage({ id: 'bill.page.years' })}>
      {listed.map((year) => (
        <Link
          key={year}
          from="/overview-parcel/$parcelId/$year/$department_id"
          to="."
          params={(old) => ({ ...old, year: String(year) })}
        >
          {year}
        </Link>
      ))}
    </Tabs>
  )
}
