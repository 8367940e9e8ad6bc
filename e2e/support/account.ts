import { expect, type Page } from '@playwright/test'
import * as v from 'valibot'
import { ask, callApi } from './api.ts'
import { cities, people, peoplesPassword } from './names.ts'
import { fillSignIn, signInButton } from './session.ts'
import { test as base } from './test.ts'

type At = (city: string | null, path: string) => string

/** A user whose profile, password and sessions belong to one test. */
export interface Account {
  readonly email: string
  readonly name: string
  readonly profile: string
}

interface WithAccount {
  account: Account
  /** The same person at the profile once more, with a session of its own. */
  elsewhere: Page
}

export const test = base.extend<WithAccount>({
  account: async ({ mode }, give, info) => {
    // In mock mode every browser has its own world, so even Super Users are not shared.
    await give(
      mode === 'mock'
        ? { ...people.super, profile: '/user-profile/1' }
        : await signUp(`${info.testId.slice(-8)}.${info.repeatEachIndex}@citizen.example`),
    )
  },
  elsewhere: async ({ mode, account, at, browser, context }, give) => {
    // Another browser; or, where that is another world, the root domain: tokens are per host.
    const other = mode === 'mock' ? context : await browser.newContext()
    const page = await other.newPage()
    await openProfile(page, at, account, mode === 'mock' ? null : cities.county)
    await give(page)
    if (other !== context) await other.close()
  },
})

const signedUp = v.object({
  authorisation: v.object({ api_token: v.string() }),
  user: v.object({ id: v.string() }),
})

/** Behind the API; the session is the one that the sign-up began. */
export async function signUp(email: string): Promise<Account & { readonly token: string }> {
  const name = 'Nora Newcomb'
  const body = { name, email, phone: null, password: peoplesPassword, terms: true }
  const { user, authorisation } = await callApi({ path: '/api/register', body }, signedUp)
  return { email, name, profile: `/user-profile/${user.id}`, token: authorisation.api_token }
}

/** In mock mode by the demonstration's link, else by the form. */
export async function openProfile(
  page: Page,
  at: At,
  { email, profile }: Pick<Account, 'email' | 'profile'>,
  city: string | null = cities.county,
): Promise<void> {
  if (email === people.super.email) {
    await page.goto(at(city, `${profile}?as=super`))
    await expect(page.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible()
    return
  }
  await page.goto(at(city, `/sign-in?${new URLSearchParams({ return_to: profile })}`))
  await signInAgain(page, email)
}

/** At the sign-in page that leads back to a profile. */
export async function signInAgain(
  page: Page,
  email: string,
  password: string = peoplesPassword,
): Promise<void> {
  await page.bringToFront()
  await fillSignIn(page, email, password)
  await signInButton(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible()
}

const mails = v.array(v.object({ to: v.string(), path: v.string() }))

/** The link in the last mail to an address; in mock mode the page shows sent mails. */
export async function mailedPath(
  mode: 'mock' | 'real',
  page: Page,
  to: string,
  name = 'Confirm my address',
): Promise<string> {
  if (mode === 'mock') {
    const link = page.getByRole('main').getByRole('link', { name })
    const href = (await link.getAttribute('href')) ?? ''
    const { pathname, search } = new URL(href, page.url())
    return pathname + search
  }
  const sent = await ask('/__mails', mails)
  return sent.findLast((mail) => mail.to === to)?.path ?? ''
}
