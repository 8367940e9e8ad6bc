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
const permit = { account: 'BP-2026-00418' } as const
const home = { account: 'MH-00109' } as const
/** Seat belt, Jun 19: it can be paid with the court's waiver. */
const ticket = { account: 'TR-26-00139', name: 'Thiel', born: '1997-06-04' } as const

/** The office has no server: its document is made by the press, not with the page. */
async function expectDocument(page: Page, name: string) {
  const link = page.getByRole('link', { name })
  await expect(link).toHaveAttribute('href', /^https:\/\/documents\..+\.pdf$/u)
  const tab = page.waitForEvent('popup')
  await link.click({ button: 'middle' })
  await expect(link).toHaveAttribute('href', /^blob:/u)
  // What the tab shows is the browser’s: one without a viewer saves the file.
  await (await tab).close()
}

async function addIt(page: Page, count: 1 | 2) {
  await page.getByRole('button', { name: /^Add \$[\d,.]+ to cart$/u }).click()
  await expect(cartButton(page)).toHaveAccessibleName(
    new RegExp(`^Cart, ${count} items?, \\$`, 'u'),
  )
}

/** Bills of property tax: receipt-states.spec.ts. */
async function printsOnOnePage(page: Page) {
  const pdf = await page.pdf({ format: 'Letter' })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/gu), page.url()).toHaveLength(1)
}

async function payTheCart(page: Page, payer: Payer) {
  await payCartByCard(page, payer)
  await expectReceipt(page)
}

// What each kind shows, also at 320 px: stories/screens/parcels.
test('a water bill by two facts, and a parking ticket with its document, in one payment', async ({
  page,
  payer,
  at,
}) => {
  await test.step('water: two facts, the aging, the past-due amount', async () => {
    await page.goto(at('tiffin', '/departments'))
    await page.getByRole('link', { name: 'Water and sewer' }).click()
    await expect(page.getByText(/^Type the account number/u)).toBeVisible()
    await page.getByRole('searchbox', { name: 'Account number' }).fill('10 2232')
    await page.keyboard.press('Enter')
    await expect(
      page.getByText(/we show a bill only to someone who knows two facts/u),
    ).toBeVisible()
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
    await addIt(page, 1)
  })

  await test.step('parking: its cost, with a hidden owner', async () => {
    await page.goto(at('tiffin', '/parking-tickets/search'))
    await page.getByRole('searchbox', { name: 'Citation number' }).fill('pt26')
    await page.getByRole('combobox', { name: 'Show' }).selectOption('Only due')
    // Of a row that is due: paid ones stay on the screen until the filter's answer is there.
    await page
      .getByRole('row', { name: /PT-26-.* due /u })
      .getByRole('link', { name: /^PT-26-/u })
      .first()
      .click()
    await expect(page.getByRole('heading', { name: 'About this citation' })).toBeVisible()
    await expect(page.getByText(/^\*\*\*\d{4}$/u)).toBeVisible()
    await expectDocument(page, 'Citation (PDF)')
    await addIt(page, 2)
  })
  await payTheCart(page, payer)
})

// What else is kept from those who do not know it: mocks/handlers/bills/second-facts.test.ts.
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
  const form = page.getByRole('region', { name: 'Add one more fact to see this bill' })
  const addZip = async (zip: string) => {
    await form.getByRole('textbox', { name: 'ZIP code' }).fill(zip)
    await form.getByRole('button', { name: 'Show the bill' }).click()
  }
  await addZip('11111')
  await expect(page.getByText(/^This does not match the bill/u)).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('$')
  // Neither on the page nor in its answers.
  page.off('response', keepAnswer)
  expect((await Promise.all(answers)).join('\n')).not.toMatch(/cents|owner|address/u)
  await addZip(water.zip)
  await expect(page.getByText(/it was \$100\.00, now it is \$580\.34/u)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).not.toHaveURL(new RegExp(water.zip, 'u'))
  await printsOnOnePage(page)
})

test('a permit by its contractor, and a manufactured home, in one payment', async ({
  page,
  payer,
}) => {
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
  await printsOnOnePage(page)
  await addIt(page, 1)

  await page.goto('/manufactured-home-tax/search')
  await page.getByRole('searchbox', { name: 'Account number' }).fill('mh 109')
  await page.getByRole('link', { name: home.account }).click()
  await expect(page.getByText('Checked with the county')).toBeVisible()
  await printsOnOnePage(page)
  await addIt(page, 2)
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
  await printsOnOnePage(page)

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
