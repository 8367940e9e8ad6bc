import type { Page } from '@playwright/test'
import { mailedPath } from './support/account.ts'
import { billPath } from './support/bill.ts'
import { cities, jane, people, peoplesPassword, type Persona } from './support/names.ts'
import { accountMenu, fillSignIn, signInByForm, signInButton, signOut } from './support/session.ts'
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

test.describe('a role signs in and lands', () => {
  // One for each landing; every role on every site: src/rules/addresses/landing.test.ts.
  for (const [persona, city, path] of [
    ['super', null, '/admin/dashboard'],
    ['merchant-user', cities.county, '/dashboard'],
    ['utility-user', 'tiffin', '/departments'],
  ] as const satisfies readonly (readonly [Persona, string | null, string])[]) {
    test(`${persona} on ${city ?? 'the root'}`, async ({ page, at }) => {
      await signInByForm(page, at, persona, undefined, city)
      await expect(page).toHaveURL(at(city, path))
      await expect(accountMenu(page, people[persona].name)).toBeVisible()
    })
  }

  test('support on a city’s site: at the root’s sign-in, signed out', async ({ page, at }) => {
    await page.goto(at(cities.county, '/sign-in'))
    await fillSignIn(page, people.support.email)
    await signInButton(page).click()
    await expect(page).toHaveURL(at(null, '/sign-in'))
    await expect(signInButton(page)).toBeVisible()
  })

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
  test('says the same for an unknown user and a wrong password', async ({ page, payer }) => {
    await page.goto('/sign-in')
    for (const name of [people['other-merchant-admin'].email, payer.email()]) {
      await fillSignIn(page, name, 'nope')
      await press(page)
      await isWrong(page)
      await expect(page.getByRole('alert')).toBeFocused()
    }
  })

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

  test('shows a password, and remembers the e-mail alone', async ({ page, at }) => {
    const { email } = people.user
    await page.goto('/sign-in')
    await fillSignIn(page, email)
    const field = page.getByLabel('Password', { exact: true })
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(field).toHaveAttribute('type', 'text')
    await page.getByRole('checkbox', { name: 'Remember my e-mail on this device' }).check()
    await signInButton(page).click()
    await expect(heading(page, 'What would you like to pay?')).toBeVisible()
    await signOut(page, 'user')
    await expect(page.getByText('You are signed out.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'E-mail or user name' })).toHaveValue(email)
    await expect(field).toHaveValue('')
    expect(await stored(page)).not.toContain(peoplesPassword)

    // Shown once: not again when the visitor returns later.
    await page.getByRole('link', { name: 'Continue as a guest' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
    await expect(page.getByText('You are signed out.')).toHaveCount(0)

    await page.getByRole('checkbox', { name: 'Remember my e-mail on this device' }).uncheck()
    await page.getByLabel('Password', { exact: true }).fill(peoplesPassword)
    await signInButton(page).click()
    await signOut(page, 'user')
    await page.goto(at(cities.county, '/sign-in'))
    await expect(page.getByRole('textbox', { name: 'E-mail or user name' })).toHaveValue('')
  })

  test('lets a guest go on where they were', async ({ page }) => {
    await page.goto('/real-estate-tax/search')
    await page.getByRole('searchbox', { name: 'Parcel number' }).fill(jane.account)
    await expect(page).toHaveURL(/q=08-004512/u)
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
    await page.getByRole('link', { name: 'Continue as a guest' }).click()
    await expect(page).toHaveURL(/\/real-estate-tax\/search\?.*q=08-004512/u)
  })

  test('returns every user to the page that they came from', async ({ page }) => {
    const path = billPath(jane.account)
    await page.goto(path)
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
    // The way back is not lost on the way round.
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await page.getByRole('link', { name: 'Back to sign in' }).click()
    await page.getByRole('link', { name: 'Create an account' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await fillSignIn(page, people.user.email)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${path}$`, 'u'))
    await expect(accountMenu(page, people.user.name)).toBeVisible()
  })

  test('says that the server knows the token no more', async ({ page }) => {
    await page.goto('/departments')
    await page.evaluate(() => localStorage.setItem('id_token', 'made.up'))
    await page.reload()
    await expect(page).toHaveURL(/\/sign-in/u)
    await expect(page.getByText('Your session has ended. Sign in again.')).toBeVisible()
    await expect(page.getByText('Unauthorised')).toBeVisible()
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
    'makes an account, signs in, and keeps no password',
    { tag: '@real' },
    async ({ page, payer, mode }) => {
      const said: string[] = []
      page.on('console', (message) => said.push(message.text()))
      page.on('framenavigated', (frame) => said.push(frame.url()))
      await page.goto('/sign-up')
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

  test('a reload keeps typed input, except the password', async ({ page, payer }) => {
    await page.goto('/sign-up')
    await page.getByRole('textbox', { name: /^E-mail address/u }).fill(payer.email())
    await page.getByLabel(/^Password/u).fill(password)
    await page.getByLabel(/^Password/u).blur()
    await page.reload()
    await expect(page.getByRole('textbox', { name: /^E-mail address/u })).toHaveValue(payer.email())
    await expect(page.getByLabel(/^Password/u)).toHaveValue('')
    expect(await stored(page)).not.toContain(password)
  })

  test('shows at each field what the server refuses', async ({ page }) => {
    await page.goto('/sign-up')
    await page.getByRole('textbox', { name: /^User name/u }).fill('merchant-admin')
    await signUp(page, people.user.email)
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page.getByRole('textbox', { name: /^User name/u })).toHaveAccessibleDescription(
      /^This user name is taken\./u,
    )
  })

  test('is not offered on the root', async ({ page, at }) => {
    await page.goto(at(null, '/sign-up'))
    await expect(page.getByText(/Create your account there/u)).toContainText('miamicounty')
    await expect(page.getByRole('textbox')).toHaveCount(0)
    await page.getByRole('link', { name: 'Back to sign in' }).click()
    await expect(page.getByRole('link', { name: 'Create an account' })).toHaveCount(0)
  })
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

  test('says the same for an address without an account', async ({ page, payer }) => {
    await page.goto('/password-reset')
    await page.getByRole('textbox', { name: 'E-mail address' }).fill(payer.email())
    await page.getByRole('button', { name: 'Send link' }).click()
    await expect(page.getByText(/^If there is an account with/u)).toContainText(payer.email())
    for (let times = 2; times <= 5; times += 1) {
      const answered = page.waitForResponse(/\/api\/forgot_password$/u)
      await page.getByRole('button', { name: 'Send it again' }).click()
      await answered
      await expect(page.getByRole('button', { name: 'Send it again' })).not.toHaveAttribute(
        'aria-busy',
      )
    }
    await page.getByRole('button', { name: 'Send it again' }).click()
    await expect(page.getByRole('alert')).toContainText('Too many tries. Try again in 15 minutes.')
  })

  test('an old link leads to a new one', async ({ page }) => {
    await page.goto('/password-reset-confirm?token=made.up')
    await page.getByLabel('New password', { exact: true }).fill(password)
    await page.getByLabel('Repeat the new password').fill(password)
    await page.getByRole('button', { name: 'Set new password' }).click()
    await page.getByRole('link', { name: 'Send a new link' }).click()
    await expect(page.getByRole('button', { name: 'Send link' })).toBeVisible()
    await page.goBack()
    await expect(heading(page, 'Open the link in your e-mail')).toBeVisible()
  })
})

test.describe('people of the demonstration', () => {
  test('one click signs in', async ({ page, at }) => {
    await page.goto('/sign-in')
    await page.getByRole('button', { name: /^Ruth Keller/u }).click()
    await expect(page).toHaveURL(/\/departments$/u)
    await expect(accountMenu(page, 'Ruth Keller')).toBeVisible()
    await page.goto(at(null, '/sign-in'))
    await page.getByRole('button', { name: /^Chloe Park/u }).click()
    await expect(page).toHaveURL(at(null, '/admin/dashboard'))
  })

  test('a user of another site has a link there', async ({ page, at }) => {
    await page.goto('/sign-in')
    await page.getByRole('link', { name: 'Owen Brandt' }).click()
    await expect(page).toHaveURL(at('tiffin', '/sign-in'))
    await expect(page.getByRole('button', { name: /^Owen Brandt/u })).toBeVisible()
    // The provider's people may be on any city's site, but for support.
    await expect(page.getByRole('button', { name: /^Ana Lee/u })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Chloe Park/u })).toHaveCount(0)
  })

  test('the front page leads to every site’s sign-in', async ({ page, at }) => {
    await page.goto(at(null, '/__scenarios'))
    await page.getByRole('link', { name: 'Sign in: Sam Decker' }).click()
    await expect(page).toHaveURL(at('tiffin', '/sign-in'))
    await page.getByRole('button', { name: /^Sam Decker/u }).click()
    await expect(accountMenu(page, 'Sam Decker')).toBeVisible()
  })

  test('the mailbox shows sent mails, and reports when there are none', async ({ page }) => {
    await page.goto('/password-reset')
    await page.getByRole('textbox', { name: 'E-mail address' }).fill('nobody@mail.example')
    await page.getByRole('button', { name: 'Send link' }).click()
    await expect(page.getByText(/^Nothing was written to this address/u)).toBeVisible()
    await page.getByRole('button', { name: 'Use another address' }).click()
    await page.getByRole('textbox', { name: 'E-mail address' }).fill(people.user.email)
    await page.getByRole('button', { name: 'Send link' }).click()
    await page.getByRole('link', { name: 'Choose a new password' }).click()
    await expect(page.getByRole('button', { name: 'Set new password' })).toBeVisible()
  })
})
