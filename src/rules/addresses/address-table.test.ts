import { describe, expect, test } from 'vitest'
import { addressAt, addressRows, twinPath } from './address-table'

describe('the row of a path', () => {
  test.each([
    ['/departments', 'departments', {}],
    ['/departments/', 'departments', {}],
    ['/real-estate-tax/search', 'app-parcel-search', { department_id: 'real-estate-tax' }],
    ['/users/add-user', 'merchant-add-user', {}],
    ['/users/add-user/u9', 'merchant-add-user', { id: 'u9' }],
    ['/users/m7', 'merchant-users', { merchantId: 'm7' }],
    ['/admin/users/search', 'admin-user-search', {}],
    ['/user-profile/a%2Fb', 'user-profile', { id: 'a/b' }],
    ['/user-profile/%E0%A4%A', 'user-profile', { id: '%E0%A4%A' }],
  ])('%s: %s', (path, name, params) => {
    expect(addressAt(path)).toMatchObject({ row: { name }, params })
  })

  test.each([
    '/no/such/page',
    '/departments/x',
    '/__scenarios',
    '/admin/search',
    '/Real Estate/search',
  ])('%s is none', (path) => expect(addressAt(path)).toBeNull())
})

describe('the merchant’s own address of a screen (decision 16)', () => {
  const twinOf = (path: string) => {
    const match = addressAt(path)
    return match && twinPath(match)
  }

  test.each([
    ['/admin/dashboard', '/dashboard'],
    ['/admin/users/merchants/m%2F7', '/users/m%2F7'],
    ['/admin/users/merchants/add-user', '/users/add-user'],
    ['/admin/users/merchants/add-user/u9', '/users/add-user/u9'],
    ['/admin/reports/transactions/m7/water', '/reports/transactions/m7/water'],
    ['/admin/settings', null],
    ['/dashboard', null],
  ])('%s: %s', (path, twin) => expect(twinOf(path)).toBe(twin))

  test('every twin named stands in the table', () => {
    const names = addressRows.map(({ name }) => name)
    const missing = addressRows.filter(({ twin }) => twin !== undefined && !names.includes(twin))
    expect(missing).toEqual([])
  })
})
