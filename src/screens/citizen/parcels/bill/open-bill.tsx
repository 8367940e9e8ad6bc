import { getRouteApi, Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Bill, Parcel } from '@/contract/bills/bills'
import type { Department } from '@/contract/departments/departments'
import type { GivenFacts } from '@/rules/bills/second-fact'
import { KeepBillSlot } from '@/screens/shared/cart/keep-bill-slot'
import { useMerchant } from '@/screens/shared/merchant/merchant'
import { Banner } from '@/ui/feedback/banner'
import { Card } from '@/ui/layout/card'
import { EmptyState } from '@/ui/feedback/empty-state'
import { SummaryLayout } from '@/ui/layout/summary-layout'
import { Tabs } from '@/ui/layout/tabs'
import { parcelKindOf } from '@/screens/shared/account/account-kind'
import { AsOf } from './as-of'
import { BillHeading } from './bill-heading'
import { BillNotices } from './bill-notices'
import { BillParticulars } from './facts/bill-particulars'
import { BillPayment } from './bill-payment'
import { BillSummary } from './bill-summary'
import { hasCostTable } from './bill-tiles'
import { Charges } from './charges/charges'
import { Documents } from './facts/documents'
import { ParcelDetails } from './facts/parcel-details'
import { PaymentHistory } from './facts/payment-history'
import { PendingNotice } from './pending-notice'
import { PrintHead } from './print-head'
import '@/ui/layout/tabs-in-card.css'
import { Money } from '@/ui/display/money'

const route = getRouteApi('/_public/overview-parcel/$parcelId/$year/$department_id')

interface OpenBillProps {
  department: Department
  /** The proof of access, where the department requires one. */
  facts: GivenFacts
  parcel: Parcel
  years: readonly number[]
  /** null: there is none for that year. */
  bill: Bill | null
  updatedAt: number
  refreshing: boolean
  onRefresh: () => void
}

/** A bill, for visitors with access to it. */
export function OpenBill({
  department,
  facts,
  parcel,
  years,
  bill,
  updatedAt,
  refreshing,
  onRefresh,
}: OpenBillProps) {
  const { parcelId, year } = route.useParams()
  const { amount } = route.useSearch()
  const merchant = useMerchant()
  // The table of a ticket's costs says what a tile and a notice would say again.
  const hasCosts = bill !== null && hasCostTable(bill)

  const details = (
    <ParcelDetails parcel={parcel} kind={parcelKindOf(parcel, department, merchant)} />
  )

  return (
    <>
      <PrintHead departmentName={department.name} year={year} pin={bill?.link_pin ?? null} />
      <BillHeading
        department={department}
        parcel={parcel}
        about={bill?.about ?? null}
        printable={bill !== null}
      />
      <SummaryLayout
        summary={
          <>
            {department.notice !== null && <Banner tone="info">{department.notice}</Banner>}
            {bill !== null && <PendingNotice bill={bill} />}
            {bill !== null && (
              <>
                {amount !== undefined && <AmountChanged before={amount} now={bill.total_cents} />}
                <BillNotices
                  notices={bill.notices.filter(({ kind }) => !hasCosts || kind !== 'cost-rises')}
                />
                {!hasCosts && <BillSummary bill={bill} />}
              </>
            )}
            <AsOf updatedAt={updatedAt} refreshing={refreshing} onRefresh={onRefresh} />
          </>
        }
        choose={
          bill !== null && (
            <BillPayment key={`${parcelId}/${year}`} bill={bill} department={department} />
          )
        }
        details={
          <>
            {bill === null ? (
              <>
                <Card overflow="hidden">
                  <YearTabs years={years} />
                  <EmptyState>
                    <FormattedMessage id="bill.page.none" values={{ year }} />
                  </EmptyState>
                </Card>
                {details}
              </>
            ) : (
              <>
                <BillParticulars
                  bill={bill}
                  charges={<Charges bill={bill} tabs={<YearTabs years={years} />} />}
                  details={details}
                />
                <KeepBillSlot
                  department={department}
                  account={parcel.account}
                  client={parcel.client}
                />
                <Documents documents={bill.documents} />
              </>
            )}
            <PaymentHistory
              key={parcelId}
              departmentId={department.id}
              parcelId={parcelId}
              facts={facts}
            />
          </>
        }
      />
    </>
  )
}

/** The last five years; an older current one is included. */
function YearTabs({ years }: { years: readonly number[] }) {
  const { formatMessage } = useIntl()
  const { year: shown } = route.useParams()
  const latest = years.toSorted((a, b) => b - a)
  const listed = latest.filter((year, index) => index < 5 || String(year) === shown)
  // A single year is no choice: permits and tickets have one.
  if (listed.length === 0 || (listed.length === 1 && String(listed[0]) === shown)) return null
  return (
    <Tabs inCard label={formatMessage({ id: 'bill.page.years' })}>
      {listed.map((year) => (
        <Link
          key={year}
          from="/overview-parcel/$parcelId/$year/$department_id"
          to="."
          params={(old) => ({ ...old, year: String(year) })}
          search={{}}
        >
          {year}
        </Link>
      ))}
    </Tabs>
  )
}

interface AmountChangedProps {
  /** The open amount when the link was made. */
  before: number
  now: number
}

/** Shown after a link with another amount (product.md P4, "States"). */
function AmountChanged({ before, now }: AmountChangedProps) {
  if (before === now) return null
  const values = { before: <Money cents={before} />, now: <Money cents={now} /> }
  return (
    <Banner tone="due">
      <FormattedMessage
        id={now > 0 ? 'bill.changed.amount' : 'bill.changed.paid'}
        values={values}
      />
    </Banner>
  )
}
