import { seesDepartment } from '@/rules/people/departments-seen'
import type { Subject } from '@/rules/people/subject'
import type { Tenant } from '@mocks/world/create-world'

/** The archive, if its department is one that is seen. */
export function archiveOf({ roll }: Tenant, subject: Subject) {
  return roll && seesDepartment(subject, roll.archive.departmentId) ? roll.archive : null
}
