import { cleanup, fireEvent, waitFor } from '@testing-library/react'
import type { ObjectEntries } from 'valibot'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { sampleUser } from '@mocks/scenarios/page-samples'
import { openAddress, readyCloud, signInAs, stubBrowser } from '@/app/open-address.test-support'
import { auditList } from '@/contract/audit'
import { filterNames, type ListDescription } from '@/contract/list'
import { checkList, importList, refusedList } from '@/contract/imports/imports'
import { maintenanceWindowList } from '@/contract/merchants/maintenance-windows'
import { merchantList } from '@/contract/merchants/merchant-list'
import { postingReportList, postingTransactionList } from '@/contract/reports/posting-report'
import { postingDepartmentList } from '@/contract/reports/reports'
import { settingsList } from '@/contract/merchants/settings-list'
import { transactionList } from '@/contract/payments/transactions'
import {
  transactionsDepartmentList,
  transactionsReportList,
} from '@/contract/reports/transactions-report'
import { notificationList, notificationMerchantList } from '@/contract/notifications/notifications'
import { paymentsOfUserList, userActivityList } from '@/contract/people/user-history'
import { recaptchaEventList } from '@/contract/recaptcha/recaptcha-events'
import { warningList } from '@/contract/warnings'
import { userList } from '@/contract/people/user-list'
import { searchBasis } from '@/screens/office/users/users-search'
import { forgetScreenLeft } from '@/state/session/screen-left'
import { purgeSession } from '@/state/session/session'
import { filterSamples } from './filter-samples.test-support'

/** What is typed and chosen is what every list asks for, as text, also after a reload. */

interface Place {
  readonly list: Pick<ListDescription<string, ObjectEntries>, 'filters' | 'places'>
  readonly path: string
  readonly call: string
  /** Without a search field: it is on one page, a log, or narrowed by the merchant's choice. */
  readonly search?: false
  /** Of filters that have other values elsewhere. */
  readonly samples?: Readonly<Record<string, string>>
}

const user = `/admin/users/merchants/add-user/${sampleUser}`
const people = { status: 'active,locked', role: 'User,Merchant User', never_signed_in: 'false' }

const places: Readonly<Record<string, Place>> = {
  settings: {
    list: settingsList,
    path: '/admin/settings',
    call: '/api/settings',
    samples: { status: 'enabled', state: 'null', has_problems: 'true', setting: 'name,phone' },
  },
  merchants: {
    list: merchantList,
    path: '/admin/users/merchants',
    call: '/api/merchants-list',
    samples: { status: 'enabled' },
  },
  maintenance: {
    list: maintenanceWindowList,
    path: '/admin/maintenance',
    call: '/api/maintenance',
    samples: { state: 'current,upcoming', level: 'banner,site-off', merchant_id: '1' },
  },
  warnings: {
    list: warningList,
    path: '/admin/warnings',
    call: '/api/warnings',
    samples: {
      state: 'open,closed',
      severity: 'high,low',
      kind: 'card-point',
      merchant_id: '1',
      owner_id: '2',
    },
  },
  'tries of visitors': {
    list: recaptchaEventList,
    path: '/admin/warnings/recaptcha',
    call: '/api/warnings/recaptcha',
    samples: {
      merchant_id: '1',
      action: 'search,pay',
      score: 'low,good',
      outcome: 'allowed,blocked',
      network: '198.51.100.0/24',
    },
  },
  imports: {
    list: importList,
    path: '/import/accounts',
    call: '/api/imports',
    samples: { state: 'imported,failed' },
  },
  users: {
    list: userList,
    path: '/admin/users/merchants/1',
    call: '/api/users',
    samples: people,
  },
  'users of all': {
    list: searchBasis,
    path: '/admin/users/search?q=an',
    call: '/api/users-search',
    samples: { ...people, merchant_id: '1' },
  },
  'what a user did': {
    list: userActivityList,
    path: `${user}?tab=activity`,
    call: `/api/users/${sampleUser}/activity`,
    samples: { kind: 'signed-in,paid' },
    search: false,
  },
  'what a user paid': {
    list: paymentsOfUserList,
    path: `${user}?tab=payments`,
    call: `/api/users/${sampleUser}/payments`,
    samples: { status: 'posted,refunded' },
    search: false,
  },
  'the log': {
    list: auditList,
    path: `${user}?tab=audit`,
    call: '/api/audit-log',
    samples: { action: 'user-created,user-changed', actor_id: '007' },
    search: false,
  },
  'notifications of merchants': {
    list: notificationMerchantList,
    path: '/admin/notifications',
    call: '/api/notifications',
    samples: { failed_only: 'true' },
  },
  notifications: {
    list: notificationList,
    path: '/notifications/1',
    call: '/api/notifications/1',
    samples: { status: 'draft,sent', kind: 'announcement,outage' },
  },
  'posting report': {
    list: postingReportList,
    path: '/admin/reports',
    call: '/api/posting-report',
    search: false,
  },
  'posting report of departments': {
    list: postingDepartmentList,
    path: '/admin/reports/departments/1',
    call: '/api/departments-reports/1',
    search: false,
  },
  'posting transactions': {
    list: postingTransactionList,
    path: '/admin/reports/transactions/1/real-estate-tax',
    call: '/api/posting-report/transactions/1/real-estate-tax',
  },
  'transaction report': {
    list: transactionsReportList,
    path: '/admin/transactions-reports',
    call: '/api/transactions-report',
    search: false,
  },
  'transaction report of departments': {
    list: transactionsDepartmentList,
    path: '/admin/transactions-reports/departments/1',
    call: '/api/transactions-report/departments/1',
    search: false,
  },
  'transactions of a day': {
    list: transactionList,
    path: '/admin/transactions-reports/transactions/1/real-estate-tax',
    call: '/api/transactions-report/transactions/1/real-estate-tax',
  },
}

const odd = ['937', 'true', 'null', '1e3', '007']

let cloud: Awaited<ReturnType<typeof readyCloud>>
let asked: URL[]

beforeAll(async () => {
  cloud = await readyCloud()
})

beforeEach(() => {
  stubBrowser()
  asked = []
})

afterEach(() => {
  cleanup()
  forgetScreenLeft()
  purgeSession()
  vi.unstubAllGlobals()
})

function open(path: string) {
  asked = []
  return openAddress(path, {
    host: 'pay.localhost',
    fetch: (request) => {
      asked.push(new URL(request.url))
      return cloud.fetch(request)
    },
  })
}

/** The params of the list's last call. */
function carried({ call }: Place): URLSearchParams {
  const last = asked.findLast(({ pathname }) => pathname === call)
  if (last === undefined) throw new Error(`${call} was not asked`)
  return last.searchParams
}

function searchField(): HTMLInputElement {
  const field = document.querySelector<HTMLInputElement>('[data-list-search]')
  if (field === null) throw new Error('The search field is not there yet')
  return field
}

const patience = { timeout: 10_000, interval: 20 }

test.each(Object.entries(places))('%s', async (name, place) => {
  // Another one is the last for each list.
  const turn = Object.keys(places).indexOf(name) % odd.length
  const words = [...odd.slice(turn), ...odd.slice(0, turn)]
  const names = filterNames(place.list)
  const samples = { ...filterSamples, ...place.samples }
  const chosen = names.map((filter) => [filter, samples[filter] ?? ''])
  const search = new URLSearchParams(chosen)
  await signInAs(cloud, 'super')
  const { router } = open(`${place.path}${place.path.includes('?') ? '&' : '?'}${search}`)
  const filters = () => names.map((filter) => [filter, carried(place).get(filter)])
  await waitFor(() => expect(filters()).toEqual(chosen), patience)
  if (place.search === false) return
  for (const word of words) {
    const field = await waitFor(searchField, patience)
    fireEvent.change(field, { target: { value: word } })
    fireEvent.keyDown(field, { key: 'Enter' })
    await waitFor(() => expect(carried(place).get('q')).toBe(word), patience)
    expect(filters()).toEqual(chosen)
  }
  // Each list reads each word from its address: src/contract/list-addresses.test.ts.
  cleanup()
  open(router.state.location.href)
  await waitFor(() => expect(carried(place).get('q')).toBe(words.at(-1)), patience)
  expect(filters()).toEqual(chosen)
})

/** Of one file that was uploaded: e2e/imports.spec.ts and the stories of imports. */
const ofOneFile = [checkList, refusedList]

test('every list is here', () => {
  const contract = import.meta.glob<Readonly<Record<string, unknown>>>(
    ['/src/contract/*.ts', '!/src/contract/*.test.ts'],
    { eager: true },
  )
  const isList = (part: unknown): part is { readonly filters: unknown } =>
    typeof part === 'object' && part !== null && 'usualSort' in part && 'filters' in part
  const lists = Object.values(contract).flatMap((file) => Object.values(file).filter(isList))
  const here = new Set<unknown>(
    [...Object.values(places).map(({ list }) => list), ...ofOneFile].map(({ filters }) => filters),
  )
  expect(lists.filter(({ filters }) => !here.has(filters))).toEqual([])
})
