import type { Department } from '@/contract/departments/departments'
import { departmentAddress } from '@/rules/addresses/department-screen'

type Entry = Readonly<
  Pick<Department, 'name' | 'sort' | 'status' | 'hidden'> & Partial<Pick<Department, 'off_note'>>
>

/** Switched off, with a notice on the list by the merchant's choice (product.md P2, "Order"). */
export function isAnnounced({ status, hidden, off_note }: Entry): boolean {
  return !status && !hidden && off_note !== null && off_note !== undefined
}

/** The departments on the list: by `sort`, then by name; hidden ones are reached by link only. */
export function listedDepartments<D extends Entry>(departments: readonly D[]): D[] {
  return departments
    .filter((department) => (department.status && !department.hidden) || isAnnounced(department))
    .toSorted((a, b) => a.sort - b.sort || a.name.localeCompare(b.name))
}

/** The only visible department, if there is exactly one. */
export function onlyDepartment<D extends Entry>(departments: readonly D[]): D | null {
  const [only, ...others] = listedDepartments(departments)
  return only?.status === true && others.length === 0 ? only : null
}

/**
 * A single department is opened at once (product.md P2, "States"), unless the visitor came back to
 * the list: otherwise Back would lead nowhere.
 */
export function straightTo(
  departments: readonly (Entry & Readonly<Pick<Department, 'id' | 'source_type'>>)[],
  { list = false }: { readonly list?: boolean | undefined },
) {
  const only = list ? null : onlyDepartment(departments)
  return only && departmentAddress(only)
}
