import { createFileRoute, type ErrorComponentProps, redirect } from '@tanstack/react-router'
import { lazy } from 'react'
import { departmentsQuery } from '@/api/departments/departments'
import { addresses } from '@/rules/addresses/addresses'
import { Departments } from '@/screens/citizen/departments/departments'
import { DepartmentsPending } from '@/screens/citizen/departments/departments-pending'
import { LazyBoundary } from '@/screens/shared/failure/lazy-boundary'
import { useMerchant } from '@/screens/shared/merchant/merchant'
import { takeOver } from '@/app/prefetch'
import { loadMessages } from '@/app/frames/load-messages'
import { PanelError } from '@/app/failures/error-panel'
import '@/screens/citizen/departments/departments.css'

export const Route = createFileRoute('/_public/departments')({
  staticData: { address: addresses.departments },
  loader: async ({ context, location }) => {
    // Part of the page's own script, which loads along with the answer, as its words do.
    const { straightTo } = await import('@/rules/departments/department-list')
    const [departments] = await Promise.all([
      takeOver(context, { ...departmentsQuery, staleTime: 'static' }),
      loadMessages('department-list'),
    ])
    const there = straightTo(departments, location.state)
    if (there) throw redirect({ ...there, replace: true })
  },
  component: Departments,
  pendingComponent: DepartmentsPending,
  errorComponent: DepartmentsFailed,
})

// The page's own script has it. The answer may fail before the page's words are there.
const ContactCard = lazy(async () => {
  const [{ ContactCard: component }] = await Promise.all([
    import('@/screens/citizen/departments/contact-card'),
    loadMessages('department-list'),
  ])
  return { default: component }
})

/** Says what happened, and which number to call meanwhile (product.md P2, "States"). */
function DepartmentsFailed(failure: ErrorComponentProps) {
  return (
    <>
      <PanelError {...failure} />
      <div className="departments-contact">
        <LazyBoundary>
          <ContactCard merchant={useMerchant()} />
        </LazyBoundary>
      </div>
    </>
  )
}
