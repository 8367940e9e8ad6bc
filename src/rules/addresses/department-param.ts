/** The route parameter `department_id`, when the address has one: the current department. */
export function departmentParam(params: unknown): string | null {
  if (typeof params !== 'object' || params === null || !('department_id' in params)) return null
  return typeof params.department_id === 'string' ? params.department_id : null
}
