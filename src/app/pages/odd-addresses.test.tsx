import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { properPath, samplePath } from '@mocks/scenarios/page-samples'
import { cloudOfFile, openAddress, signInAs } from '@/app/open-address.test-support'
import { settingsSteps } from '@/contract/merchants/launch'
import { userTabs } from '@/contract/people/user-list'
import { type AddressRow, hasScreen } from '@/rules/addresses/address-row'
import { addressRows } from '@/rules/addresses/address-table'
import { stepNames } from '@/screens/citizen/checkout/steps'
import { profileTabs } from '@/screens/citizen/profile/profile-params'
import { userTabNames } from '@/screens/office/users/user-tabs'

/** Addresses are typed, sent and kept: what makes no sense in one is corrected or left out. */

/** Every param that an address has somewhere, with what it does not take. */
const words = {
  q: '1e3',
  sort: '007',
  page: '1e3',
  per_page: 'true',
  from: '2026-13-01',
  to: '0000-00-00',
  day: '0000-00-00',
  from_time: '24:00',
  to_time: '937',
  min_cents: '1e3',
  max_cents: '-1',
  status: 'null',
  tender: '[1,2]',
  channel: 'a,b',
  type: '007',
  environment: '{}',
  account: 'true',
  confirmation: '1e3',
  email: 'null',
  last4: '007',
  payer: '[]',
  user: '1',
  state: 'null',
  has_problems: '1',
  setting: '__proto__',
  role: 'true',
  action: 'null',
  object_kind: '1e3',
  actor_id: 'null',
  never_signed_in: 'maybe',
  department: 'null',
  kind: '__proto__',
  period: 'custom',
  year: '1e3',
  all: 'null',
  by: 'constructor',
  house: 'true',
  amount: '1e300',
  reference: '{}',
  return_to: '//null',
  merchant: '999',
  merchant_id: '999',
  tab: '__proto__',
  step: '1e3',
}
/** Days in the wrong order, one of 23 hours and one of 25; each param twice. */
const days = new URLSearchParams({ from: '2026-03-08', to: '2025-11-02', period: 'custom' })
for (const name of ['tab', 'step', 'page', 'sort', 'day', 'status']) {
  days.append(name, '2026-03-08')
  days.append(name, '2025-11-02')
}

/** Each tab and step that an address can name; odd ones show the first. */
const inside: Readonly<Record<string, readonly (readonly [name: string, value: string])[]>> = {
  'user-profile': profileTabs.filter((tab) => tab !== 'details').map((tab) => ['tab', tab]),
  checkout: stepNames.slice(1).map((step) => ['step', step]),
  'admin-users': userTabs.slice(1).map((tab) => ['tab', tab]),
  'admin-add-user': userTabNames.slice(1).map((tab) => ['tab', tab]),
  'admin-add-settings': [...settingsSteps.slice(1), 'history'].map((step) => ['step', step]),
}

/** The same screen with the same params as the provider's address. */
const isTwin = ({ name }: AddressRow) =>
  addressRows.some(({ twin }) => twin === name) && !withOwnScreen.includes(name)
const withOwnScreen = ['merchant-posting-report', 'merchant-transaction-report']

const places = addressRows
  .filter((row) => hasScreen(row) && row.leadsTo === undefined && row.path !== '*' && !isTwin(row))
  .flatMap((row) => [null, ...(inside[row.name] ?? [])].map((at) => [row.name, at, row] as const))

const cloud = cloudOfFile()

const isRoot = ({ path }: AddressRow) => path.startsWith('/admin')

function personaAt(row: AddressRow) {
  if (row.access === 'guest-screen') return null
  if (isRoot(row)) return 'super'
  return row.layout === 'admin' || row.name === 'merchant-account-view' ? 'merchant-admin' : 'user'
}

/** For one address; a loop goes on without end. */
const mostNavigations = 2
const mostCommits = 30

test.each(places)('%s, %s: shows its page', async (_, at, row) => {
  const persona = personaAt(row)
  if (persona !== null) await signInAs(cloud, persona)
  const domain = isRoot(row) ? 'root' : 'own'
  const path = samplePath(row, domain)
  const errors = vi.spyOn(console, 'error')
  const refused: string[] = []
  const seen = { commits: 0, navigations: 0 }
  const visit = (search: URLSearchParams) => {
    if (at !== null) search.set(...at)
    return `${path}?${search}`
  }
  const { router, queryClient } = openAddress(visit(new URLSearchParams(words)), {
    host: isRoot(row) ? 'pay.localhost' : 'miamicounty.pay.localhost',
    fetch: async (request) => {
      const answer = await cloud.fetch(request)
      if (!answer.ok) refused.push(`${answer.status} ${request.url}`)
      return answer
    },
    onCommit: () => {
      seen.commits += 1
    },
  })
  router.subscribe('onBeforeNavigate', () => {
    seen.navigations += 1
  })
  const isQuiet = () =>
    router.state.status === 'idle' &&
    router.state.resolvedLocation?.href === router.state.location.href &&
    queryClient.isFetching() === 0 &&
    document.querySelector('h1') !== null &&
    document.querySelector('[aria-busy="true"]') === null
  const shown = async () => {
    await waitFor(() => expect(isQuiet()).toBe(true), { timeout: 10_000, interval: 20 })
    expect(router.state.location.pathname).toBe(properPath(row, domain) ?? path)
    const alerts = [...document.querySelectorAll('[role="alert"]')]
    expect(alerts.map(({ textContent }) => textContent).filter(Boolean)).toEqual([])
    expect(refused).toEqual([])
    expect(errors).not.toHaveBeenCalled()
    expect(seen.navigations).toBeLessThanOrEqual(mostNavigations)
    expect(seen.commits).toBeLessThanOrEqual(mostCommits)
  }
  await shown()
  Object.assign(seen, { commits: 0, navigations: 0 })
  router.history.push(visit(new URLSearchParams(days)))
  await shown()
})
