import { type AddressRow, hasScreen } from './address-row'
import { addressRows } from './address-table'
import type { AddressName } from './addresses'
import type { CallId } from '@/contract/all'
import { may } from '@/rules/people/permissions'
import type { Subject } from '@/rules/people/subject'

/**
 * The office's menu (look.md, the report's picture) as a table. It shows items that have a screen
 * and that the role may open; a row that gets a screen appears by itself.
 */

interface Entry {
  readonly key: string
  /** Its address on the root domain; absent: it is not in the root's menu. */
  readonly root?: AddressName
  /** Its address on a merchant's site, the merchant's own first (decision 16). */
  readonly site?: AddressName
  /**
   * The call beyond the specification's without which its page has nothing to show; `rootCall`: on the
   * root. Where the host does not have it, the menu leaves the item out (decision 39).
   */
  readonly call?: CallId
  readonly rootCall?: CallId
  /** Addresses below it, on which the item is marked, too. */
  readonly below?: readonly AddressName[]
}

const groups = [
  {
    key: null,
    entries: [
      {
        key: 'dashboard',
        root: 'admin-dashboard',
        site: 'merchant-dashboard',
        call: 'getDashboard',
      },
      {
        key: 'search-for-bill',
        root: 'search-for-bill',
        site: 'search-for-bill',
        call: 'searchOffice',
        below: ['merchant-account-view'],
      },
    ],
  },
  {
    key: 'money',
    entries: [
      {
        key: 'posting-report',
        root: 'admin-posting-report',
        site: 'merchant-posting-report',
        rootCall: 'listPostingReport',
        below: [
          'admin-posting-departments',
          'merchant-posting-departments',
          'admin-posting-transactions',
          'merchant-posting-transactions',
        ],
      },
      {
        key: 'transaction-report',
        root: 'admin-transaction-report',
        site: 'merchant-transaction-report',
        call: 'listTransactionsReport',
        below: [
          'admin-transaction-departments',
          'merchant-transaction-departments',
          'admin-daily-transactions',
          'merchant-daily-transactions',
        ],
      },
    ],
  },
  {
    key: 'office',
    entries: [
      {
        key: 'imports',
        root: 'import-accounts',
        site: 'import-accounts',
        call: 'listImports',
        below: ['import-permit', 'import-aging', 'import-users', 'import-payments'],
      },
      {
        key: 'notifications',
        site: 'notification-list',
        call: 'listNotifications',
        below: ['notification'],
      },
      {
        key: 'users',
        root: 'admin-user-merchants',
        site: 'merchant-users',
        below: ['admin-users', 'admin-add-user', 'merchant-add-user', 'admin-account-view'],
      },
    ],
  },
  {
    key: 'provider',
    entries: [
      { key: 'merchants', root: 'admin-settings', below: ['admin-add-settings'] },
      { key: 'user-search', root: 'admin-user-search' },
      {
        key: 'all-notifications',
        root: 'admin-notifications',
        call: 'listNotificationMerchants',
        below: ['notification-list', 'notification'],
      },
      { key: 'warnings', root: 'admin-warnings', below: ['admin-warnings-recaptcha'] },
      { key: 'maintenance', root: 'admin-maintenance' },
    ],
  },
] as const satisfies readonly { key: string | null; entries: readonly Entry[] }[]

type Group = (typeof groups)[number]
export type OfficeGroupKey = NonNullable<Group['key']>
export type OfficeItemKey = Group['entries'][number]['key']

export interface OfficeItem {
  readonly key: OfficeItemKey
  readonly path: string
  readonly name: string
  /** Its own addresses, on the root and on a merchant's site. */
  readonly own: readonly string[]
  /** The addresses below it. */
  readonly below: readonly string[]
}

export interface OfficeGroup {
  /** null: the first group, without a heading. */
  readonly key: OfficeGroupKey | null
  readonly items: readonly OfficeItem[]
}

interface Viewer {
  readonly subject: Subject
  /** The site's merchant; null: the root domain. */
  readonly site: { readonly merchantId: string | null } | null
  /** Whether the host has a call that the specification does not name; absent: it has all. */
  readonly hasCall?: (id: CallId) => boolean
}

export function officeMenu(
  { subject, site, hasCall = () => true }: Viewer,
  rows: readonly AddressRow[] = addressRows,
): OfficeGroup[] {
  return groups
    .map(({ key, entries }) => ({
      key,
      items: entries.flatMap((entry: Entry & { key: OfficeItemKey }) => {
        const name = site === null ? entry.root : entry.site
        const row = rows.find((candidate) => candidate.name === name)
        if (row === undefined || !hasScreen(row) || !opens(subject, row)) return []
        const call = site === null ? (entry.rootCall ?? entry.call) : entry.call
        if (call !== undefined && !hasCall(call)) return []
        const path = pathOf(row, site?.merchantId ?? null)
        if (path === null) return []
        const own = [entry.root, entry.site].filter((known) => known !== undefined)
        return [{ key: entry.key, path, name: row.name, own, below: entry.below ?? [] }]
      }),
    }))
    .filter(({ items }) => items.length > 0)
}

/** Every row of the office requires a permission. */
function opens(subject: Subject, { access }: AddressRow): boolean {
  if (access === 'public' || access === 'guest-screen' || access === 'error') return false
  return may(subject, access)
}

/** The address with the site's merchant; null if it needs one and there is none. */
function pathOf({ path }: AddressRow, merchantId: string | null): string | null {
  const filled = path
    .replace('/:merchantId', merchantId === null ? '/:merchantId' : `/${merchantId}`)
    .replace(/\/:\w+\?/g, '')
  return filled.includes(':') ? null : filled
}

export interface Place {
  readonly group: OfficeGroupKey | null
  readonly item: OfficeItem
  /** The page is below the item's own. */
  readonly below: boolean
}

/** The place of an address in the menu. */
export function placeOf(menu: readonly OfficeGroup[], name: string): Place | null {
  for (const { key, items } of menu) {
    const item = items.find(({ own, below }) => own.includes(name) || below.includes(name))
    if (item) return { group: key, item, below: !item.own.includes(name) }
  }
  return null
}
