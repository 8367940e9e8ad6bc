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
    /** `userId`: null for the office's own view. */
    office: (departmentId: string, account: string, client: string, userId: string | null) =>
      ['accounts', 'office', departmentId, account, client, userId] as const,
  },
  audit: {
    all: ['audit'],
    list: (query: object) => ['audit', query] as const,
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
  counter: {
    quote: (items: readonly object[]) => ['quote', 'counter', items] as const,
    terminals: ['counter', 'terminals'],
    sale: (key: string) => ['counter', 'sale', key] as const,
  },
  confirmEmail: (token: string) => ['confirm-email', token] as const,
  cycleLabels: ['cycle-labels'],
  dashboard: {
    all: ['dashboard'],
    /** `merchant`: null for all merchants, or for the site's own. */
    of: (merchant: string | null, ...days: readonly (string | null)[]) =>
      ['dashboard', merchant, ...days] as const,
  },
  departments: ['departments'],
  domains: ['domains'],
  iframeUrls: ['iframe-urls'],
  merchantDepartments: {
    all: ['merchant-departments'],
    of: (merchant: string | null) => ['merchant-departments', merchant] as const,
  },
  merchantInfo: ['merchant-info'],
  merchantList: {
    all: ['merchants-list'],
    page: (query: object) => ['merchants-list', 'page', query] as const,
  },
  officeSearch: {
    all: ['office-search'],
    of: (query: object) => ['office-search', query] as const,
  },
  paymentTypes: {
    all: ['payment-types'],
    of: (departmentId: string) => ['payment-types', departmentId] as const,
  },
  quotes: {
    all: ['quote'],
    of: (items: readonly object[], tender: string) => ['quote', items, tender] as const,
  },
  receipts: { all: ['receipts'], one: (id: string) => ['receipts', id] as const },
  reports: {
    all: ['reports'],
    posting: (query: object) => ['reports', 'posting', query] as const,
    departments: (id: string, query: object) => ['reports', 'departments', id, query] as const,
    transactions: (place: object, query: object) =>
      ['reports', 'transactions', place, query] as const,
  },
  settings: {
    all: ['settings'],
    /** For a tag in the frame. */
    one: (merchant: string) => ['settings', merchant] as const,
    /** For the forms. */
    whole: (merchant: string) => ['settings', 'whole', merchant] as const,
    list: (query: object) => ['settings', 'list', query] as const,
    cardPoint: (merchant: string) => ['settings', 'card-point', merchant] as const,
  },
  siteOff: ['site-off'],
  transactions: {
    all: ['transactions'],
    list: (merchant: string, department: string, query: object) =>
      ['transactions', 'list', merchant, department, query] as const,
    one: (id: string, merchant: string | null) => ['transactions', 'one', id, merchant] as const,
  },
  transactionsReport: {
    all: ['transactions-report'],
    merchants: (query: object) => ['transactions-report', 'merchants', query] as const,
    departments: (merchant: string, query: object) =>
      ['transactions-report', 'departments', merchant, query] as const,
  },
  unsubscribe: (token: string) => ['unsubscribe', token] as const,
  users: {
    all: ['users'],
    /** The user's own profile. */
    one: (id: string) => ['users', id] as const,
    managed: (id: string) => ['users', 'managed', id] as const,
    list: (query: object) => ['users', 'list', query] as const,
    search: (query: object) => ['users', 'search', query] as const,
    roles: ['users', 'roles'],
    activity: (id: string, query: object) => ['users', 'activity', id, query] as const,
    accounts: (id: string) => ['users', 'accounts', id] as const,
    payments: (id: string, query: object) => ['users', 'payments', id, query] as const,
  },
} as const

/** Any key above, or one below it. */
export type ResourceKey = readonly [KeysIn<typeof keys>[0], ...unknown[]]

/** All keys of a part of the table, including those made for an id. */
type KeysIn<Part> = Part extends readonly [string, ...unknown[]]
  ? Part
  : Part extends (...parts: never[]) => infer Key
    ? KeysIn<Key>
    : { [Name in keyof Part]: KeysIn<Part[Name]> }[keyof Part]
