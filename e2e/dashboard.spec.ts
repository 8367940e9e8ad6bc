import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { expectReceipt, payByCard } from './support/journey.ts'
import { cities, people } from './support/names.ts'
import { accountMenu, signIn } from './support/session.ts'
import { expect, test } from './support/test.ts'

// The office's first page (product.md A1), its frame, and redirects by role (decisions 16 and 18).

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
})

test(
  'a payment just made is in the numbers',
  { tag: '@real' },
  async ({ page, at, bill, payer }) => {
    await payByCard(page, { bill, payer })
    await expectReceipt(page)
    const confirmation = await page.getByText(/^CT-[A-Z0-9]{4}-[A-Z0-9]{4}$/u).innerText()
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
  await comeBack(page)
  const tile = page.getByRole('heading', { level: 2, name: `Payments · ${before + 1}` })
  await expect(tile).toBeVisible()
  await expect(recent(page).getByRole('row').nth(1)).toContainText(payer.name)
  await page.reload()
  await expect(tile).toBeVisible()
})

test('the provider sees all merchants, and chooses one', { tag: '@real' }, async ({ page, at }) => {
  await signIn(page, at, 'super')
  await expect(page).toHaveURL(at(null, '/admin/dashboard'))
  await expect(page).toHaveTitle('Civic Till | Dashboard')
  const merchants = page.getByRole('table', { name: 'By merchant' })
  await expect(merchants.getByRole('link', { name: 'Miami County, Ohio' })).toBeVisible()
  const all = await paymentCount(page)

  await page.getByRole('combobox', { name: 'Merchant' }).fill('tiffin')
  await page.getByRole('option', { name: /^City of Tiffin/ }).click()
  await expect(page).toHaveURL(at(null, '/admin/dashboard?merchant=2'))
  await expect(page.getByRole('table', { name: 'By department' })).toContainText('Water and sewer')
  expect(await paymentCount(page)).toBeLessThan(all)
  await page.goBack()
  await expect(merchants).toBeVisible()
  await merchants.getByRole('link', { name: 'Miami County, Ohio' }).click()
  await expect(page.getByText('TEST – isv-uat')).toBeVisible()
  await page.goto(at(null, '/admin/dashboard?merchant=999&period=never'))
  await expect(page).toHaveURL(at(null, '/admin/dashboard?period=never'))
  await expect(page.getByRole('combobox', { name: 'Period' })).toHaveValue('last-7')
})

test('the period stays in the address', async ({ page, at }) => {
  await signIn(page, at, 'merchant-user')
  const period = page.getByRole('combobox', { name: 'Period' })
  await period.selectOption('Last 30 days')
  await expect(page.getByText('May 3 – Jun 1, 2026, by the time of payment')).toBeVisible()
  await page.reload()
  await expect(period).toHaveValue('last-30')
  await period.selectOption('Custom dates')
  await page.getByRole('textbox', { name: 'From', exact: true }).fill('2026-05-18')
  await page.getByRole('textbox', { name: 'To', exact: true }).fill('2026-05-22')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page).toHaveURL(/period=custom&from=2026-05-18&to=2026-05-22$/u)
  await expect(page.getByText('May 18 – 22, 2026, by the time of payment')).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(period).toHaveValue('last-30')
})

test.describe('redirects', () => {
  test('/admin leads to /admin/dashboard', async ({ page, at }) => {
    await signIn(page, at, 'support')
    await page.goto(at(null, '/admin'))
    await expect(page).toHaveURL(at(null, '/admin/dashboard'))
    await expect(dashboard(page)).toBeVisible()
  })

  for (const path of ['/admin', '/admin/dashboard']) {
    test(`a merchant’s staff on ${path}: to the merchant’s own address`, async ({ page, at }) => {
      await signIn(page, at, 'merchant-user')
      await page.goto(at(cities.county, path))
      await expect(page).toHaveURL(at(cities.county, '/dashboard'))
      await expect(dashboard(page)).toBeVisible()
    })
  }

  test('a citizen on /admin/dashboard: to the departments', async ({ page, at }) => {
    await signIn(page, at, 'user')
    await page.goto(at(cities.county, '/admin/dashboard'))
    await expect(page).toHaveURL(at(cities.county, '/departments'))
  })

  test('a guest on /dashboard: to sign-in, and back', async ({ page, at }) => {
    await page.goto(at(cities.county, '/dashboard?period=today'))
    await expect(page).toHaveURL(/\/sign-in\?/u)
    await signIn(page, at, 'merchant-admin', '/dashboard?period=today')
    await expect(page).toHaveURL(at(cities.county, '/dashboard?period=today'))
  })
})

test.describe('without the permission', () => {
  // The router hands what stops a page to React, which says so.

  test('the panel names the role to ask, in place', async ({ page, at }) => {
    await signIn(page, at, 'user', '/dashboard')
    await expect(page).toHaveURL(at(cities.county, '/dashboard'))
    await expect(
      page.getByRole('heading', { name: 'You cannot open this page', level: 1 }),
    ).toBeVisible()
    await expect(page.getByText(/^Your role \(User\) cannot open “Dashboard”\./u)).toBeVisible()
    await expect(accountMenu(page, people.user.name)).toBeVisible()
    await page.getByRole('link', { name: 'Go to departments' }).click()
    await expect(page).toHaveURL(at(cities.county, '/departments'))
  })
})

test('the collapsed menu stays collapsed', async ({ page, at }) => {
  await signIn(page, at, 'merchant-admin')
  await page.getByRole('button', { name: 'Collapse menu' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Expand menu' })).toBeVisible()
  await expect(menu(page).getByRole('link', { name: 'Dashboard' })).toBeVisible()
})

test('a phone’s menu by keyboard', { tag: ['@phone', '@phone-only'] }, async ({ page, at }) => {
  await signIn(page, at, 'merchant-admin')
  await expect(dashboard(page)).toBeVisible()
  await expect(menu(page)).toHaveCount(0)
  const button = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect(drawer).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(drawer.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(menu(drawer).getByRole('link', { name: 'Dashboard' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(drawer).toBeHidden()
  await expect(dashboard(page)).toBeVisible()
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

test('a drawer does not outlive its phone', async ({ page, at }) => {
  await page.setViewportSize({ width: 800, height: 800 })
  await signIn(page, at, 'merchant-admin')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await page.setViewportSize({ width: 1100, height: 800 })
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
  await expect(menu(page)).toBeVisible()
})

for (const theme of ['light', 'dark'] as const) {
  const tag = theme === 'dark' ? ['@phone', '@phone-only'] : []
  test(`axe finds nothing, ${theme}`, { tag }, async ({ page, at, isMobile }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signIn(page, at, 'merchant-admin')
    await expect(recent(page)).toBeVisible()
    if (isMobile) await page.getByRole('button', { name: 'Menu', exact: true }).click()
    if (theme === 'dark') await page.getByRole('button', { name: 'Use dark theme' }).click()
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([])
  })
}

test('nothing to scroll to the side at 320 px', async ({ page, at }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await signIn(page, at, 'super')
  await expect(page.getByRole('table', { name: 'By merchant' })).toBeVisible()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(320)
})
