import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test as base } from '@playwright/test'
import * as v from 'valibot'
import { builtStorybook, type Handbook, serveStorybook } from './support/built-storybook.ts'
import { fillCard, payButton, payDialog } from './support/journey'
import { cards } from './support/names'

// The built Storybook, in a folder of a host that has nothing else: a request for a file at the
// host's root, or of another host, fails these tests.

interface Watched {
  /** Requests to other places, answers of 400 and more, and uncaught errors. */
  trouble: string[]
}

const test = base.extend<Watched, { handbook: Handbook }>({
  handbook: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from it
    async ({}, give) => {
      const handbook = await serveStorybook()
      await give(handbook)
      await handbook.close()
    },
    { scope: 'worker' },
  ],
  trouble: [
    async ({ page, handbook }, give) => {
      const trouble: string[] = []
      const home = handbook.address('')
      page.on('request', (request) => {
        const url = request.url()
        if (!url.startsWith(home) && !/^(?:blob|data):/u.test(url)) trouble.push(`asked for ${url}`)
      })
      page.on('response', (response) => {
        if (response.status() >= 400) trouble.push(`${response.status()} for ${response.url()}`)
      })
      page.on('pageerror', (error) => trouble.push(`uncaught: ${error.message}`))
      await give(trouble)
      expect(trouble).toEqual([])
    },
    { auto: true },
  ],
})

const indexSchema = v.object({
  entries: v.record(
    v.string(),
    v.object({ id: v.string(), type: v.string(), importPath: v.string() }),
  ),
})

function readIndex() {
  return v.parse(indexSchema, JSON.parse(readFileSync(join(builtStorybook, 'index.json'), 'utf8')))
}

function firstStoryOf(area: string): string {
  const { entries } = readIndex()
  const inArea = new RegExp(`^\\./stories/${area}/[^/]+$`, 'u')
  const first = Object.values(entries).find(
    ({ type, importPath }) => type === 'story' && inArea.test(importPath),
  )
  if (first === undefined) throw new Error(`stories/${area} has no story`)
  return first.id
}

/** The id of the story that was shown last, and whether rendering, its play and axe succeeded. */
function lastFinished(page: Page): Promise<unknown> {
  return page.evaluate<unknown>(`(() => {
    const [last] = window.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished') ?? []
    return last ? last.storyId + ': ' + last.status : ''
  })()`)
}

const areas = [
  'screens/cart',
  'screens/account-view',
  'screens/blind-payments',
  'screens/checkout',
  'screens/dashboard',
  'screens/departments',
  'screens/parcels',
  'screens/receipts',
  'screens/sign-in',
  'ui',
]

test.describe('the built Storybook works in a folder', { tag: '@storybook-only' }, () => {
  test('its index lists the stories and shows the one that is chosen', async ({
    page,
    handbook,
  }) => {
    await page.goto(handbook.address('index.html'))
    const tree = page.getByRole('navigation', { name: 'Stories' })
    await tree.getByRole('button', { name: 'Unsubscribe from mail' }).click()
    await tree
      .getByRole('link')
      .and(page.locator(`#${firstStoryOf('screens/unsubscribe')}`))
      .click()
    const shown = page.frameLocator('#storybook-preview-iframe')
    await expect(shown.getByRole('heading', { level: 1, name: /mail/iu })).toBeVisible()
  })

  test('its first page leads to stories that are there', async ({ page, handbook }) => {
    await page.goto(handbook.address('index.html?path=/story/welcome--civic-till'))
    const shown = page.frameLocator('#storybook-preview-iframe')
    await expect(shown.getByRole('heading', { level: 1, name: 'Civic Till' })).toBeVisible()
    const links = shown.getByRole('link')
    const wanted = await links.evaluateAll((found) =>
      found.map((link) => (link.getAttribute('href') ?? '').split('/story/')[1]),
    )
    const { entries } = readIndex()
    expect(wanted.filter((id) => id === undefined || !(id in entries))).toEqual([])
    await links.first().click()
    await expect(shown.getByRole('link', { name: 'Real estate tax' })).toBeVisible()
  })

  test('the calls of a story stand in the panel beside it', async ({ page, handbook }) => {
    const id = firstStoryOf('screens/departments')
    await page.goto(handbook.address(`index.html?path=/story/${id}`))
    await page.getByRole('button', { name: /^Show addon panel/u }).click()
    await page.getByRole('tab', { name: /^Actions/u }).click()
    const panel = page.getByRole('tabpanel', { name: /^Actions/u })
    await expect(panel.getByText('GET /api/merchant-info', { exact: false })).toBeVisible()
  })

  test('a page of pieces says what each is given', async ({ page, handbook }) => {
    await page.goto(handbook.address('iframe.html?viewMode=docs&id=pieces-buttons-and-links--docs'))
    await expect(page.getByRole('heading', { name: 'IconButton' })).toBeVisible()
    await expect(page.getByRole('cell', { name: /^pending/u }).first()).toBeVisible()
  })

  test('a page of pieces is dark when the toolbar says so', async ({ page, handbook }) => {
    const docs = 'iframe.html?viewMode=docs&id=pieces-buttons-and-links--docs'
    await page.goto(handbook.address(`${docs}&globals=theme:dark`))
    const title = page.getByRole('heading', { name: 'Buttons and links', level: 1 })
    await expect(title).toHaveCSS('color', 'rgb(231, 238, 234)')
    // Storybook loads a page anew that is told while a story of it still renders.
    await page.waitForFunction(`window.__STORYBOOK_PREVIEW__.storyRenders.length > 0 &&
      window.__STORYBOOK_PREVIEW__.storyRenders.every(({ phase }) => phase === 'finished')`)
    await page.evaluate(`window.__STORYBOOK_ADDONS_CHANNEL__.emit(
      'updateGlobals', { globals: { theme: 'light' } })`)
    await expect(title).toHaveCSS('color', 'rgb(22, 33, 27)')
  })

  test('a card is typed and charged in the story that enters one', async ({ page, handbook }) => {
    const id = 'citizens-checkout-card-and-bank--card'
    await page.goto(handbook.address(`iframe.html?id=${id}&viewMode=story`))
    await expect.poll(() => lastFinished(page)).toBe(`${id}: success`)
    // Not the card that the story's own steps have entered.
    await fillCard(page, cards.approvedMastercard)
    await payDialog(page).click()
    await expect(payDialog(page).getByText('Card ending in 5454 is ready.')).toBeVisible()
    await payButton(page).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Paid \$/u })).toBeVisible()
  })

  test('the first story of ten areas', async ({ page, handbook }) => {
    const stories = areas.map(firstStoryOf)
    await page.goto(handbook.address(`iframe.html?id=${stories[0]}&viewMode=story`))
    for (const id of stories) {
      await test.step(id, async () => {
        // As a click in the index does it: without loading the page anew, which takes longer.
        await page.evaluate(`window.__STORYBOOK_ADDONS_CHANNEL__.emit(
          'setCurrentStory', { storyId: ${JSON.stringify(id)}, viewMode: 'story' })`)
        await expect.poll(() => lastFinished(page)).toBe(`${id}: success`)
      })
    }
  })
})
