import type { Locator, Page } from '@playwright/test'
import { expectReceipt, payByCard } from './support/journey.ts'
import { cities } from './support/names.ts'
import { signIn } from './support/session.ts'
import { expect, test } from './support/test.ts'

// The office's first page (product.md A1) and its frame. Redirects by role:
// src/app/guard/navigation.test.ts.

const dashboard = (page: Page) => page.getByRole('heading', { name: 'Dashboard', level: 1 })
const recent = (page: Page) => page.getByRole('table', { name: 'Latest payments' })
const menu = (page: Page | Locator) => page.getByRole('navigation', { name: 'Office menu' })

/** How many payments the tile counts. */
async function paymentCount(page: Page): Promise<number> {
  const tile = page.getByRole('heading', { level: 2, name: /^Payments · \d+$/u })
  await expect(tile).toBeVisible()
  return Number(/\d+$/u.exec(await tile.innerText())?.[0])
}

/** The tab comes back into view; a window without a screen never leaves it. */
const comeBack = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))

test('a merchant’s office sees its own payments, and no others', async ({ page, at }) => {
  await signIn(page, at, 'merchant-admin')
  await expect(page).toHaveURL(at(cities.county, '/dashboard'))
  await expect(page).toHaveTitle('Miami County, Ohio - Dashboard')
  await expect(menu(page).getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  const departments = page.getByRole('table', { name: 'By department' })
  await expect(departments.getByRole('rowheader')).toHaveText([
    'Real estate tax',
    'Manufactured home tax',
    'Building permits',
    'Dog licenses',
    'Total',
  ])
  await expect(recent(page).getByRole('row')).toHaveCount(11)
  await expect(page.getByRole('combobox', { name: 'Merchant' })).toHaveCount(0)

  await recent(page).getByRole('link', { name: /^CT-/u }).first().click()
  await expect(page).toHaveURL(/\/print-receipt\//u)
  await page.goBack()
  await expect(dashboard(page)).toBeVisible()

  await test.step('the period stays in the address', async () => {
    const period = page.getByRole('combobox', { name: 'Period' })
    await period.selectOption('Last 30 days')
    await expect(page.getByText('May 3 – Jun 1, 2026, by the time of payment')).toBeVisible()
    await page.reload()
    await expect(period).toHaveValue('last-30')
    await page.goBack()
    await expect(period).toHaveValue('last-7')
  })
})

test(
  'a payment just made is in the numbers',
  { tag: '@real-only' },
  async ({ page, at, bill, payer }) => {
    await payByCard(page, { bill, payer })
    await expectReceipt(page)
    const confirmation = await page
      .getByText(/^CT-[A-Z0-9]{4}-[A-Z0-9]{4}$/u)
      .first()
      .innerText()
    await signIn(page, at, 'merchant-admin')
    await page.getByRole('combobox', { name: 'Period' }).selectOption('Today')
    await expect(page).toHaveURL(/period=today/u)
    const row = recent(page).getByRole('row', { name: new RegExp(confirmation, 'u') })
    await expect(row).toContainText(payer.name)
    await expect(row).toContainText('Approved')
  },
)

test('another payer’s payment shows when the page becomes visible again', async ({
  page,
  at,
  bill,
  payer,
  context,
}) => {
  await signIn(page, at, 'support', '/admin/dashboard?merchant=1')
  const before = await paymentCount(page)

  const citizen = await context.newPage()
  await payByCard(citizen, { bill, payer })
  await expectReceipt(citizen)
  await page.bringToFront()
  await comeBack(page)
  const tile = page.getByRole('heading', { level: 2, name: `Payments · ${before + 1}` })
  await expect(tile).toBeVisible()
  await expect(recent(page).getByRole('row').nth(1)).toContainText(payer.name)
  await page.reload()
  await expect(tile).toBeVisible()
})

test(
  'the provider sees all merchants, and chooses one',
  { tag: '@real-only' },
  async ({ page, at }) => {
    await signIn(page, at, 'super')
    await expect(page).toHaveURL(at(null, '/admin/dashboard'))
    await expect(page).toHaveTitle('Civic Till | Dashboard')
    const merchants = page.getByRole('table', { name: 'By merchant' })
    await expect(merchants.getByRole('link', { name: 'Miami County, Ohio' })).toBeVisible()
    const all = await paymentCount(page)

    await page.getByRole('combobox', { name: 'Merchant' }).fill('tiffin')
    await page.getByRole('option', { name: /^City of Tiffin/ }).click()
    await expect(page).toHaveURL(at(null, '/admin/dashboard?merchant=2'))
    await expect(page.getByRole('table', { name: 'By department' })).toContainText(
      'Water and sewer',
    )
    expect(await paymentCount(page)).toBeLessThan(all)
    await page.goBack()
    await expect(merchants).toBeVisible()
    await merchants.getByRole('link', { name: 'Miami County, Ohio' }).click()
    await expect(page.getByText('TEST – isv-uat')).toBeVisible()
    await page.goto(at(null, '/admin/dashboard?merchant=999&period=never'))
    await expect(page).toHaveURL(at(null, '/admin/dashboard?period=never'))
    await expect(page.getByRole('combobox', { name: 'Period' })).toHaveValue('last-7')
  },
)

test('a phone’s menu by keyboard', { tag: ['@phone', '@phone-only'] }, async ({ page, at }) => {
  await signIn(page, at, 'merchant-admin')
  await expect(dashboard(page)).toBeVisible()
  await expect(menu(page)).toHaveCount(0)
  const button = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  const title = drawer.getByRole('heading', { name: 'Menu' })
  await expect(title).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(drawer.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(menu(drawer).getByRole('link', { name: 'Dashboard' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(title).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(drawer).toBeHidden()
  await expect(dashboard(page)).toBeVisible()

  // A drawer does not outlive its phone.
  await button.click()
  await expect(drawer).toBeVisible()
  await page.setViewportSize({ width: 1100, height: 800 })
  await expect(drawer).toBeHidden()
  await expect(menu(page)).toBeVisible()
})

test(
  'a tap on the chart shows the day and its amount',
  { tag: ['@phone', '@phone-only'] },
  async ({ page, at }) => {
    await signIn(page, at, 'merchant-admin')
    const chart = page.getByRole('img', { name: /^Bar chart, / })
    const value = page.getByRole('status').filter({ hasText: /\d{4}\$[\d,]+\.\d\d/u })
    await expect(chart).toBeVisible()
    await expect(value).toHaveCount(0)
    const box = await chart.boundingBox()
    if (!box) throw new Error('no chart')
    await chart.tap({ position: { x: box.width * 0.75, y: box.height / 2 } })
    await expect(value).toBeVisible()
    const first = await value.innerText()
    await chart.tap({ position: { x: box.width * 0.4, y: box.height / 2 } })
    await expect(value).not.toHaveText(first)
  },
)
