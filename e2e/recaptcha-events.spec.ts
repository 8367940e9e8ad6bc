import { signIn } from './support/session.ts'
import { expect, test } from './support/test.ts'

test('the provider looks for one of warnings recaptcha, and a reload keeps the search', async ({
  page,
  at,
}) => {
  await signIn(page, at, 'super', '/admin/warnings/recaptcha')
  const rows = page.getByRole('table', { name: 'Warnings reCaptcha' }).getByRole('rowheader')
  const name = (await rows.first().textContent()) ?? ''
  await page.getByRole('searchbox').fill(name)
  await expect(rows.first()).toHaveText(name)
  await expect(page).toHaveURL(/[?&]q=/u)
  await page.reload()
  await expect(rows.first()).toHaveText(name)
})
