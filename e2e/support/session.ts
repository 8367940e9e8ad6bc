import { expect, type Locator, type Page, test } from '@playwright/test'
import { people, peoplesPassword, type Persona } from './names.ts'

type At = (city: string | null, path: string) => string

/** The two fields of the sign-in page. */
export async function fillSignIn(
  page: Page,
  name: string,
  password: string = peoplesPassword,
): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail or user name' }).fill(name)
  // The button that shows the password has its word too.
  await page.getByLabel('Password', { exact: true }).fill(password)
}

export function signInButton(page: Page): Locator {
  return page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true })
}

/**
 * Signs in by the form, as a person does, and waits until it has led somewhere: to where the role
 * lands, or to `path`. `city`: another site than the person's own, where the role may be on it.
 */
export async function signInByForm(
  page: Page,
  at: At,
  persona: Persona,
  path?: string,
  city: string | null = people[persona].city,
): Promise<void> {
  const back = path === undefined ? '' : `?${new URLSearchParams({ return_to: path })}`
  await page.goto(at(city, `/sign-in${back}`))
  await fillSignIn(page, people[persona].email)
  await signInButton(page).click()
  await expect(page).not.toHaveURL(/\/sign-in/u)
}

/**
 * Opens `path`, or where the role lands, as somebody: in mock mode by the demonstration's link,
 * which spares the sign-in page; behind the API by the form.
 */
export async function signIn(
  page: Page,
  at: At,
  persona: Persona,
  path: string = landingOf(persona),
): Promise<void> {
  if (test.info().project.name.startsWith('real')) return signInByForm(page, at, persona, path)
  const link = new URL(at(people[persona].city, path))
  link.searchParams.set('as', persona)
  await page.goto(link.href)
  await expect(page).not.toHaveURL(/[?&]as=/u)
}

function landingOf(persona: Persona): string {
  if (people[persona].city === null) return '/admin/dashboard'
  return persona.endsWith('user') && persona !== 'merchant-user' ? '/departments' : '/dashboard'
}

/** The header's button with the user's name. */
export function accountMenu(page: Page, name: string): Locator {
  return page.getByRole('banner').getByRole('button', { name: `${name}, account menu` })
}

export async function signOut(page: Page, persona: Persona): Promise<void> {
  await accountMenu(page, people[persona].name).click()
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible()
}
