import type { Department } from '@/contract/departments'
import { departmentAddress } from '@/rules/addresses/department-screen'

type Entry = Readonly<
  Pick<Department, 'name' | 'sort' | 'status' | 'hidden'> & Partial<Pick<Department, 'off_note'>>
>

/** Switched off, and the merchant chose to say so on the list (product.md P2, "Order"). */
export function isAnnounced({ status, hidden, off_note }: Entry): boolean {
  return !status && !hidden && off_note !== null && off_note !== undefined
}

/** What a visitor may choose from: by `sort`, then by name; hidden ones are reached by link only. */
export function listedDepartments<D extends Entry>(departments: readonly D[]): D[] {
  return departments
    .filter((department) => (department.status && !department.hidden) || isAnnounced(department))
    .toSorted((a, b) => a.sort - b.sort || a.name.localeCompare(b.name))
}

/** The one department that a visitor sees, if there is but one. */
export function onlyDepartment<D extends Entry>(departments: readonly D[]): D | null {
  const [only, ...others] = listedDepartments(departments)
  return only?.status === true && others.length === 0 ? only : null
}

/**
 * Where there is nothing to choose the visitor goes straight there (product.md P2, "States"), unless
 * they come back for the list: else the way back would lead nowhere.
 */
export function straightTo(
  departments: readonly (Entry & Readonly<Pick<Department, 'id' | 'source_type'>>)[],
  { list = false }: { readonly list?: boolean | undefined },
) {
  const only = list ? null : onlyDepartment(departments)
  return only && departmentAddress(only)
}
