import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { departmentsQuery } from '@/api/departments/departments'
import { paymentTypesQuery } from '@/api/departments/payment-types'
import { takeOver } from '@/app/prefetch'
import type { RouterContext } from '@/app/router-context'
import type { Department } from '@/contract/departments/departments'
import type { PaymentType } from '@/contract/departments/payment-types'
import { isDepartmentSlug } from '@/rules/addresses/addresses'
import { fieldOfKind, fieldsOf } from '@/rules/departments/blind-price'
import { departmentAddress } from '@/rules/addresses/department-screen'

/**
 * The department of an address. A reserved word, an unknown department and one that is switched off
 * lead to /404 (decision 24); one of another kind leads to its own screen (P5, "Guards").
 */
export async function departmentAt(
  page: RouterContext,
  screen: '/blind-payments/$department_id' | '/url/$department_id',
  slug: string,
): Promise<Department> {
  if (!isDepartmentSlug(slug)) throw notFound()
  const departments = await takeOver(page, { ...departmentsQuery, staleTime: 'static' })
  const department = departments.find(({ id }) => id === slug)
  if (department?.status !== true) throw notFound()
  const there = departmentAddress(department)
  if (there.to !== screen) throw redirect({ ...there, replace: true })
  return department
}

/** null: the department has no list of payment types, or it failed to load. */
export function typesOf(
  queryClient: QueryClient,
  { id, payment_settings }: Department,
): Promise<PaymentType[] | null> {
  // A host that describes no form may have a list all the same.
  const asked =
    payment_settings.fields === undefined ||
    fieldOfKind(fieldsOf(payment_settings), 'type') !== undefined
  return asked ? queryClient.query(paymentTypesQuery(id)) : Promise.resolve(null)
}

function notFound() {
  return redirect({ to: '/404', replace: true })
}
