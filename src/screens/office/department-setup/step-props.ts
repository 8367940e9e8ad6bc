export interface DepartmentStepProps {
  merchantId: string
  /** Its test environment: sample bills can be added. */
  isTest: boolean
  /** `new`, or a department's id, of the address; undefined: the list. */
  department: string | undefined
  onDepartment: (department: string | undefined) => void
}

/** In the address; no department has this id while it is being added. */
export const newDepartmentId = 'new'
