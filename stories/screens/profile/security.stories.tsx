import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { personaPassword } from '@mocks/world/personas'
import { answers } from '../../support/faults'
import { inside, type Page } from '../../support/page'
import { Screen } from '../../support/screen'
import { profilePath } from './at-the-profile'

const meta = {
  title: 'Citizens/Profile/Security',
  component: Screen,
  args: { path: `${profilePath}?tab=security`, persona: 'user' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

async function opened(canvasElement: HTMLElement, current = 'Current password'): Promise<Page> {
  const page = inside(canvasElement)
  await page.findByLabelText(current)
  return page
}

async function change(page: Page, current: string, next: string, again = next): Promise<void> {
  await userEvent.type(page.getByLabelText('Current password'), current)
  await userEvent.type(page.getByLabelText('New password'), next)
  await userEvent.type(page.getByLabelText('New password again'), again)
  await userEvent.click(page.getByRole('button', { name: 'Change password' }))
}

export const Security: Story = {
  name: 'Password and sessions',
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    await expect(page.getByRole('link', { name: 'Security' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(page.getByRole('link', { name: 'Details' })).not.toHaveAttribute('aria-current')
    await expect(page.queryByRole('textbox', { name: /^Name/u })).toBeNull()
  },
}

export const Mistakes: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    await userEvent.type(page.getByLabelText('New password'), 'short')
    await expect(page.getByText('Too short.')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Change password' }))
    const summary = await page.findByRole('alert')
    await expect(summary).toHaveTextContent('Enter your current password.')
    await expect(summary).toHaveTextContent('Use at least 8 characters.')
    await expect(summary).toHaveTextContent('The two passwords differ.')
  },
}

export const WrongPassword: Story = {
  name: 'Wrong current password',
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    await change(page, 'nope', 'Another-One-2')
    await waitFor(() =>
      expect(page.getByLabelText('Current password')).toHaveAccessibleDescription(
        'This is not your current password.',
      ),
    )
    await expect(page.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible()
  },
}

export const Changed: Story = {
  name: 'Password changed',
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    await change(page, personaPassword, 'Another-One-2')
    await expect((await page.findAllByText(/^Your new password is set/u))[0]).toBeVisible()
    await expect(page.getByLabelText('Current password')).toHaveValue('')
    await expect(page.getByLabelText('New password')).toHaveValue('')
    // Nothing is left to lose.
    await userEvent.click(page.getByRole('link', { name: 'Details' }))
    await expect(await page.findByRole('textbox', { name: /^Name/u })).toBeVisible()
  },
}

export const TooManyTries: Story = {
  tags: ['!dev'],
  args: { cloud: { faults: answers('changePassword', 429) } },
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    await change(page, personaPassword, 'Another-One-2')
    await expect(await page.findByRole('alert')).toHaveTextContent('Too many tries.')
  },
}

export const NotChanged: Story = {
  tags: ['!dev'],
  args: { cloud: { faults: answers('changePassword', 500) } },
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    await change(page, personaPassword, 'Another-One-2')
    await expect(await page.findByRole('alert')).toHaveTextContent(/The old one still works/u)
  },
}

export const LeftUnsaved: Story = {
  tags: ['!dev'],
  name: 'A password that is typed and not set is asked about',
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    await userEvent.type(page.getByLabelText('New password'), 'Another-One-2')
    await userEvent.click(page.getByRole('link', { name: 'Details' }))
    const dialog = inside(
      await within(document.body).findByRole('dialog', { name: 'Leave without saving?' }),
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Leave without saving' }))
    await expect(await page.findByRole('textbox', { name: /^Name/u })).toBeVisible()
    await expect(page.queryByLabelText('New password')).toBeNull()
  },
}

async function askToEnd(canvasElement: HTMLElement) {
  const page = await opened(canvasElement)
  await userEvent.click(page.getByRole('button', { name: 'Sign out everywhere' }))
  return { page, dialog: inside(await page.findByRole('dialog')) }
}

export const EndOtherSessions: Story = {
  name: 'Sign out everywhere',
  play: async ({ canvasElement }) => {
    const { dialog } = await askToEnd(canvasElement)
    // It comes into sight.
    await waitFor(() => expect(dialog.getByText(/You stay signed in here/u)).toBeVisible())
  },
}

export const OtherSessionsEnded: Story = {
  name: 'Signed out everywhere else',
  play: async ({ canvasElement }) => {
    const { page, dialog } = await askToEnd(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out everywhere' }))
    await expect((await page.findAllByText('You are signed in only here now.'))[0]).toBeVisible()
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  },
}

export const OtherSessionsNotEnded: Story = {
  tags: ['!dev'],
  args: { cloud: { faults: answers('endSessions', 500) } },
  play: async ({ canvasElement }) => {
    const { dialog } = await askToEnd(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out everywhere' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/could not be ended/u)
  },
}
