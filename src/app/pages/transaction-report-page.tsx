import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useSite } from '@/screens/shared/site'
import { filtersFor, type ListAddress, readListSearch } from '@/contract/list'
import { transactionList } from '@/contract/transactions'
import { transactionsDepartmentList, transactionsReportList } from '@/contract/transactions-report'
import { filtersOn } from '@/rules/reports/report-days'
import { TransactionDepartments } from '@/screens/office/reports/transaction-departments'
import { TransactionReport } from '@/screens/office/reports/transaction-report'
import { useViewer } from '@/state/viewer'
import { BackLink } from '@/ui/action/back-link'
import type { AddressSearch } from '@/rules/addresses/address-search'
import { useListPage, useWayBack } from '@/screens/shared/list/use-list-page'

export type TransactionReportSearch = ListAddress<typeof transactionsReportList.query>
export type TransactionDepartmentsSearch = ListAddress<typeof transactionsDepartmentList.query>

/** By merchant; a merchant's own site has one, and shows its departments at once (product.md A9). */
export function TransactionReportPage({ search }: { search: AddressSearch }) {
  const { isTenant, merchant } = useSite()
  const { subject } = useViewer()
  if (!isTenant) return <AllMerchants search={search} />
  return (
    <Departments
      // Staff know their merchant also when merchant-info failed.
      merchantId={merchant?.id ?? subject.merchant_id ?? ''}
      search={search}
      title={<FormattedMessage id="office.page.transactionReport" />}
    />
  )
}

function AllMerchants({ search }: { search: AddressSearch }) {
  return (
    <TransactionReport
      {...useListPage(transactionsReportList)}
      departmentsLink={({ merchant_id: id }, content) => (
        <Link
          to="/admin/transactions-reports/departments/$id"
          params={{ id }}
          search={filtersFor(transactionsDepartmentList, search)}
        >
          {content}
        </Link>
      )}
    />
  )
}

interface TransactionDepartmentsPageProps {
  merchantId: string
  search: AddressSearch
}

/** By department of one merchant, on its own site and on the root (decision 16). */
export function TransactionDepartmentsPage(props: TransactionDepartmentsPageProps) {
  const { isTenant } = useSite()
  const wayBack = useWayBack()
  return (
    <Departments
      {...props}
      title={<FormattedMessage id="office.page.transactionDepartments" />}
      {...(!isTenant && {
        back: (
          <BackLink>
            <Link
              to="/admin/transactions-reports"
              search={readListSearch(
                transactionsReportList.query,
                wayBack('/admin/transactions-reports'),
              )}
            >
              <FormattedMessage id="transaction-report.departments.back" />
            </Link>
          </BackLink>
        ),
      })}
    />
  )
}

interface DepartmentsProps extends TransactionDepartmentsPageProps {
  title: ReactNode
  back?: ReactNode
}

function Departments({ merchantId, search, title, back }: DepartmentsProps) {
  const { isTenant } = useSite()
  return (
    <TransactionDepartments
      {...useListPage(transactionsDepartmentList)}
      merchantId={merchantId}
      title={title}
      back={back}
      transactionsLink={({ department_id: department }, { day, days }, content) => {
        const to = {
          params: { merchant: merchantId, department },
          search: { ...filtersOn(day, days, filtersFor(transactionList, search)), day },
        }
        return isTenant ? (
          <Link to="/transactions-reports/transactions/$merchant/$department" {...to}>
            {content}
          </Link>
        ) : (
          <Link to="/admin/transactions-reports/transactions/$merchant/$department" {...to}>
            {content}
          </Link>
        )
      }}
    />
  )
}
