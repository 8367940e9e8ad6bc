import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { firstHalf } from '../../support/cart-items'
import { inside, type Page } from '../../support/page'
import { Screen } from '../../support/screen'
import { expectInSight, openByBank, payByCard, startWithDetails } from './at-the-till'
import {
  debitChanged,
  paidBefore,
  quote,
  quoteChanged,
  quoteExpired,
  refusedWith,
  secondTimeBox,
} from './refusals'

/** One story for each row of product.md 3.4 that ends without a charge. */
const meta = {
  title: 'Citizens/Checkout/Not paid',
  component: Screen,
  args: { path: '/checkout?step=tender', cart: [firstHalf] },
  beforeEach: () => startWithDetails(),
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** It stands in place of the form, says that nothing was charged, and its heading has the focus. */
async function expectOutcome(dialog: Page, heading: string): Promise<void> {
  await waitFor(async () =>
    expect(await dialog.findByRole('heading', { level: 2, name: heading })).toHaveFocus(),
  )
  await expectInSight(dialog.getByText('You have not been charged.'))
  await expect(dialog.queryByTitle('Secure card fields')?.checkVisibility() ?? false).toBe(false)
}

export const Declined: Story = {
  name: 'Card declined',
  args: refusedWith(402, { code: 'declined', reason: 'contact_bank' }),
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const dialog = await payByCard(page)
    await expectOutcome(dialog, 'Your bank declined this card')
    await expect(dialog.getByText('You have not been charged.')).toBeVisible()
    await expect(dialog.queryByText(/lost|stolen/i)).toBeNull()
    await expect(dialog.queryByText('Card ending in 1443 is ready.')).toBeNull()
  },
}

export const DeclinedDark: Story = {
  tags: ['!dev'],
  args: refusedWith(402, { code: 'declined', reason: 'details' }),
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    const dialog = await payByCard(inside(canvasElement))
    await expect(
      await dialog.findByText(
        /Check the card number, expiration date, security code and billing ZIP/,
      ),
    ).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Enter the card again' })).toBeVisible()
  },
}

/** The account can only be changed a step before, so paying by card comes first. */
export const BankDeclined: Story = {
  name: 'Bank payment declined',
  args: refusedWith(402, { code: 'declined', reason: null }),
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const dialog = await openByBank(page)
    await userEvent.click(dialog.getByRole('button', { name: 'Pay $950.14' }))
    await expectOutcome(dialog, 'Your bank declined this payment')
  },
}

export const TimedOut: Story = {
  name: 'The card network did not answer',
  args: refusedWith(402, { code: 'timed_out' }),
  play: async ({ canvasElement }) => {
    const dialog = await payByCard(inside(canvasElement))
    await expectOutcome(dialog, 'The card network did not answer')
    await expect(dialog.getByText('Enter the card again to try once more.')).toBeVisible()
  },
}

export const Partial: Story = {
  name: 'The card covers a part only',
  args: refusedWith(402, { code: 'partial', approved_cents: 500 }),
  play: async ({ canvasElement }) => {
    const dialog = await payByCard(inside(canvasElement))
    await expectOutcome(dialog, 'The card covers only $5.00')
    await expect(dialog.getByRole('button', { name: 'Use another card' })).toBeVisible()
  },
}

export const TooMany: Story = {
  name: 'Too many tries',
  args: refusedWith(429, { code: 'too_many', retry_after_seconds: 120 }),
  play: async ({ canvasElement }) => {
    const dialog = await payByCard(inside(canvasElement))
    await expect(await dialog.findByText(/^Please wait\. You can also call/)).toBeVisible()
    await expect(dialog.getByRole('link', { name: '(937) 555-0140' })).toBeVisible()
    await expect(dialog.getByRole('timer')).toHaveTextContent(/^You can try again in [12]:/u)
    await expect(dialog.queryByRole('button', { name: /^Pay \$/ })).toBeNull()
    await expect(dialog.getByRole('button', { name: 'Back to how to pay' })).toBeVisible()
  },
}

export const Challenge: Story = {
  name: 'Prove that you are human',
  args: refusedWith(423, { code: 'challenge' }),
  play: async ({ canvasElement }) => {
    const dialog = await payByCard(inside(canvasElement))
    // The card is still usable: only the box must be ticked.
    await expectOutcome(dialog, 'One more check before we take the payment')
    const box = dialog.getByRole('checkbox', { name: 'I am a person, not a program' })
    await expectInSight(box)
    await userEvent.click(dialog.getByRole('button', { name: 'Pay $976.62' }))
    await expectInSight(await dialog.findByText('Check the box to continue.'))
    await expect(box).toHaveFocus()
  },
}

export const Duplicate: Story = {
  name: 'Paid a little while ago',
  args: paidBefore,
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const dialog = await payByCard(page)
    await expect(await dialog.findByText(/\$948.64 was paid on .* ending in 1443/)).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'See receipt' })).toHaveAttribute(
      'href',
      '/print-receipt/abc',
    )
    await expectInSight(secondTimeBox(dialog))
    await expectOutcome(dialog, 'This looks like a payment that was already made')
  },
}

export const QuoteChanged: Story = {
  name: 'The fee has changed',
  args: quoteChanged,
  play: async ({ canvasElement }) => {
    const dialog = await payByCard(inside(canvasElement))
    await expectOutcome(dialog, 'The total has changed')
    // The form behind the outcome has the total, too.
    await expect(dialog.getAllByText('$976.62')[0]).toBeVisible()
    await expect(dialog.getByText('$977.12')).toBeVisible()
    await expect(dialog.getByText('$28.48 (was $27.98)')).toBeVisible()
  },
}

/** All ways to pay are priced again behind the dialog, and the old prices do not come back. */
export const BackToNewPrices: Story = {
  tags: ['!dev'],
  args: {
    cloud: {
      faults: [
        ...(quoteChanged.cloud?.faults ?? []),
        // The first two calls price both ways before the refusal.
        {
          match: { call: 'quotePayment', nth: 3 },
          effect: { kind: 'status', status: 200, body: { data: quote } },
          times: 2,
        },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const dialog = await payByCard(page)
    await userEvent.click(await dialog.findByRole('button', { name: 'Back to how to pay' }))
    await expect(
      await page.findByRole('radio', { name: /Credit or debit card.*Fee \$28.48.*\$977.12/ }),
    ).toBeVisible()
    await expect(page.queryByText('$976.62')).toBeNull()
  },
}

export const PricesOnTheirWay: Story = {
  tags: ['!dev'],
  args: {
    cloud: {
      faults: [
        ...(quoteChanged.cloud?.faults ?? []),
        { match: { call: 'quotePayment', nth: 3 }, effect: { kind: 'timeout' }, times: 9 },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const dialog = await payByCard(page)
    await userEvent.click(await dialog.findByRole('button', { name: 'Back to how to pay' }))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await expect(page.queryAllByRole('radio')).toEqual([])
    const old = page.queryAllByText('$976.62').filter((text) => text.checkVisibility())
    await expect(old).toEqual([])
  },
}

/** A debit is agreed to for the account that it names. */
export const AnotherAccount: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const dialog = await openByBank(page)
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    const agree = await page.findByRole('checkbox', { name: 'I agree to this debit' })
    await waitFor(() => expect(agree).toBeChecked())
    const account = page.getByLabelText(/Account number/)
    // The same number, written in another way.
    await userEvent.type(account, ' ')
    await expect(agree).toBeChecked()
    await userEvent.type(account, '8')
    await expect(agree).not.toBeChecked()
    await expect(agree).toHaveAccessibleDescription(/^The account, the date or the amount/)
  },
}

/** The agreement named the amount of before. */
export const DebitChanged: Story = {
  name: 'The fee of an e-check has changed',
  args: debitChanged,
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const dialog = await openByBank(page)
    await userEvent.click(dialog.getByRole('button', { name: 'Pay $950.14' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Accept $950.64' }))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    const agree = page.getByRole('checkbox', { name: 'I agree to this debit' })
    await expect(agree).not.toBeChecked()
    await expect(agree).toHaveAccessibleDescription(
      /^The account, the date or the amount of the debit/,
    )
    await expect(page.getByText(/by electronic debit, on/)).toHaveTextContent('$950.64')
  },
}

export const QuoteExpired: Story = {
  name: 'The fee is the same again',
  args: quoteExpired,
  play: async ({ canvasElement }) => {
    const dialog = await payByCard(inside(canvasElement))
    await expectOutcome(dialog, 'Please confirm the payment again')
    await expect(dialog.getByText(/The total is still/)).toHaveTextContent('$976.62')
    await expect(
      dialog.getAllByText('Counts as paid on Jun 1, 2026. Posts on Jun 3, 2026.')[0],
    ).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Accept $976.62' })).toBeVisible()
  },
}

export const BillChanged: Story = {
  name: 'The bill has changed',
  beforeEach: () => startWithDetails('jane+changed@example.com'),
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const dialog = await payByCard(page)
    await expectOutcome(dialog, 'A bill has changed')
    await expect(dialog.getByText(/Now/)).toHaveTextContent('Now $898.64 (was $948.64)')
  },
}

export const PaymentsOff: Story = {
  name: 'Payments were switched off',
  args: refusedWith(503, {
    code: 'payments_off',
    message: 'We are changing banks.',
    ends_at: '2026-06-01T18:00:00.000Z',
  }),
  play: async ({ canvasElement }) => {
    const dialog = await payByCard(inside(canvasElement))
    await expectOutcome(dialog, 'Online payments are paused')
    await expect(dialog.getByText('We are changing banks.')).toBeVisible()
    await expect(dialog.getByText(/We expect to be back on Jun 1, 2026, 2:00/)).toBeVisible()
    await expect(dialog.queryByRole('button', { name: /^Pay/ })).toBeNull()
  },
}

export const NotAllowed: Story = {
  name: 'Who is signed in may not pay here',
  args: refusedWith(403, { error: 'Your role cannot pay online' }),
  play: async ({ canvasElement }) => {
    const dialog = await payByCard(inside(canvasElement))
    await expectOutcome(dialog, 'You cannot pay here')
    await expect(dialog.queryByRole('button', { name: /^Pay/ })).toBeNull()
  },
}

export const NetworkBlocked: Story = {
  name: 'The office takes no payments from this network',
  args: refusedWith(423, { code: 'blocked', message: 'No payments from this network' }),
  play: async ({ canvasElement }) => {
    const dialog = await payByCard(inside(canvasElement))
    await expectOutcome(dialog, 'We cannot take this payment online right now')
    await expect(dialog.getByText(/You can still look up and read your bills/u)).toBeVisible()
    await expect(dialog.queryByRole('button', { name: /^Pay/ })).toBeNull()
  },
}

export const BankRefused: Story = {
  name: 'The bank account is refused',
  args: refusedWith(422, { code: 'bank_account', message: 'No such bank' }),
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const dialog = await openByBank(page)
    await userEvent.click(dialog.getByRole('button', { name: 'Pay $950.14' }))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await expect(page.getByLabelText(/Routing number/)).toHaveAccessibleDescription(
      /The bank numbers were not accepted/,
    )
  },
}

export const FieldsRefused: Story = {
  name: 'The server finds mistakes',
  args: refusedWith(422, { errors: { 'payer.zip': ['This ZIP code does not exist.'] } }),
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await payByCard(page)
    const zip = await page.findByLabelText(/Billing ZIP code/)
    await expect(zip).toHaveAccessibleDescription('This ZIP code does not exist.')
    await expect(page.getByRole('alert')).toHaveTextContent('You have not been charged.')
  },
}
