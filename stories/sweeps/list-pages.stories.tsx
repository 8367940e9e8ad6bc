import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { proxy, useSnapshot } from 'valtio'
import type { AppRouter } from '@/app/router'
import { hasScreen } from '@/rules/addresses/address-row'
import { addressRows } from '@/rules/addresses/address-table'
import { Watch, WatchedScreen } from '../support/watched-screen'
import { type ListPlace, listPlaces, wholeLists, withoutList } from './list-places'

// The page of a list stands in its address, which can be typed, sent and kept. At a page that is gone
// each list shows its last one, within a few renders. What is a number: src/contract/page-number.test.ts.

interface Shown {
  readonly place: ListPlace
  readonly path: string
  readonly watch: Watch
}

let shown: Shown | null = null
const changed = proxy({ times: 0 })

function show(next: Shown | null): void {
  shown = next
  changed.times += 1
}

const meta = {
  title: 'Sweeps/Pages of lists',
  tags: ['!dev'],
  render: () => <Place />,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

function Place() {
  const { times } = useSnapshot(changed)
  return shown === null ? null : (
    <WatchedScreen key={times} {...shown.place} path={shown.path} watch={shown.watch} />
  )
}

const beyond = 999_999

/** For one change of the page; to open a screen takes more. */
const mostCommits = 40

const lookedAt: ListPlace[] = []

function at(place: ListPlace | undefined): Story {
  if (place === undefined) throw new Error('There is no such place')
  lookedAt.push(place)
  return {
    play: async ({ canvasElement }) => {
      await eachPage(place, canvasElement)
      show(null)
    },
  }
}

async function eachPage(place: ListPlace, canvas: HTMLElement): Promise<void> {
  const watch = new Watch()
  const addressOf = (page: number | string) => {
    const [path = '', search] = place.path.split('?')
    const params = new URLSearchParams(search)
    params.set('page', String(page))
    return `${path}?${params}`
  }
  const arrival = (page: number | null | string) =>
    waitFor(() => expect(pageIn(watch)).toBe(page === null ? null : String(page)), patience)

  show({ place, path: addressOf(beyond), watch })
  const router = await waitFor(() => opened(watch), patience)
  const entries = router.history.length
  await waitFor(() => expect([undefined, String(beyond)]).not.toContain(pageIn(watch)), patience)
  // The address was replaced.
  await expect(router.history.length).toBe(entries)
  if (place.isEmpty !== true) {
    await waitFor(() => expect(canvas.querySelector('main tbody tr')).not.toBeNull(), patience)
  }
  const last = pageIn(watch)

  const goTo = async (page: number | string, arrivesAt: number | string | null = page) => {
    watch.again()
    const before = router.history.length
    router.history.push(addressOf(page))
    await arrival(arrivesAt)
    await expect(router.history.length).toBe(before + 1)
  }
  await goTo(1)
  await expect(watch.navigations).toBe(1)
  // A row fewer than a moment ago.
  await goTo(Number(last ?? 1) + 1, last)
  await quiet(canvas, watch)
  await expect(watch.navigations).toBe(2)
  await expect(watch.commits).toBeLessThan(mostCommits)
}

const patience = { timeout: 10_000 }

function opened({ router }: Watch): AppRouter {
  if (router === null) throw new Error('The page is not open yet')
  return router
}

/** In the address of the page that is rendered; null: the first. undefined: none is yet. */
const pageIn = ({ router }: Watch): string | null | undefined => {
  const shownAt = router?.state.resolvedLocation
  return shownAt && new URLSearchParams(shownAt.searchStr).get('page')
}

/** Nothing is loaded or rendered any more. */
async function quiet(canvas: HTMLElement, watch: Watch): Promise<void> {
  let before = -1
  const isQuiet = () => {
    const { commits } = watch
    const has = commits === before && canvas.querySelector('[aria-busy="true"]') === null
    before = commits
    return has
  }
  await waitFor(() => expect(isQuiet()).toBe(true), { ...patience, interval: 100 })
}

const {
  listUsers,
  listUserActivity,
  listPaymentsOfUser,
  listAudit,
  listPostingTransactions,
  listTransactions,
  listTransactionsDepartments,
  listImports,
} = listPlaces

export const Bills = at(listPlaces.searchBills[0])
export const OwnPayments = at(listPlaces.listUserPayments[0])
export const AccountActivity = at(listPlaces.getAccountActivity[0])
export const AccountActivityOfSite = at(listPlaces.getAccountActivity[1])
export const ActivityOfUser = at(listPlaces.listActivityOfUser[0])
export const StaffOfSite = at(listUsers[0])
export const StaffOfRoot = at(listUsers[1])
export const CitizensOfSite = at(listUsers[2])
export const CitizensOfRoot = at(listUsers[3])
export const InvitesOfSite = at(listUsers[4])
export const InvitesOfRoot = at(listUsers[5])
export const UserSearch = at(listPlaces.searchUsers[0])
export const UserMerchants = at(listPlaces.listMerchants[0])
export const Settings = at(listPlaces.listSettings[0])
export const UserActivityOfSite = at(listUserActivity[0])
export const UserActivityOfRoot = at(listUserActivity[1])
export const UserPaymentsOfSite = at(listPaymentsOfUser[0])
export const UserPaymentsOfRoot = at(listPaymentsOfUser[1])
export const AuditOfSite = at(listAudit[0])
export const AuditOfRoot = at(listAudit[1])
export const HistoryOfSettings = at(listAudit[2])
export const PostingReport = at(listPlaces.listPostingReport[0])
export const PostingTransactionsOfSite = at(listPostingTransactions[0])
export const PostingTransactionsOfRoot = at(listPostingTransactions[1])
export const TransactionsOfSite = at(listTransactions[0])
export const TransactionsOfRoot = at(listTransactions[1])
export const NotificationMerchants = at(listPlaces.listNotificationMerchants[0])
export const NotificationsOfSite = at(listPlaces.listNotifications[0])
export const NotificationsOnRoot = at(listPlaces.listNotifications[1])
export const TransactionsReport = at(listPlaces.listTransactionsReport[0])
export const TransactionsDepartments = at(listTransactionsDepartments[0])
export const TransactionsDepartmentsOfSite = at(listTransactionsDepartments[1])
export const TransactionsDepartmentsOfRoot = at(listTransactionsDepartments[2])
export const ImportsOfAccounts = at(listImports[0])
export const ImportsOfPermits = at(listImports[1])
export const ImportsOfAging = at(listImports[2])
export const ImportsOfUsers = at(listImports[3])
export const ImportsOfPayments = at(listImports[4])
export const MaintenanceWindows = at(listPlaces.listMaintenanceWindows[0])
export const Warnings = at(listPlaces.listWarnings[0])
export const RecaptchaEvents = at(listPlaces.listRecaptchaEvents[0])
export const PostingReportOfSite = at(wholeLists[0])
export const PostingDepartmentsOfSite = at(wholeLists[1])
export const PostingDepartmentsOfRoot = at(wholeLists[2])

/** A list that is not in the table, or has no story, would never be looked at. */
export const EveryList: Story = {
  render: () => <h1>Every list</h1>,
  play: async () => {
    const all = [...Object.values(listPlaces).flat(), ...wholeLists]
    await expect(lookedAt).toEqual(all)
    const seen = all.map(({ address }) => address)
    const screens = addressRows.filter(hasScreen).map(({ name }) => name)
    await expect([...new Set([...seen, ...withoutList])].toSorted()).toEqual(screens.toSorted())
    await expect(seen.filter((name) => withoutList.includes(name))).toEqual([])
  },
}
