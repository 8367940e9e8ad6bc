import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { personaPassword } from '@mocks/world/personas'
import { answers } from '../../support/faults'
import type { Page } from '../../support/page'
import { Screen } from '../../support/screen'
import {
  opened,
  press,
  profilePath,
  retype,
  ruth,
  ruthsAccount,
  saveButton,
} from './at-the-profile'

const meta = {
  title: 'Citizens/Profile/New e-mail address',
  component: Screen,
  args: { path: profilePath, persona: 'user' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const password = /^Current password/u

async function askForNewAddress(canvasElement: HTMLElement): Promise<Page> {
  const page = await opened(canvasElement)
  const email = page.getByRole('textbox', { name: /^E-mail/u })
  await retype(email, 'ruth@new.example')
  await userEvent.type(page.getByLabelText(password), personaPassword)
  await press(page, saveButton)
  await expect(await page.findByText(/^Confirm/u, { selector: 'p' })).toHaveTextContent(
    'Confirm ruth@new.example',
  )
  // The old one stays until then.
  await expect(email).toHaveValue(ruth.email)
  return page
}

export const NewAddress: Story = {
  name: 'A new address is to be confirmed',
  play: async ({ canvasElement }) => {
    const page = await askForNewAddress(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Send again' }))
    await expect(await page.findByText(/The link works for 24 hours/u)).toBeVisible()
  },
}

/** After a lost answer the profile is read again: the change was made (decision 40). */
export const AnswerLost: Story = {
  name: 'The answer to a new address was lost',
  args: {
    cloud: {
      faults: [{ match: { call: 'updateProfile' }, effect: { kind: 'drop-after-commit' } }],
    },
  },
  play: async ({ canvasElement }) => {
    const page = await askForNewAddress(canvasElement)
    await expect(page.queryByRole('alert')).toBeNull()
    await expect(page.queryByText(/^We kept what you typed/u)).toBeNull()
  },
}

/**
 * The old address is notified, so that an open session cannot be used to take over the profile
 * unnoticed.
 */
export const PasswordNeeded: Story = {
  name: 'The password is asked for',
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    const email = page.getByRole('textbox', { name: /^E-mail/u })
    await expect(page.queryByLabelText(password)).toBeNull()
    await retype(email, 'ruth@new.example')
    const field = page.getByLabelText(password)
    await expect(field).toHaveAccessibleDescription(/We tell user@miamicounty\.example/u)
    await press(page, saveButton)
    await expect(await page.findByRole('alert')).toHaveTextContent('Enter your password')
    await userEvent.type(field, 'not hers')
    await press(page, saveButton)
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(/This is not your current password\./u),
    )
    await expect(email).toHaveValue('ruth@new.example')
    await waitFor(() => expect(page.getByRole('alert')).toHaveFocus())
    await retype(email, ruth.email.toUpperCase())
    await waitFor(() => expect(page.queryByLabelText(password)).toBeNull())
    await press(page, saveButton)
    await expect((await page.findAllByText('Your changes are saved.'))[0]).toBeVisible()
  },
}

export const TooManyPasswords: Story = {
  tags: ['!dev'],
  args: { cloud: { faults: answers('updateProfile', 429) } },
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    await retype(page.getByRole('textbox', { name: /^E-mail/u }), 'ruth@new.example')
    await userEvent.type(page.getByLabelText(password), personaPassword)
    await press(page, saveButton)
    await expect(await page.findByRole('alert')).toHaveTextContent(/^.*Too many tries\./u)
  },
}

export const OldAddressKept: Story = {
  name: 'The old address is kept',
  play: async ({ canvasElement }) => {
    const page = await askForNewAddress(canvasElement)
    await userEvent.click(page.getByRole('button', { name: `Keep ${ruth.email}` }))
    await expect(await page.findByText(/^Your address stays/u)).toBeVisible()
    await expect(page.queryByRole('button', { name: 'Send again' })).toBeNull()
  },
}

export const MailedTooOften: Story = {
  tags: ['!dev'],
  args: { cloud: { faults: answers('sendConfirmation', 429) } },
  play: async ({ canvasElement }) => {
    const page = await askForNewAddress(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Send again' }))
    await expect(await page.findByText(/^We sent it a moment ago/u)).toBeVisible()
  },
}

export const NewAccount: Story = {
  tags: ['!dev'],
  name: 'A new account’s own address is to be confirmed, too',
  args: {
    cloud: {
      faults: answers('getUser', 200, { data: { ...ruthsAccount, pending_email: ruth.email } }),
    },
  },
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    await expect(page.getByText(/receipts and notices reach you/u)).toBeVisible()
    await expect(page.getByText('Not confirmed yet')).toBeVisible()
    await expect(page.queryByRole('button', { name: /^Keep/u })).toBeNull()
  },
}

/** The link of a mail, and what the server makes of it. */
function link(status: number, body: Readonly<Record<string, unknown>>): NonNullable<Story['args']> {
  return {
    path: `${profilePath}?confirm=abc`,
    cloud: { faults: answers('confirmEmail', status, body) },
  }
}

async function told(canvasElement: HTMLElement, text: RegExp): Promise<Page> {
  const page = await opened(canvasElement)
  await expect(await page.findByText(text)).toBeVisible()
  return page
}

const heard = fn()

export const AddressConfirmed: Story = {
  name: 'Confirmed',
  args: link(200, { data: { ...ruth, email: 'ruth@new.example' } }),
  beforeEach: () => {
    heard.mockClear()
    const otherTab = new BroadcastChannel('user-changed')
    otherTab.addEventListener('message', heard)
    return () => otherTab.close()
  },
  play: async ({ canvasElement }) => {
    const page = await told(canvasElement, /is confirmed\.$/u)
    await waitFor(() => expect(heard).toHaveBeenCalled())
    await waitFor(() =>
      expect(page.getByRole('textbox', { name: /^E-mail/u })).toHaveValue('ruth@new.example'),
    )
  },
}

export const LinkUsed: Story = {
  name: 'The link was used before',
  args: link(409, { code: 'link_used' }),
  play: async ({ canvasElement }) => {
    await told(canvasElement, /^This link was used before/u)
  },
}

export const LinkExpired: Story = {
  name: 'The link is too old',
  args: link(409, { code: 'link_expired' }),
  play: async ({ canvasElement }) => {
    await told(canvasElement, /^This link no longer works/u)
  },
}

export const AddressTaken: Story = {
  name: 'Somebody else has the address',
  args: link(409, { code: 'email_taken' }),
  play: async ({ canvasElement }) => {
    await told(canvasElement, /^Another account has this address now/u)
  },
}

export const LinkFailed: Story = {
  tags: ['!dev'],
  args: link(503, {}),
  play: async ({ canvasElement }) => {
    const page = await told(canvasElement, /^Your address could not be confirmed/u)
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

const waiting = { ...ruthsAccount, pending_email: 'ruth@new.example' }

/** The link's call has no answer; the profile is `now` when it is read again. */
function lostLink(now: typeof ruthsAccount): NonNullable<Story['args']> {
  return {
    path: `${profilePath}?confirm=abc`,
    cloud: {
      faults: [
        { match: { call: 'confirmEmail' }, effect: { kind: 'network' } },
        {
          match: { call: 'getUser', nth: 1 },
          effect: { kind: 'status', status: 200, body: { data: waiting } },
        },
        ...answers('getUser', 200, { data: now }),
      ],
    },
  }
}

export const LinkAnswerLost: Story = {
  tags: ['!dev'],
  args: lostLink({ ...ruthsAccount, email: 'ruth@new.example' }),
  play: async ({ canvasElement }) => {
    const page = await told(canvasElement, /is confirmed\.$/u)
    await expect(page.getByRole('textbox', { name: /^E-mail/u })).toHaveValue('ruth@new.example')
  },
}

export const LinkUnanswered: Story = {
  tags: ['!dev'],
  args: lostLink(waiting),
  play: async ({ canvasElement }) => {
    const page = await told(canvasElement, /It may have worked\.$/u)
    await expect(page.queryByText(/could not be confirmed/u)).toBeNull()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** A 403 is shown in its place, without Retry, which would not help (decision 3). */
export const LinkNotAllowed: Story = {
  tags: ['!dev'],
  args: link(403, { message: 'Not yours', error: 'Not yours' }),
  play: async ({ canvasElement }) => {
    const page = await told(canvasElement, /^Your role \(User\)/u)
    await expect(page.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
}
