import { describe, expect, it } from 'vitest'
import { hasScreen } from './address-row'
import { roleNames, type Role } from '@/contract/people/users'
import { addressRows } from './address-table'
import { officeMenu, placeOf } from './office-menu'
import type { Right } from '@/rules/people/subject'

const everyRow = addressRows.map((row) => ({ title: row.name, ...row }))

interface Who {
  role: Role
  rights?: Right[]
}

const menuFor = (
  { role, rights = [] }: Who,
  site: { merchantId: string | null } | null,
  rows = everyRow,
) =>
  officeMenu({ subject: { role, merchant_id: '1', rights, user_id: '5' }, site }, rows).map(
    ({ key, items }) => [key ?? '', ...items.map((item) => `${item.key} ${item.path}`)],
  )

const own = { merchantId: '1' }

const money = (prefix: string) => [
  'money',
  `posting-report ${prefix}/reports`,
  `transaction-report ${prefix}/transactions-reports`,
]
const provider = [
  'provider',
  'merchants /admin/settings',
  'user-search /admin/users/search',
  'all-notifications /admin/notifications',
  'warnings /admin/warnings',
  'maintenance /admin/maintenance',
]

describe('once every address has its screen', () => {
  it.each<Role>(['Super Users', 'Admin', 'Support'])('%s on the root', (role) => {
    expect(menuFor({ role }, null)).toEqual([
      ['', 'dashboard /admin/dashboard', 'search-for-bill /search-for-bill'],
      money('/admin'),
      ['office', 'imports /import/accounts', 'users /admin/users/merchants'],
      provider,
    ])
  })

  it.each<Who>([
    { role: 'Super Users' },
    { role: 'Admin' },
    { role: 'Merchant Admin' },
    { role: 'Merchant User', rights: ['import'] },
  ])('$role on a merchant’s site', (who) => {
    expect(menuFor(who, own)).toEqual([
      ['', 'dashboard /dashboard', 'search-for-bill /search-for-bill'],
      money(''),
      ['office', 'imports /import/accounts', 'notifications /notifications/1', 'users /users/1'],
    ])
  })

  it('a Merchant User without the right has no imports', () => {
    expect(menuFor({ role: 'Merchant User' }, own)[2]).toEqual([
      'office',
      'notifications /notifications/1',
      'users /users/1',
    ])
  })

  it.each<Role>(['User', 'Guest'])('%s has none', (role) => {
    expect(menuFor({ role }, own)).toEqual([])
    expect(menuFor({ role }, null)).toEqual([])
  })

  it('leaves out items that need the merchant while the merchant is unknown', () => {
    expect(menuFor({ role: 'Merchant Admin' }, { merchantId: null })[2]).toEqual([
      'office',
      'imports /import/accounts',
    ])
  })
})

describe('today', () => {
  const built = addressRows.filter((row) => row.layout === 'admin' && hasScreen(row))

  it.each(roleNames)('%s sees the items that have a screen, and no others', (role) => {
    const shown = [null, own].flatMap((site) =>
      officeMenu({ subject: { role, merchant_id: '1' }, site }).flatMap((group) => group.items),
    )
    for (const { name } of shown) expect(built.map((row) => row.name)).toContain(name)
    const paths = shown.map((item) => item.path)
    const isStaff = role !== 'User' && role !== 'Guest'
    expect(paths.includes('/admin/dashboard') && paths.includes('/dashboard')).toBe(isStaff)
    expect(paths.length > 0).toBe(isStaff)
  })
})

describe('the table', () => {
  const everything = [
    ...officeMenu({ subject: { role: 'Super Users', merchant_id: null }, site: null }, everyRow),
    ...officeMenu({ subject: { role: 'Super Users', merchant_id: null }, site: own }, everyRow),
  ]

  it('has a place for every address of the office', () => {
    const homeless = addressRows.filter(
      ({ layout, name, leadsTo, forStaff }) =>
        (layout === 'admin' || forStaff) &&
        leadsTo === undefined &&
        placeOf(everything, name) === null,
    )
    expect(homeless).toEqual([])
  })

  it('finds the place of a page', () => {
    expect(placeOf(everything, 'admin-daily-transactions')).toMatchObject({
      group: 'money',
      item: { key: 'transaction-report' },
      below: true,
    })
    expect(placeOf(everything, 'admin-dashboard')).toMatchObject({ group: null, below: false })
    expect(placeOf(everything, 'merchant-dashboard')).toMatchObject({ group: null, below: false })
    expect(placeOf(everything, 'departments')).toBeNull()
  })
})
