import { userEvent } from 'storybook/test'
import type { ManagedUser } from '@/contract/people/managed-users'
import type { User } from '@/contract/people/users'
import { inside, type Page } from '../../support/page'

/** What the profile's stories have in common: whose it is, and how it is filled in. */

export const profilePath = '/user-profile/6'

export const onPhone = { globals: { viewport: { value: 'mobile1', isRotated: false } } }

export const saveButton = 'Save changes'

/** The county's citizen among the demonstration's people. */
export const ruth: User = {
  id: '6',
  name: 'Ruth Keller',
  email: 'user@miamicounty.example',
  username: 'user',
  phone: '(937) 555-0106',
  role: ['User'],
  merchant_id: '1',
  sub_domain: 'miamicounty',
  language: 'en',
  address: '418 Maple Street',
  city: 'Troy',
  state: 'OH',
  zip: '45373',
  delivery: 'email',
  pending_email: null,
}

/** Her account as `getUser` answers it to herself. */
export const ruthsAccount: ManagedUser = {
  ...ruth,
  merchant: 'Miami County',
  status: 'active',
  departments: null,
  can_refund: false,
  last_sign_in_at: null,
  linked_accounts: 0,
  invited_at: null,
  invite_expires_at: null,
  masked: false,
  used: true,
  last_admin: false,
  version: '',
}

/** The profile, once its fields are there. */
export async function opened(canvasElement: HTMLElement, name: RegExp = /^Name/u): Promise<Page> {
  const page = inside(canvasElement)
  await page.findByRole('textbox', { name })
  return page
}

/** The wide screen's button; the phone's bar has its twin. */
export async function press(page: Page, name: string): Promise<void> {
  const shown = page.getAllByRole('button', { name }).find((button) => button.checkVisibility())
  if (!shown) throw new Error(`no button ${name} is visible`)
  await userEvent.click(shown)
}

export async function retype(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field)
  if (text !== '') await userEvent.type(field, text)
}
