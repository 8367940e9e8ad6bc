import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { ActionMenu } from '@/ui/overlay/action-menu'
import { dark, inKit } from '../support/kit'
import { activeIn } from '../support/page'

/** A menu of a row or a page: the arrows go round, a letter finds, Esc closes. */
const meta = {
  title: 'Pieces/Menu of actions',
  component: ActionMenu,
  decorators: [inKit],
  parameters: { office: true },
  tags: ['autodocs'],
  args: {
    label: 'More actions',
    button: 'More',
    actions: [
      { key: 'copy', label: 'Copy the link', onSelect: () => undefined },
      { key: 'print', label: 'Print', disabledReason: 'There is nothing to print yet.' },
      {
        key: 'open',
        label: 'Open the site',
        link: (item) => (
          <a href="#site" {...item}>
            {item.children}
          </a>
        ),
      },
      { key: 'delete', label: 'Delete', tone: 'danger', onSelect: () => undefined },
    ],
  },
} satisfies Meta<typeof ActionMenu>
export default meta
type Story = StoryObj<typeof meta>

export const Menu: Story = {
  name: 'Keys of a menu',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'More actions' })
    button.focus()
    await userEvent.keyboard('{ArrowUp}')
    const menu = canvas.getByRole('menu', { name: 'More actions' })
    const isAt = (name: string) =>
      waitFor(() => expect(activeIn(menu)).toBe(canvas.getByRole('menuitem', { name })))
    await waitFor(() => expect(menu).toHaveFocus())
    await isAt('Delete')
    await userEvent.keyboard('{ArrowDown}')
    await isAt('Copy the link')
    await userEvent.keyboard('{End}')
    await isAt('Delete')
    await userEvent.keyboard('{Home}')
    await isAt('Copy the link')
    // Where it cannot be done, the reason is in reach of the keys, and Enter does nothing.
    await userEvent.keyboard('p{Enter}')
    await isAt('Print')
    await expect(canvas.getByRole('menuitem', { name: 'Print' })).toHaveAccessibleDescription(
      'There is nothing to print yet.',
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull())
    await userEvent.click(button)
  },
}

export const MenuDark: Story = {
  ...Menu,
  name: 'Menu dark',
  tags: ['!dev', '!autodocs'],
  ...dark,
}
