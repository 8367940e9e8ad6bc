import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { CartItem } from '@/rules/cart/cart'
import { cart, replaceCart } from '@/state/cart/cart'
import { now, setClockOffset } from '@/state/clock'
import { paidElsewhere } from '@/state/cart/paid-elsewhere'
import { answers } from '../../support/faults'
import { firstHalf, permit } from '../../support/cart-items'
import { miamiCounty, paymentsOff } from '../../support/merchant'
import { Screen } from '../../support/screen'
import { openByBank, openByCard, startWithAttempt, startWithDetails } from './at-the-till'
import { inside } from '../../support/page'

/** A cart that could not be read, or that was paid, here or in another tab: the checkout says which. */
const meta = {
  title: 'Citizens/Checkout/Meanwhile',
  component: Screen,
  args: { path: '/checkout', cart: [firstHalf] },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** The same notice as in the cart. */
export const DamagedCart: Story = {
  name: 'What was stored is damaged',
  beforeEach: () => {
    cart.damaged = true
  },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText(/^Part of your cart could not be read/)).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'OK' }))
    await expect(page.queryByText(/^Part of your cart/)).toBeNull()
    await expect(page.getByRole('heading', { level: 1, name: 'Your details' })).toBeVisible()
  },
}

export const PaymentsOffAtDetails: Story = {
  name: 'Payments are switched off, before anything is typed',
  args: {
    cloud: {
      faults: answers('getMerchantInfo', 200, { data: miamiCounty, maintenance: paymentsOff }),
    },
  },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText(/To pay by phone, call/)).toBeVisible()
    await expect(page.queryByRole('textbox')).toBeNull()
  },
}

/** Nothing of the cart could be read. */
export const DamagedAndEmpty: Story = {
  tags: ['!dev'],
  args: { cart: [] },
  beforeEach: () => {
    cart.damaged = true
  },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText(/^Part of your cart could not be read/)).toBeVisible()
  },
}

/** The other tab pays `items`, which leave the shared cart. */
function paidInOtherTab(items: readonly { id: string }[], left: readonly CartItem[]): void {
  const payment = { key: 'k-1', item_ids: items.map(({ id }) => id), receipt_id: 'abc' }
  paidElsewhere.list = [payment]
  replaceCart(left)
}

export const PaidInOtherTab: Story = {
  name: 'Paid in another tab',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await page.findByRole('heading', { level: 1, name: 'Your details' })
    paidInOtherTab([firstHalf], [])
    await expect(
      await page.findByRole('heading', { level: 1, name: 'This was just paid in another tab' }),
    ).toBeVisible()
    await expect(page.getByRole('link', { name: 'See the receipt' })).toHaveAttribute(
      'href',
      '/print-receipt/abc',
    )
    await expect(page.queryByText(/Your cart is empty/)).toBeNull()
  },
}

/** Paid items are not offered again; the rest can still be paid. */
export const PartPaidInOtherTab: Story = {
  name: 'A part was paid in another tab',
  args: { path: '/checkout?step=tender', cart: [firstHalf, permit] },
  beforeEach: () => startWithDetails(),
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await openByCard(page)
    paidInOtherTab([firstHalf], [permit])
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await expect(await page.findByText('This was just paid in another tab')).toBeVisible()
    const summary = within(page.getByRole('region', { name: 'You are paying' }))
    await expect(summary.queryByText('08-004512')).toBeNull()
    await expect(
      page.getByRole('heading', { level: 1, name: 'How would you like to pay?' }),
    ).toBeVisible()
  },
}

/** What was taken out is not paid, though the dialog was open. */
export const RemovedInOtherTab: Story = {
  name: 'A part was removed in another tab',
  args: { path: '/checkout?step=tender', cart: [firstHalf, permit] },
  beforeEach: () => startWithDetails(),
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await openByCard(page)
    replaceCart([firstHalf])
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await expect(await page.findByText(/^Your cart was changed in another tab/)).toBeVisible()
    const summary = within(page.getByRole('region', { name: 'You are paying' }))
    await expect(summary.queryByText(/Building permits/)).toBeNull()
    await expect(page.getByRole('heading', { level: 1 })).toHaveFocus()
    // The order is agreed to anew.
    await openByCard(page)
  },
}

/** What comes into the cart meanwhile waits there for the next payment. */
export const AddedInOtherTab: Story = {
  tags: ['!dev'],
  args: { path: '/checkout?step=tender', cart: [firstHalf] },
  beforeEach: () => startWithDetails(),
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const dialog = await openByCard(page)
    replaceCart([firstHalf, permit])
    await expect(dialog.getByRole('button', { name: 'Pay $976.62' })).toBeVisible()
    await expect(page.queryByText(/changed in another tab/)).toBeNull()
  },
}

/** An e-check is agreed to for a day: over midnight it is asked for again. */
export const AnotherDay: Story = {
  name: 'Midnight has passed',
  args: { path: '/checkout?step=tender', cart: [firstHalf] },
  beforeEach: () => startWithDetails(),
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await openByBank(page)
    setClockOffset(now() - Date.now() + 24 * 60 * 60_000)
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull(), { timeout: 3_000 })
    const agree = page.getByRole('checkbox', { name: 'I agree to this debit' })
    await expect(agree).not.toBeChecked()
    await expect(agree).toHaveAccessibleDescription(
      /^The account, the date or the amount of the debit has changed/,
    )
    await expect(page.getByLabelText(/Account number/)).toHaveValue('123456789')
  },
}

export const BackAfterPaying: Story = {
  tags: ['!dev'],
  args: { path: '/checkout?step=pay', cart: [] },
  beforeEach: () => startWithAttempt('succeeded', { at: 'ready', refusal: null }),
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByRole('link', { name: 'See its receipt' })).toHaveAttribute(
      'href',
      '/print-receipt/abc',
    )
    await expect(page.getByText('Your last payment went through.')).toBeVisible()
    await expect(page.queryByRole('button', { name: /Pay/ })).toBeNull()
  },
}

export const BackAfterECheck: Story = {
  tags: ['!dev'],
  args: { path: '/checkout?step=pay', cart: [] },
  beforeEach: () => startWithAttempt('succeeded', { at: 'ready', refusal: null }, 'echeck'),
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText('Your last payment is pending.')).toBeVisible()
    await expect(page.queryByText('Your last payment went through.')).toBeNull()
  },
}
