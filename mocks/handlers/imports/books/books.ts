import type { ImportKind, ImportMode } from '@/contract/imports/imports'
import type { Books, BooksDepartment } from '@/rules/imports/books'
import { importRoles } from '@/rules/imports/columns'
import { isDepartmentOfKind } from '@/rules/imports/department-kind'
import { assignableRoles } from '@/rules/people/roles'
import type { Subject } from '@/rules/people/subject'
import { balancesAt } from '@mocks/world/bills/balances'
import type { Tenant, World } from '@mocks/world/create-world'
import { accountIndex } from '@mocks/handlers/imports/account-index'
import { accountBooks, cyclesOf } from './books-accounts'
import { agingBooks } from './books-aging'
import { paymentBooks } from './books-payments'
import { permitBooks } from './books-permits'
import { userBooks } from './books-users'
import { holdCodes } from '@mocks/handlers/imports/hold-texts'

export interface BooksPlace {
  readonly world: World
  readonly tenant: Tenant
  readonly kind: ImportKind
  readonly mode: ImportMode
  readonly department_id: string | null
  /** Who imports. */
  readonly subject: Subject
  readonly now: number
}

/** What a check asks, over the books as they are now. */
export function booksAt(place: BooksPlace): Books {
  const { tenant, kind, mode, department_id, subject, now } = place
  const balances = balancesAt(tenant, now)
  const index = accountIndex(tenant, department_id ?? '')
  return {
    kind,
    mode,
    today: balances.today,
    merchant: tenant.merchant().sub_domain,
    department: departmentOf(place),
    departmentIds: tenant.departments.all().map(({ id }) => id),
    ...accountBooks(tenant, balances, index, now),
    ...permitBooks(tenant, balances, index, now),
    ...agingBooks(tenant, balances, now),
    ...paymentBooks(tenant),
    ...userBooks(place),
    roles: assignableRoles(subject.role).filter((role) =>
      importRoles.some((name) => name === role),
    ),
  }
}

function departmentOf({ tenant, kind, department_id }: BooksPlace): BooksDepartment | null {
  const row = department_id === null ? undefined : tenant.departments.get(department_id)
  return row
    ? {
        id: row.id,
        bills: row.bills ?? 'property',
        isOfKind: isDepartmentOfKind(row, kind),
        pattern: row.search.pattern,
        example: row.search.example,
        cycles: cyclesOf(row.bills ?? 'property'),
        holdCodes,
      }
    : null
}
