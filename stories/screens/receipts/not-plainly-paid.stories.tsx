import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Receipt } from '@/contract/payments/receipts'
import { Screen } from '../../support/screen'
import { openBill, receipt, shows } from './a-receipt'
import { headed, parts } from './receipt-parts'

const meta = {
  title: 'Citizens/Receipt/Pending, voided, refunded, returned',
  component: Screen,
  args: { path: `/print-receipt/${receipt.id}`, ...shows({}) },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const returned: Partial<Receipt> = {
  bills: [{ ...openBill, open: [{ due_date: '2026-02-13', balance_cents: 94_864 }] }],
  status: 'returned',
  tender: 'echeck',
  brand: null,
  last4: '6789',
  ended_at: '2026-06-04T15:00:00.000Z',
}

export const Pending: Story = {
  name: 'Pending',
  args: shows({ status: 'pending', tender: 'echeck', brand: null, last4: '', auth_code: null }),
  play: async ({ canvasElement }) => {
    const headline = 'Payment pending: $976.62'
    await headed(canvasElement, headline)
    const { finish, sheet } = parts(canvasElement, headline)
    await expect(finish.getByText(/Not proof of cleared funds/)).toBeVisible()
    // The office's word (payment-status.tsx).
    await expect(sheet.getByText('E-check pending')).toBeVisible()
    await expect(sheet.getByText('Left of this part once the bank has paid')).toBeInTheDocument()
    // On paper the record says it.
    await expect(sheet.getByText(/Not proof of cleared funds/)).not.toBeVisible()
  },
}

export const Voided: Story = {
  name: 'Voided',
  args: shows({ ...returned, status: 'voided', ended_at: '2026-06-02T01:30:00.000Z' }),
  play: async ({ canvasElement }) => {
    const headline = 'Payment voided: $976.62'
    const page = await headed(canvasElement, headline)
    const { finish, sheet } = parts(canvasElement, headline)
    // The day in the office's zone.
    await expect(finish.getByText(/was canceled on Jun 1, 2026/u)).toBeVisible()
    await expect(finish.getByRole('link', { name: 'Pay this bill again' })).toBeVisible()
    await expect(sheet.getByText('−$976.62')).toBeVisible()
    // It left its batch before it was posted, and counts on no day.
    await expect(sheet.queryByText(/^Post(?:s|ed) on$|^Counts as paid on$/u)).toBeNull()
    // Nothing was paid, so there is nothing to save or refund.
    await expect(page.queryByRole('heading', { name: 'Refunds' })).toBeNull()
    await expect(page.queryByText('Save this bill to an account')).toBeNull()
  },
}

/** The office holds what was paid with, and gives it back. */
export const VoidedAtCounter: Story = {
  tags: ['!dev'],
  args: shows({ ...returned, status: 'voided', tender: 'cash', last4: '' }),
  play: async ({ canvasElement }) => {
    const headline = 'Payment voided: $976.62'
    await headed(canvasElement, headline)
    const { finish } = parts(canvasElement, headline)
    await expect(finish.getByText(/The office gives the cash back to you/u)).toBeVisible()
    await expect(finish.queryByText(/Nothing was taken/u)).toBeNull()
  },
}

export const Refunded: Story = {
  name: 'Refunded',
  args: shows({ status: 'refunded', refunded_cents: 97_662, posted: true }),
  play: async ({ canvasElement }) => {
    const headline = 'Refunded $976.62'
    await headed(canvasElement, headline)
    const { finish, sheet } = parts(canvasElement, headline)
    await expect(finish.getByText('The whole payment of $976.62 was refunded.')).toBeVisible()
    await expect(sheet.getByText('Net paid')).toBeVisible()
    await expect(sheet.queryByText('Counts as paid on')).toBeNull()
  },
}

/** Of a department that keeps its fee. */
export const RefundedWithoutFee: Story = {
  tags: ['!dev'],
  args: shows({ status: 'refunded', refunded_cents: 94_864, posted: true }),
  play: async ({ canvasElement }) => {
    const headline = 'Refunded $948.64'
    await headed(canvasElement, headline)
    const { finish } = parts(canvasElement, headline)
    await expect(
      finish.getByText('$948.64 of $976.62 was refunded. The fee of $27.98 is not refunded.'),
    ).toBeVisible()
  },
}

export const PartRefunded: Story = {
  name: 'Partly refunded',
  args: shows({ status: 'part-refunded', refunded_cents: 5_000, posted: true }),
  play: async ({ canvasElement }) => {
    const headline = 'Partly refunded: $50.00'
    const page = await headed(canvasElement, headline)
    const { finish, sheet } = parts(canvasElement, headline)
    await expect(
      finish.getByText('$50.00 of $976.62 was refunded. $926.62 stays paid.'),
    ).toBeVisible()
    // The refund's own line, and the net.
    await expect(sheet.getByText('−$50.00')).toBeVisible()
    await expect(sheet.getByText('$926.62')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Refunds' })).toBeVisible()
  },
}

export const Returned: Story = {
  name: 'Returned by the bank',
  args: shows({ ...returned, return_code: 'R01' }),
  play: async ({ canvasElement }) => {
    const headline = 'Payment returned: $976.62'
    await headed(canvasElement, headline)
    const { finish, sheet } = parts(canvasElement, headline)
    await expect(
      finish.getByText(
        'Reason given by the bank: there was not enough money in the account (R01).',
      ),
    ).toBeVisible()
    await expect(sheet.queryByText('Counts as paid on')).toBeNull()
  },
}

export const ReturnedForARareReason: Story = {
  tags: ['!dev'],
  args: shows({ ...returned, return_code: 'R77' }),
  play: async ({ canvasElement }) => {
    const headline = 'Payment returned: $976.62'
    await headed(canvasElement, headline)
    const { finish } = parts(canvasElement, headline)
    await expect(finish.getByText(/return code R77/u)).toBeVisible()
  },
}
