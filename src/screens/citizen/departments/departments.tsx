import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'
import { departmentsLeftOutQuery } from '@/api/departments/departments'
import { listedDepartments } from '@/rules/departments/department-list'
import { useMerchant, useOfficePhone } from '@/screens/shared/merchant/merchant'
import { useDepartmentsQuery } from '@/screens/shared/merchant/in-language'
import { usePaymentsOff } from '@/screens/shared/merchant/use-payments-off'
import { hasAddedCall } from '@/api/added-calls'
import { Columns } from '@/ui/layout/columns'
import { PageHeading } from '@/ui/layout/page-heading'
import { BillSearchBox } from './bill-search-box'
import { CardGrid } from './card-grid'
import { ContactCard } from './contact-card'
import { DepartmentCard } from './department-card'
import { FeeTable } from './fee-table'
import { NoDepartments } from './no-departments'

/** The list of departments: the first screen of most visitors (product.md P2). */
export function Departments() {
  const { data } = useSuspenseQuery(useDepartmentsQuery())
  const { data: leftOut = 0 } = useQuery(departmentsLeftOutQuery)
  const merchant = useMerchant()
  const phone = useOfficePhone()
  const paymentsOff = usePaymentsOff()
  const hasSearch = hasAddedCall('searchBills')
  const listed = listedDepartments(data)
  const open = listed.filter((department) => department.status)

  const cards = listed.length > 0 && (
    <CardGrid>
      {listed.map((department) => (
        <li key={department.id}>
          <DepartmentCard department={department} phone={phone} />
        </li>
      ))}
    </CardGrid>
  )
  if (open.length === 0) return <NoDepartments merchant={merchant}>{cards}</NoDepartments>
  return (
    <>
      <PageHeading
        title={<FormattedMessage id={headingOf({ paymentsOff, hasSearch })} />}
        {...(hasSearch && {
          subtitle: (
            <span className="wide-only">
              <FormattedMessage id="departments.page.lead" />
            </span>
          ),
        })}
      />
      {hasSearch && <BillSearchBox departments={open} phone={phone} />}
      {leftOut > 0 && (
        <p className="departments-left-out">
          <FormattedMessage id="department-list.page.leftOut" values={{ count: leftOut }} />
        </p>
      )}
      {cards}
      <Columns side={<ContactCard merchant={merchant} />}>
        {!paymentsOff && <FeeTable departments={open} />}
      </Columns>
    </>
  )
}

/** What can be done on this host now. */
function headingOf({ paymentsOff, hasSearch }: { paymentsOff: boolean; hasSearch: boolean }) {
  if (!paymentsOff) return 'departments.page.heading'
  return hasSearch ? 'department-list.page.lookUp' : 'departments.page.title'
}
