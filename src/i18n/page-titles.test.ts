import { createIntl, type IntlConfig } from 'react-intl'
import { beforeAll, describe, expect, it } from 'vitest'
import { addressRows, officeAddresses } from '@/rules/addresses/address-table'
import { type Address, addresses } from '@/rules/addresses/addresses'
import { loadEveryArea, messagesOf } from './packs'

/**
 * The page's part of each title, written by hand: the screen's name in specification §2 and, where it
 * is another, ours (decision 46).
 */
type Titled = readonly [path: string, specified: string | null, ours?: string]

const titles: readonly Titled[] = [
  // Public layout routes. With a department_id the title is the department's (§1).
  ['/', null, 'Departments'],
  ['/departments', 'Departments'],
  ['/:department_id/search', 'Parcels Listing', 'Search'],
  ['/overview-parcel/:parcelId/:year/:department_id', 'Overview Parcel', 'Bill'],
  ['/blind-payments/:department_id', 'Blind Payments'],
  ['/url/:department_id', 'URL Payments'],
  ['/user-profile/:id', 'My Profile', 'My profile'],
  ['/account-view/:id/:account/:client/:department', 'View Acct/Pay'],
  ['/merchant-account-view/:account/:client/:department', 'View Acct/Pay'],
  ['/:department_id/import-payments', 'Import payments'],
  ['/checkout', null, 'Checkout'],
  // Admin routes
  ['/admin/dashboard', 'Dashboard'],
  ['/dashboard', 'Dashboard'],
  ['/admin/settings', 'Merchant settings list'],
  ['/admin/settings/add-settings/:id?', 'Add or edit settings', 'Merchant settings'],
  ['/admin/users/merchants', 'Merchants list', 'Merchants'],
  ['/admin/users/search', 'User search'],
  ['/admin/users/merchants/:merchantId', 'Users of a merchant', 'Users'],
  ['/users/:merchantId', 'Users of a merchant', 'Users'],
  ['/admin/users/merchants/add-user/:id?', 'User profile, add or edit', 'User profile'],
  ['/users/add-user/:id?', 'User profile, add or edit', 'User profile'],
  ['/admin/users/account-view/:id/:account/:client/:department', 'Account view'],
  ['/admin/reports', 'Posting Report'],
  ['/reports', 'Posting Report'],
  ['/admin/reports/departments/:id', 'Posting report departments'],
  ['/reports/departments/:id', 'Posting report departments'],
  ['/admin/reports/transactions/:merchant/:department', 'Posting report transactions'],
  ['/reports/transactions/:merchant/:department', 'Posting report transactions'],
  ['/admin/transactions-reports', 'Transaction Report'],
  ['/transactions-reports', 'Transaction Report'],
  ['/admin/transactions-reports/departments/:id', 'Transaction report departments'],
  ['/transactions-reports/departments/:id', 'Transaction report departments'],
  ['/admin/transactions-reports/transactions/:merchant/:department', 'Daily transactions'],
  ['/transactions-reports/transactions/:merchant/:department', 'Daily transactions'],
  ['/search-for-bill', 'Search For Bills', 'Search for bills'],
  ['/import/accounts', 'Import Files', 'Import accounts'],
  ['/import/import-permit', 'Import Permit', 'Import permits'],
  ['/import/import-aging', 'Import Aging Data', 'Import aging'],
  ['/admin/import-users', 'Import Users', 'Import users'],
  ['/admin/notifications', 'Notifications'],
  ['/notifications/:merchantId', 'Notification list'],
  [
    '/notifications/:merchantId/notification/:type/:notificationId?',
    'Notification detail or edit',
    'Notification',
  ],
  // Auth layout routes, which the specification gives no names
  ['/sign-in', null, 'Sign in'],
  ['/sign-up', null, 'Create an account'],
  ['/password-reset', null, 'Reset your password'],
  ['/password-reset-confirm', null, 'Choose a new password'],
  ['/notifications-unsubscribe/:token', null, 'E-mail choices'],
  // Other routes
  ['/404', null, 'Page not found'],
  ['/500', null, 'Something went wrong'],
  ['/wrong-url', 'Oops!'],
  ['/print-receipt/:id', null, 'Receipt'],
  ['*', null, 'Page not found'],
  ['/admin/maintenance', 'Maintenance'],
  ['/admin/warnings', 'Warnings'],
  ['/admin/warnings/recaptcha', 'Warnings reCaptcha'],
]

/** It leads on to the dashboard. */
const withoutScreen = '/admin'

const screens: readonly Address[] = [
  ...Object.values(addresses).filter((row) => 'title' in row),
  ...officeAddresses,
]

beforeAll(() => loadEveryArea('en'))

function areMessages(messages: unknown): messages is NonNullable<IntlConfig['messages']> {
  return messages !== undefined
}

describe('the titles of all addresses', () => {
  it('are all here', () => {
    expect([...titles.map(([path]) => path), withoutScreen].toSorted()).toEqual(
      addressRows.map(({ path }) => path).toSorted(),
    )
  })

  it.each(titles)('%s is “%s”', (path, specified, ours = specified ?? '') => {
    const row = screens.find((screen) => screen.path === path)
    const messages: unknown = messagesOf('en')
    if (!areMessages(messages)) throw new Error('No messages')
    const intl = createIntl({ locale: 'en', messages })
    expect(row && intl.formatMessage({ id: row.title })).toBe(ours)
  })

  it(`${withoutScreen} has none`, () => {
    expect(addressRows.find(({ path }) => path === withoutScreen)?.title).toBeUndefined()
  })
})
