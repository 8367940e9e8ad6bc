import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { InactivityDialog } from '@/screens/entry/session/inactivity-dialog'
import { SessionCover } from '@/screens/entry/session/session-cover'
import { inKit } from '../../support/kit'
import { inside } from '../../support/page'

const meta = {
  title: 'Sign-in/Inactive for long',
  component: InactivityDialog,
  decorators: [inKit],
  args: { secondsLeft: 105, onStay: fn(), onSignOut: fn() },
} satisfies Meta<typeof InactivityDialog>

export default meta
type Story = StoryObj<typeof meta>

const stay = { name: 'Stay signed in' }

export const Warning: Story = {
  name: 'Two minutes before the end',
  play: async ({ canvasElement, args }) => {
    const canvas = inside(canvasElement)
    const dialog = within(await canvas.findByRole('dialog', { name: 'Are you still there?' }))
    await expect(dialog.getByRole('timer')).toHaveTextContent('You will be signed out in 1:45.')
    await waitFor(() =>
      expect(dialog.getByText(/after 30 minutes without activity/u)).toBeVisible(),
    )
    await waitFor(() => expect(dialog.getByRole('button', stay)).toHaveFocus())
    // More than a minute: nothing is spoken yet.
    await expect(dialog.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.keyboard('{Enter}')
    await expect(args.onStay).toHaveBeenCalledOnce()
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out' }))
    await expect(args.onSignOut).toHaveBeenCalledOnce()
  },
}

export const ClosedByEscape: Story = {
  tags: ['!dev'],
  name: 'Esc stays, as closing does',
  play: async ({ canvasElement, args }) => {
    await inside(canvasElement).findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await expect(args.onStay).toHaveBeenCalledOnce()
    await expect(args.onSignOut).not.toHaveBeenCalled()
  },
}

export const LastMinute: Story = {
  name: 'The last seconds',
  args: { secondsLeft: 29 },
  play: async ({ canvasElement }) => {
    const dialog = within(await inside(canvasElement).findByRole('dialog'))
    await expect(dialog.getByRole('timer')).toHaveTextContent('0:29')
    await expect(dialog.getByRole('status')).toHaveTextContent(
      '30 seconds until you are signed out.',
    )
  },
}

export const Over: Story = {
  name: 'The session is over',
  render: () => (
    <>
      <p>Balance of Jane Doe: $948.64</p>
      <SessionCover />
    </>
  ),
  play: async ({ canvasElement }) => {
    const cover = await inside(canvasElement).findByRole('dialog', { name: /Signing you out/u })
    const { width, height } = cover.getBoundingClientRect()
    await expect([width, height]).toEqual([window.innerWidth, window.innerHeight])
    // Nothing takes it away but the end of the session.
    await userEvent.keyboard('{Escape}')
    await expect(cover).toBeVisible()
  },
}
