import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { cities, linkPins, people } from './support/names.ts'
import { signIn } from './support/session.ts'
import { test } from './support/test.ts'

// A citizen's accounts, delivery of bills, and payments (product.md P7).

const profile = '/user-profile/6'
const tab = (name: string) => `${profile}?tab=${name}`
const count = (page: Page, text: string) => page.getByRole('heading', { name: text })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

async function link(page: Page, account: string, pin: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Department' }).selectOption('Real estate tax')
  await field(page, 'Account or parcel number').fill(account)
  await field(page, 'PIN').fill(pin)
  await page.getByRole('button', { name: 'Link account' }).click()
}

test('an account is linked with its PIN, found again, and let go', async ({ page, at }) => {
  await signIn(page, at, 'user', tab('linked'))
  await expect(count(page, '2 linked accounts')).toBeVisible()
  await link(page, '08-004518', '000000')
  await expect(page.getByRole('alert')).toContainText('The number and PIN do not match.')
  await field(page, 'PIN').fill(linkPins['08-004518'])
  await page.getByRole('button', { name: 'Link account' }).click()
  await expect(count(page, '3 linked accounts')).toBeFocused()

  await page.reload()
  await page.getByRole('main').getByRole('link', { name: '08-004518' }).click()
  await expect(page).toHaveURL(at(cities.county, '/account-view/6/08-004518/0001/real-estate-tax'))
  await expect(page.getByRole('region', { name: 'Balance', exact: true })).toContainText('$702.19')

  await page.getByRole('button', { name: 'Unlink 08-004518' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Unlink' }).click()
  await expect(page).toHaveURL(at(cities.county, tab('linked')))
  await expect(count(page, '2 linked accounts')).toBeVisible()
})

// Too many tries, and each choice that fails: stories/screens/profile.
test('how bills come and which e-mails are chosen, and leaving unsaved changes asks first', async ({
  page,
  at,
}) => {
  await signIn(page, at, 'user', tab('ebilling'))
  const box = page.getByRole('checkbox', { name: 'Bills by e-mail, 08-004544' })
  await box.click()
  await expect(page.getByText('On paper for now, by e-mail from Jul 1.').first()).toBeVisible()

  await page.getByRole('link', { name: 'Notifications' }).click()
  const closed = page.getByRole('checkbox', { name: 'Closed days' })
  await closed.uncheck()
  await page.getByRole('link', { name: 'History' }).click()
  const leaving = page.getByRole('dialog', { name: 'Leave without saving?' })
  await leaving.getByRole('button', { name: 'Stay here' }).click()
  await page.getByRole('button', { name: 'Save choices' }).click()
  await expect(page.getByRole('main').getByText('Your choices are saved.')).toBeVisible()
  await page.reload()
  await expect(closed).not.toBeChecked()
  await page.goto(at(cities.county, tab('ebilling')))
  await expect(box).toBeChecked()
})

test('payments are filtered, bookmarked, saved as a file, and have receipts', async ({
  page,
  at,
}) => {
  await signIn(page, at, 'user', tab('history'))
  await expect(count(page, '8 payments')).toBeVisible()
  await page.getByLabel('From', { exact: true }).fill('2025-01-01')
  await page.getByLabel('To', { exact: true }).fill('2025-12-31')
  await expect(count(page, '2 payments')).toBeVisible()
  await expect(page).toHaveURL(/from=2025-01-01&to=2025-12-31/u)

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe('miamicounty_payments_2025-01-01_2025-12-31.csv')
  const text = await readFile(await file.path(), 'utf8')
  expect(text.startsWith('\uFEFFDate,Confirmation number,')).toBe(true)
  expect(text.trimEnd().split('\r\n')).toHaveLength(1 + 4)
  expect(text).toContain(',08-004512,0001,2024,')

  await page.reload()
  await expect(count(page, '2 payments')).toBeVisible()
  await page.goBack()
  await expect(count(page, '8 payments')).toBeVisible()
  await page
    .getByRole('link', { name: /^Receipt CT-/u })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: /^Paid \$/u })).toBeVisible()
  await expect(page.getByText(people.user.name)).toBeVisible()
})
