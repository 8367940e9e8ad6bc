import type { ReactNode } from 'react'

export interface DepartmentStepProps {
  merchantId: string
  merchantName: string
  /** Its test environment: sample bills can be added. */
  isTest: boolean
  /** `newDepartmentId`, or a department's id, of the address; undefined: the list. */
  department: string | undefined
  onDepartment: (department: string | undefined) => void
  /** The button to the next step, while the site is being set up. */
  onward: ReactNode
}

/** In the address of a department that is being added: no slug has an underscore. */
export const newDepartmentId = '_new'
