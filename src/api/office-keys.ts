/** The keys of answers that only the office asks for: citizens do not download them. */
export const officeKeys = {
  /** `userId`: null for the office's own view. */
  account: (departmentId: string, account: string, client: string, userId: string | null) =>
    ['accounts', 'office', departmentId, account, client, userId] as const,
  audit: {
    all: ['audit'],
    list: ['audit', 'list'],
  },
  counter: {
    quote: (items: readonly object[]) => ['quote', 'counter', items] as const,
    terminals: ['counter', 'terminals'],
    sale: (key: string) => ['counter', 'sale', key] as const,
  },
  dashboard: {
    all: ['dashboard'],
    /** `merchant`: null for all merchants, or for the site's own. */
    of: (merchant: string | null, ...days: readonly (string | null)[]) =>
      ['dashboard', merchant, ...days] as const,
  },
  domains: ['domains'],
  imports: {
    all: ['imports'],
    list: ['imports', 'list'],
    one: (id: string) => ['imports', 'one', id] as const,
    check: ['imports', 'check'],
  },
  merchantDepartments: {
    all: ['merchant-departments'],
    of: (merchant: string | null) => ['merchant-departments', merchant] as const,
  },
  merchantList: {
    all: ['merchants-list'],
    pages: ['merchants-list', 'pages'],
  },
  notifications: {
    all: ['notifications'],
    merchants: ['notifications', 'merchants'],
    list: ['notifications', 'list'],
    one: (of: object) => ['notifications', 'one', of] as const,
    audience: (of: object, asked: object) => ['notifications', 'audience', of, asked] as const,
    samples: (of: object, asked: object) => ['notifications', 'samples', of, asked] as const,
  },
  officeSearch: {
    all: ['office-search'],
    of: (query: object) => ['office-search', query] as const,
  },
  reports: {
    all: ['reports'],
    posting: ['reports', 'posting'],
    departments: (id: string, query: object) => ['reports', 'departments', id, query] as const,
    transactions: ['reports', 'transactions'],
    batches: ['reports', 'batches'],
  },
  settings: {
    all: ['settings'],
    /** For a tag in the frame. */
    one: (merchant: string) => ['settings', merchant] as const,
    /** For the forms. */
    whole: (merchant: string) => ['settings', 'whole', merchant] as const,
    list: ['settings', 'list'],
    cardPoint: (merchant: string) => ['settings', 'card-point', merchant] as const,
  },
  toDo: {
    all: ['to-do'],
    of: (merchant: string | null) => ['to-do', merchant] as const,
  },
  transactions: {
    all: ['transactions'],
    list: ['transactions', 'list'],
    one: (id: string, merchant: string | null) => ['transactions', 'one', id, merchant] as const,
  },
  transactionsReport: {
    all: ['transactions-report'],
    merchants: ['transactions-report', 'merchants'],
    departments: ['transactions-report', 'departments'],
  },
  users: {
    managed: (id: string) => ['users', 'managed', id] as const,
    list: ['users', 'list'],
    search: ['users', 'search'],
    activity: ['users', 'activity'],
    accounts: (id: string) => ['users', 'accounts', id] as const,
    payments: ['users', 'payments'],
  },
  maintenanceWindows: {
    all: ['maintenance-windows'],
    list: ['maintenance-windows', 'list'],
    one: (id: string) => ['maintenance-windows', 'one', id] as const,
    check: (asked: object) => ['maintenance-windows', 'check', asked] as const,
  },
  warnings: {
    all: ['warnings'],
    list: ['warnings', 'list'],
    one: (id: string) => ['warnings', 'one', id] as const,
    days: (asked: object) => ['warnings', 'days', asked] as const,
    owners: ['warnings', 'owners'],
  },
  recaptchaEvents: {
    all: ['recaptcha-events'],
    list: ['recaptcha-events', 'list'],
    summary: (query: object) => ['recaptcha-events', 'summary', query] as const,
    one: (id: string) => ['recaptcha-events', 'one', id] as const,
    settings: ['recaptcha-events', 'settings'],
    blocks: ['recaptcha-events', 'blocks'],
  },
} as const

/** The key of one page of a list, below the list's own. `place`: which list it is. */
export const pageKey = (list: readonly unknown[], place: string, input: object) =>
  [...list, place, input] as const
