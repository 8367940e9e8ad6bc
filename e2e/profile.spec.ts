import { expect, type Page } from '@playwright/test'
import { mailedPath, openProfile, signInAgain, test } from './support/account.ts'
import { cities, people, peoplesPassword } from './support/names.ts'
import { accountMenu, signIn } from './support/session.ts'

// The profile (product.md P7), and its drafts (decision 4).

const field = (page: Page, name: RegExp | string) => page.getByRole('textbox', { name })
const city = (page: Page) => field(page, 'City')
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' })
/** Beside the button; a phone has it in its bar. */
const saved = (page: Page) =>
  page.getByRole('main').getByText('Your changes are saved.').filter({ visible: true })
const keptNote = (page: Page) => page.getByText('We kept what you typed. It is not saved yet.')
const leaving = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' })
const home = (page: Page) => page.getByRole('banner').getByRole('link').first()

async function signOutEverywhere(page: Page): Promise<void> {
  // A page behind another draws once a second, and a press waits for two of that.
  await page.bringToFront()
  await page.getByRole('link', { name: 'Security' }).click()
  const name = 'Sign out everywhere'
  await page.getByRole('button', { name }).click()
  await page
    .getByRole('dialog', { name: `${name}?` })
    .getByRole('button', { name })
    .click()
  await expect(page.getByRole('main').getByText('You are signed in only here now.')).toBeVisible()
}

async function signOut(page: Page, name: string): Promise<void> {
  await page.bringToFront()
  await accountMenu(page, name).click()
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
}

test.describe('one’s own profile', () => {
  test('is changed, and stays changed', { tag: '@real' }, async ({ page, at, account }) => {
    await openProfile(page, at, account)
    await field(page, /^Name/u).fill('Nora N. Newcomb')
    await field(page, 'Street and apartment').fill('9 Elm Street')
    await city(page).fill('Piqua')
    await save(page).click()
    await expect(saved(page)).toBeVisible()
    // The header uses the session's own copy of the user.
    await expect(accountMenu(page, 'Nora N. Newcomb')).toBeVisible()
    await page.reload()
    await expect(city(page)).toHaveValue('Piqua')
    await expect(field(page, 'Street and apartment')).toHaveValue('9 Elm Street')
    await expect(keptNote(page)).toBeHidden()
  })

  test('has a new e-mail address once its link is opened', async ({ page, at, account, mode }) => {
    const fresh = `new.${account.email}`
    await openProfile(page, at, account)
    await field(page, /^E-mail/u).fill(fresh)
    await page.getByLabel('Current password').fill(peoplesPassword)
    await save(page).click()
    await expect(
      page.getByText(`Until you open it, your address is ${account.email}.`),
    ).toBeVisible()
    await expect(field(page, /^E-mail/u)).toHaveValue(account.email)
    const link = at(cities.county, await mailedPath(mode, page, fresh))

    // In another browser the user signs in first, with the current address.
    await signOut(page, account.name)
    await page.goto(link)
    await expect(page.getByText('Sign in to confirm your e-mail address.')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await signInAgain(page, account.email)
    await expect(page.getByRole('main').getByText(`${fresh} is confirmed.`)).toBeVisible()
    await expect(field(page, /^E-mail/u)).toHaveValue(fresh)

    await page.goto(link)
    await expect(
      page.getByText(`This link was used before. Your address is ${fresh}.`),
    ).toBeVisible()
  })

  test(
    'ends all other sessions, and not this one',
    { tag: '@real' },
    async ({ page, at, account, elsewhere }) => {
      await openProfile(page, at, account)
      await signOutEverywhere(page)
      await elsewhere.reload()
      await expect(elsewhere).toHaveURL(/\/sign-in\?return_to=/u)
      await page.reload()
      await expect(page.getByLabel('Current password', { exact: true })).toBeVisible()
    },
  )
})

test.describe('typed input', () => {
  test(
    'outlives the end of the session, and waits at the same address',
    { tag: '@real' },
    async ({ page, at, account, elsewhere }) => {
      await openProfile(page, at, account)
      await city(page).fill('Piqua')
      await signOutEverywhere(elsewhere)
      // The field is never left: the answer takes the form away.
      await city(page).press('Enter')
      await expect(page).toHaveURL(/\/sign-in\?return_to=/u)
      await signInAgain(page, account.email)
      await expect(page).toHaveURL(at(cities.county, account.profile))
      await expect(keptNote(page)).toBeVisible()
      await expect(city(page)).toHaveValue('Piqua')
      await save(page).click()
      await expect(saved(page)).toBeVisible()
      await expect(keptNote(page)).toBeHidden()
      await page.reload()
      await expect(city(page)).toHaveValue('Piqua')
      await expect(keptNote(page)).toBeHidden()
    },
  )

  test('outlives a reload, and is kept by a question before a link or Back leaves it behind', async ({
    page,
    at,
    account,
  }) => {
    const departments = page.getByRole('heading', { name: 'What would you like to pay?' })
    await openProfile(page, at, account)
    const before = await city(page).inputValue()
    await test.step('a reload', async () => {
      await city(page).fill('Piqua')
      await page.reload()
      await expect(keptNote(page)).toBeVisible()
      await expect(city(page)).toHaveValue('Piqua')
      await page.getByRole('button', { name: 'Discard' }).click()
      await expect(city(page)).toHaveValue(before)
    })
    await test.step('without changes no question', async () => {
      await home(page).click()
      await expect(departments).toBeVisible()
      await page.goBack()
    })
    await test.step('the browser’s buttons, and a link', async () => {
      await city(page).fill('Piqua')
      await page.goForward()
      await leaving(page).getByRole('button', { name: 'Stay here' }).click()
      await expect(page).toHaveURL(at(cities.county, account.profile))
      await expect(city(page)).toHaveValue('Piqua')
      await home(page).click()
      await leaving(page).getByRole('button', { name: 'Leave without saving' }).click()
      await expect(departments).toBeVisible()
      await page.goto(at(cities.county, account.profile))
      await expect(city(page)).toHaveValue(before)
      await expect(keptNote(page)).toBeHidden()
    })
  })
})

test.describe('a profile that is not one’s own', () => {
  test(
    'is shown to nobody, and nothing is asked for it',
    { tag: '@real' },
    async ({ page, at }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      await signIn(page, at, 'user', '/user-profile/5')
      await expect(page.getByText(/^This profile belongs to someone else/u)).toBeVisible()
      await expect(page.getByText(people['merchant-user'].name)).toBeHidden()
      await page.getByRole('link', { name: 'Go to my profile' }).click()
      await expect(field(page, /^Name/u)).toHaveValue(people.user.name)
      expect(asked.filter((path) => path.startsWith('/api/user'))).toEqual(['/api/users/6'])
    },
  )
})
