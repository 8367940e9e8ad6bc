import { createFileRoute } from '@tanstack/react-router'
import { departmentsQuery } from '@/api/departments'
import { addresses } from '@/rules/addresses'
import { Departments } from '@/screens/departments/departments'
import { DepartmentsPending } from '@/screens/departments/departments-pending'
import { PanelError } from '../-error-panel'

export const Route = createFileRoute('/_public/departments')({
  staticData: { address: addresses.departments },
  loader: ({ context }) => context.queryClient.query({ ...departmentsQuery, staleTime: 'static' }),
  component: Departments,
  pendingComponent: DepartmentsPending,
  errorComponent: PanelError,
})
