import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { attempts } from '@/state/cart/attempts'
import { cart as stored } from '@/state/cart/cart'
import { firstHalf, permit, secondHalf } from '../../support/cart-items'
import { answers } from '../../support/faults'
import { Screen } from '../../support/screen'
import { check, drawerOf, panelOf } from './cart-parts'
import { inside } from '../../support/page'

const meta = {
  title: 'Citizens/Cart',
  component: Screen,
  args: { path: '/real-estate-tax/search' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  name: 'Empty',
  play: async ({ canvasElement }) => {
    const panel = await panelOf(canvasElement)
    await expect(panel.getByText('Your cart is empty. What you add is listed here.')).toBeVisible()
    await expect(panel.queryByRole('link', { name: 'Check out' })).toBeNull()
    // The search, which is the next step, stands beside it.
    await expect(panel.queryByRole('button')).toBeNull()
    await expect(inside(canvasElement).getByRole('searchbox')).toBeVisible()
  },
}

/** A page without a search has no empty cart beside it; what can be paid is the next step. */
export const EmptyElsewhere: Story = {
  name: 'Empty, on a page without a search',
  args: { path: '/blind-payments/dog-licenses' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    // The same heading stands above the form while it loads.
    await page.findByRole('textbox', { name: /^Owner/ })
    await expect(page.getByRole('heading', { level: 1, name: 'Dog licenses' })).toBeVisible()
    await expect(page.queryByRole('region', { name: 'Cart' })).toBeNull()
    await userEvent.click(page.getByRole('button', { name: /^Cart/ }))
    const drawer = await drawerOf(canvasElement)
    await userEvent.click(await drawer.findByRole('link', { name: 'Choose what to pay' }))
    await expect(
      await page.findByRole('heading', { level: 1, name: 'What would you like to pay?' }),
    ).toBeVisible()
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  },
}

export const ByBill: Story = {
  name: 'Two bills, one with both halves',
  args: { cart: [firstHalf, secondHalf, permit] },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const panel = await panelOf(canvasElement)
    await expect(await panel.findByRole('link', { name: 'Real estate tax 2025' })).toBeVisible()
    await expect(panel.getByText('08-004512').parentElement).toHaveTextContent(
      '08-0045121142 Market Street',
    )
    // One amount for the bill, and one for each half.
    await expect(panel.getByText('$1,861.08')).toBeVisible()
    await expect(panel.getByText('$948.64')).toBeVisible()
    await expect(panel.getByText('$912.44')).toBeVisible()
    await expect(panel.getByText('$2,056.08')).toBeVisible()
    // One fee per department: 2 × $1.50, and 2.95 % of each sum.
    await expect(panel.getByText('Fees: e-check $3.00 · card $60.65')).toBeVisible()
    await expect(panel.getByRole('link', { name: 'Check out' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/checkout/),
    )
    // The header counts bills as well.
    await expect(page.getByRole('button', { name: 'Cart, 2 items, $2,056.08' })).toBeVisible()
    await userEvent.click(
      panel.getByRole('button', {
        name: 'Remove the whole bill: Real estate tax 2025, 08-004512',
      }),
    )
    await expect(await panel.findAllByText('$195.00')).toHaveLength(2)
  },
}

/** What the checkout would refuse is not offered: the second half without the first. */
export const FirstHalfStays: Story = {
  tags: ['!dev'],
  args: { cart: [firstHalf, secondHalf] },
  play: async ({ canvasElement }) => {
    const panel = await panelOf(canvasElement)
    const ofFirst = 'Remove Real estate tax 2025, 08-004512, First half'
    await expect(
      await panel.findByText('The first half must be paid before the second.'),
    ).toBeVisible()
    await expect(panel.queryByRole('button', { name: ofFirst })).toBeNull()
    await userEvent.click(
      panel.getByRole('button', { name: 'Remove Real estate tax 2025, 08-004512, Second half' }),
    )
    await expect(await panel.findByRole('button', { name: ofFirst })).toBeVisible()
    await expect(panel.queryByText('The first half must be paid before the second.')).toBeNull()
  },
}

export const FirstHalfIsMissing: Story = {
  name: 'A half that may not be paid alone',
  args: { cart: [secondHalf] },
  play: async ({ canvasElement }) => {
    const panel = await panelOf(canvasElement)
    const rule = await panel.findByText('The first half must be paid before the second.')
    await expect(
      panel.getByRole('link', { name: 'Open the bill to choose what you pay' }),
    ).toHaveAttribute('href', expect.stringContaining('/overview-parcel/'))
    await userEvent.click(panel.getByRole('link', { name: 'Check out' }))
    await expect(await panel.findByRole('alert')).toHaveTextContent(
      'Review the marked bills first.',
    )
    await expect(rule.closest('[data-cart-difference]')).toHaveFocus()
  },
}

export const RemoveOneAndAll: Story = {
  tags: ['!dev'],
  args: { cart: [firstHalf, secondHalf, permit] },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const panel = await panelOf(canvasElement)
    const remove = panel.getByRole('button', {
      name: 'Remove Real estate tax 2025, 08-004512, Second half',
    })
    const { width, height } = remove.getBoundingClientRect()
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    await userEvent.click(remove)
    await expect(await panel.findByText('$1,143.64')).toBeVisible()
    await expect(
      page.getByText('Removed Real estate tax 2025.', { selector: '[role=status]' }),
    ).toBeInTheDocument()
    await userEvent.click(panel.getByRole('button', { name: 'Remove all' }))
    await expect(
      await panel.findByText('Your cart is empty. What you add is listed here.'),
    ).toBeVisible()
    await expect(panel.getByText('Removed 2 items.')).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: 'Undo' }))
    await expect(await panel.findByText('$1,143.64')).toBeVisible()
  },
}

export const AmountsChanged: Story = {
  name: 'An amount has changed',
  args: {
    cart: [firstHalf, secondHalf],
    cloud: {
      faults: answers('checkCart', 200, {
        data: [
          check(firstHalf, {
            state: 'changed',
            balance_cents: 91_244,
            changed_at: '2026-02-03T15:00:00.000Z',
          }),
          check(secondHalf),
        ],
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const panel = await panelOf(canvasElement)
    const accept = await panel.findByRole('button', { name: 'Accept $912.44' })
    await expect(panel.getByText(/a payment was posted on Feb 3\.$/)).toBeVisible()
    // The press leads to the differences first.
    await userEvent.click(panel.getByRole('link', { name: 'Check out' }))
    await expect(panel.getByRole('alert')).toHaveTextContent('Review the marked bills first.')
    await userEvent.click(accept)
    await waitFor(() => expect(panel.queryByRole('button', { name: /^Accept/ })).toBeNull())
    // Of the bill, and of the cart.
    await expect(await panel.findAllByText('$1,824.88')).toHaveLength(2)
  },
}

const generous = { ...firstHalf, amount_cents: 100_000 }

/** The office accepts that, and the server finds nothing changed. */
export const MoreThanDue: Story = {
  name: 'More than is due',
  args: {
    cart: [generous, secondHalf],
    cloud: { faults: answers('checkCart', 200, { data: [check(generous), check(secondHalf)] }) },
  },
  play: async ({ canvasElement }) => {
    const panel = await panelOf(canvasElement)
    await expect(await panel.findByText('$1,000.00')).toBeVisible()
    await expect(panel.getByText(/more than is due/)).toHaveTextContent(
      '$51.36 more than is due, kept as credit.',
    )
    await expect(panel.queryByRole('button', { name: /^Accept/ })).toBeNull()
  },
}

export const PaidHeldAndGone: Story = {
  name: 'Paid, held and gone bills',
  args: {
    cart: [firstHalf, secondHalf, permit],
    cloud: {
      faults: answers('checkCart', 200, {
        data: [
          check(firstHalf, { state: 'paid', balance_cents: 0 }),
          check(secondHalf, {
            state: 'held',
            reason: 'A tax lien was sold. The office takes certified funds only.',
          }),
          check(permit, { state: 'gone', balance_cents: 0 }),
        ],
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const panel = await panelOf(canvasElement)
    await expect(await panel.findByText('This has been paid already.')).toBeVisible()
    await expect(panel.getByText(/^This can no longer be paid online\. A tax lien/)).toBeVisible()
    await expect(panel.getByText('This bill is no longer there.')).toBeVisible()
    // None of it can be paid.
    await expect(panel.getByText('Subtotal').parentElement).toHaveTextContent('$0.00')
    // A press draws the list anew, so each button is asked for when it is its turn.
    const removes = () => panel.queryAllByRole('button', { name: 'Remove' })
    for (const left of [3, 2, 1]) {
      await waitFor(() => expect(removes()).toHaveLength(left))
      const [first] = removes()
      if (first) await userEvent.click(first)
    }
    await expect(
      await panel.findByText('Your cart is empty. What you add is listed here.'),
    ).toBeVisible()
  },
}

export const CheckFailed: Story = {
  name: 'Amounts cannot be checked',
  args: { cart: [firstHalf], cloud: { faults: answers('checkCart', 500) } },
  play: async ({ canvasElement }) => {
    const panel = await panelOf(canvasElement)
    await expect(await panel.findByText(/^We could not check these amounts/)).toBeVisible()
    await expect(panel.getByRole('link', { name: 'Check out' })).toBeVisible()
  },
}

export const PaymentBeingChecked: Story = {
  name: 'A payment is being checked',
  args: { cart: [firstHalf, permit] },
  beforeEach: () => {
    attempts.current = {
      key: 'k',
      fingerprint: 'f',
      state: 'unknown',
      tender: 'card',
      item_ids: [firstHalf.id],
      total_cents: 97_662,
      started_at: '2026-06-01T14:00:00.000Z',
      receipt_id: null,
    }
  },
  play: async ({ canvasElement }) => {
    const panel = await panelOf(canvasElement)
    await expect(panel.getByText('Payment being checked')).toBeVisible()
    await expect(panel.queryByRole('button', { name: /Real estate tax/ })).toBeNull()
    // Items of the open payment cannot be paid now.
    await expect(panel.getAllByText('$195.00')).toHaveLength(2)
  },
}

export const Damaged: Story = {
  name: 'What was stored is damaged',
  args: { cart: [firstHalf] },
  beforeEach: () => {
    stored.damaged = true
  },
  play: async ({ canvasElement }) => {
    const panel = await panelOf(canvasElement)
    await expect(await panel.findByText(/^Part of your cart could not be read/)).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: 'OK' }))
    await expect(panel.queryByText(/^Part of your cart/)).toBeNull()
  },
}

export const OneBillAtATime: Story = {
  name: 'One bill at a time',
  args: {
    scenario: 'one-by-one',
    path: '/real-estate-tax/search',
    cart: [permit, firstHalf, secondHalf],
  },
  play: async ({ canvasElement }) => {
    const panel = await panelOf(canvasElement)
    await expect(panel.getByText('Pay one bill at a time on this site.')).toBeVisible()
    await expect(panel.getByText(/First half/)).toBeVisible()
    await expect(panel.getByText(/Second half/)).toBeVisible()
    await expect(panel.queryByText(permit.account)).toBeNull()
    await userEvent.click(panel.getByRole('button', { name: 'Remove all' }))
    await expect(await panel.findByText(permit.account)).toBeVisible()
  },
}

export const GuestsDoNotSeeSignedInItems: Story = {
  tags: ['!dev'],
  args: { cart: [{ ...firstHalf, isAuth: true }] },
  play: async ({ canvasElement }) => {
    const panel = await panelOf(canvasElement)
    await expect(panel.getByText('Your cart is empty. What you add is listed here.')).toBeVisible()
  },
}

export const Drawer: Story = {
  name: 'Opened from the header',
  args: { path: '/departments', cart: [firstHalf, permit] },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const button = await page.findByRole('button', { name: /^Cart/ })
    await userEvent.click(button)
    const drawer = await drawerOf(canvasElement)
    await expect(drawer.getByRole('link', { name: 'Check out' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const DrawerOnPhone: Story = {
  tags: ['!dev'],
  args: { path: '/departments', cart: [firstHalf, permit] },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: /^Cart/ }))
    const drawer = await drawerOf(canvasElement)
    await userEvent.click(drawer.getByRole('link', { name: 'Real estate tax 2025' }))
    await expect(
      await page.findByRole('heading', { level: 1, name: '1142 Market Street' }),
    ).toBeVisible()
    // Navigation closes the drawer.
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  },
}
