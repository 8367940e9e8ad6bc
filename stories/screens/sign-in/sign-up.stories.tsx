import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { answers, neverAnswers } from '../../support/faults'
import { findNotice, inside, type Page } from '../../support/page'
import { Screen } from '../../support/screen'

const meta = {
  title: 'Sign-in/Create an account',
  component: Screen,
  args: { path: '/sign-up' },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

async function open(canvasElement: HTMLElement): Promise<Page> {
  const page = inside(canvasElement)
  await page.findByRole('button', { name: 'Create account' })
  return page
}

async function fillIn(page: Page, email = 'nora@mail.example') {
  await userEvent.type(page.getByRole('textbox', { name: /^Full name/ }), 'Nora New')
  await userEvent.type(page.getByRole('textbox', { name: /^E-mail address/ }), email)
  await userEvent.type(page.getByLabelText(/^Password/), 'long enough')
  await userEvent.click(page.getByRole('checkbox', { name: 'I agree to the terms of use' }))
}

const send = (page: Page) => userEvent.click(page.getByRole('button', { name: 'Create account' }))

export const Empty: Story = {
  name: 'Asked for',
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement)
    await expect(page.getByText('Your bills and payments', { exact: false })).toHaveTextContent(
      'Miami County, Ohio',
    )
    await expect(page.getByRole('combobox', { name: 'Language of our e-mails' })).toHaveValue('en')
  },
}

export const Missing: Story = {
  name: 'Something is missing',
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement)
    await send(page)
    await waitFor(() => expect(page.getByRole('alert')).toHaveFocus())
    await expect(page.getByRole('alert')).toHaveTextContent('Check 4 things before you continue')
    await userEvent.click(page.getByRole('button', { name: 'Choose a password.' }))
    await expect(page.getByLabelText(/^Password/)).toHaveFocus()
  },
}

/** The second press finds the account of the first, and makes no other. */
export const AnswerLost: Story = {
  name: 'The answer was lost',
  args: {
    cloud: {
      faults: [{ match: { call: 'register', nth: 1 }, effect: { kind: 'drop-after-commit' } }],
    },
  },
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement)
    await fillIn(page)
    await userEvent.type(page.getByRole('textbox', { name: /^User name/ }), 'nora.new')
    await send(page)
    await expect(await page.findByText(/^There was no answer/u)).toBeVisible()
    await send(page)
    await expect(await page.findByRole('button', { name: 'Nora New, account menu' })).toBeVisible()
  },
}

/** The server's errors, each at its field (specification §8). */
export const Refused: Story = {
  name: 'Refused by the server',
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement)
    await fillIn(page, 'user@miamicounty.example')
    await userEvent.type(page.getByRole('textbox', { name: /^User name/ }), 'merchant-admin')
    await send(page)
    await waitFor(() => expect(page.getByRole('alert')).toHaveFocus())
    // That the address has a user is only told by the mail to it.
    await expect(page.getByRole('textbox', { name: /^E-mail/ })).toHaveAccessibleDescription('')
    await expect(page.getByRole('textbox', { name: /^User name/ })).toHaveAccessibleDescription(
      /^This user name is taken\./,
    )
  },
}

export const AnotherAddressAsName: Story = {
  tags: ['!dev'],
  name: 'A user name is no e-mail address but the own one',
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement)
    await fillIn(page)
    const name = page.getByRole('textbox', { name: /^User name/ })
    await userEvent.type(name, 'other@mail.example')
    await send(page)
    await expect(name).toHaveAccessibleDescription(/cannot be another e-mail address\./)
  },
}

export const Offline: Story = {
  tags: ['!dev'],
  args: { cloud: { faults: [{ match: { call: 'register' }, effect: { kind: 'network' } }] } },
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement)
    await fillIn(page)
    await send(page)
    await expect(await page.findByText(/There was no answer/)).toBeVisible()
    await expect(page.getByRole('textbox', { name: /^Full name/ })).toHaveValue('Nora New')
  },
}

export const Maintenance: Story = {
  tags: ['!dev'],
  args: { cloud: { faults: answers('register', 503, { message: 'We are closed today.' }) } },
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement)
    await fillIn(page)
    await send(page)
    await expect(await page.findByText(/^We are closed today\. Reference: /)).toBeVisible()
  },
}

export const Sending: Story = {
  tags: ['!dev'],
  args: { cloud: { faults: neverAnswers('register') } },
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement)
    await fillIn(page)
    await send(page)
    await waitFor(() =>
      expect(page.getByRole('button', { name: 'Create account' })).toHaveAttribute('aria-busy'),
    )
  },
}

/** A new user is signed in (specification §4). */
export const Done: Story = {
  name: 'Created',
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement)
    await fillIn(page)
    await send(page)
    await page.findByRole('heading', { level: 1, name: 'What would you like to pay?' })
    await expect(await page.findByRole('button', { name: 'Nora New, account menu' })).toBeVisible()
    // In sight, and not to screen readers alone.
    await expect(await findNotice(/^Your account is ready\. Confirm/)).toHaveTextContent(
      'nora@mail.example',
    )
    await expect(JSON.stringify(sessionStorage)).not.toContain('nora@mail.example')
  },
}

export const Terms: Story = {
  name: 'Terms of use',
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Read the terms of use' }))
    const dialog = await page.findByRole('dialog', { name: 'Terms of use' })
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(await within(dialog).findByText(/You can delete your account/)).toBeVisible()
  },
}

/** Not offered on the root domain: where to go instead, and no form. */
export const Root: Story = {
  name: 'Not on the provider’s site',
  args: { tenant: null },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText(/Create your account there/)).toHaveTextContent(
      'miamicounty.pay.localhost',
    )
    await expect(page.getByRole('link', { name: 'Back to sign in' })).toBeVisible()
    await expect(page.queryByRole('textbox')).toBeNull()
  },
}
