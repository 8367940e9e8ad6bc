import type { LinkProps } from '@tanstack/react-router'
import { expect, expectTypeOf, it } from 'vitest'
import type { AppRouter } from '@/app/router'
import type { FileRoutesById, FileRoutesByTo } from '@/routeTree.gen'
import { searchOf } from './address-search'

/** What a link may give an office page as search params. The compiler checks the tables below. */

type OfficePath<Id = keyof FileRoutesById> = Id extends `/_admin/${infer Path}/`
  ? `/${Path}`
  : Id extends `/_admin/${infer Path}`
    ? `/${Path}`
    : never
type MerchantAccountPath = '/merchant-account-view/$account/$client/$department'

type SearchOf<To extends string> = LinkProps<'a', AppRouter, string, To>['search']
type Links = { readonly [To in OfficePath | MerchantAccountPath]: SearchOf<To> }

const right: Links = {
  '/dashboard': { period: 'custom', from: '2026-03-08', to: '2026-03-08' },
  '/admin/dashboard': { period: 'custom', from: '2026-03-08', to: '2026-03-08', merchant: '1' },
  '/admin/notifications': { failed_only: true, sort: '-sent' },
  '/notifications/$merchantId': { type: 'BILLING', status: 'draft' },
  '/notifications/$merchantId/notification/$type/{-$notificationId}': { step: 'audience' },
  '/search-for-bill': { q: 'Smith', kind: 'bills', department: 'tax', merchant: '1' },
  '/reports': { from: '2026-03-08', to: '2026-03-08', tender: 'visa', sort: 'name' },
  '/reports/departments/$id': { from: '2026-03-08', to: '2026-03-08', page: 2, per_page: 50 },
  '/reports/transactions/$merchant/$department': { type: 'payment', transaction: 't1' },
  '/admin/reports': { from: '2026-03-08', to: '2026-03-08', sort: '-net' },
  '/admin/reports/departments/$id': { from: '2026-03-08', to: '2026-03-08', sort: '-name' },
  '/admin/reports/transactions/$merchant/$department': { min_cents: 100, transaction: 't1' },
  '/transactions-reports': {
    from: '2026-03-08',
    to: '2026-03-08',
    status: 'unknown',
    email: 'a@b',
  },
  '/transactions-reports/departments/$id': {
    from: '2026-03-08',
    to: '2026-03-08',
    from_time: '08:30',
  },
  '/transactions-reports/transactions/$merchant/$department': {
    day: '2026-03-08',
    transaction: 't1',
  },
  '/admin/transactions-reports': { merchant_id: '1', status: 'unknown' },
  '/admin/transactions-reports/departments/$id': {
    from: '2026-03-08',
    to: '2026-03-08',
    last4: '1443',
  },
  '/admin/transactions-reports/transactions/$merchant/$department': {
    sort: '-total',
    transaction: 't1',
  },
  '/users/$merchantId': { tab: 'citizens', role: 'User', never_signed_in: true },
  '/users/add-user/{-$id}': { tab: 'payments', status: 'posted' },
  '/admin/users/merchants': { status: 'enabled', sort: '-admins' },
  '/admin/users/merchants/$merchantId': { tab: 'citizens', sort: 'email' },
  '/admin/users/merchants/add-user/{-$id}': { merchant: '1' },
  '/admin/users/search': { q: 'an', merchant_id: '1' },
  '/admin/users/account-view/$id/$account/$client/$department': { page: 2 },
  '/admin/settings': { has_problems: true, environment: 'UAT' },
  '/admin/settings/add-settings/{-$id}': { step: 'domain', department: 'tax', setting: 'phone' },
  '/import/accounts': { merchant: '1', import: '17', step: 'check', outcome: 'refused' },
  '/import/import-permit': { department_id: 'building-permits', state: 'imported' },
  '/import/import-aging': { import: '17', step: 'map' },
  '/admin/import-users': { q: 'users.csv', sort: '-created_at' },
  '/merchant-account-view/$account/$client/$department': { page: 2 },
  '/admin/maintenance': { page: 2 },
  '/admin/warnings': { page: 2 },
  '/admin/warnings/recaptcha': { page: 2 },
}

const unknownName: Links = {
  // @ts-expect-error -- the page has no such param
  '/dashboard': { nonsense: 1 },
  // @ts-expect-error -- the page has no such param
  '/admin/dashboard': { nonsense: 1 },
  // @ts-expect-error -- the page has no such param
  '/admin/notifications': { nonsense: 1 },
  // @ts-expect-error -- the page has no such param
  '/notifications/$merchantId': { nonsense: 1 },
  // @ts-expect-error -- the page has no such param
  '/notifications/$merchantId/notification/$type/{-$notificationId}': { nonsense: 1 },
  // @ts-expect-error -- the page has no such param
  '/search-for-bill': { nonsense: 1 },
  // @ts-expect-error -- the page has no such param
  '/reports': { nonsense: 1 },
  // @ts-expect-error -- the page has no such param
  '/reports/departments/$id': { nonsense: 1 },
  // @ts-expect-error -- the page has no such param
  '/reports/transactions/$merchant/$department': { nonsense: 1 },
  // @ts-expect-error -- the page has no such param
  '/admin/reports': { nonsense: 1 },
  // @ts-expect-error -- the page has no such param
  '/admin/reports/departments/$id': { nonsense: 1 },
  // @ts-expect-error -- the page has no such param
  '/admin/reports/transactions/$merchant/$department': { nonsense: 1 },
  // @ts-expect-error -- the page has no such param
  '/transactions-reports': { nonsense: 1 },
  // @ts-expect-error -- the page has no such param
  '/transactions-reports/departments/$id': { nonsense: 1 },
  // @ts-expect-error -- the page has no such param
  '/transactions-reports/transactions/$merchant/$department': { nonsense: 1 },
  // @ts-expect-error -- the page has no such param
  '/admin/transactions-reports': { nonsense: 1 },
  // @ts-expect-error -- the page has no such param
  '/admin/transactions-reports/departments/$id': { nonsense: 1 },
  // @ts-expect-error -- the page has no such param
  '/admin/transactions-reports/transactions/$merchant/$department': { nonsense: 1 },
  // @ts-expect-error -- the page has no such param
  '/users/$merchantId': { nonsense: 1 },
  // @ts-expect-error -- the page has no such param
  '/users/add-user/{-$id}': { nonsense: 1 },
  // @ts-expect-error -- the page has no such param
  '/admin/users/merchants': { nonsense: 1 },
  // @ts-expect-error -- the page has no such param
  '/admin/users/merchants/$merchantId': { nonsense: 1 },
  // @ts-expect-error -- the page has no such param
  '/admin/users/merchants/add-user/{-$id}': { nonsense: 1 },
  // @ts-expect-error -- the page has no such param
  '/admin/users/search': { nonsense: 1 },
  // @ts-expect-error -- the page has no such param
  '/admin/users/account-view/$id/$account/$client/$department': { nonsense: 1 },
  // @ts-expect-error -- the page has no such param
  '/admin/settings': { nonsense: 1 },
  // @ts-expect-error -- the page has no such param
  '/admin/settings/add-settings/{-$id}': { nonsense: 1 },
  // @ts-expect-error -- the page has no such param
  '/import/accounts': { nonsense: 1 },
  // @ts-expect-error -- the page has no such param
  '/import/import-permit': { nonsense: 1 },
  // @ts-expect-error -- the page has no such param
  '/import/import-aging': { nonsense: 1 },
  // @ts-expect-error -- the page has no such param
  '/admin/import-users': { nonsense: 1 },
  // @ts-expect-error -- the page has no such param
  '/merchant-account-view/$account/$client/$department': { nonsense: 1 },
  // @ts-expect-error -- the page has no such param
  '/admin/maintenance': { nonsense: 1 },
  // @ts-expect-error -- the page has no such param
  '/admin/warnings': { nonsense: 1 },
  // @ts-expect-error -- the page has no such param
  '/admin/warnings/recaptcha': { nonsense: 1 },
}

const wrongValue: Partial<Links> = {
  // @ts-expect-error -- a page is a number
  '/admin/settings': { page: 'two' },
  // @ts-expect-error -- no column of this list
  '/admin/users/merchants': { sort: 'fee' },
  // @ts-expect-error -- no page size of screens
  '/admin/users/search': { per_page: 1000 },
  // @ts-expect-error -- a flag
  '/admin/users/merchants/$merchantId': { never_signed_in: 'maybe' },
  // @ts-expect-error -- no kind of hits
  '/search-for-bill': { kind: 'people' },
  // @ts-expect-error -- no step
  '/import/accounts': { step: 'nonsense' },
  // @ts-expect-error -- no tab
  '/users/add-user/{-$id}': { tab: 'nonsense' },
}

type TakesAnyParam<To extends keyof FileRoutesByTo> = To extends string
  ? string extends keyof FileRoutesByTo[To]['types']['fullSearchSchemaInput']
    ? To
    : never
  : never

/** What takes none by name takes all: every literal fits an empty type. */
type TakesNoneByName<To extends keyof FileRoutesByTo> = To extends string
  ? [keyof FileRoutesByTo[To]['types']['fullSearchSchemaInput']] extends [never]
    ? To
    : never
  : never

it('no route takes params of any name', () => {
  expectTypeOf<TakesAnyParam<keyof FileRoutesByTo>>().toBeNever()
  expectTypeOf<TakesNoneByName<keyof FileRoutesByTo>>().toBeNever()
})

it.each([right, unknownName, wrongValue].flatMap((links) => Object.entries(links)))(
  '%s keeps what its address says, for its page to read',
  (_, search) => {
    const { validate } = searchOf<object>()['~standard']
    expect(validate(search)).toEqual({ value: search })
  },
)

it('leaves out what is no value of an address', () => {
  const { validate } = searchOf<object>()['~standard']
  expect(validate({ q: 'a', page: null, tab: ['a'], day: undefined })).toEqual({
    value: { q: 'a' },
  })
  expect(validate(undefined)).toEqual({ value: {} })
})
