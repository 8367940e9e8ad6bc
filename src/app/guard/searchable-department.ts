import { redirect } from '@tanstack/react-router'
import { departmentsQuery } from '@/api/departments/departments'
import { takeOver } from '@/app/prefetch'
import type { RouterContext } from '@/app/router-context'
import type { Department } from '@/contract/departments/departments'
import { isDepartmentSlug } from '@/rules/addresses/addresses'
import { hasSearch } from '@/rules/departments/has-search'

/**
 * The department of an address that searches bills. A reserved word, an unknown department, one
 * without bills or one that is switched off leads to /404 (decision 24 and P4).
 */
export async function searchableDepartment(page: RouterContext, slug: string): Promise<Department> {
  if (!isDepartmentSlug(slug)) throw notFound()
  const departments = await takeOver(page, { ...departmentsQuery, staleTime: 'static' })
  const department = departments.find(({ id }) => id === slug)
  if (!department || !hasSearch(department)) throw notFound()
  return department
}

function notFound() {
  return redirect({ to: '/404', replace: true })
}
