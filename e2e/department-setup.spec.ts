import { launcher, openPanel, said } from './support/panel.ts'
import { signIn } from './support/session.ts'
import { expect, test } from './support/test.ts'

// The departments of a merchant and their payment settings (product.md A3, steps 4 and 5), and what
// citizens meet.

const steps = '/admin/settings/add-settings/1?step='

test('a fee is raised from tomorrow: today’s counts today, and the new one tomorrow', async ({
  page,
  at,
}) => {
  await signIn(page, at, 'super', `${steps}payments&department=dog-licenses`)
  await page.getByRole('textbox', { name: /^Minimum card fee/u }).fill('9.00')
  const preview = page.getByRole('table', { name: 'Fee preview' })
  await expect(preview.getByRole('row', { name: /^\$20\.00/u })).toContainText('$3.95 → $9.00')
  const from = page.getByRole('textbox', { name: /^Effective date/u })
  const [month = '', day = '', year = ''] = (await from.inputValue()).split('/')
  const tomorrow = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day) + 1))
  const two = (value: number) => String(value).padStart(2, '0')
  await from.fill(
    `${two(tomorrow.getUTCMonth() + 1)}/${two(tomorrow.getUTCDate())}/${tomorrow.getUTCFullYear()}`,
  )
  await page.getByRole('button', { name: 'Save the payment settings' }).first().click()
  await expect(page.getByText(/^Other settings take effect on/u)).toBeVisible()

  await page.goto(at('miamicounty', '/blind-payments/dog-licenses'))
  await page.getByRole('radio', { name: /^Dog license, one year/u }).check()
  const fee = page
    .getByRole('main')
    .getByText(/card \$/u)
    .first()
  await expect(fee).toContainText('$3.95')

  // The panel's keys are there with its launcher.
  await expect(launcher(page)).toBeVisible()
  const panel = await openPanel(page, 'Time')
  await panel.getByRole('button', { name: '+ 1 day' }).click()
  await expect(said(page)).toHaveText(/^The time has moved on/u)
  await page.goto(at('miamicounty', '/blind-payments/dog-licenses'))
  await page.getByRole('radio', { name: /^Dog license, one year/u }).check()
  await expect(fee).toContainText('$9.00')
})
