import type { Page } from '@playwright/test'
import { payButton, readyToPay } from './support/journey.ts'
import { cities, people } from './support/names.ts'
import { carry, gate, onPayment } from './support/payment-calls.ts'
import { accountMenu, signInByForm } from './support/session.ts'
import { expect, test } from './support/test.ts'

// Specification §4, "Inactivity", and decision 6, by a clock that the test moves. The
// clock is the context's: all tabs have the same time.

const minute = 60_000

const warning = (page: Page) => page.getByRole('dialog', { name: 'Are you still there?' })
const signInHeading = (page: Page) => page.getByRole('heading', { name: 'Sign in', level: 1 })
const menu = (page: Page) => accountMenu(page, people.user.name)

/** Advances the time by this much inactivity, and holds it there. */
async function idle(page: Page, milliseconds: number): Promise<void> {
  // The record follows the last touch by a second at most.
  await page.clock.fastForward(2_000)
  const last = Number(await stored(page, 'last-activity'))
  expect(last).toBeGreaterThan(0)
  await page.clock.pauseAt(last + milliseconds)
}

function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => window.localStorage.getItem(name), key)
}

async function expectSignedOut(page: Page): Promise<void> {
  await expect(signInHeading(page)).toBeVisible()
  await expect(menu(page)).toHaveCount(0)
  expect(await stored(page, 'id_token')).toBeNull()
  expect(await stored(page, 'user-data')).toBeNull()
  expect(await stored(page, 'last-activity')).toBeNull()
}

test.beforeEach(async ({ page, at }) => {
  await page.clock.install()
  await signInByForm(page, at, 'user')
  await expect(menu(page)).toBeVisible()
  // What watches comes a moment later. Held before that, the time would stand still for it.
  const first = await stored(page, 'last-activity')
  await expect
    .poll(async () => {
      await page.keyboard.press('x')
      await page.clock.fastForward(2_000)
      return stored(page, 'last-activity')
    })
    .not.toBe(first)
})

// Each kind of activity, in each tab, and time that is skipped: src/state/session/activity.test.ts.
test('28 minutes without mouse, key or touch bring a warning, and an answer ends it', async ({
  page,
}) => {
  await idle(page, 28 * minute - 1000)
  await expect(warning(page)).toHaveCount(0)
  await page.clock.runFor(1000)
  await expect(warning(page).getByRole('timer')).toContainText('2:00')
  await page.clock.runFor(15_000)
  await expect(warning(page).getByRole('timer')).toContainText('1:45')
  await warning(page).getByRole('button', { name: 'Stay signed in' }).click()
  await expect(warning(page)).toHaveCount(0)
  await expect(menu(page)).toBeVisible()

  await test.step('the count restarts; a bumped desk does not end it, and a key does', async () => {
    await page.clock.resume()
    await idle(page, 28 * minute - 1000)
    await expect(warning(page)).toHaveCount(0)
    await page.clock.runFor(1000)
    await expect(warning(page)).toBeVisible()
    await page.mouse.move(40, 40)
    await page.mouse.move(400, 300)
    await page.clock.runFor(1000)
    await expect(warning(page).getByRole('timer')).toContainText('1:59')
    await page.keyboard.press('x')
    await expect(warning(page)).toHaveCount(0)
  })

  await test.step('signing out answers it, too', async () => {
    await page.clock.resume()
    await idle(page, 29 * minute)
    await warning(page).getByRole('button', { name: 'Sign out' }).click()
    await page.clock.resume()
    await expectSignedOut(page)
  })
})

test.describe('30 minutes', () => {
  test('end the session, here and on the server', { tag: '@real' }, async ({ page, at }) => {
    const token = await stored(page, 'id_token')
    await idle(page, 30 * minute - 1000)
    await expect(warning(page).getByRole('timer')).toContainText('0:01')
    await page.clock.runFor(1000)
    await page.clock.resume()
    await expectSignedOut(page)
    await expect(page.getByText(/30 minutes/u)).toBeVisible()
    // The interrupted address comes back after sign-in.
    await expect(page).toHaveURL(at(cities.county, '/sign-in?return_to=%2Fdepartments'))
    // The server knows the token no more.
    await page.evaluate((text) => window.localStorage.setItem('id_token', text ?? ''), token)
    await page.goto('/departments')
    await expectSignedOut(page)
  })

  test('with the browser closed end it before anything shows', async ({ page, context, at }) => {
    await page.close()
    await context.clock.fastForward(31 * minute)
    const later = await context.newPage()
    await later.goto(at(cities.county, '/departments'))
    await expectSignedOut(later)
  })
})

test.describe('two tabs', () => {
  test(
    'warn together, stay together, and end together',
    { tag: ['@real', '@both'] },
    async ({ page, context, at }) => {
      const other = await context.newPage()
      await other.goto(at(cities.county, '/departments'))
      await expect(menu(other)).toBeVisible()
      await idle(other, 28 * minute)
      await expect(warning(page)).toBeVisible()
      await expect(warning(other)).toBeVisible()
      await warning(other).getByRole('button', { name: 'Stay signed in' }).click()
      await expect(warning(other)).toHaveCount(0)
      await expect(warning(page)).toHaveCount(0)
      await page.clock.resume()
      await idle(page, 30 * minute)
      await page.clock.resume()
      await expectSignedOut(page)
      await expectSignedOut(other)
    },
  )
})

test.describe('on a slow or broken line', { tag: '@real-only' }, () => {
  const isLogout = (url: URL) => url.pathname === '/api/logout'

  test('the page is covered while the server is told', async ({ page }) => {
    const answer = gate()
    await page.route(isLogout, async (route) => {
      await answer.opened
      await route.continue()
    })
    await page.clock.fastForward(45 * minute)
    const cover = page.getByRole('dialog', { name: /Signing you out/u })
    await expect(cover).toBeVisible()
    const onTop = await page.evaluate(() => document.elementFromPoint(200, 200)?.closest('dialog'))
    expect(onTop).not.toBeNull()
    // Everything behind a modal dialog is out of reach.
    await expect(menu(page)).toHaveCount(0)
    answer.open()
    await expectSignedOut(page)
  })

  test('it ends without the server, too', async ({ page }) => {
    await page.route(isLogout, (route) => route.abort())
    await page.clock.fastForward(30 * minute)
    await expectSignedOut(page)
  })
})

test.describe('a payment in flight', { tag: '@real-only' }, () => {
  test('is not interrupted', async ({ page, bill, payer }) => {
    const answer = gate()
    await onPayment(page, async (route) => {
      const { status, headers, body } = await carry(route)
      await answer.opened
      await route.fulfill({ status, headers, body })
    })
    await readyToPay(page, { bill, payer })
    await payButton(page).click()
    await expect(page.getByRole('dialog', { name: /^Pay \$/u })).toContainText('Do not close')
    await page.clock.fastForward(29 * minute)
    // By then the request has timed out and its outcome is requested; no warning shows meanwhile.
    await expect(page.getByRole('heading', { name: /checking your payment/u })).toBeVisible()
    await expect(warning(page)).toHaveCount(0)
    expect(await stored(page, 'id_token')).not.toBeNull()
    answer.open()
  })
})
