import { expect, test } from 'vitest'
import { seesDepartment } from './departments-seen'

const clerk = { role: 'Merchant User', merchant_id: '1' } as const

test('a clerk who is limited to departments sees only these', () => {
  const limited = { ...clerk, departments: ['dog-licenses'] }
  expect(seesDepartment(limited, 'dog-licenses')).toBe(true)
  expect(seesDepartment(limited, 'real-estate-tax')).toBe(false)
})

test('a clerk without limits sees all departments', () => {
  expect(seesDepartment(clerk, 'real-estate-tax')).toBe(true)
  expect(seesDepartment({ ...clerk, departments: null }, 'real-estate-tax')).toBe(true)
})

test('no other role is limited, whatever its row says', () => {
  const admin = { role: 'Merchant Admin', merchant_id: '1', departments: ['dog-licenses'] } as const
  expect(seesDepartment(admin, 'real-estate-tax')).toBe(true)
})
