import type { Page } from '@playwright/test'
import { jane } from './support/names.ts'
import { expect, test } from './support/test.ts'

const search = '/real-estate-tax/search'

test('focus goes to the heading, the title is announced once, and every page starts at its top', async ({
  page,
}) => {
  const said = await listen(page)
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto('/departments')
  await expect(page.getByRole('link', { name: 'Real estate tax' })).toBeVisible()
  await expect(heading).toHaveText('What would you like to pay?')
  await expect(heading).not.toBeFocused()

  await test.step('the skip link is first and leads to the content', async () => {
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to the main content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('searchbox', { name: 'Search all bills' })).toBeFocused()
  })

  await test.step('a link and Back', async () => {
    await page.getByRole('link', { name: 'Real estate tax' }).click()
    await expect(heading).toHaveText('Real estate tax')
    await expect(heading).toBeFocused()
    await expect.poll(() => said).toEqual(['Miami County, Ohio - Real Estate Tax'])
    await page.goBack()
    await expect(heading).toHaveText('What would you like to pay?')
    await expect(heading).toBeFocused()
    await expect.poll(() => said.slice(1)).toEqual(['Miami County, Ohio - Departments'])
  })

  await test.step('a change of search params is no arrival', async () => {
    await page.getByRole('link', { name: 'Real estate tax' }).click()
    const field = page.getByRole('searchbox', { name: 'Parcel number' })
    await expect(heading).toHaveText('Real estate tax')
    await expect.poll(() => said.length).toBe(3)
    await field.pressSequentially('08-0045')
    await expect(page.getByRole('heading', { name: '5 parcels' })).toBeVisible()
    await expect(field).toBeFocused()
    await expect(page).toHaveURL(/q=08-0045/u)
    await expect.poll(() => said.at(-1)).toBe('5 parcels found')
    expect(said.slice(3).filter((text) => text.includes('Miami County'))).toEqual([])
  })

  await test.step('a page that is opened from far below', async () => {
    await page.getByRole('searchbox', { name: 'Parcel number' }).fill('08')
    await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible()
    const last = page.getByRole('table').getByRole('link').last()
    await last.scrollIntoViewIfNeeded()
    expect(await scrolled(page)).toBeGreaterThan(200)
    await last.click()
    await expect(heading).toBeFocused()
    expect(await scrolled(page)).toBe(0)
  })
})

// Each language and what it keeps: stories/sweeps/language-switch.stories.tsx; the browser's own at
// first: first-frame.spec.ts.
test('a language and a theme stay, and with them the place and typed input', async ({ page }) => {
  await page.goto(search)
  await page.getByRole('searchbox', { name: 'Parcel number' }).fill('08-0045')
  await expect(page.getByRole('link', { name: jane.account })).toBeVisible()
  await expect.poll(() => brightness(page)).toBeGreaterThan(0.8)
  await page.getByRole('button', { name: 'Use dark theme' }).click()
  await expect.poll(() => brightness(page)).toBeLessThan(0.2)
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch')
  const field = page.getByRole('searchbox', { name: 'Grundstücksnummer' })
  await expect(field).toHaveValue('08-0045')
  await expect(page.getByRole('cell', { name: '1.861,08 $' })).toBeVisible()
  await page.reload()
  await expect(field).toHaveValue('08-0045')
  await expect(page.getByRole('link', { name: jane.account })).toBeVisible()
  expect(await brightness(page)).toBeLessThan(0.2)
})

test(
  'header and way to the top after 200 pixels',
  { tag: ['@phone', '@phone-only'] },
  async ({ page }) => {
    await page.goto(`${search}?q=08`)
    await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible()
    const top = page.getByRole('button', { name: 'Back to top' })
    const scrollTo = (y: number) => page.evaluate((to) => window.scrollTo(0, to), y)
    await scrollTo(200)
    await expect(page.getByRole('banner')).not.toBeInViewport()
    await expect(top).toHaveCount(0)
    await scrollTo(260)
    await expect(top).toBeVisible()
    await expect(page.getByRole('banner')).toBeInViewport()
    await scrollTo(600)
    await expect(page.getByRole('banner')).toBeInViewport()
    await top.click()
    await expect.poll(() => scrolled(page)).toBe(0)
    await expect(top).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  },
)

/** Everything the page says to a screen reader by itself, in order. */
async function listen(page: Page): Promise<readonly string[]> {
  const said: string[] = []
  const mark = 'said: '
  page.on('console', (message) => {
    if (message.text().startsWith(mark)) said.push(message.text().slice(mark.length).trim())
  })
  await page.addInitScript((prefix) => {
    new MutationObserver((records) => {
      const regions = new Set(
        records.map(({ target }) =>
          (target instanceof Element ? target : target.parentElement)?.closest(
            '[aria-live=polite]',
          ),
        ),
      )
      for (const region of regions) {
        if (region?.textContent) console.debug(prefix + region.textContent)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  }, mark)
  return said
}

function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY))
}

/** Of the page's ground, 0 to 1. */
function brightness(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [r = 0, g = 0, b = 0] = (
      getComputedStyle(document.documentElement).backgroundColor.match(/[\d.]+/gu) ?? []
    ).map(Number)
    return (r + g + b) / 765
  })
}
