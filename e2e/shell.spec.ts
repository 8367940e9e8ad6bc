import type { Page } from '@playwright/test'
import { addToCart, checkOut, expectReceipt, payByCard } from './support/journey.ts'
import { jane } from './support/names.ts'
import { expect, test } from './support/test.ts'

const search = '/real-estate-tax/search'

test('titles follow the specification', async ({ page, bill, payer }) => {
  for (const [path, title] of [
    ['/departments', 'Miami County, Ohio - Departments'],
    [search, 'Miami County, Ohio - Real Estate Tax'],
    [bill.path, 'Miami County, Ohio - Real Estate Tax'],
    ['/checkout', 'Miami County, Ohio - Checkout'],
    ['/404', 'Page not found'],
    ['/500', 'Something went wrong'],
    ['/wrong-url', 'Oops!'],
  ] as const) {
    await page.goto(path)
    await expect(page).toHaveTitle(title)
  }
  await payByCard(page, { bill, payer })
  await expectReceipt(page)
  await expect(page).toHaveTitle('Miami County, Ohio - Receipt')
})

test.describe('arriving', () => {
  test('focus goes to the heading, and the title is announced once', async ({ page }) => {
    const said = await listen(page)
    await page.goto('/departments')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('What would you like to pay?')
    await expect(heading).not.toBeFocused()

    await page.getByRole('link', { name: 'Real estate tax' }).click()
    await expect(heading).toHaveText('Real estate tax')
    await expect(heading).toBeFocused()
    await expect.poll(() => said).toEqual(['Miami County, Ohio - Real Estate Tax'])

    await page.goBack()
    await expect(heading).toHaveText('What would you like to pay?')
    await expect(heading).toBeFocused()
    await expect.poll(() => said.slice(1)).toEqual(['Miami County, Ohio - Departments'])
  })

  test('a change of search params is no arrival', async ({ page }) => {
    const said = await listen(page)
    await page.goto(search)
    const field = page.getByRole('searchbox', { name: 'Parcel number' })
    await field.pressSequentially('08-0045')
    await expect(page.getByRole('heading', { name: '5 parcels' })).toBeVisible()
    await expect(field).toBeFocused()
    await expect(page).toHaveURL(/q=08-0045/u)
    await expect.poll(() => said.at(-1)).toBe('5 parcels found')
    expect(said.filter((text) => text.includes('Miami County'))).toEqual([])
  })

  test('every page starts at its top', async ({ page }) => {
    await page.goto(`${search}?q=08`)
    const last = page.getByRole('table').getByRole('link').last()
    await last.scrollIntoViewIfNeeded()
    expect(await scrolled(page)).toBeGreaterThan(200)
    await last.click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await scrolled(page)).toBe(0)
  })
})

test('the skip link is first and leads to the content', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/departments')
  await expect(page.getByRole('link', { name: 'Real estate tax' })).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to the main content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('searchbox', { name: 'Search all bills' })).toBeFocused()
})

test.describe('languages', () => {
  const words = [
    {
      lang: 'es',
      name: 'Español',
      label: 'Idioma',
      details: 'Sus datos',
      field: 'Nombre completo',
    },
    {
      lang: 'de',
      name: 'Deutsch',
      label: 'Sprache',
      details: 'Ihre Angaben',
      field: 'Vor- und Nachname',
    },
    { lang: 'ja', name: '日本語', label: '言語', details: 'お客様の情報', field: '氏名' },
    {
      lang: 'fr',
      name: 'Français',
      label: 'Langue',
      details: 'Vos coordonnées',
      field: 'Nom complet',
    },
    { lang: 'en', name: 'English', label: 'Language', details: 'Your details', field: 'Full name' },
  ] as const

  test('a switch keeps the place and typed input', async ({ page, bill }) => {
    await addToCart(page, bill)
    await checkOut(page)
    const address = page.url()
    await page.getByRole('textbox', { name: 'Full name' }).fill('Jo Payer')
    let label = 'Language'
    for (const { lang, name, label: next, details, field } of words) {
      await page.getByRole('combobox', { name: label }).selectOption(name)
      await expect(page.getByRole('heading', { name: details, level: 1 })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      await expect(page.getByRole('textbox', { name: field })).toHaveValue('Jo Payer')
      expect(page.url()).toBe(address)
      label = next
    }
  })

  test('the choice stays, and a search with it', async ({ page }) => {
    await page.goto(search)
    await page.getByRole('searchbox', { name: 'Parcel number' }).fill('08-0045')
    await expect(page.getByRole('link', { name: jane.account })).toBeVisible()
    await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch')
    const field = page.getByRole('searchbox', { name: 'Grundstücksnummer' })
    await expect(field).toHaveValue('08-0045')
    await expect(page.getByRole('cell', { name: '1.861,08 $' })).toBeVisible()
    await page.reload()
    await expect(field).toHaveValue('08-0045')
    await expect(page.getByRole('link', { name: jane.account })).toBeVisible()
  })

  test.describe('of the browser', () => {
    test.use({ locale: 'fr-CA' })
    test('is the first one shown', async ({ page }) => {
      await page.goto('/departments')
      await expect(page.getByRole('combobox', { name: 'Langue' })).toHaveValue('fr')
    })
  })
})

test.describe('theme', () => {
  test('is dark on choice, and still is after a reload', async ({ page }) => {
    await page.goto('/departments')
    await expect.poll(() => brightness(page)).toBeGreaterThan(0.8)
    await page.getByRole('button', { name: 'Use dark theme' }).click()
    await expect.poll(() => brightness(page)).toBeLessThan(0.2)
    await page.getByRole('link', { name: 'Real estate tax' }).click()
    await expect(page.getByRole('heading', { name: 'Real estate tax', level: 1 })).toBeVisible()
    expect(await brightness(page)).toBeLessThan(0.2)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Real estate tax', level: 1 })).toBeVisible()
    expect(await brightness(page)).toBeLessThan(0.2)
  })
})

test('header and way to the top after 200 pixels', { tag: '@phone' }, async ({ page }) => {
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
})

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
