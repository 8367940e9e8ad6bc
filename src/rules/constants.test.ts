import { expect, test } from 'vitest'
import * as constants from './constants'

test.each([
  ['inactivity timeout: 30 minutes', constants.inactivityTimeoutMs, 1_800_000],
  ['inactivity warning: 28 minutes (decision 6)', constants.inactivityWarningMs, 1_680_000],
  ['script chunk load timeout: 120000 ms', constants.chunkLoadTimeoutMs, 120_000],
  ['resize debounce: 200 ms', constants.resizeDebounceMs, 200],
  ['menu hover close delay: 200 ms', constants.menuHoverCloseDelayMs, 200],
  ['dropdown z-index: 105', constants.dropdownZIndex, 105],
  ['accordion slide: 250 ms', constants.accordionSlideMs, 250],
  ['scroll-to-top offset 200', constants.scrollToTopOffset, 200],
  ['scroll-to-top speed 600', constants.scrollToTopSpeedMs, 600],
  ['sticky offset 200', constants.stickyHeaderOffset, 200],
  ['theme switching flag 300 ms', constants.themeSwitchingMs, 300],
  ['password meter minimum length 8', constants.passwordMinimumLength, 8],
  ['search minimum length 2', constants.searchMinimumLength, 2],
  ['subdomain rule: more than 2 host labels', constants.rootHostLabels, 2],
  ["start page 'dashboard' (§3)", constants.startPage, 'dashboard'],
  ["sign-in page 'sign-in' (§3)", constants.signInPage, 'sign-in'],
  ["card point test site 'isv-uat' (§3)", constants.cardPointTestSite, 'isv-uat'],
  ['the product forces light on start (§4)', constants.startTheme, 'light'],
])('%s (§9)', (_row, constant, value) => expect(constant).toBe(value))

test('browser storage keys: user-data, user-cart, config, the theme mode keys, and id_token (§9)', () => {
  expect(constants.storageKeys).toMatchObject({
    user: 'user-data',
    cart: 'user-cart',
    config: 'config',
    token: 'id_token',
  })
})

test('source types: 1 Tyler API, 2 data import, 3 URL, 4 blind payment (§3)', () => {
  expect(constants.sourceTypes).toEqual({ tylerApi: 1, dataImport: 2, url: 3, blindPayment: 4 })
})

test('notification kinds (§3)', () => {
  expect(constants.notificationKinds).toEqual(['GENERAL', 'BILLING'])
})

test('layout config: mode dark, primary color green, fluid containers, dark sidebar (§3)', () => {
  expect(constants.defaultLayoutConfig).toEqual({
    mode: 'dark',
    primary_color: 'green',
    containers: 'fluid',
    sidebar: 'dark',
  })
})
