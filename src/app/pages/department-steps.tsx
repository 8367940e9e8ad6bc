import type { SettingName } from '@/contract/merchants/setting-names'
import { DepartmentsStep } from '@/screens/office/department-setup/departments-step'
import { PaymentsStep } from '@/screens/office/department-setup/payments-step'
import type { OtherStep } from '@/screens/office/merchant-settings/settings-steps'

interface Place {
  /** `department` of the address: an id, the mark of a new one, or nothing. */
  readonly department: string | undefined
  /** The setting to go to, of the first department that has it. */
  readonly setting: SettingName | undefined
  readonly go: (search: { step: string; department?: string }) => void
}

/** Steps 4 and 5 of the settings: the departments, and how each is paid. */
export function departmentSteps({ department, setting, go }: Place): readonly OtherStep[] {
  const to = (step: string) => (id: string | undefined) =>
    go({ step, ...(id !== undefined && { department: id }) })
  return [
    {
      key: 'departments',
      content: ({ id, name, environment }, { onward }) => (
        <DepartmentsStep
          merchantId={id}
          merchantName={name}
          isTest={environment === 'UAT'}
          department={department}
          setting={setting}
          onDepartment={to('departments')}
          onward={onward}
        />
      ),
    },
    {
      key: 'payments',
      content: ({ id, time_zone }, { onward, leadOn }) => (
        <PaymentsStep
          merchantId={id}
          zone={time_zone}
          department={department}
          onDepartment={to('payments')}
          onward={onward}
          leadOn={leadOn}
        />
      ),
    },
  ]
}
