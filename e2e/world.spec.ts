import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import * as v from 'valibot'
import { worldHash } from '../mocks/scenarios/world-hash.ts'
import { launchOptions } from './support/browser.ts'
import { cities, people, peoplesPassword } from './support/names.ts'
import { openPanel } from './support/panel.ts'
import { editAtRandom } from './support/random-edits.ts'
import { accountMenu, signIn } from './support/session.ts'
import { expect, test } from './support/test.ts'
import { callFrom, world } from './support/world.ts'

// One world in all tabs of all cities: changes of the whole world (mock-cloud.md, "Journal").

type At = (city: string | null, path: string) => string

const tiffin = 'tiffin'

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

test('two tabs on two subdomains begin as the world that Node makes, and stay one', async ({
  page,
  context,
  at,
}) => {
  test.slow()
  await openDepartments(page, at, cities.county)
  expect(await world.hash(page)).toBe(worldHash)
  const other = await openDepartments(await context.newPage(), at, tiffin)
  const writes = await editAtRandom([page, other], 20_260_601, 30)
  expect(writes).toBeGreaterThan(20)
  expect((await world.state(other)).writes).toBe(writes)
  const after = await world.hash(page)
  expect(after).not.toBe(worldHash)
  expect(await world.hash(other)).toBe(after)
})

// What a file holds and what is refused of one: mocks/app/world-file.worlds.test.ts.
test('a colleague who opens the file has the same world and sees the same screen', async ({
  page,
  browser,
  at,
}, info) => {
  await openDepartments(page, at, tiffin)
  await editAtRandom([page], 1, 3)
  await switchTickets(page, false)
  await page.reload()
  await expect(water(page)).toBeVisible()
  await expect(tickets(page)).toHaveCount(0)
  const path = info.outputPath('bug-123.world.json')
  const file = await world.file(page)
  await writeFile(path, JSON.stringify(file))

  const profile = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const stranger = await openDepartments(await profile.newPage(), at, tiffin)
  await expect(tickets(stranger)).toBeVisible()
  await editAtRandom([stranger], 101, 2)
  const theirs = await world.hash(stranger)
  const changed = { ...v.parse(v.looseObject({}), file), seed: 'another' }
  expect(await world.take(stranger, changed)).toEqual({ kind: 'changed' })
  expect(await world.hash(stranger)).toBe(theirs)
  await world.replay(stranger, path)
  // Without a reload: the page is notified.
  await expect(tickets(stranger)).toHaveCount(0)
  expect(await world.hash(stranger)).toBe(await world.hash(page))
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

test('the clock moves on for all: a warning is up in every tab, and the session is over', async ({
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
  await world.moveClock(elsewhere, 24 * 60)
  for (const tab of [page, second]) {
    await expect(tab.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible()
  }
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
      await editAtRandom([page], 7, 3)
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
