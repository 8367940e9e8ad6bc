import { expect, it } from 'vitest'
import { departmentAddress } from './department-screen'

it.each([
  [1, '/$department_id/search'],
  [2, '/$department_id/search'],
  [3, '/url/$department_id'],
  [4, '/blind-payments/$department_id'],
] as const)('source type %d is paid at %s (product.md P2, "Actions")', (source_type, to) => {
  expect(departmentAddress({ id: 'x', source_type })).toEqual({
    to,
    params: { department_id: 'x' },
  })
})
