import { cartButton, checkoutByCard, checkOut, expectReceipt } from './support/journey.ts'
import { signIn } from './support/session.ts'
import {
  addDepartment,
  addMerchant,
  adding,
  box,
  press,
  saveDepartment,
  step,
} from './support/settings.ts'
import { expect, test } from './support/test.ts'

test(
  'a city is set up from nothing, and its first bill of each kind is paid on its own subdomain',
  { tag: '@real' },
  async ({ page, at, payer, mode }, info) => {
    // Nine steps of settings, then three departments in one payment.
    test.slow()
    const label = `onboard-${mode}-${info.testId.slice(-8)}`.toLowerCase()
    const name = `City of Onboard ${label}`
    await signIn(page, at, 'super', adding)
    await addMerchant(page, name)
    const { pathname } = new URL(page.url())
    const settings = (to: string) => at(null, `${pathname}?step=${to}`)
    await box(page, /^Subdomain/u).fill(label)
    await press(page, 'Save and continue to Site rules')
    await expect(step(page, 'Site rules')).toBeVisible()
    await page.goto(settings('departments'))

    await addDepartment(page, 'Mobile homes', /^Tyler API/u)
    await page
      .getByRole('textbox', { name: /^Address of the Tyler API/u })
      .fill('https://tyler.example.com/v1')
    await page.getByRole('textbox', { name: /^Tax code/u }).fill('MH')
    await page.getByRole('textbox', { name: /^Roll types/u }).fill('MH')
    await page.getByRole('button', { name: 'Test the connection' }).click()
    await expect(page.getByText(/^The system answers and knows/u)).toBeVisible()
    await page.getByRole('textbox', { name: /^Number pattern/u }).fill(String.raw`^T-\d{4}$`)
    await page.getByRole('textbox', { name: /^Example number/u }).fill('T-0500')
    await saveDepartment(page, 'Mobile homes')

    await addDepartment(page, 'Ditch tax', /^Imported bills/u)
    await page.getByRole('textbox', { name: /^Example number/u }).fill('DT-0700')
    await saveDepartment(page, 'Ditch tax')
    await page.getByRole('button', { name: 'Actions for Ditch tax' }).click()
    await page.getByRole('menuitem', { name: 'Add sample bills' }).click()
    await expect(page.getByText('No bills yet')).toBeHidden()

    await addDepartment(page, 'Court records', /^Another site/u)
    await page
      .getByRole('textbox', { name: /^Address of the other site/u })
      .fill('https://records.vendor.example/')
    await page.getByRole('switch', { name: /^I have opened this address/u }).check()
    await saveDepartment(page, 'Court records')

    await addDepartment(page, 'Donations', /^Payment without a bill/u)
    await saveDepartment(page, 'Donations')

    await page.goto(settings('card-point'))
    await box(page, /^Site/u).fill('isv-uat')
    await box(page, /^Merchant ID \(/u).fill('496160873441')
    await box(page, /^User name/u).fill('newtown')
    await page.getByLabel(/^Password/u).fill('Very-Secret-9')
    await press(page, 'Check, save and continue to Users')
    await expect(step(page, 'Users')).toBeVisible()
    await box(page, /^Name/u).fill('Nora Quill')
    await box(page, /^E-mail/u).fill(`admin-${payer.email()}`)
    await press(page, 'Send the invitation')
    await expect(page.getByText('Invite the first Merchant Admin.')).toBeHidden()

    await page.goto(settings('review'))
    await press(page, 'Make a test payment of $1.00')
    await expect(page.getByText('The test payment was approved.').first()).toBeVisible()
    await press(page, 'Switch the site on')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill(name)
    await dialog.getByRole('button', { name: 'Switch the site on' }).click()
    await expect(
      page.getByText(`Citizens reach the site at `, { exact: false }).first(),
    ).toBeVisible()

    await page.goto(at(label, '/url/court-records'))
    await expect(page.getByRole('link', { name: /^Continue to records\.vendor/u })).toHaveAttribute(
      'href',
      'https://records.vendor.example/',
    )

    for (const [slug, number] of [
      ['mobile-homes', 'T-0500'],
      ['ditch-tax', 'DT-0700'],
    ] as const) {
      await page.goto(at(label, `/${slug}/search?by=number&q=${number}`))
      await page
        .getByRole('link', { name: new RegExp(number, 'u') })
        .first()
        .click()
      await page.getByRole('button', { name: /^Add \$[\d,.]+ to cart$/u }).click()
      await expect(cartButton(page)).toHaveAccessibleName(/^Cart, \d+ items?, \$/u)
    }
    await page.goto(at(label, '/blind-payments/donations'))
    await page.getByRole('textbox', { name: /^Amount/u }).fill('25.00')
    await page.getByRole('button', { name: 'Add $25.00 to cart' }).click()
    await checkOut(page)
    await checkoutByCard(page, payer)
    await expectReceipt(page)
    for (const department of ['Mobile homes', 'Ditch tax', 'Donations']) {
      await expect(page.getByText(department).first()).toBeVisible()
    }
  },
)
