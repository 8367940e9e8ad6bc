import type { Page, Response } from '@playwright/test'
import { billPath } from './support/bill.ts'
import {
  cartButton,
  checkOut,
  chooseCard,
  expectReceipt,
  fillCard,
  fillDetails,
  payButton,
  payCartByCard,
} from './support/journey.ts'
import { expect, type Payer, test } from './support/test.ts'

// One journey for each kind of bill (product.md P3, P4): found, understood, paid.

const water = { account: '10-002232', zip: '44883' } as const
const permit = { account: 'BP-2026-00418', fee: '$195.00' } as const
const home = { account: 'MH-00109' } as const
/** Seat belt, Jun 19: it can be paid with the court's waiver. */
const ticket = { account: 'TR-26-00139', name: 'Thiel', born: '1997-06-04' } as const
/** Driving under suspension. */
const mandatory = { account: 'TR-26-00100', name: 'Kertzmann' } as const

async function payTheCart(page: Page, payer: Payer) {
  await payCartByCard(page, payer)
  await expectReceipt(page)
}

/** The office has no server: its document is made by the press, not with the page. */
async function expectDocument(page: Page, name: string) {
  const link = page.getByRole('link', { name })
  await expect(link).toHaveAttribute('href', /^https:\/\/documents\..+\.pdf$/u)
  const tab = page.waitForEvent('popup')
  await link.click({ button: 'middle' })
  await expect(link).toHaveAttribute('href', /^blob:/u)
  await expect.poll(async () => (await tab).url()).toMatch(/^blob:/u)
  await (await tab).close()
}

async function addIt(page: Page) {
  await page.getByRole('button', { name: /^Add \$[\d,.]+ to cart$/u }).click()
  await expect(cartButton(page)).toHaveAccessibleName(/^Cart, 1 item, \$/u)
}

test('water: two facts, the aging, the past-due amount', async ({ page, payer, at }) => {
  await page.goto(at('tiffin', '/departments'))
  await page.getByRole('link', { name: 'Water and sewer' }).click()
  await expect(page.getByText(/^Type the account number/u)).toBeVisible()
  await page.getByRole('searchbox', { name: 'Account number' }).fill('10 2232')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/we show a bill only to someone who knows two facts/u)).toBeVisible()
  await page.getByRole('textbox', { name: 'ZIP code' }).fill('99999')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByText(/^No bill matches everything that you typed/u)).toBeVisible()
  await page.getByRole('textbox', { name: 'ZIP code' }).fill(water.zip)
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('link', { name: water.account }).click()

  await expect(page.getByText(/^Service ends on Jun\s22/u)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Balance by age' })).toContainText(
    'Over 90 days$310.77',
  )
  await expect(page).not.toHaveURL(new RegExp(water.zip, 'u'))
  await expect(page.getByRole('radio', { name: /^Past due/u })).toBeChecked()
  await addIt(page)
  await payTheCart(page, payer)
})

async function addFact(page: Page, fact: Partial<Record<'ZIP code' | 'Last name', string>>) {
  const form = page.getByRole('region', { name: 'Add one more fact to see this bill' })
  for (const [name, value] of Object.entries(fact)) {
    await form.getByRole('textbox', { name }).fill(value)
  }
  await form.getByRole('button', { name: 'Show the bill' }).click()
}

test('the address of a water bill tells nothing until a second fact is given', async ({
  page,
  at,
}) => {
  const answers: Promise<string>[] = []
  const keepAnswer = (response: Response) => {
    if (response.url().includes('/api/bills/')) answers.push(response.text())
  }
  page.on('response', keepAnswer)
  await page.goto(at('tiffin', `${billPath(water.account, 2026, 'water-sewer')}?amount=10000`))
  await addFact(page, { 'ZIP code': '11111' })
  await expect(page.getByText(/^This does not match the bill/u)).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('$')
  // Neither on the page nor in its answers.
  page.off('response', keepAnswer)
  expect((await Promise.all(answers)).join('\n')).not.toMatch(/cents|owner|address/u)
  await addFact(page, { 'ZIP code': water.zip })
  await expect(page.getByText(/it was \$100\.00, now it is \$580\.34/u)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).not.toHaveURL(new RegExp(water.zip, 'u'))

  // Under any other department's name the bill is not found.
  for (const departmentId of ['parking-tickets', 'income-tax']) {
    await page.goto(at('tiffin', billPath(water.account, 2026, departmentId)))
    await expect(page).toHaveURL(/\/404$/u)
  }
})

test('a permit: by its contractor, with its fee lines', async ({ page, payer }) => {
  await page.goto('/departments')
  await page.getByRole('link', { name: 'Building permits' }).click()
  await page.getByRole('link', { name: 'Contractor' }).click()
  await page.getByRole('searchbox', { name: 'Contractor’s name' }).fill('buckeye')
  await page.getByRole('link', { name: permit.account }).click()
  const fees = page.getByRole('table', { name: 'Fees of the permit' })
  await expect(fees.getByRole('row', { name: /^Plan review/u })).toContainText('$75.00')
  await expect(page.getByText('Buckeye Decks LLC')).toBeVisible()
  // One price, nothing to choose.
  await expect(page.getByRole('radio')).toHaveCount(0)
  await addIt(page)
  await payTheCart(page, payer)
})

test('a parking ticket: its cost, with a hidden owner', async ({ page, payer, at }) => {
  await page.goto(at('tiffin', '/departments'))
  await page.getByRole('link', { name: 'Parking tickets' }).click()
  await page.getByRole('searchbox', { name: 'Citation number' }).fill('pt26')
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Only due')
  await page
    .getByRole('link', { name: /^PT-26-/u })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'About this citation' })).toBeVisible()
  await expect(page.getByText(/^\*\*\*\d{4}$/u)).toBeVisible()
  await expectDocument(page, 'Citation (PDF)')
  await addIt(page)
  await payTheCart(page, payer)
})

test('a court ticket: by name and date of birth, with the court’s waiver', async ({
  page,
  payer,
  at,
}) => {
  await page.goto(at('chardon', '/municipal-court/search'))
  await page.getByRole('link', { name: 'Name and date of birth' }).click()
  await page.getByRole('searchbox', { name: 'Last name, first name' }).fill(ticket.name)
  await page.getByLabel('Date of birth').fill(ticket.born)
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('link', { name: ticket.account }).click()
  await expect(page.getByText(/^Your court date is Jun\s19/u)).toBeVisible()

  const add = page.getByRole('button', { name: /^Add \$[\d,.]+ to cart$/u })
  await add.click()
  const accept = page.getByRole('checkbox', { name: 'I have read this and accept it' })
  await expect(accept).toBeFocused()
  await expect(page.getByText(/^Accept the statement to pay here/u)).toBeVisible()
  await accept.check()
  await add.click()

  await checkOut(page)
  await fillDetails(page, payer)
  await chooseCard(page)
  // Nothing is paid before the statement is accepted, there where it is paid.
  await expect(page.getByRole('alert')).toContainText('Accept the court’s statement')
  await expect(page.getByRole('alert')).toBeFocused()
  await accept.check()
  await page.getByRole('button', { name: /^Continue to pay \$/u }).click()
  await fillCard(page)
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/payments'))
  await payButton(page).click()
  expect((await sent).postDataJSON()).toMatchObject({
    consents: [{ kind: 'waiver', version: expect.any(String) }],
  })
  await expectReceipt(page)
})

test('a ticket with a required appearance cannot be paid, and names the number to call', async ({
  page,
  at,
}) => {
  await page.goto(at('chardon', billPath(mandatory.account, 2026, 'municipal-court')))
  await addFact(page, { 'Last name': mandatory.name })
  await expect(page.getByRole('heading', { name: 'This bill cannot be paid here' })).toBeVisible()
  await expect(page.getByText(/^You must come to court/u)).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: '(440) 555-0162' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Add/u })).toHaveCount(0)
})

test('a manufactured home, from the county’s system', async ({ page, payer }) => {
  await page.goto('/departments')
  await page.getByRole('link', { name: 'Manufactured home tax' }).click()
  await page.getByRole('searchbox', { name: 'Account number' }).fill('mh 109')
  await page.getByRole('link', { name: home.account }).click()
  await expect(page.getByText('Checked with the county')).toBeVisible()
  await addIt(page)
  await payTheCart(page, payer)
})

test('a card’s number goes nowhere', async ({ page }) => {
  const card = '4788 2500 0012 1443'
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const refused = page.getByText('Do not enter card numbers here.')

  await page.goto('/departments')
  const all = page.getByRole('searchbox', { name: 'Search all bills' })
  await all.fill(card)
  await all.press('Enter')
  await expect(refused).toBeVisible()
  await expect(page).toHaveURL(/\/departments$/u)

  await page.goto('/real-estate-tax/search')
  const field = page.getByRole('searchbox', { name: 'Parcel number' })
  await field.fill(card)
  await field.press('Enter')
  await expect(refused).toBeVisible()
  await expect(page).not.toHaveURL(/4788/u)
  expect(asked.filter((url) => /4788|bills\/search/u.test(url))).toEqual([])

  await page.goto('/real-estate-tax/search?q=4788250000121443')
  await expect(page.getByText(/^Type the parcel number/u)).toBeVisible()
  expect(asked.filter((url) => url.includes('bills/search'))).toEqual([])
})

test('by keyboard alone: a permit from the search to the cart', async ({ page }) => {
  await page.goto('/building-permits/search')
  const field = page.getByRole('searchbox', { name: 'Permit number' })
  await expect(field).toBeVisible()
  const reach = async (target: ReturnType<Page['getByRole']>) => {
    for (let step = 0; step < 40; step++) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    await expect(target).toBeFocused()
  }
  await reach(field)
  await page.keyboard.type('BP-2026-00418')
  await page.keyboard.press('Enter')
  const found = page.getByRole('link', { name: permit.account })
  await expect(found).toBeVisible()
  await reach(found)
  await page.keyboard.press('Enter')
  const add = page.getByRole('button', { name: `Add ${permit.fee} to cart` })
  await expect(add).toBeVisible()
  await reach(add)
  await page.keyboard.press('Enter')
  await expect(cartButton(page)).toHaveAccessibleName(`Cart, 1 item, ${permit.fee}`)
})

test('on 320 px nothing stands out sideways, and a bill prints on one page', async ({
  page,
  at,
  browser,
}) => {
  const paths = [
    ['tiffin', '/water-sewer/search?q=10-002232'],
    ['tiffin', billPath(water.account, 2026, 'water-sewer'), { 'ZIP code': water.zip }],
    ['miamicounty', billPath(permit.account, 2026, 'building-permits')],
    ['chardon', '/municipal-court/search?by=name'],
    ['chardon', billPath(ticket.account, 2026, 'municipal-court'), { 'Last name': ticket.name }],
    ['miamicounty', billPath(home.account, 2025, 'manufactured-home-tax')],
  ] as const
  for (const [city, path, fact] of paths) {
    await page.setViewportSize({ width: 320, height: 720 })
    await page.goto(at(city, path))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (fact !== undefined) {
      await addFact(page, fact)
      await expect(page.getByRole('button', { name: 'Show the bill' })).toBeHidden()
    }
    await expect(page.getByText('Loading', { exact: true })).toHaveCount(0)
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), path)
      .toBeLessThanOrEqual(320)
    if (!path.startsWith('/overview') || browser.browserType().name() !== 'chromium') continue
    const pdf = await page.pdf({ format: 'Letter' })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/gu), path).toHaveLength(1)
  }
})
