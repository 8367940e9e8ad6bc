import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import * as v from 'valibot'
import { worldHash } from '../mocks/scenarios/world-hash.ts'
import { launchOptions } from './support/browser.ts'
import { expectReceipt, payByCard } from './support/journey.ts'
import { cities, people, peoplesPassword } from './support/names.ts'
import { openPanel } from './support/panel.ts'
import { editAtRandom } from './support/random-edits.ts'
import { accountMenu, signIn } from './support/session.ts'
import { expect, test } from './support/test.ts'
import { callFrom, world } from './support/world.ts'

// One world in all tabs of all cities: changes of the whole world (mock-cloud.md, "Journal").

type At = (city: string | null, path: string) => string

const tiffin = 'tiffin'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
/** There as soon as the bill is: its heading may stand before it. */
const printBill = (page: Page) => page.getByRole('button', { name: 'Print bill' })

async function openDepartments(page: Page, at: At, city: string): Promise<Page> {
  await page.goto(at(city, '/departments'))
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  return page
}

/** The provider's people, who may do it on the root domain and on each city's. */
async function tokenOf(page: Page): Promise<string> {
  const body = { email: people.admin.email, password: peoplesPassword }
  const schema = v.object({ authorisation: v.object({ api_token: v.string() }) })
  const call = { method: 'POST', path: '/api/login', body } as const
  return (await callFrom(page, call, schema)).authorisation.api_token
}

async function switchTickets(page: Page, status: boolean): Promise<void> {
  const body = { merchant_id: '2', department_id: 'parking-tickets', status }
  const path = '/api/merchant/department-status'
  await callFrom(page, { method: 'POST', path, body, token: await tokenOf(page) }, v.unknown())
}

const tickets = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: /^Parking tickets/u })

const water = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Water and sewer' })

test('the world is asked for while the application is still on its way', async ({ page, at }) => {
  let isHeld = false
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/index-[^/]*\.js$/u, async (route) => {
    isHeld = true
    await released
    await route.continue()
  })
  const worldAsked = page.waitForRequest(/\/__cloud\.html$/u)
  await page.goto(at(cities.county, '/departments'), { waitUntil: 'commit' })
  await worldAsked
  expect(isHeld).toBe(true)
  release()
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
})

test('a browser makes the world that Node makes', async ({ page, at }) => {
  test.slow()
  await openDepartments(page, at, cities.county)
  expect(await world.hash(page)).toBe(worldHash)
})

test('two tabs on two subdomains are one after a hundred edits', async ({ page, context, at }) => {
  test.slow()
  await openDepartments(page, at, cities.county)
  const other = await openDepartments(await context.newPage(), at, tiffin)
  const before = await world.hash(page)
  const writes = await editAtRandom([page, other], 20_260_601, 100)
  expect(writes).toBeGreaterThan(80)
  expect((await world.state(other)).writes).toBe(writes)
  const after = await world.hash(page)
  expect(after).not.toBe(before)
  expect(await world.hash(other)).toBe(after)
})

test('a file makes the same world in another browser', async ({ page, browser, at }) => {
  test.slow()
  const seed = 1
  await openDepartments(page, at, cities.county)
  await editAtRandom([page], seed, 15)
  const file = await world.file(page)
  const hash = await world.hash(page)

  const profile = await browser.newContext()
  const stranger = await openDepartments(await profile.newPage(), at, tiffin)
  await editAtRandom([stranger], seed + 100, 2)
  const theirs = await world.hash(stranger)
  const changed = { ...v.parse(v.looseObject({}), file), seed: 'another' }
  expect(await world.take(stranger, changed)).toEqual({ kind: 'changed' })
  expect(await world.hash(stranger)).toBe(theirs)
  expect(await world.take(stranger, file)).toBeNull()
  expect(await world.hash(stranger)).toBe(hash)
  await world.reset(stranger)
  expect(await world.hash(stranger)).not.toBe(hash)
  await profile.close()
})

test('a colleague who opens the file sees the same screen', async ({
  page,
  browser,
  at,
  bill,
  payer,
}, info) => {
  await payByCard(page, { bill, payer })
  await expectReceipt(page)
  await page.goto(bill.path)
  await expect(printBill(page)).toBeVisible()
  const file = info.outputPath('bug-123.world.json')
  await writeFile(file, JSON.stringify(await world.file(page)))
  const text = await page.getByRole('main').innerText()

  const profile = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const stranger = await profile.newPage()
  await stranger.goto(at(cities.county, bill.path))
  await expect(printBill(stranger)).toBeVisible()
  expect(await stranger.getByRole('main').innerText()).not.toBe(text)
  await world.replay(stranger, file)
  // Without a reload: the page is notified.
  await expect.poll(() => stranger.getByRole('main').innerText()).toBe(text)
  await profile.close()
})

test('undo and reset show in every tab without a reload', async ({ page, context, at }) => {
  await openDepartments(page, at, tiffin)
  const county = await openDepartments(await context.newPage(), at, cities.county)
  await switchTickets(page, false)
  await page.reload()
  await expect(water(page)).toBeVisible()
  await expect(tickets(page)).toHaveCount(0)
  await world.undo(county)
  await expect(tickets(page)).toBeVisible()
  await switchTickets(page, false)
  await page.reload()
  await expect(water(page)).toBeVisible()
  await expect(tickets(page)).toHaveCount(0)
  await world.reset(county)
  await expect(tickets(page)).toBeVisible()
})

test('after a call is renamed the page reports left-out entries, and accepts changes', async ({
  page,
  context,
  browser,
  at,
}, info) => {
  await openDepartments(page, at, tiffin)
  await switchTickets(page, false)
  const stored = info.outputPath('profile.json')
  await context.storageState({ indexedDB: true, path: stored })
  const profileText = await readFile(stored, 'utf8')
  expect(profileText).toContain('setDepartmentStatus')
  await writeFile(stored, profileText.replaceAll('setDepartmentStatus', 'switchDepartment'))

  const profile = await browser.newContext({ storageState: stored })
  const later = await openDepartments(await profile.newPage(), at, tiffin)
  const line = later.getByRole('complementary', { name: /^Demonstration: / })
  await expect(line).toContainText('Saved changes left out')
  await expect(tickets(later)).toBeVisible()
  await switchTickets(later, false)
  await later.reload()
  await expect(water(later)).toBeVisible()
  await expect(tickets(later)).toHaveCount(0)
  await expect(line).toContainText('this version cannot read them: 1.')
  await world.reset(later)
  await expect(line).not.toContainText('Saved changes left out')
  await profile.close()
})

test('a city that is switched off on the root is gone in its own tab', async ({
  page,
  context,
  at,
}) => {
  await openDepartments(page, at, tiffin)
  const root = await context.newPage()
  // The front page asks nothing and shows before anything can answer; the menu's name is answered.
  await signIn(root, at, 'admin')
  await expect(accountMenu(root, people.admin.name)).toBeVisible()
  const path = '/api/merchant/update-status/2'
  const token = await tokenOf(root)
  await callFrom(root, { method: 'POST', path, body: { is_enabled: 0 }, token }, v.unknown())
  const search = page.getByRole('searchbox', { name: 'Search all bills' })
  await search.fill('PT-26-00118')
  await search.press('Enter')
  await expect(page).toHaveURL(/\/404$/u)
  await world.undo(root)
  await page.goto(at(tiffin, '/departments'))
  await expect(tickets(page)).toBeVisible()
})

test('the clock moves on for all: the warning is up in every tab', async ({
  page,
  context,
  at,
}) => {
  await signIn(page, at, 'user')
  const second = await context.newPage()
  await second.goto(at(cities.county, '/departments'))
  await expect(accountMenu(second, people.user.name)).toBeVisible()
  const elsewhere = await openDepartments(await context.newPage(), at, tiffin)
  const before = await world.state(elsewhere)
  const after = await world.moveClock(elsewhere, 29)
  expect(after.clock_offset - before.clock_offset).toBe(29 * 60_000)
  for (const tab of [page, second]) {
    await expect(tab.getByRole('dialog', { name: 'Are you still there?' })).toBeVisible()
  }
})

test('a day later the session is over', async ({ page, context, at }) => {
  await signIn(page, at, 'user')
  const elsewhere = await openDepartments(await context.newPage(), at, tiffin)
  await world.moveClock(elsewhere, 24 * 60)
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible()
})

test('a tab that plays a scenario has a world and a time of its own', async ({
  page,
  context,
  at,
  open,
}) => {
  await open({ scenario: 'payments-off' })
  await expect(heading(page)).toBeVisible()
  const shared = await openDepartments(await context.newPage(), at, tiffin)
  const [own, theirs] = [await world.state(page), await world.state(shared)]
  await world.moveClock(page, 60)
  expect((await world.state(page)).clock_offset).toBe(own.clock_offset + 3_600_000)
  expect((await world.state(shared)).clock_offset).toBe(theirs.clock_offset)
})

test('everything is there again when the browser was closed', async ({ at }) => {
  const profile = await mkdtemp(join(tmpdir(), 'civic-till-'))
  const visit = async (work: (page: Page) => Promise<void>) => {
    const context = await chromium.launchPersistentContext(profile, launchOptions())
    try {
      await work(await openDepartments(await context.newPage(), at, cities.county))
    } finally {
      await context.close()
    }
  }
  try {
    let hash = ''
    let offset = 0
    await visit(async (page) => {
      await editAtRandom([page], 7, 10)
      await world.undo(page)
      offset = (await world.moveClock(page, 90)).clock_offset
      hash = await world.hash(page)
    })
    await visit(async (page) => {
      expect(await world.hash(page)).toBe(hash)
      expect((await world.state(page)).clock_offset).toBe(offset)
    })
  } finally {
    await rm(profile, { recursive: true })
  }
})

test.describe('an error of the demonstration itself', () => {
  test.use({ allowedErrors: /own backend failed/u })

  test('is told in the line, in the log and as the server’s, never as the network’s', async ({
    page,
    at,
  }) => {
    // As if a request could not be handed to the worker.
    await page.addInitScript(() => {
      // oxlint-disable-next-line typescript/unbound-method -- it is applied to its port below
      const { postMessage } = MessagePort.prototype
      MessagePort.prototype.postMessage = function post(message, ...rest) {
        const url: unknown = Reflect.get(Object(message), 'url')
        if (String(url).endsWith('/api/get-departments')) throw new Error('no way to the worker')
        Reflect.apply(postMessage, this, [message, ...rest])
      }
    })
    await page.goto(at(cities.county, '/departments'))
    const what = 'GET /api/get-departments: Error: no way to the worker'
    await expect(page.getByText('Our server could not do this right now')).toBeVisible()
    await expect(page.getByText('We could not reach the server')).toHaveCount(0)
    const line = page.getByRole('complementary', { name: /^Demonstration: / })
    await expect(line).toContainText(what)
    const panel = await openPanel(page, 'Log')
    await expect(panel.getByText('An error of the demonstration itself').first()).toBeVisible()
  })
})
