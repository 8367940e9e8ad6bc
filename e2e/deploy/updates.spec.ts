import { execFileSync } from 'node:child_process'
import { readdir, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { addToCart, cartButton, checkOut } from '../support/journey.ts'
import { expect, test } from '../support/test.ts'

// An update and a rollback under an open tab, by the script that operators use.

const script = fileURLToPath(new URL('../../deploy/publish.sh', import.meta.url))
const folder = (name: 'FIRST' | 'SECOND' | 'SITE') => process.env[`DEPLOY_${name}`] ?? ''

const publish = (build: 'FIRST' | 'SECOND') =>
  execFileSync('sh', [script, folder(build), folder('SITE')])

/** As a month later, or where the other build was copied over without its scripts. */
async function removeOtherAssets(build: 'FIRST' | 'SECOND'): Promise<void> {
  const kept = new Set(await readdir(`${folder(build)}/assets`))
  const all = await readdir(`${folder('SITE')}/assets`)
  const others = all.filter((name) => !kept.has(name))
  expect(others.length).toBeGreaterThan(50)
  await Promise.all(others.map((name) => rm(`${folder('SITE')}/assets/${name}`)))
}

function countDocuments(page: Page): { readonly count: number } {
  const seen = { count: 0 }
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) seen.count += 1
  })
  return seen
}

/** The address of the application's first script, which every build has under another name. */
const firstScript = (page: Page) => page.locator('script[type="module"]').getAttribute('src')

const department = (page: Page) => page.getByRole('link', { name: 'Real estate tax' })
const search = (page: Page) => page.getByRole('heading', { name: 'Real estate tax', level: 1 })

test.describe('a tab that was open before', { tag: '@deploy' }, () => {
  test.beforeEach(async ({ page }) => {
    publish('FIRST')
    await page.goto('/departments')
    await expect(department(page)).toBeVisible()
  })
  test.afterAll(() => publish('FIRST'))

  test('an update goes on with its own scripts', async ({ page }) => {
    const documents = countDocuments(page)
    publish('SECOND')
    await department(page).click()
    await expect(search(page)).toBeVisible()
    expect(documents.count).toBe(0)
  })

  test('an update that left no script of it reloads once', async ({ page }) => {
    const before = await firstScript(page)
    const documents = countDocuments(page)
    publish('SECOND')
    await removeOtherAssets('SECOND')
    // The search's scripts come ahead of it once the page is quiet; this page's do not.
    await page.getByRole('link', { name: 'Sign in' }).click()
    await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible()
    expect(documents.count).toBe(1)
    expect(await firstScript(page)).not.toBe(before)
  })

  test('an update offers a reload when one comes back to it, and not at the checkout', async ({
    page,
    bill,
  }) => {
    const note = page.getByRole('status').filter({ hasText: 'This site has been updated' })
    const comeBackLater = async () => {
      await page.clock.fastForward('31:00')
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    }
    await page.clock.install()
    await addToCart(page, bill)
    const before = await firstScript(page)
    publish('SECOND')
    // What looks it up is loaded once the page is quiet.
    await expect(async () => {
      await comeBackLater()
      await expect(note).toBeVisible({ timeout: 1000 })
    }).toPass()
    await checkOut(page)
    await expect(note).toHaveCount(0)
    await page.goBack()
    await note.getByRole('button', { name: 'Reload' }).click()
    await expect(cartButton(page)).toHaveAccessibleName(/^Cart, 1 item/u)
    expect(await firstScript(page)).not.toBe(before)
    await comeBackLater()
    await expect(note).toHaveCount(0)
  })

  test('a rollback goes on as well, and a reload brings the older build', async ({ page }) => {
    const older = await firstScript(page)
    publish('SECOND')
    await page.reload()
    await expect(department(page)).toBeVisible()
    expect(await firstScript(page)).not.toBe(older)
    const documents = countDocuments(page)
    publish('FIRST')
    await department(page).click()
    await expect(search(page)).toBeVisible()
    expect(documents.count).toBe(0)
    await page.reload()
    await expect(search(page)).toBeVisible()
    expect(await firstScript(page)).toBe(older)
  })
})
