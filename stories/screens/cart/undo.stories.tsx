import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { cart as stored } from '@/state/cart/cart'
import { firstHalf, permit, secondHalf } from '../../support/cart-items'
import { inside } from '../../support/page'
import { Screen } from '../../support/screen'
import { drawerOf, panelOf } from './cart-parts'

const meta = {
  title: 'Citizens/Cart/Undo',
  component: Screen,
  args: { path: '/real-estate-tax/search' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const UndoRemoval: Story = {
  name: 'Removed, and put back',
  args: { cart: [firstHalf, secondHalf, permit] },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const panel = await panelOf(canvasElement)
    const before = [...stored.items]
    const bill = { name: 'Remove the whole bill: Real estate tax 2025, 08-004512' }
    await userEvent.click(await panel.findByRole('button', bill))
    const undo = await panel.findByRole('button', { name: 'Undo' })
    await expect(undo).toHaveFocus()
    await expect(panel.getByText('Removed Real estate tax 2025.')).toBeVisible()
    await expect(stored.items).toHaveLength(1)

    await userEvent.keyboard('{Enter}')
    await expect(await panel.findByRole('button', bill)).toBeVisible()
    await expect(panel.queryByRole('button', { name: 'Undo' })).toBeNull()
    await expect(stored.items).toEqual(before)
    await expect(
      page.getByText('It is back in your cart.', { selector: '[role=status]' }),
    ).toBeInTheDocument()
    // The focus is still in the cart.
    await expect(page.getByRole('region', { name: 'Cart' })).toContainElement(
      canvasElement.ownerDocument.activeElement instanceof HTMLElement
        ? canvasElement.ownerDocument.activeElement
        : null,
    )
  },
}

/** What was removed is forgotten with the drawer. */
export const UndoEndsWithDrawer: Story = {
  tags: ['!dev'],
  args: { path: '/departments', cart: [firstHalf] },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const open = () => userEvent.click(page.getByRole('button', { name: /^Cart/ }))
    await page.findByRole('heading', { level: 1 })
    await open()
    const drawer = await drawerOf(canvasElement)
    await userEvent.click(await drawer.findByRole('button', { name: /^Remove Real estate tax/ }))
    await expect(await drawer.findByRole('button', { name: 'Undo' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await open()
    const again = await drawerOf(canvasElement)
    await expect(await again.findByRole('link', { name: 'Choose what to pay' })).toBeVisible()
    await expect(again.queryByRole('button', { name: 'Undo' })).toBeNull()
  },
}
