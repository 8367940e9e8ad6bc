import type { officeKeys } from './office-keys'

/**
 * The keys of all cached answers. A key begins with its resource and narrows from there, so that a
 * change can invalidate as widely as it needs: `keys.accounts.all` covers everything below it.
 * Queries and `useWrite({ invalidates })` take their keys from here.
 */
export const keys = {
  accounts: {
    all: ['accounts'],
    linked: ['accounts', 'linked'],
    subscriptions: ['accounts', 'subscriptions'],
    one: (departmentId: string, account: string, client: string) =>
      ['accounts', 'one', departmentId, account, client] as const,
    activity: (departmentId: string, account: string, client: string, filter: object) =>
      ['accounts', 'activity', departmentId, account, client, filter] as const,
    payments: (filter: object, page: number) => ['accounts', 'payments', filter, page] as const,
  },
  bills: {
    all: ['bills'],
    search: (departmentId: string, search: object) =>
      ['bills', 'search', departmentId, search] as const,
    one: (departmentId: string, parcelId: string, year: string, proof: object) =>
      ['bills', 'one', departmentId, parcelId, year, proof] as const,
    history: (departmentId: string, parcelId: string, proof: object) =>
      ['bills', 'history', departmentId, parcelId, proof] as const,
  },
  cartCheck: {
    all: ['cart-check'],
    of: (items: readonly object[]) => ['cart-check', items] as const,
  },
  confirmEmail: (token: string) => ['confirm-email', token] as const,
  cycleLabels: ['cycle-labels'],
  departments: ['departments'],
  departmentsLeftOut: ['departments-left-out'],
  /** Asked again whenever the departments were changed. */
  permitDepartments: ['departments', 'permits'],
  iframeUrls: ['iframe-urls'],
  merchantInfo: ['merchant-info'],
  paymentTypes: {
    all: ['payment-types'],
    of: (departmentId: string) => ['payment-types', departmentId] as const,
  },
  quotes: {
    all: ['quote'],
    of: (items: readonly object[], tender: string) => ['quote', items, tender] as const,
  },
  receipts: {
    all: ['receipts'],
    one: (id: string, merchant: string | null) => ['receipts', id, merchant] as const,
  },
  siteOff: ['site-off'],
  unsubscribe: (token: string) => ['unsubscribe', token] as const,
  users: {
    all: ['users'],
    /** The user's own profile. */
    one: (id: string) => ['users', id] as const,
  },
} as const

/** Any key above or of the office, or one below it. */
export type ResourceKey = readonly [
  KeysIn<typeof keys>[0] | KeysIn<typeof officeKeys>[0],
  ...unknown[],
]

/** All keys of a part of the table, including those made for an id. */
type KeysIn<Part> = Part extends readonly [string, ...unknown[]]
  ? Part
  : Part extends (...parts: never[]) => infer Key
    ? KeysIn<Key>
    : { [Name in keyof Part]: KeysIn<Part[Name]> }[keyof Part]
