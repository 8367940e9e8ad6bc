import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { firstHalf } from '../../support/cart-items'
import { answers } from '../../support/faults'
import { inside, type Page } from '../../support/page'
import { Screen } from '../../support/screen'
import { payByCard, startWithAttempt, startWithDetails } from './at-the-till'

const meta = {
  title: 'Citizens/Checkout/Being checked',
  component: Screen,
  args: { path: '/checkout?step=tender', cart: [firstHalf] },
  beforeEach: () => startWithAttempt('unknown', { at: 'checking' }),
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** What the page says of the payment: its h1. */
const heading = (page: Page, name: string | RegExp, wait?: { timeout: number }) =>
  page.findByRole('heading', { level: 1, name }, wait)

/** The server's answer about an attempt. */
function told(state: string): NonNullable<Story['args']> {
  const data = { state, receipt_id: null, confirmation: null, at: null }
  return { cloud: { faults: answers('getPaymentStatus', 200, { data }) } }
}

export const Checking: Story = {
  name: 'The outcome is being checked',
  args: told('unknown'),
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await heading(page, 'We are checking your payment')).toBeVisible()
    await expect(page.getByText('Do not pay again.')).toBeVisible()
    await expect(page.getByText('5F0C-2F6E')).toBeVisible()
    await expect(await page.findByText(/^in 0:0\d$/)).toBeVisible()
    // What is being checked is not for sale meanwhile.
    await expect(
      await page.findByRole('button', { name: 'Cart, payment being checked' }),
    ).toBeVisible()
    await expect(page.queryByRole('button', { name: /Pay|Continue/ })).toBeNull()
  },
}

/** After a server error the charge is uncertain, so the page asks the server. */
export const AnswerLost: Story = {
  name: 'The answer was lost',
  args: { cloud: { faults: answers('createPayment', 500, { message: 'No' }) } },
  beforeEach: () => startWithDetails(),
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await payByCard(page)
    await expect(await heading(page, 'We are checking your payment')).toBeVisible()
    // This world never received the attempt.
    await expect(await heading(page, 'No charge was made')).toBeVisible()
  },
}

/** The session ended during the charge: the sign-in page reports what is known. */
export const SignedOutMeanwhile: Story = {
  name: 'Signed out meanwhile',
  args: { cloud: { faults: answers('createPayment', 401) } },
  beforeEach: () => startWithDetails(),
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await payByCard(page)
    await expect(await heading(page, 'Sign in', { timeout: 5_000 })).toBeVisible()
    await expect(await page.findByText('We do not know yet whether you were charged')).toBeVisible()
    await expect(page.getByText(/The checkout then shows whether you were charged/)).toBeVisible()
  },
}

/** The server said so itself, before it charged. */
export const RefusedAsNotFound: Story = {
  name: 'Not found, in the server’s own words',
  args: { cloud: { faults: answers('createPayment', 404, { message: 'Not found' }) } },
  beforeEach: () => startWithDetails(),
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await payByCard(page)
    await expect(await heading(page, 'We could not find that page')).toBeVisible()
    await expect(page.getByText('You have not been charged')).toBeVisible()
    await userEvent.click(page.getByRole('link', { name: 'Back to the checkout' }))
    await expect(await heading(page, 'Your details', { timeout: 5_000 })).toBeVisible()
  },
}

/** A gateway answered without the server's words: a link leads to the outcome. */
export const NotFoundMeanwhile: Story = {
  tags: ['!dev'],
  args: { cloud: { faults: answers('createPayment', 404) } },
  beforeEach: () => startWithDetails(),
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await payByCard(page)
    await expect(await heading(page, 'We could not find that page')).toBeVisible()
    await expect(page.getByText('We do not know yet whether you were charged')).toBeVisible()
    await userEvent.click(page.getByRole('link', { name: 'Check the payment' }))
    await expect(await heading(page, 'No charge was made', { timeout: 5_000 })).toBeVisible()
  },
}

export const NoCharge: Story = {
  name: 'No charge was made',
  args: told('not_found'),
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await waitFor(async () => expect(await heading(page, 'No charge was made')).toHaveFocus())
    await userEvent.click(page.getByRole('button', { name: 'Pay again' }))
    await expect(await heading(page, 'How would you like to pay?')).toBeVisible()
  },
}

export const DeclinedAfterAll: Story = {
  name: 'Declined after all',
  args: told('declined'),
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await waitFor(async () =>
      expect(await heading(page, 'Your bank declined this payment')).toHaveFocus(),
    )
    await expect(page.getByText('You have not been charged.')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Choose how to pay' }))
    await expect(await heading(page, 'How would you like to pay?')).toBeVisible()
  },
}

export const PaidAfterAll: Story = {
  name: 'Paid after all',
  beforeEach: () => startWithDetails('jane+unknown@example.com'),
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await payByCard(page)
    await expect(await heading(page, 'We are checking your payment')).toBeVisible()
    // Approved 6 s after the attempt (product.md 3.7); asked at 2, 4.5 and 7.6 s.
    await expect(await heading(page, /^Paid \$/u, { timeout: 15_000 })).toBeVisible()
  },
}

export const PaidWithoutReceipt: Story = {
  tags: ['!dev'],
  args: told('approved'),
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await heading(page, 'Your payment went through')).toBeVisible()
  },
}
