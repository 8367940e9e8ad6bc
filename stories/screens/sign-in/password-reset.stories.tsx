import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { askedReset, forgetAskedReset, keepAskedReset } from '@/state/session/asked-reset'
import { resetToken } from '@/state/session/reset-token'
import { answers } from '../../support/faults'
import { inside, type Page } from '../../support/page'
import { Screen } from '../../support/screen'

const meta = {
  title: 'Sign-in/Forgotten password',
  component: Screen,
  args: { path: '/password-reset' },
  beforeEach: () => forgetAskedReset,
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

async function ask(canvasElement: HTMLElement, email: string): Promise<Page> {
  const page = inside(canvasElement)
  const button = await page.findByRole('button', { name: 'Send link' })
  const field = page.getByRole('textbox', { name: 'E-mail address' })
  await userEvent.clear(field)
  await userEvent.type(field, email)
  await userEvent.click(button)
  return page
}

export const Ask: Story = {
  name: 'Ask for a link',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByRole('link', { name: 'Back to sign in' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'E-mail address' })).toHaveValue('')
  },
}

export const NoAddress: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const page = await ask(canvasElement, 'nobody')
    await waitFor(() =>
      expect(page.getByRole('textbox', { name: 'E-mail address' })).toHaveAccessibleDescription(
        'Enter an address like name@example.com.',
      ),
    )
  },
}

/** The same whether or not the user exists; focus is on the new heading. */
export const Sent: Story = {
  name: 'The link is sent',
  play: async ({ canvasElement }) => {
    const page = await ask(canvasElement, 'nobody@mail.example')
    const heading = await page.findByRole('heading', { level: 1, name: 'Check your e-mail' })
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(page.getByText(/^If there is an account with/)).toHaveTextContent(
      'nobody@mail.example, a link is on its way. It works for 30 minutes.',
    )
    await expect(askedReset()).toBe('nobody@mail.example')
    await userEvent.click(page.getByRole('button', { name: 'Send it again' }))
    await waitFor(() => expect(page.getAllByText('Sent again.')[0]).toBeVisible())
    await userEvent.click(page.getByRole('button', { name: 'Use another address' }))
    await expect(page.getByRole('textbox', { name: 'E-mail address' })).toHaveValue(
      'nobody@mail.example',
    )
  },
}

export const TooOften: Story = {
  name: 'Asked too often',
  args: { cloud: { faults: answers('forgotPassword', 429) } },
  play: async ({ canvasElement }) => {
    const page = await ask(canvasElement, 'user@miamicounty.example')
    await expect(await page.findByText('Too many tries. Try again in 2 minutes.')).toBeVisible()
  },
}

/** What the first time went well may fail the second time. */
export const AgainFails: Story = {
  tags: ['!dev'],
  args: {
    cloud: {
      faults: [{ match: { call: 'forgotPassword', nth: 2 }, effect: { kind: 'network' } }],
    },
  },
  play: async ({ canvasElement }) => {
    const page = await ask(canvasElement, 'user@miamicounty.example')
    await userEvent.click(await page.findByRole('button', { name: 'Send it again' }))
    await expect(await page.findByRole('alert')).toHaveTextContent('There was no answer.')
    await userEvent.click(page.getByRole('button', { name: 'Send it again' }))
    await waitFor(() => expect(page.queryByRole('alert')).toBeNull())
  },
}

const linked = '/password-reset-confirm?token=not.known'

function withAskedReset() {
  keepAskedReset('nora@mail.example')
  return forgetAskedReset
}

async function choose(canvasElement: HTMLElement, password: string, again = password) {
  const page = inside(canvasElement)
  const button = await page.findByRole('button', { name: 'Set new password' })
  await userEvent.type(page.getByLabelText('New password'), password)
  await userEvent.type(page.getByLabelText('Repeat the new password'), again)
  await userEvent.click(button)
  return page
}

async function chooseFirst(canvasElement: HTMLElement) {
  const page = inside(canvasElement)
  const button = await page.findByRole('button', { name: 'Set password' })
  await userEvent.type(page.getByLabelText('Password'), 'long enough')
  await userEvent.type(page.getByLabelText('Repeat the password'), 'long enough')
  await userEvent.click(button)
  return page
}

export const Choose: Story = {
  name: 'Choose a new password',
  args: { path: linked },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await userEvent.type(await page.findByLabelText('New password'), 'Long-enough-1')
    await expect(page.getByText('Strong.')).toBeVisible()
  },
}

/** Someone who never had one. */
export const Invited: Story = {
  name: 'Choose the first password',
  args: { path: `${linked}&invited=true` },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await page.findByRole('heading', { level: 1, name: 'Welcome. Choose your password' })
    await expect(page.getByLabelText('Repeat the password')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Set password' })).toBeEnabled()
  },
}

/** The link does not say whose it is; who is signed in is not signed out by it. */
export const AnotherIsSignedIn: Story = {
  name: 'Set, while someone else is signed in',
  args: {
    path: `${linked}&invited=true`,
    persona: 'user',
    cloud: { faults: answers('resetPassword', 200, { message: 'Done' }) },
  },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText('You are signed in as Ruth Keller')).toBeVisible()
    await chooseFirst(canvasElement)
    const heading = await page.findByRole('heading', { level: 1, name: 'The password is set' })
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(page.getByText(/^You are still signed in as/)).toBeVisible()
    await expect(resetToken()).toBeNull()
    await expect(page.getByRole('link', { name: 'Stay signed in as Ruth Keller' })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Sign out' }))
    await expect(await page.findByText('You are signed out.')).toBeVisible()
  },
}

export const Differ: Story = {
  name: 'The two differ',
  args: { path: linked },
  play: async ({ canvasElement }) => {
    const page = await choose(canvasElement, 'short', 'other')
    await waitFor(() => expect(page.getByRole('alert')).toHaveFocus())
    await expect(page.getByLabelText('New password')).toHaveAccessibleDescription(
      /^Use at least 8 characters\./,
    )
    await expect(page.getByLabelText('Repeat the new password')).toHaveAccessibleDescription(
      'The two passwords differ.',
    )
  },
}

/** Old, used or made up: the way to a new one. */
export const Expired: Story = {
  name: 'The link is too old',
  args: { path: linked },
  beforeEach: withAskedReset,
  play: async ({ canvasElement }) => {
    const page = await choose(canvasElement, 'long enough')
    const heading = await page.findByRole('heading', {
      level: 1,
      name: 'This link no longer works',
    })
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(resetToken()).toBeNull()
    await userEvent.click(page.getByRole('link', { name: 'Send a new link' }))
    await expect(await page.findByRole('button', { name: 'Send link' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'E-mail address' })).toHaveValue(
      'nora@mail.example',
    )
  },
}

/** Seven days, and not the half hour of a forgotten password. */
export const InvitationExpired: Story = {
  tags: ['!dev'],
  args: { path: `${linked}&invited=true` },
  play: async ({ canvasElement }) => {
    const page = await chooseFirst(canvasElement)
    await expect(await page.findByText(/works once, and for 7 days\./)).toBeVisible()
  },
}

/** The first try was made, and its answer was lost. */
export const MaybeSet: Story = {
  name: 'Set, perhaps: the answer was lost',
  args: {
    path: `${linked}&invited=true`,
    cloud: { faults: [{ match: { call: 'resetPassword', nth: 1 }, effect: { kind: 'network' } }] },
  },
  play: async ({ canvasElement }) => {
    const page = await chooseFirst(canvasElement)
    await expect(await page.findByText(/^There was no answer\./)).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Set password' }))
    const heading = await page.findByRole('heading', {
      level: 1,
      name: 'Your password may already be set',
    })
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(page.getByRole('link', { name: 'Send a new link' })).toBeVisible()
    await userEvent.click(page.getByRole('link', { name: 'Sign in' }))
    await expect(await page.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  },
}

export const NoLink: Story = {
  tags: ['!dev'],
  args: { path: '/password-reset-confirm' },
  play: async ({ canvasElement }) => {
    await expect(
      await inside(canvasElement).findByRole('heading', { name: 'Open the link in your e-mail' }),
    ).toBeVisible()
  },
}

/** Leads to sign-in, which says so. */
export const Done: Story = {
  name: 'Changed',
  args: {
    path: linked,
    cloud: { faults: answers('resetPassword', 200, { message: 'Done' }) },
  },
  play: async ({ canvasElement }) => {
    const page = await choose(canvasElement, 'long enough')
    await expect(await page.findByText('Your new password is set. Sign in with it.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
    await expect(resetToken()).toBeNull()
  },
}

/** The address that the link was asked for in this tab is not typed again. */
export const Known: Story = {
  name: 'Changed, for an address that is known',
  args: {
    path: linked,
    cloud: { faults: answers('resetPassword', 200, { message: 'Done' }) },
  },
  beforeEach: withAskedReset,
  play: async ({ canvasElement }) => {
    const page = await choose(canvasElement, 'long enough')
    await expect(await page.findByLabelText('E-mail or user name')).toHaveValue('nora@mail.example')
    await expect(page.getByRole('checkbox', { name: /^Remember my e-mail/ })).not.toBeChecked()
  },
}

export const Failed: Story = {
  tags: ['!dev'],
  args: { path: linked, cloud: { faults: answers('resetPassword', 500, {}) } },
  play: async ({ canvasElement }) => {
    const page = await choose(canvasElement, 'long enough')
    await expect(await page.findByText(/^Our server could not do this/)).toBeVisible()
    // The link may still be good.
    await expect(resetToken()).toBe('not.known')
  },
}
