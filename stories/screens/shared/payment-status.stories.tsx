import type { Meta, StoryObj } from '@storybook/react-vite'
import { paymentStatuses } from '@/contract/payments/payment-status'
import { PaymentStatusPill } from '@/screens/shared/payment/payment-status'
import { dark, german, inKit } from '../../support/kit'

/** What became of a payment, in each way; the bank's code where there is one. */
function EveryStatus() {
  return (
    <ul style={{ display: 'grid', gap: 12, justifyItems: 'start', listStyle: 'none' }}>
      {paymentStatuses.map((status) => (
        <li key={status}>
          <PaymentStatusPill status={status} />
        </li>
      ))}
      <li>
        <PaymentStatusPill status="returned" code="R01" />
      </li>
    </ul>
  )
}

const meta = {
  title: 'Pieces/Words of a payment’s state',
  component: EveryStatus,
  decorators: [inKit],
} satisfies Meta<typeof EveryStatus>
export default meta
type Story = StoryObj<typeof meta>

export const Every: Story = { name: 'Every state' }
export const EveryDark: Story = { ...dark, tags: ['!dev'] }
export const EveryGerman: Story = { ...german, tags: ['!dev'] }
