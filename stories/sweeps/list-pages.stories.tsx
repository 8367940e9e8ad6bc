import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { proxy, useSnapshot } from 'valtio'
import type { AppRouter } from '@/app/router'
import { hasScreen } from '@/rules/addresses/address-row'
import { addressRows } from '@/rules/addresses/address-table'
import { Watch, WatchedScreen } from '../support/watched-screen'
import { type ListPlace, listPlaces, wholeLists, withoutList } from './list-places'

// The page of a list stands in its address, which can be typed, sent and kept. Each list opens at
// each number within a few renders, and at one that is gone it shows its last page.

interface Shown {
  readonly place: ListPlace
  readonly path: string
  readonly watch: Watch
}

let shown: Shown | null = null
const changed = proxy({ times: 0 })

function show(at: Shown | null): void {
  shown = at
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

/** No pages: the first is shown. */
const noPages = ['0', '-1', '1.5', 'last']
const beyond = 999_999

/** For one change of the page; to open a screen takes more. */
const mostCommits = 40

const at = (places: readonly ListPlace[]): Story => ({
  play: async ({ canvasElement, step }) => {
    for (const place of places) await step(place.path, () => eachPage(place, canvasElement))
    show(null)
  },
})

const ofSite = (places: readonly ListPlace[]) => places.filter(({ tenant }) => tenant !== null)
const ofRoot = (places: readonly ListPlace[]) => places.filter(({ tenant }) => tenant === null)

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
  for (const page of [1, last ?? 1, ...noPages]) {
    await goTo(page)
    await expect(watch.navigations).toBe(1)
  }
  for (const gone of [Number(last ?? 1) + 1, beyond]) {
    await goTo(gone, last)
    await quiet(canvas, watch)
    await expect(watch.navigations).toBe(2)
    await expect(watch.commits).toBeLessThan(mostCommits)
  }
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

/** A list that is not in the table would never be looked at. */
export const EveryList: Story = {
  render: () => <h1>Every list</h1>,
  play: async () => {
    const seen = [...Object.values(listPlaces).flat(), ...wholeLists].map(({ address }) => address)
    const screens = addressRows.filter(hasScreen).map(({ name }) => name)
    await expect([...new Set([...seen, ...withoutList])].toSorted()).toEqual(screens.toSorted())
    await expect(seen.filter((name) => withoutList.includes(name))).toEqual([])
  },
}

export const Bills = at(listPlaces.searchBills)
export const OwnPayments = at(listPlaces.listUserPayments)
export const AccountActivity = at(listPlaces.getAccountActivity)
export const ActivityOfUser = at(listPlaces.listActivityOfUser)
export const UsersOfSite = at(ofSite(listPlaces.listUsers))
export const UsersOfRoot = at(ofRoot(listPlaces.listUsers))
export const UserSearch = at(listPlaces.searchUsers)
export const UserMerchants = at(listPlaces.listMerchants)
export const Settings = at(listPlaces.listSettings)
export const UserActivity = at(listPlaces.listUserActivity)
export const UserPayments = at(listPlaces.listPaymentsOfUser)
export const AuditOfSite = at(ofSite(listPlaces.listAudit))
export const AuditOfRoot = at(ofRoot(listPlaces.listAudit))
export const PostingReport = at(listPlaces.listPostingReport)
export const PostingTransactions = at(listPlaces.listPostingTransactions)
export const Transactions = at(listPlaces.listTransactions)
export const TransactionsReport = at(listPlaces.listTransactionsReport)
export const TransactionsDepartmentsOfSite = at(ofSite(listPlaces.listTransactionsDepartments))
export const TransactionsDepartmentsOfRoot = at(ofRoot(listPlaces.listTransactionsDepartments))
export const PostingDepartmentsOfSite = at(ofSite(wholeLists))
export const PostingDepartmentsOfRoot = at(ofRoot(wholeLists))
