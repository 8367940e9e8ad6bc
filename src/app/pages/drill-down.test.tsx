import { cleanup, waitFor } from '@testing-library/react'
import type { ObjectEntries } from 'valibot'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openAddress, readyCloud, signInAs, stubBrowser } from '@/app/open-address.test-support'
import { filterNames, type ListDescription } from '@/contract/list'
import { postingReportList, postingTransactionList } from '@/contract/reports/posting-report'
import { postingDepartmentList } from '@/contract/reports/reports'
import { transactionList } from '@/contract/payments/transactions'
import {
  transactionsDepartmentList,
  transactionsReportList,
} from '@/contract/reports/transactions-report'
import { forgetScreenLeft } from '@/state/session/screen-left'
import { purgeSession } from '@/state/session/session'
import { filterSamples } from './filter-samples.test-support'

/** A row of a report leads to the next level with every filter. */

const root = { persona: 'super', host: 'pay.localhost' } as const
const county = { persona: 'merchant-admin', host: 'miamicounty.pay.localhost' } as const
const reports = postingReportList
const departments = postingDepartmentList
const attempts = transactionsReportList
const attemptDepartments = transactionsDepartmentList

const links = [
  [root, '/admin/reports', reports, departments],
  [root, '/admin/reports/departments/1', departments, postingTransactionList],
  [county, '/reports', departments, postingTransactionList],
  [county, '/reports/departments/1', departments, postingTransactionList],
  [root, '/admin/transactions-reports', attempts, attemptDepartments],
  [root, '/admin/transactions-reports/departments/1', attemptDepartments, transactionList],
  [county, '/transactions-reports', attemptDepartments, transactionList],
  [county, '/transactions-reports/departments/1', attemptDepartments, transactionList],
] as const

type List = Pick<ListDescription<string, ObjectEntries>, 'filters' | 'places'>

let cloud: Awaited<ReturnType<typeof readyCloud>>

beforeAll(async () => {
  cloud = await readyCloud()
})

beforeEach(stubBrowser)

afterEach(() => {
  cleanup()
  forgetScreenLeft()
  purgeSession()
  vi.unstubAllGlobals()
})

test.each(links)('%o: the rows of %s keep the filters', async (at, path, list, next) => {
  const names = filterNames(list)
  const search = new URLSearchParams(names.map((name) => [name, filterSamples[name] ?? '']))
  expect(names.filter((name) => filterSamples[name] === undefined)).toEqual([])
  await signInAs(cloud, at.persona)
  const fetch = (request: Request) => cloud.fetch(request)
  openAddress(`${path}?${search}&q=&sort=-name&page=1&transaction=x`, { host: at.host, fetch })
  const link = await waitFor(rowLink, { timeout: 15_000 })
  const carried = new URL(link.href, 'http://pay.localhost').searchParams
  const isCarried = (name: string) => !isLeftBehind(list, next, name)
  for (const name of names.filter(isCarried)) {
    expect([name, carried.get(name)]).toEqual([name, filterSamples[name]])
  }
  // Its search, order and page are its own.
  for (const own of ['q', 'sort', 'page', 'per_page', 'transaction']) {
    expect(carried.has(own)).toBe(false)
  }
})

/** A day's list has its day in place of the days. All merchants have an environment, one has its own. */
function isLeftBehind(list: List, next: List, name: string): boolean {
  return (
    (next.places.includes('day') && ['from', 'to'].includes(name)) ||
    (list === reports && name === 'environment')
  )
}

function rowLink(): HTMLAnchorElement {
  const link = document.querySelector<HTMLAnchorElement>('tr[data-row] a[href*="reports"]')
  if (link === null) throw new Error('The rows are not there yet')
  return link
}
