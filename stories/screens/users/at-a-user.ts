import { expect, userEvent } from 'storybook/test'
import type { ManagedUser } from '@/contract/people/managed-users'
import { inside, type Page } from '../../support/page'
import type { ScreenProps } from '../../support/screen'

/** A clerk with rights, for one department. */
export const clerk = {
  id: '94',
  name: 'Jensen Kertzmann',
  email: 'jensen.kertzmann@miamicounty.example',
  username: 'jensen.kertzmann',
  phone: '(937) 555-0119',
  role: ['Merchant User'],
  merchant_id: '1',
  sub_domain: 'miamicounty',
  rights: ['refund', 'terminal'],
  language: 'en',
  merchant: 'Miami County, Ohio',
  status: 'active',
  departments: ['real-estate-tax'],
  can_refund: true,
  last_sign_in_at: null,
  linked_accounts: 0,
  invited_at: null,
  invite_expires_at: null,
  masked: false,
  used: true,
  last_admin: false,
  version: 'newer',
} satisfies ManagedUser

export const of = (id: string) => ({ path: `/users/add-user/${id}` }) satisfies Partial<ScreenProps>
export const onRoot = (id = '') =>
  ({
    tenant: null,
    persona: 'admin',
    path: `/admin/users/merchants/add-user${id && `/${id}`}`,
  }) satisfies Partial<ScreenProps>

export const phone = { viewport: { value: 'mobile1', isRotated: false } }

export async function opened(canvasElement: HTMLElement, name: string | RegExp) {
  const page = inside(canvasElement)
  await expect(await page.findByRole('heading', { level: 1, name })).toBeVisible()
  return page
}

export const roles = (page: Page) =>
  inside(page.getByRole('radiogroup', { name: /^Role/ }))
    .getAllByRole('radio')
    .map((radio) => (radio instanceof HTMLInputElement ? radio.value : ''))

export const field = (page: Page, name: RegExp) => page.getByRole('textbox', { name })

export async function write(page: Page, name: RegExp, text: string) {
  const box = field(page, name)
  await userEvent.clear(box)
  // At once: a letter at a time proves nothing more.
  await userEvent.click(box)
  await userEvent.paste(text)
}

export async function writePerson(page: Page) {
  await write(page, /^Name/, 'Nora Quill')
  await write(page, /^E-mail/, 'nora.quill@mail.example')
  await write(page, /^User name/, 'nora.quill')
}

export const choose = async (page: Page, name: string) =>
  userEvent.click(await page.findByRole('radio', { name }))
export const press = async (page: Page, name: string) =>
  userEvent.click(await page.findByRole('button', { name }))

/** Outside of the canvas: dialogs and toasts. */
export const outside = () => inside(document.body)

export async function inSummary(page: Page, ...texts: string[]) {
  const summary = await page.findByRole('alert')
  for (const text of texts) {
    // A field's name joins its message one render later.
    await expect(await inside(summary).findByRole('button', { name: text })).toBeVisible()
  }
  return inside(summary)
}
