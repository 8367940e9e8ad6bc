import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { dogLicenses, firstHalf, permit, secondHalf } from '../../support/cart-items'
import { Screen } from '../../support/screen'
import { expectInSight, openByBank, payByCard, startWithDetails } from './at-the-till'
import { paidBefore, quoteChanged, refusedWith, secondTimeBox } from './refusals'
import { inside, type Page } from '../../support/page'

/** What a payer does after a refusal; the refusals themselves are in refused.stories.tsx. */
const meta = {
  title: 'Citizens/Checkout/After a refusal',
  tags: ['!dev'],
  component: Screen,
  args: { path: '/checkout?step=tender', cart: [firstHalf] },
  beforeEach: () => startWithDetails(),
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** The button that opened the dialog went with the old prices: the step is read from its top. */
async function expectHeadingStays(page: Page) {
  const heading = page.getByRole('heading', { level: 1, name: 'How would you like to pay?' })
  await waitFor(() => expect(heading).toHaveFocus())
  await page.findByRole('radio', { name: /Credit or debit card/ })
  await expect(heading).toHaveFocus()
}

export const DeclinedAnotherCard: Story = {
  args: refusedWith(402, { code: 'declined', reason: 'contact_bank' }),
  play: async ({ canvasElement }) => {
    const dialog = await payByCard(inside(canvasElement))
    await userEvent.click(await dialog.findByRole('button', { name: 'Use another card' }))
    await waitFor(() =>
      expect(dialog.getByRole('heading', { name: /^Pay \$976.62 to/ })).toHaveFocus(),
    )
    await expect(dialog.getByTitle('Secure card fields')).toBeVisible()
    await expect(dialog.queryByText('You have not been charged.')).toBeNull()
  },
}

/** The other way to pay is offered with what it saves. */
export const DeclinedOtherWay: Story = {
  args: refusedWith(402, { code: 'declined', reason: 'other_card' }),
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const dialog = await payByCard(page)
    await userEvent.click(
      await dialog.findByRole('button', { name: 'Pay from a bank account (saves $26.48)' }),
    )
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    const bank = page.getByRole('radio', { name: /Bank account/ })
    await expect(bank).toBeChecked()
    await waitFor(() => expect(bank).toHaveFocus())
  },
}

export const BankDeclinedPayByCard: Story = {
  args: refusedWith(402, { code: 'declined', reason: null }),
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const dialog = await openByBank(page)
    await userEvent.click(dialog.getByRole('button', { name: 'Pay $950.14' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Pay by card' }))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    const card = page.getByRole('radio', { name: /Credit or debit card/ })
    await expect(card).toBeChecked()
    await waitFor(() => expect(card).toHaveFocus())
  },
}

/** The wait is over: the card is entered again, by a person. */
export const TooManyOver: Story = {
  args: refusedWith(429, { code: 'too_many', retry_after_seconds: 1 }),
  play: async ({ canvasElement }) => {
    const dialog = await payByCard(inside(canvasElement))
    await userEvent.click(
      await dialog.findByRole('button', { name: 'Enter the card again' }, { timeout: 4_000 }),
    )
    await expect(dialog.getByTitle('Secure card fields')).toBeVisible()
    await expect(
      dialog.getByRole('checkbox', { name: 'I am a person, not a program' }),
    ).toBeVisible()
  },
}

export const DuplicateRemoved: Story = {
  args: paidBefore,
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const dialog = await payByCard(page)
    await userEvent.click(await dialog.findByRole('button', { name: 'Pay $976.62 again' }))
    const box = secondTimeBox(dialog)
    await expectInSight(await dialog.findByText('Check the box if you want to pay a second time.'))
    await expect(box).toHaveFocus()
    await expect(box).toBeInvalid()
    await userEvent.click(box)
    await expect(dialog.queryByText('Check the box if you want to pay a second time.')).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Remove from cart' }))
    const empty = { level: 1, name: 'There is nothing to pay here' }
    await waitFor(() => expect(page.getByRole('heading', empty)).toHaveFocus())
  },
}

/** One of several items was paid before: only that one leaves the cart. */
export const DuplicateOfOne: Story = {
  args: {
    cart: [firstHalf, dogLicenses],
    ...refusedWith(409, {
      code: 'duplicate_suspected',
      item_ids: [dogLicenses.id],
      earlier: {
        at: '2026-06-01T12:02:00.000Z',
        amount_cents: 4_000,
        pending: false,
        last4: '1443',
        receipt_id: 'abc',
      },
    }),
  },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const dialog = await payByCard(page)
    await expect(await dialog.findByText(/\$40.00 was paid on .* ending in 1443/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Remove from cart' }))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    const summary = within(page.getByRole('region', { name: 'You are paying' }))
    await expect(summary.getByText('08-004512')).toBeVisible()
    await expect(summary.queryByText(/Dog license/)).toBeNull()
    await expectHeadingStays(page)
  },
}

/** A bill of two halves was paid before: it is named, and leaves the cart as a whole. */
export const DuplicateOfABill: Story = {
  args: { cart: [firstHalf, secondHalf, permit] },
  beforeEach: () => startWithDetails('jane+dup@example.com'),
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const dialog = await payByCard(page)
    await dialog.findByText('You have not been charged.')
    const words = within(within(page.getByRole('dialog')).getByRole('alert'))
    await expect(words.getByText('Real estate tax 2025').closest('dl')).toHaveTextContent(
      'Real estate tax 202508-0045121142 Market Street$1,861.08First half$948.64Second half$912.44',
    )
    await expect(words.getByText(/^\$1,861.08 was paid on/)).toBeVisible()
    await expect(words.queryByText('Building permits 2026')).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Remove from cart' }))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    const summary = within(page.getByRole('region', { name: 'You are paying' }))
    await expect(summary.getByText('Building permits 2026')).toBeVisible()
    await expect(summary.queryByText('08-004512')).toBeNull()
    await expectHeadingStays(page)
  },
}

export const QuoteAccepted: Story = {
  args: quoteChanged,
  play: async ({ canvasElement }) => {
    const dialog = await payByCard(inside(canvasElement))
    await userEvent.click(await dialog.findByRole('button', { name: 'Accept $977.12' }))
    // Accepted and not yet paid.
    await expect(await dialog.findByRole('button', { name: 'Pay $977.12' })).toBeVisible()
  },
}

export const CartUpdated: Story = {
  beforeEach: () => startWithDetails('jane+changed@example.com'),
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const dialog = await payByCard(page)
    await userEvent.click(await dialog.findByRole('button', { name: 'Update my cart' }))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await expect(await page.findByRole('radio', { name: /\$900.14/ })).toBeVisible()
    await expectHeadingStays(page)
  },
}
