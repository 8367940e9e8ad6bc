/** What is wrong with a department's fields, by name (product.md A3 step 4). */
const departmentProblems = [
  'slug-shape',
  'slug-reserved',
  'slug-taken',
  'phone-wrong',
  'bills-missing',
  'search-missing',
  'second-missing',
  'pattern-wrong',
  'pattern-complex',
  'example-missing',
  'example-mismatch',
  'address-wrong',
  'private-label',
  'field-twice',
  'no-amount',
  'options-missing',
  'minimum-over-maximum',
  'price-and-range',
  'number-wrong',
  'year-wrong',
] as const
export type DepartmentProblem = (typeof departmentProblems)[number]

export interface DepartmentFault {
  readonly path: readonly [string | number, ...(string | number)[]]
  readonly problem: DepartmentProblem | 'missing'
}
