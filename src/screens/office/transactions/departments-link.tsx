import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { FormattedMessage } from 'react-intl'
import { readListSearch } from '@/contract/list'
import { transactionsDepartmentList } from '@/contract/reports/transactions-report'
import { useWayBack } from '@/screens/shared/list/use-list-page'
import { useSite } from '@/screens/shared/merchant/site'
import { useDaysText } from '@/screens/shared/time/days-text'
import { BackLink } from '@/ui/action/back-link'
import { TextLink } from '@/ui/action/text-link'

interface ReportPlace {
  merchant: string
}

/** Back to the report's departments. */
export function DepartmentsLink({ merchant }: ReportPlace) {
  return (
    <BackLink>
      <ReportLink merchant={merchant}>
        <FormattedMessage id="office.page.admin-transaction-departments" />
      </ReportLink>
    </BackLink>
  )
}

interface DayOfReportProps extends ReportPlace {
  day: string
}

/** Says of a day that the report which this tab has shown last is of more days. */
export function DayOfReport({ merchant, day }: DayOfReportProps) {
  const { from, to } = useReportSearch(merchant)
  const daysText = useDaysText()
  if (from === undefined || to === undefined || from === to || day < from || day > to) return null
  return (
    <chakra.p textStyle="help" mb="3" _print={{ display: 'none' }}>
      <FormattedMessage
        id="transactions.day.ofReport"
        values={{
          days: daysText({ from, to }),
          link: (words) => (
            <TextLink asChild inline>
              <ReportLink merchant={merchant}>{words}</ReportLink>
            </TextLink>
          ),
        }}
      />
    </chakra.p>
  )
}

/** On the merchant's own site the departments are the report's first page. */
const pathOnRoot = '/admin/transactions-reports/departments'
const pathOnSite = '/transactions-reports'

function useReportSearch(merchant: string) {
  const { isTenant } = useSite()
  const wayBack = useWayBack()
  const path = isTenant ? pathOnSite : `${pathOnRoot}/${merchant}`
  return readListSearch(transactionsDepartmentList.query, wayBack(path))
}

type ReportLinkProps = ReportPlace &
  Omit<ComponentProps<typeof Link>, 'to' | 'params' | 'search' | 'from'>

function ReportLink({ merchant, ...anchor }: ReportLinkProps) {
  const { isTenant } = useSite()
  const search = useReportSearch(merchant)
  return isTenant ? (
    <Link to={pathOnSite} search={search} {...anchor} />
  ) : (
    <Link to={`${pathOnRoot}/$id`} params={{ id: merchant }} search={search} {...anchor} />
  )
}
