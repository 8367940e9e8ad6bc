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
