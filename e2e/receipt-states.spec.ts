import type { Page } from '@playwright/test'
import { billPath } from './support/bill.ts'
import { cities, jane, linkPins, people, peoplesPassword } from './support/names.ts'
import { fillSignIn, signInButton } from './support/session.ts'
import { expect, test } from './support/test.ts'

// The receipt on paper, by e-mail and in a profile (product.md 3.5).

/** As the browser's own "Save as PDF" would make it. */
async function pagesOn(page: Page, format: 'Letter' | 'A4' | 'A6'): Promise<number> {
  const pdf = await page.pdf({ format })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/gu)?.length ?? 0
}

async function fillsOnePage(page: Page): Promise<void> {
  expect(await pagesOn(page, 'Letter'), page.url()).toBe(1)
  expect(await pagesOn(page, 'A4'), page.url()).toBe(1)
}

test.describe('on paper', () => {
  // The longest words.
  test.use({ locale: 'de-DE' })

  test('a receipt of eight bills, one that was returned, and bills have a page each', async ({
    page,
    at,
    open,
  }) => {
    await open({ scenario: 'receipt-of-many' })
    await expect(page.getByRole('rowheader')).toHaveCount(8)
    await expect(page.getByText('Gebühr, Baugenehmigungen')).toBeVisible()
    await fillsOnePage(page)
    // That paper which is too small takes more is what makes the count worth anything.
    expect(await pagesOn(page, 'A6')).toBeGreaterThan(1)

    await open({ scenario: 'receipt-returned' })
    await expect(
      page
        .getByRole('region', { name: /^Zahlung zurückgegeben: /u })
        .getByText(/^Grund laut Bank: Das Konto war nicht gedeckt/u),
    ).toBeVisible()
    await fillsOnePage(page)

    await page.goto(at(cities.county, `${billPath(jane.account)}?scenario=`))
    await expect(page.getByRole('heading', { level: 1, name: jane.address })).toBeVisible()
    await fillsOnePage(page)
    await page.emulateMedia({ media: 'print' })
    // Tax bills are public; the PIN that proves ownership is printed on the owner's bill only.
    await expect(page.getByText(/^PIN dieses Kontos/u)).toHaveCount(0)
    await page.goto(`${billPath(jane.account)}?as=user`)
    await expect(page.getByText(/^PIN dieses Kontos: \d{6}\./u)).toBeVisible()
    await fillsOnePage(page)

    await page.goto(
      at('tiffin', `${billPath('10-002233', 2026, 'water-sewer')}?as=other-merchant-admin`),
    )
    await expect(page.getByText(/^PIN dieses Kontos: 904471\./u)).toBeVisible()
    await fillsOnePage(page)
  })
})

test('found by its number, sent elsewhere by the payer, and its bill kept', async ({
  page,
  open,
}) => {
  await open({ scenario: 'receipt-as-payer' })
  await page.goto('/departments')
  await page.getByRole('button', { name: 'Find a receipt' }).first().click()
  const find = page.getByRole('dialog', { name: 'Find a receipt' })
  await find.getByLabel('Confirmation number').fill('ct-rthk-n3wx')
  await find.getByLabel('E-mail address').fill(people.user.email)
  await find.getByRole('button', { name: 'Find receipt' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Paid \$/u })).toBeVisible()
  await expect(page.getByText('CT-RTHK-N3WX', { exact: true }).first()).toBeVisible()

  await page.getByRole('button', { name: 'Send it to another address' }).click()
  const dialog = page.getByRole('dialog', { name: 'E-mail this receipt' })
  await dialog.getByLabel('E-mail address').fill('tax@firm.example')
  await dialog.getByRole('button', { name: 'Send receipt' }).click()
  await expect(page.getByText('Sent to tax@firm.example.')).toBeVisible()
  // Three in ten minutes, to any address.
  const again = page.getByRole('button', { name: /^E-mail it again to /u })
  for (const said of [/^Sent to u•••@/u, /^Sent to u•••@/u, /^It was sent a moment ago/u]) {
    const sent = page.waitForResponse(/\/email$/u)
    await again.click()
    await sent
    await expect(page.getByText(said)).toBeVisible()
  }

  // A payment proves nothing about whose the account is: it takes the PIN.
  await page.getByRole('button', { name: 'Save 05-001077' }).click()
  const linking = page.getByRole('dialog', { name: 'Link an account' })
  await linking.getByRole('textbox', { name: 'PIN', exact: true }).fill(linkPins['05-001077'])
  await linking.getByRole('button', { name: 'Link account' }).click()
  await page.getByRole('link', { name: 'Everything about this account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Account \d\d-\d{6}$/u })).toBeVisible()

  // Signed out, the same address shows the same receipt, and no more than that may be done with it.
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: /^Paid \$/u }).waitFor()
  const receipt = page.url()
  await page.goto('/departments?as=guest')
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await page.goto(receipt)
  await expect(page.getByText('CT-RTHK-N3WX', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send it to another address' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await fillSignIn(page, people.user.email, peoplesPassword)
  await signInButton(page).click()
  await expect(page).toHaveURL(receipt)
})
