import { createFileRoute } from '@tanstack/react-router'
import { addresses } from '@/rules/addresses/addresses'
import { DepartmentsPending } from '@/screens/citizen/departments/departments-pending'

/** The guard redirects every visitor: to /departments, or to /wrong-url without a subdomain. */
export const Route = createFileRoute('/')({
  staticData: { address: addresses.home },
  pendingComponent: DepartmentsPending,
})
