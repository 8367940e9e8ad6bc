import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Screen } from '../../support/screen'
import { bill, receipt, shows } from './a-receipt'
import { inside } from '../../support/page'

const meta = {
  title: 'Citizens/Receipt/Without a bill',
  component: Screen,
  args: { path: `/print-receipt/${receipt.id}` },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** Paid without a bill: the typed details in plain text, and no postal address. */
export const DogLicenses: Story = {
  name: 'Dog licenses',
  args: shows({
    bills: [],
    items: [
      {
        ...bill,
        id: '3b0f8f6e-6a52-4f0b-9d4e-0c8f1f1f7a20',
        department_id: 'dog-licenses',
        department: 'Dog licenses',
        account: '',
        client: '',
        linkable: false,
        owner: '',
        address: '',
        year: null,
        cycle: '',
        bill_number: '',
        amount_cents: 4_000,
        split: [],
        paid_for: [
          { kind: 'type', label: null, value: 'Dog license, one year' },
          { kind: 'quantity', label: 'How many dogs or kennels', value: '2' },
          { kind: 'name', label: null, value: 'Jane Doe' },
        ],
      },
    ],
    fees: [
      {
        department_id: 'dog-licenses',
        department: 'Dog licenses',
        amount_cents: 4_000,
        fee_cents: 395,
        fee_refundable: true,
      },
    ],
    subtotal_cents: 4_000,
    fee_cents: 395,
    total_cents: 4_395,
  }),
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await page.findByRole('heading', { level: 1, name: /^Paid \$/u })
    await expect(page.getByText('Dog licenses · Dog license, one year')).toBeVisible()
    await expect(page.getByText(/How many dogs or kennels/)).toBeVisible()
    await expect(page.getByText('$43.95')).toBeVisible()
    await expect(page.getByText(/^The fee is refunded with the amount\./)).toBeVisible()
    await expect(page.queryByText('Save this bill to an account')).toBeNull()
  },
}
