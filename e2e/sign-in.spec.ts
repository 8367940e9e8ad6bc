import type { Page } from '@playwright/test'
import { mailedPath } from './support/account.ts'
import { billPath } from './support/bill.ts'
import { cities, jane, people, peoplesPassword } from './support/names.ts'
import { accountMenu, fillSignIn, signInButton, signOut } from './support/session.ts'
import { expect, test } from './support/test.ts'

// Signing in, signing up and choosing a new password (product.md B1 to B4).

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 })
const password = 'A long-enough 1'

/** Presses the button and waits for the server's answer. */
async function press(page: Page): Promise<void> {
  const answered = page.waitForResponse(/\/api\/login$/u)
  await signInButton(page).click()
  await answered
  await expect(signInButton(page)).not.toHaveAttribute('aria-busy')
}

const isWrong = (page: Page) =>
  expect(page.getByRole('alert')).toContainText('E-mail or password is wrong')

async function signUp(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Full name/u }).fill('Nora New')
  await page.getByRole('textbox', { name: /^E-mail address/u }).fill(email)
  await page.getByLabel(/^Password/u).fill(password)
  await page.getByRole('checkbox', { name: 'I agree to the terms of use' }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
}

/** All that the page's own origin keeps. */
async function stored(page: Page): Promise<string> {
  const state = await page.context().storageState({ indexedDB: true })
  return JSON.stringify(state) + (await page.evaluate(() => JSON.stringify(sessionStorage)))
}

// Where each role lands on every site: src/rules/addresses/landing.test.ts.
test.describe('a role signs in and lands', () => {
  test(
    'a citizen of another city: at the sign-in of their own',
    { tag: '@real' },
    async ({ page, at }) => {
      await page.goto(at(cities.county, '/sign-in'))
      await fillSignIn(page, people['utility-user'].email)
      await signInButton(page).click()
      await expect(page).toHaveURL(at('tiffin', '/sign-in'))
      await expect(page.getByText('Your account with City of Tiffin')).toBeVisible()
    },
  )
})

test.describe('the sign-in page', () => {
  test(
    'asks for a person after five failures, and locks after ten',
    { tag: '@real' },
    async ({ page, payer }) => {
      await page.goto('/sign-in')
      await fillSignIn(page, payer.email(), 'nope')
      for (let failures = 1; failures <= 5; failures += 1) {
        await press(page)
        await isWrong(page)
      }
      const box = page.getByRole('checkbox', { name: 'I am a person, not a program' })
      await expect(box).toHaveCount(0)
      await press(page)
      await expect(box).toHaveAccessibleDescription('Check the box to try again.')
      await box.check()
      for (let failures = 6; failures <= 10; failures += 1) {
        await press(page)
        await isWrong(page)
      }
      await press(page)
      await expect(page.getByRole('alert')).toContainText(
        'Too many tries. Try again in 15 minutes.',
      )
    },
  )

  test('remembers the e-mail alone, and leads back to the page that they came from', async ({
    page,
  }) => {
    const { email } = people.user
    const path = billPath(jane.account)
    const field = page.getByLabel('Password', { exact: true })
    const remember = page.getByRole('checkbox', { name: 'Remember my e-mail on this device' })
    await page.goto(path)
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
    await test.step('a guest goes on where they were', async () => {
      await page.getByRole('link', { name: 'Continue as a guest' }).click()
      await expect(page).toHaveURL(new RegExp(`${path}$`, 'u'))
      await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
    })
    await test.step('the way back is not lost on the way round', async () => {
      await page.getByRole('link', { name: 'Forgot your password?' }).click()
      await page.getByRole('link', { name: 'Back to sign in' }).click()
      await page.getByRole('link', { name: 'Create an account' }).click()
      await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
      await fillSignIn(page, email)
      await page.getByRole('button', { name: 'Show password' }).click()
      await expect(field).toHaveAttribute('type', 'text')
      await remember.check()
      await signInButton(page).click()
      await expect(page).toHaveURL(new RegExp(`${path}$`, 'u'))
    })
    await test.step('the e-mail is there after signing out, the password nowhere', async () => {
      await signOut(page, 'user')
      await expect(page.getByText('You are signed out.')).toBeVisible()
      await expect(page.getByRole('textbox', { name: 'E-mail or user name' })).toHaveValue(email)
      await expect(field).toHaveValue('')
      expect(await stored(page)).not.toContain(peoplesPassword)
    })
    await test.step('that one is signed out is said once', async () => {
      await page.getByRole('link', { name: 'Continue as a guest' }).click()
      await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
      await expect(page.getByText('You are signed out.')).toHaveCount(0)
    })
    await test.step('it is forgotten once the box is not checked', async () => {
      await remember.uncheck()
      await field.fill(peoplesPassword)
      await signInButton(page).click()
      await signOut(page, 'user')
      await page.reload()
      await expect(page.getByRole('textbox', { name: 'E-mail or user name' })).toHaveValue('')
    })
  })
})

test('a phone’s menu signs in and out', { tag: '@phone-only' }, async ({ page }) => {
  await page.goto('/departments')
  const open = page.getByRole('button', { name: 'Menu' })
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await open.click()
  await menu.getByRole('link', { name: 'Sign in' }).click()
  await expect(menu).toHaveCount(0)
  await fillSignIn(page, people['merchant-user'].email)
  await signInButton(page).click()
  await expect(page).toHaveURL(/\/dashboard$/u)
  await page.goto('/departments')
  await open.click()
  await expect(menu.getByText('Leon Fisk')).toBeVisible()
  await menu.getByRole('link', { name: 'My profile' }).click()
  await expect(menu).toHaveCount(0)
  await expect(heading(page, 'My profile')).toBeVisible()
  await page.getByRole('button', { name: 'Menu' }).click()
  await menu.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('You are signed out.')).toBeVisible()
})

test.describe('signing up', () => {
  test(
    'keeps typed input over a reload, makes an account, signs in, and keeps no password',
    { tag: '@real' },
    async ({ page, payer, mode }) => {
      const said: string[] = []
      page.on('console', (message) => said.push(message.text()))
      page.on('framenavigated', (frame) => said.push(frame.url()))
      await page.goto('/sign-up')
      await page.getByRole('textbox', { name: /^E-mail address/u }).fill(payer.email())
      await page.getByLabel(/^Password/u).fill(password)
      await page.getByLabel(/^Password/u).blur()
      await page.reload()
      await expect(page.getByRole('textbox', { name: /^E-mail address/u })).toHaveValue(
        payer.email(),
      )
      await expect(page.getByLabel(/^Password/u)).toHaveValue('')
      await signUp(page, payer.email())
      await expect(heading(page, 'What would you like to pay?')).toBeVisible()
      await expect(accountMenu(page, 'Nora New')).toBeVisible()
      await page.reload()
      await expect(accountMenu(page, 'Nora New')).toBeVisible()

      const everything = [...said, await stored(page)].join('\n')
      // In mock mode the journal is kept here too, and holds a verifier in its place.
      expect(everything).not.toContain(password)
      if (mode === 'real') {
        expect(await mailedPath(mode, page, payer.email())).toMatch(/^\/user-profile\/.*confirm=/u)
      }
    },
  )
})

test.describe('a forgotten password', () => {
  test(
    'is replaced by the link in the mail, which works once',
    { tag: '@real' },
    async ({ page, payer, mode }) => {
      const email = payer.email()
      const said: string[] = []
      page.on('console', (message) => said.push(message.text()))
      await page.goto('/sign-up')
      await signUp(page, email)
      await accountMenu(page, 'Nora New').click()
      await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click()

      await page.getByRole('link', { name: 'Forgot your password?' }).click()
      await page.getByRole('textbox', { name: 'E-mail address' }).fill(email)
      await page.getByRole('button', { name: 'Send link' }).click()
      await expect(heading(page, 'Check your e-mail')).toBeFocused()
      const link = await mailedPath(mode, page, email, 'Choose a new password')
      const token = link.split('token=')[1] ?? ''
      expect(token).not.toBe('')

      await page.goto(link)
      const first = page.getByLabel('New password', { exact: true })
      await expect(first).toBeVisible()
      await expect(page).toHaveURL(/\/password-reset-confirm$/u)
      await page.reload()
      await first.fill('Another 1 please')
      await expect(page.getByText('Strong.')).toBeVisible()
      await page.getByLabel('Repeat the new password').fill('Another 1 please')
      await page.getByRole('button', { name: 'Set new password' }).click()
      await expect(page.getByText('Your new password is set. Sign in with it.')).toBeVisible()
      expect(said.join('\n')).not.toContain(token)
      expect(await stored(page)).not.toContain(token)

      await fillSignIn(page, email, password)
      await press(page)
      await isWrong(page)
      await fillSignIn(page, email, 'Another 1 please')
      await signInButton(page).click()
      await expect(accountMenu(page, 'Nora New')).toBeVisible()

      await page.goto(link)
      await first.fill('A third 1 please')
      await page.getByLabel('Repeat the new password').fill('A third 1 please')
      await page.getByRole('button', { name: 'Set new password' }).click()
      await expect(heading(page, 'This link no longer works')).toBeFocused()
    },
  )
})

// Whom the page offers: stories/screens/sign-in.
test('people of the demonstration sign in by one click, from any site’s sign-in', async ({
  page,
  at,
}) => {
  await page.goto(at(null, '/__scenarios'))
  await page.getByRole('link', { name: 'Sign in: Sam Decker' }).click()
  await expect(page).toHaveURL(at('tiffin', '/sign-in'))
  await page.getByRole('link', { name: 'Ruth Keller' }).click()
  await expect(page).toHaveURL(at(cities.county, '/sign-in'))
  // The provider's people may be on any city's site, but for support.
  await expect(page.getByRole('button', { name: /^Ana Lee/u })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Chloe Park/u })).toHaveCount(0)
  await page.getByRole('button', { name: /^Ruth Keller/u }).click()
  await expect(page).toHaveURL(/\/departments$/u)
  await expect(accountMenu(page, people.user.name)).toBeVisible()
})
