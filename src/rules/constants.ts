/** The constants of specification §3 and §9, each once. */

/** Configurable; roles and titles take it as a parameter (product.md, top). */
export const productName = 'Civic Till'

const second = 1000
const minute = 60 * second

export const inactivityTimeoutMs = 30 * minute
/** The warning that WCAG 2.2.1 requires before the session ends (decision 6). */
export const inactivityWarningMs = 28 * minute
export const chunkLoadTimeoutMs = 120 * second
/** A slow script is reported after this time (quality.md, fault tests). */
export const chunkNoticeMs = 10 * second
export const resizeDebounceMs = 200
export const menuHoverCloseDelayMs = 200
export const dropdownZIndex = 105
export const accordionSlideMs = 250
export const scrollToTopOffset = 200
export const scrollToTopSpeedMs = 600
export const stickyHeaderOffset = 200
export const themeSwitchingMs = 300
export const passwordMinimumLength = 8
export const searchMinimumLength = 2
/** A host with more labels than this begins with a merchant (specification §1). */
export const rootHostLabels = 2

/**
 * `id_token` and the first four are the specification's; it leaves the names of the theme keys
 * open.
 */
export const storageKeys = {
  user: 'user-data',
  cart: 'user-cart',
  config: 'config',
  token: 'id_token',
  themeMode: 'theme-mode',
  themeModeMenu: 'theme-mode-menu',
} as const

export const startPage = 'dashboard'
export const signInPage = 'sign-in'
export const cardPointTestSite = 'isv-uat'

export const sourceTypes = { tylerApi: 1, dataImport: 2, url: 3, blindPayment: 4 } as const

/** GENERAL: an office's announcements. BILLING: mails about the user's own bills. */
export const notificationKinds = ['GENERAL', 'BILLING'] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** The theme at the start of every visit (specification §4). */
export const startTheme = 'light'

export const defaultLayoutConfig = {
  mode: 'dark',
  primary_color: 'green',
  containers: 'fluid',
  sidebar: 'dark',
} as const
