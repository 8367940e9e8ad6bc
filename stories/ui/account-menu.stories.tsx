import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { AccountMenu } from '@/layouts/account-menu'
import { HomeIcon, UserIcon } from '@/ui/display/icons'
import { dark, inKit } from '../support/kit'

const meta = {
  title: 'Pieces/Frames/Account menu',
  component: AccountMenu,
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: 260 }}>
        <Story />
        <button type="button">Next</button>
      </div>
    ),
    inKit,
  ],
  args: {
    name: 'Ruth Keller',
    role: 'User',
    links: [
      {
        key: 'profile',
        icon: <UserIcon />,
        label: 'My profile',
        link: (content) => <a href="#profile">{content}</a>,
      },
      {
        key: 'departments',
        icon: <HomeIcon />,
        label: 'Departments',
        link: (content) => <a href="#departments">{content}</a>,
      },
    ],
    onSignOut: fn(),
  },
} satisfies Meta<typeof AccountMenu>
export default meta
type Story = StoryObj<typeof meta>

/** The menu fades in. */
const shows = (canvasElement: HTMLElement, text: string) =>
  waitFor(() => expect(within(canvasElement).getAllByText(text).at(-1)).toBeVisible())

const trigger = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('button', { name: 'Ruth Keller, account menu' })

export const Open: Story = {
  name: 'Open',
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const button = trigger(canvasElement)
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByRole('link')).toBeNull()
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await shows(canvasElement, 'My profile')
    await expect(canvas.getByText('User')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }))
    await expect(args.onSignOut).toHaveBeenCalledOnce()
    await shows(canvasElement, 'My profile')
  },
}

export const OpenDark: Story = { ...Open, name: 'Open dark', tags: ['!dev'], ...dark }

export const LongName: Story = {
  tags: ['!dev'],
  args: { name: 'Maria Fernanda Castellanos de la Vega y Montenegro', role: 'Civic Till Admin' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Maria/ }))
    await shows(canvasElement, 'Civic Till Admin')
  },
}

export const ClosesOnEscape: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    trigger(canvasElement).focus()
    await userEvent.keyboard('{Enter}{Tab}')
    await expect(canvas.getByRole('link', { name: 'My profile' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(trigger(canvasElement)).toHaveFocus()
  },
}

export const ClosesElsewhere: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    trigger(canvasElement).focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(canvas.getByRole('heading', { level: 1, hidden: true }))
    await waitFor(() => expect(canvas.queryByRole('link')).toBeNull())
    // Tab past the end leaves it too.
    trigger(canvasElement).focus()
    await userEvent.keyboard('{Enter}{Tab}{Tab}{Tab}{Tab}')
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus()
    await waitFor(() => expect(trigger(canvasElement)).toHaveAttribute('aria-expanded', 'false'))
  },
}

/** Under the mouse it opens at once and closes 200 ms after the mouse has left (specification §9). */
export const UnderTheMouse: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.hover(trigger(canvasElement))
    await shows(canvasElement, 'My profile')
    await userEvent.unhover(trigger(canvasElement))
    await shows(canvasElement, 'My profile')
    await waitFor(() => expect(canvas.queryByRole('link')).toBeNull())
    // A press under the mouse makes it stay.
    await userEvent.click(trigger(canvasElement))
    await userEvent.unhover(trigger(canvasElement))
    await new Promise((resolve) => setTimeout(resolve, 300))
    await shows(canvasElement, 'My profile')
  },
}
