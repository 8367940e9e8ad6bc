import type { Browser, Page } from '@playwright/test'
import { addMerchant, adding, box, press, step } from './support/settings.ts'
import { signIn } from './support/session.ts'
import { expect, test } from './support/test.ts'

// A merchant's settings (product.md A3), over several pages and tabs.

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

test(
  'a merchant is onboarded: identity, domain, rules, users, sender',
  { tag: '@real' },
  async ({ page, at, payer, mode }, info) => {
    const label = `newtown-${mode}-${info.testId.slice(-8)}`.toLowerCase()
    const name = `City of Newtown ${label}`
    await signIn(page, at, 'super', adding)
    await expect(heading(page, 'Add a merchant')).toBeVisible()
    // Left in the middle: a reload keeps what was typed.
    await box(page, /^Name/u).fill('City of N')
    await box(page, /^Name/u).blur()
    await page.reload()
    await expect(box(page, /^Name/u)).toHaveValue('City of N')
    await addMerchant(page, name)
    await expect(heading(page, name)).toBeVisible()

    await expect(box(page, /^Subdomain/u)).toHaveValue(/^newtownnewtown/u)
    await box(page, /^Subdomain/u).fill('tiffin')
    await press(page, 'Save and continue to Site rules')
    await expect(page.getByRole('alert')).toContainText('Another merchant has this subdomain')
    await box(page, /^Subdomain/u).fill(label)
    await press(page, 'Add an old subdomain')
    await box(page, /^Old subdomain/u)
      .first()
      .fill(`old-${label}`)
    await press(page, 'Save and continue to Site rules')

    await expect(step(page, 'Site rules')).toBeVisible()
    await page.getByRole('switch', { name: /^Citizens can sign up/u }).click()
    await press(page, 'Save and continue to Departments')
    await expect(step(page, 'Site rules')).toBeHidden()

    await page.goto(at(null, `${new URL(page.url()).pathname}?step=users`))
    await expect(page.getByText('Invite the first Merchant Admin.')).toBeVisible()
    await box(page, /^Name/u).fill('Nora Quill')
    await box(page, /^E-mail/u).fill(payer.email())
    await press(page, 'Send the invitation')
    await expect(page.getByRole('listitem').getByText(payer.email())).toBeVisible()
    await expect(page.getByText('Invite the first Merchant Admin.')).toBeHidden()

    await page.goto(at(null, `${new URL(page.url()).pathname}?step=notifications`))
    await box(page, /^Replies go to/u).fill('office@newtown.example')
    await press(page, 'Save and continue to Review')
    await page.getByRole('link', { name: 'History' }).click()
    const history = page.getByRole('table', { name: 'Changes to this merchant' })
    await expect(history).toContainText('Citizens can sign up: Yes → No')
    await expect(history).toContainText('Replies go to: none → office@newtown.example')
    await expect(history).toContainText('Merchant added')

    // It is off until it is opened.
    await page.goto(at(label, '/departments'))
    await expect(page).toHaveURL(/\/404$/u)
  },
)

test('what is set takes effect: an old subdomain, no sign-up', async ({ page, at }) => {
  await signIn(page, at, 'super', `${adding}/2?step=domain`)
  await press(page, 'Add an old subdomain')
  await box(page, /^Old subdomain 1/u).fill('tiffin-water')
  await press(page, 'Save')
  await expect(page.getByText(/^Saved \d/u)).toBeVisible()
  await page.getByRole('button', { name: /^Site rules/u }).click()
  await page.getByRole('switch', { name: /^Citizens can sign up/u }).click()
  await press(page, 'Save')
  await expect(page.getByText(/^Saved \d/u)).toBeVisible()

  await page.goto(at('tiffin-water', '/sign-up'))
  await expect(page).toHaveURL(at('tiffin', '/sign-up'))
  await expect(page.getByText('City of Tiffin does not offer accounts.')).toBeVisible()
  await page.goto(at('tiffin', '/sign-in'))
  await expect(page.getByRole('link', { name: 'Continue as a guest' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Create an account' })).toBeHidden()
})

/** In mock mode a browser has its own world: the second admin is a second tab. */
async function secondAdmin(
  page: Page,
  browser: Browser,
  { at, mode, path }: { at: Parameters<typeof signIn>[1]; mode: string; path: string },
): Promise<Page> {
  if (mode === 'mock') {
    const tab = await page.context().newPage()
    await tab.goto(at(null, path))
    return tab
  }
  const other = await (await browser.newContext()).newPage()
  await signIn(other, at, 'admin', path)
  return other
}

test(
  'two admins in conflict: both versions, and nothing is lost',
  { tag: '@real' },
  async ({ page, at, mode, browser }, info) => {
    await signIn(page, at, 'super', adding)
    await addMerchant(page, `Conflict ${mode} ${info.testId.slice(-8)}`)
    const { pathname } = new URL(page.url())
    await page.getByRole('button', { name: /^Identity/u }).click()
    await expect(step(page, 'Identity')).toBeVisible()
    const other = await secondAdmin(page, browser, { at, mode, path: `${pathname}?step=identity` })
    await expect(step(other, 'Identity')).toBeVisible()
    await box(other, /^Phone/u).fill('330-555-0111')
    await box(other, /^Fax/u).fill('330-555-0112')
    await press(other, 'Save and continue to Domain')
    await expect(step(other, 'Domain')).toBeVisible()

    await box(page, /^Phone/u).fill('330-555-0122')
    await box(page, /^Hours/u).fill('Weekdays 9 to 5')
    await press(page, 'Save and continue to Domain')
    const conflict = page.getByRole('dialog')
    await expect(conflict).toContainText('330-555-0111')
    await expect(conflict).toContainText('330-555-0122')
    await conflict.getByRole('radio', { name: /330-555-0111/u }).check()
    await conflict.getByRole('button', { name: /^Save/u }).click()
    await expect(step(page, 'Domain')).toBeVisible()
    await page.getByRole('button', { name: /^Identity/u }).click()
    await expect(box(page, /^Phone/u)).toHaveValue('330-555-0111')
    await expect(box(page, /^Fax/u)).toHaveValue('330-555-0112')
    await expect(box(page, /^Hours/u)).toHaveValue('Weekdays 9 to 5')
  },
)
