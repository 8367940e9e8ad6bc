import { DepartmentsStep } from '@/screens/office/department-setup/departments-step'
import { PaymentsStep } from '@/screens/office/department-setup/payments-step'
import type { OtherStep } from '@/screens/office/merchants/settings-steps'

interface Place {
  /** `department` of the address: an id, the mark of a new one, or nothing. */
  readonly department: string | undefined
  readonly go: (search: { step: string; department?: string }) => void
}

/** Steps 4 and 5 of the settings: the departments, and how each is paid. */
export function departmentSteps({ department, go }: Place): readonly OtherStep[] {
  const to = (step: string) => (id: string | undefined) =>
    go({ step, ...(id !== undefined && { department: id }) })
  return [
    {
      key: 'departments',
      content: ({ id, environment }) => (
        <DepartmentsStep
          merchantId={id}
          isTest={environment === 'UAT'}
          department={department}
          onDepartment={to('departments')}
        />
      ),
    },
    {
      key: 'payments',
      content: ({ id, time_zone }) => (
        <PaymentsStep
          merchantId={id}
          zone={time_zone}
          department={department}
          onDepartment={to('payments')}
        />
      ),
    },
  ]
}
