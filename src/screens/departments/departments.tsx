import { chakra } from '@chakra-ui/react/styled-system'
import { useSuspenseQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'
import { departmentsQuery } from '@/api/departments'
import { useMerchant } from '@/screens/shared/merchant'
import { Columns } from '@/ui/columns'
import { PageHeading } from '@/ui/page-heading'
import { BillSearchBox } from './bill-search-box'
import { CardGrid } from './card-grid'
import { ContactCard } from './contact-card'
import { DepartmentCard } from './department-card'
import { FeeTable } from './fee-table'
import { NoDepartments } from './no-departments'

/** Choose what to pay: the first screen for most visitors (product.md P2). */
export function Departments() {
  const { data } = useSuspenseQuery(departmentsQuery)
  const merchant = useMerchant()
  const listed = data
    .filter((department) => !department.hidden)
    .toSorted((a, b) => a.sort - b.sort || a.name.localeCompare(b.name))
  const open = listed.filter((department) => department.status)

  if (open.length === 0) return <NoDepartments merchant={merchant} />
  return (
    <>
      <PageHeading
        title={<FormattedMessage id="departments.page.heading" />}
        subtitle={
          <chakra.span hideBelow="sm">
            <FormattedMessage id="departments.page.lead" />
          </chakra.span>
        }
      />
      <BillSearchBox departments={open} phone={merchant?.phone ?? null} />
      <CardGrid>
        {listed.map((department) => (
          <li key={department.id}>
            <DepartmentCard department={department} phone={merchant?.phone ?? null} />
          </li>
        ))}
      </CardGrid>
      <Columns side={<ContactCard merchant={merchant} />}>
        <FeeTable departments={open} />
      </Columns>
    </>
  )
}
