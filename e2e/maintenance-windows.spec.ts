import type { BrowserContext, Page } from '@playwright/test'
import { billPath } from './support/bill.ts'
import { addToCart, payButton, readyToPay } from './support/journey.ts'
import { paul } from './support/names.ts'
import { signIn } from './support/session.ts'
import { expect, test } from './support/test.ts'
import { world } from './support/world.ts'

// The provider plans maintenance, and the sites follow it (product.md A25). Its three levels, as
// visitors see them: stories/screens/maintenance. A payment under way: merchant-switch.spec.ts.

type At = (city: string | null, path: string) => string
const county = 'Miami County, Ohio'
const off = { level: 1, name: 'This site is not available right now' } as const

/** The provider's page, in a tab of its own. */
async function provider(context: BrowserContext, at: At): Promise<Page> {
  const office = await context.newPage()
  await signIn(office, at, 'super', '/admin/maintenance')
  await expect(office.getByRole('link', { name: 'Schedule maintenance' })).toBeVisible()
  return office
}

interface Planned {
  readonly level: 'Notice' | 'Payments off' | 'Site off'
  readonly message: string
  /** `06/01/2026 13:00`; without: at once. */
  readonly start?: string
  readonly end?: string
}

/** Of the county's site alone. */
async function plan(office: Page, { level, message, start, end }: Planned): Promise<void> {
  await office.getByRole('link', { name: 'Schedule maintenance' }).click()
  await office.getByRole('radio', { name: 'Sites of selected merchants' }).check()
  await office.getByRole('combobox', { name: /^Merchants/u }).fill(county)
  await office.getByRole('option', { name: county }).click()
  // The list of a choice of several stays open, over the fields below it.
  await office.keyboard.press('Escape')
  await expect(office.getByRole('listbox')).toHaveCount(0)
  await office.getByRole('radio', { name: level }).check()
  await office.getByRole('textbox', { name: /^Message \(required\)/u }).fill(message)
  for (const [moment, day, time] of [
    [start, /^Start date/u, /^Start time/u],
    [end, /^End date/u, /^End time/u],
  ] as const) {
    if (moment === undefined) continue
    const [date = '', clock = ''] = moment.split(' ')
    await office.getByLabel(day).fill(date)
    await office.getByLabel(time).fill(clock)
  }
  await office.getByRole('button', { name: 'Schedule' }).click()
  // What stops payments in the same moment is asked for.
  if (start === undefined && level !== 'Notice') {
    await office.getByRole('dialog').getByRole('button', { name: / now$/u }).click()
  }
  await expect(office.getByRole('row', { name: message })).toBeVisible()
}

async function endNow(office: Page, message: string): Promise<void> {
  await office.getByRole('button', { name: `Actions for ${message}` }).click()
  await office.getByRole('menuitem', { name: 'End now' }).click()
  const dialog = office.getByRole('dialog')
  await expect(dialog).toContainText('1 site')
  await dialog.getByRole('button', { name: 'End now' }).click()
  await expect(dialog).toHaveCount(0)
}

const banks = 'We are changing banks. Online payments are back at noon.'

test(
  'maintenance that begins while a citizen is at checkout charges nothing, and says so',
  { tag: '@real' },
  async ({ page, context, at, mode, bill, payer }, info) => {
    test.slow()
    const office = await provider(context, at)
    // Behind the API all tests share the county: both pages have a world of their own.
    if (mode === 'real') {
      const own = { 'X-Scenario': 'department-off', 'X-Demo-Visit': info.testId }
      for (const one of [page, office]) await one.setExtraHTTPHeaders(own)
    }
    await readyToPay(page, { bill, payer })
    // A page behind another draws once a second, and a press waits for two of that.
    await office.bringToFront()
    await plan(office, { level: 'Payments off', message: banks })

    await page.bringToFront()
    await payButton(page).click()
    await expect(page.getByText(banks).first()).toBeVisible()
    await expect(page.getByRole('dialog')).toContainText(/not been charged/iu)

    await office.bringToFront()
    await endNow(office, banks)
    await page.bringToFront()
    await page.goto(at('miamicounty', bill.path))
    await expect(page.getByText(banks)).toHaveCount(0)
  },
)

test('a planned window begins and ends by the clock, on pages that are open', async ({
  page,
  context,
  at,
}) => {
  test.slow()
  await addToCart(page, { path: billPath(paul.account) })
  const office = await provider(context, at)
  const message = 'We are moving to a new system.'
  // The world begins at 10:00, and nobody is idle for long enough to be signed out.
  await plan(office, {
    level: 'Site off',
    message,
    start: '06/01/2026 10:10',
    end: '06/01/2026 10:20',
  })
  await expect(office.getByRole('row', { name: message })).toContainText('Upcoming')

  await world.moveClock(page, 15)
  await expect(page.getByRole('heading', off)).toBeVisible()
  await expect(page.getByText('Jun 1, 2026, 10:20 AM EDT')).toBeVisible()
  await expect(office.getByRole('row', { name: message })).toContainText('Current')
  await world.moveClock(page, 10)
  await expect(page.getByRole('heading', off)).toHaveCount(0)
  await expect(office.getByRole('row', { name: message })).toContainText('Past')
})
