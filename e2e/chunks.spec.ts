import { readdir, readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { cartButton } from './support/journey.ts'
import { expect, test } from './support/test.ts'

// Scripts that are loaded when they are first needed (specification §8): slow ones have a notice and
// a time limit; one that a deploy took away brings one reload. Against the real build, whose
// scripts pass by the browser's network tools.

const isAsset = (url: URL) => url.pathname.startsWith('/assets/')
const isScript = (url: URL) => isAsset(url) && url.pathname.endsWith('.js')

/** How many documents the page has loaded. */
function countDocuments(page: Page): { readonly count: number } {
  const seen = { count: 0 }
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) seen.count += 1
  })
  return seen
}

/** From now on no script arrives; the answer lets them through again. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  await page.route(isScript, () => new Promise(() => undefined))
  return () => page.unroute(isScript)
}

/**
 * As after a deploy: scripts that this page has loaded are still in the browser, all others of its
 * build are gone. `until` a new document is requested, or for good, when the old one is still
 * served.
 */
async function deploy(page: Page, until: 'reload' | 'never'): Promise<void> {
  const known = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  )
  let gone = true
  page.on('request', (request) => {
    if (until === 'reload' && request.isNavigationRequest()) gone = false
  })
  await page.route(isAsset, (route) =>
    gone && !known.includes(route.request().url())
      ? route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' })
      : route.continue(),
  )
}

/** Scripts of a real build have no telling names: their content identifies them. */
async function wordsOfThePage(): Promise<readonly string[]> {
  const folder = new URL('../dist/assets/', import.meta.url)
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'))
  const texts = await Promise.all(
    scripts.map(async (name) => ({ name, text: await readFile(new URL(name, folder), 'utf8') })),
  )
  const found = texts.filter(({ text }) => text.includes('What would you like to pay?'))
  expect(found).toHaveLength(1)
  return found.map(({ name }) => `/assets/${name}`)
}

const department = (page: Page) => page.getByRole('link', { name: 'Real estate tax' })
/** The search is loaded ahead once the departments are quiet; this page is not. */
const signInLink = (page: Page) => page.getByRole('link', { name: 'Sign in' })
const signInPage = (page: Page) => page.getByRole('heading', { name: 'Sign in', level: 1 })
const failed = (page: Page) =>
  page.getByRole('heading', { name: 'This page could not be loaded', level: 1 })

test.describe('a script that does not come', { tag: '@real-only' }, () => {
  test('is spoken of after 10 s, and given up after 120 s', async ({ page }) => {
    await page.clock.install()
    await page.goto('/departments')
    await expect(department(page)).toBeVisible()
    const documents = countDocuments(page)
    const letGo = await holdScripts(page)
    await signInLink(page).click()
    await page.clock.fastForward(9_000)
    const notice = page.getByRole('alert').filter({ hasText: 'Still loading… Check your' })
    await expect(notice).toHaveCount(0)
    await page.clock.fastForward(1_500)
    await expect(notice).toBeVisible()
    await page.clock.fastForward(111_000)
    await expect(failed(page)).toBeVisible()
    await expect(page.getByText('Loading took too long.')).toBeVisible()
    // What the page wanted for itself a little later is given up, too.
    await page.clock.fastForward(20_000)
    await expect(notice).toHaveCount(0)
    expect(documents.count).toBe(0)
    await letGo()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(signInPage(page)).toBeVisible()
    expect(documents.count).toBe(1)
  })

  test('without a network is there once the network is', async ({ page, context }) => {
    await page.goto('/departments')
    await expect(department(page)).toBeVisible()
    await context.setOffline(true)
    await signInLink(page).click()
    await expect(failed(page)).toBeVisible()
    await context.setOffline(false)
    await expect(signInPage(page)).toBeVisible()
  })

  test('is spoken of before the page has a language', async ({ page }) => {
    await holdScripts(page)
    await page.goto('/departments', { waitUntil: 'commit' })
    const notice = page.getByText('Still loading… Check your connection')
    await expect(notice).toBeHidden()
    await expect(notice).toHaveCount(1)
    await waitOut(page)
    await expect(notice).toBeVisible()
    await expect(page.getByText('Wird noch geladen')).toBeVisible()
  })
})

test.describe('a script that is gone after a deploy', { tag: '@real-only' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/departments')
    await expect(department(page)).toBeVisible()
  })

  test('of a screen: one reload leads there', async ({ page }) => {
    const documents = countDocuments(page)
    await deploy(page, 'reload')
    await signInLink(page).click()
    await expect(signInPage(page)).toBeVisible()
    expect(documents.count).toBe(1)
  })

  test('of a dialog: one reload, and it opens', async ({ page }) => {
    const documents = countDocuments(page)
    await deploy(page, 'reload')
    await cartButton(page).click()
    await expect.poll(() => documents.count).toBe(1)
    await expect(department(page)).toBeVisible()
    await cartButton(page).click()
    await expect(page.getByRole('dialog', { name: 'Cart' })).toBeVisible()
    expect(documents.count).toBe(1)
  })

  test('of a language: one reload, and it can be chosen', async ({ page }) => {
    const documents = countDocuments(page)
    const language = page.getByRole('banner').getByRole('combobox', { name: /^Language/u })
    await deploy(page, 'reload')
    await language.selectOption('es')
    await expect.poll(() => documents.count).toBe(1)
    await expect(department(page)).toBeVisible()
    await language.selectOption('es')
    await expect(page.getByRole('heading', { level: 1, name: /^¿/u })).toBeVisible()
    expect(documents.count).toBe(1)
  })

  test('and pointed at only: nothing happens', async ({ page }) => {
    const documents = countDocuments(page)
    await deploy(page, 'reload')
    const asked = page.waitForResponse((response) => isScript(new URL(response.url())))
    await signInLink(page).hover()
    expect((await asked).status()).toBe(404)
    await expect(page.getByRole('heading', { name: /^What would you like/u })).toBeVisible()
    expect(documents.count).toBe(0)
  })

  test('and still gone: an error that says so, and no loop', async ({ page }) => {
    const documents = countDocuments(page)
    await deploy(page, 'never')
    await signInLink(page).click()
    await expect(failed(page)).toBeVisible()
    await expect(page.getByText('This site may have been updated')).toBeVisible()
    expect(documents.count).toBe(1)
    // Another missing part is reported in its place: this build had its reload.
    await page.goBack()
    await expect(department(page)).toBeVisible()
    await cartButton(page).click()
    const notice = page.getByRole('alert').filter({ hasText: 'Part of this page could not be' })
    await expect(notice.getByRole('button', { name: 'Reload' })).toBeVisible()
    await expect(department(page)).toBeVisible()
    expect(documents.count).toBe(1)
  })
})

test.describe('the words of the page', { tag: '@real-only' }, () => {
  test('that are missing: one reload, then no page of ids', async ({ page }) => {
    const documents = countDocuments(page)
    const gone = await wordsOfThePage()
    await page.route(
      ({ pathname }) => gone.includes(pathname),
      (route) => route.fulfill({ status: 404 }),
    )
    let read = 0
    page.on('domcontentloaded', () => (read += 1))
    await page.goto('/departments', { waitUntil: 'commit' })
    // The first document stands until the second has come.
    await expect.poll(() => read).toBe(2)
    const notice = page.getByText('Still loading… Check your connection')
    await expect(notice).toHaveCount(1)
    await waitOut(page)
    await expect(notice).toBeVisible()
    expect(documents.count).toBe(2)
  })
})

/** The document's own waiting time passes at once; it runs as soon as the styles have come. */
async function waitOut(page: Page): Promise<void> {
  const finished = () =>
    page.evaluate(() => {
      const running = document.getAnimations()
      for (const animation of running) animation.finish()
      return running.length
    })
  await expect.poll(finished).toBeGreaterThan(0)
}
