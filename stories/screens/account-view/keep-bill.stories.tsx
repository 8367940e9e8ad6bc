import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { linkPinOf } from '@mocks/world/bills/link-pins'
import { answers } from '../../support/faults'
import { inside } from '../../support/page'
import { Screen } from '../../support/screen'

const pathOf = (account: string) => `/overview-parcel/${account}/2025/real-estate-tax`

const meta = {
  title: 'Citizens/Account/Keep a bill',
  component: Screen,
  args: { path: pathOf('08-004518'), persona: 'user' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const NotLinkedYet: Story = {
  name: 'Link the account of this bill',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Link to my account' }))
    const dialog = inside(await page.findByRole('dialog', { name: 'Link an account' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'PIN' }), linkPinOf('08-004518'))
    await userEvent.click(dialog.getByRole('button', { name: 'Link account' }))
    await expect(
      await page.findByRole('link', { name: 'Everything about this account' }),
    ).toHaveAttribute('href', '/account-view/6/08-004518/0001/real-estate-tax')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  },
}

export const Remind: Story = {
  name: 'Remind me by mail',
  args: { path: pathOf('08-004512') },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const box = await page.findByRole('checkbox', { name: /^E-mail me when due/u })
    await expect(box).toBeChecked()
    await userEvent.click(box)
    await waitFor(() => expect(box).not.toBeChecked())
  },
}

export const NotThere: Story = {
  tags: ['!dev'],
  name: 'Accounts that cannot be had leave the bill as it is',
  args: { path: pathOf('08-004512'), cloud: { faults: answers('listLinkedAccounts', 500) } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.queryByText('Keep this bill at hand')).toBeNull()
  },
}
