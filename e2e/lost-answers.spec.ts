import { cities } from './support/names.ts'
import { signIn } from './support/session.ts'
import { expect, test } from './support/test.ts'

// The answer to what staff do is lost on the way (decision 40): the screen finds out that it was made,
// says so, and nothing is made twice. The faults are the demonstration's.

const scenario = 'scenario=office-answer-lost'
const day = '/transactions-reports/transactions/1/real-estate-tax?day=2026-05-28'

test('a refund whose answer is lost is made once', async ({ page, at }) => {
  await signIn(page, at, 'merchant-admin')
  await page.goto(at(cities.county, `${day}&status=posted&${scenario}`))
  const rows = page.getByRole('table', { name: 'Daily transactions' })
  await rows.getByRole('link').first().click()
  const shown = page.getByRole('dialog', { name: 'Payment', exact: true })
  await shown.getByRole('button', { name: 'Refund', exact: true }).click()
  const question = page.getByRole('dialog', { name: /^Refund the payment of/u })
  await question.getByRole('radio', { name: 'A part' }).check()
  await question.getByRole('combobox', { name: /^Reason/u }).selectOption('overpaid')
  await question.getByRole('textbox', { name: /^Real estate tax/u }).fill('12.34')
  await question.getByRole('button', { name: 'Refund $12.34' }).click()
  await expect(
    page.getByText(/The change was made at .*Only the server’s response was lost/u).first(),
  ).toBeVisible()
  await expect(question).toBeHidden()
  await expect(shown.getByText('Partly refunded').first()).toBeVisible()
  await page.reload()
  await expect(shown.getByText('$12.34', { exact: true }).first()).toBeVisible()
  await expect(shown.locator('strong', { hasText: '$12.34' })).toHaveCount(1)
})

test('a batch whose answer is lost is reconciled once', async ({ page, at }) => {
  await signIn(page, at, 'merchant-admin')
  const days = 'from=2026-05-27&to=2026-06-01'
  await page.goto(at(cities.county, `/reports/departments/1?${days}&${scenario}`))
  const deposits = page.getByRole('table', { name: 'Bank deposits' })
  const row = deposits.getByRole('row').filter({ hasText: 'Waiting' }).first()
  await row.getByRole('button', { name: /^Reconcile the batch/u }).click()
  const form = page.getByRole('dialog', { name: /^Reconcile the batch of/u })
  await form.getByRole('textbox', { name: /^Deposit at the bank/u }).fill('1.00')
  await form.getByRole('button', { name: 'Reconcile' }).click()
  await expect(form).toBeHidden()
  await expect(
    page.getByText(/The change was made at .*Only the server’s response was lost/u).first(),
  ).toBeVisible()
  await expect(deposits.getByText(/^Off by/u).first()).toBeVisible()
})

test('a hold whose answer is lost is set once, and a notice says so', async ({ page, at }) => {
  await signIn(page, at, 'merchant-admin')
  const account = '/merchant-account-view/08-004518/0001/real-estate-tax'
  await page.goto(at(cities.county, `${account}?${scenario}`))
  await page.getByRole('button', { name: 'Block online payments' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('textbox', { name: /^Text for payers/u }).fill('It is disputed.')
  await form.getByRole('button', { name: 'Block online payments' }).click()
  await expect(
    page.getByRole('region', { name: 'Notices (F8)' }).getByText(/The change was made at/u),
  ).toBeVisible()
  await expect(page.getByText('It is disputed.', { exact: true })).toHaveCount(1)
})
