import { cities, people, peoplesPassword } from './support/names.ts'
import { openPanel } from './support/panel.ts'
import { fillSignIn, signInButton } from './support/session.ts'
import { expect, test } from './support/test.ts'

// From a mail to what still comes, and back (product.md B5).

test('the link of a mail: looked at, saved, seen in the profile, taken back', async ({
  page,
  at,
}) => {
  await page.goto(at(cities.county, '/departments'))
  const panel = await openPanel(page, 'Mail')
  await panel.getByRole('link', { name: 'Choose what still comes' }).first().click()

  const heading = page.getByRole('heading', { level: 1, name: 'Which e-mails do you want?' })
  const announcements = page.getByRole('checkbox', { name: /^Announcements/u })
  await expect(heading).toBeVisible()
  const link = page.url()
  await page.reload()
  // Scanners of mail open every link: that alone must change nothing.
  await expect(announcements).toBeChecked()
  await announcements.uncheck()
  await page.getByRole('button', { name: 'Save choices' }).click()
  await expect(page.getByText(/^You can undo this until /u)).toBeVisible()

  await page.getByRole('link', { name: /in your profile$/u }).click()
  await fillSignIn(page, people.user.email, peoplesPassword)
  await signInButton(page).click()
  await page.getByRole('link', { name: 'Notifications' }).click()
  await expect(page.getByRole('checkbox', { name: /^Closed days/u })).not.toBeChecked()
  await expect(page.getByRole('checkbox', { name: /^Due soon/u })).toBeChecked()

  await page.goto(link)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Your choices are as they were before.')).toBeVisible()
  await expect(announcements).toBeChecked()
})
