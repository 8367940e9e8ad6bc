import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Dashboard, DashboardSums } from '@/contract/reports/dashboard'
import { paymentStatuses } from '@/contract/payments/payment-status'
import { answers } from '../../support/faults'
import { inside } from '../../support/page'
import { Screen } from '../../support/screen'

const meta = {
  title: 'Office/Dashboard/Outcomes',
  component: Screen,
  args: { path: '/dashboard?period=today', persona: 'merchant-admin' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const none: DashboardSums = {
  payments: 0,
  principal_cents: 0,
  fee_cents: 0,
  refunds: 0,
  refund_cents: 0,
  returns: 0,
  return_cents: 0,
  net_cents: 0,
  attempts: 12,
  seconds_to_pay: null,
}
const day = { from: '2026-06-01', to: '2026-06-01' }
const merchant = {
  id: '1',
  name: 'Miami County, Ohio',
  sub_domain: 'miamicounty',
  time_zone: 'America/New_York',
}

/** An attempt for each that can become of one. */
const everyOutcome: Dashboard = {
  period: day,
  before: { from: '2026-05-31', to: '2026-05-31' },
  time_zone: merchant.time_zone,
  ever: true,
  limited_to: null,
  sums: none,
  sums_before: { ...none, attempts: 0 },
  unknown: { payments: 0, total_cents: 0 },
  days: [{ date: day.from, payments: 0, principal_cents: 0, before: null }],
  groups: [],
  tenders: [],
  channels: [],
  recent: paymentStatuses.map((status, index) => ({
    receipt_id: null,
    confirmation: `CT-AAAA-BB${index + 10}`,
    reference: status === 'unknown' ? '5F0C-2F6E' : null,
    at: '2026-06-01T13:00:00.000Z',
    merchant,
    departments: ['Real estate tax', 'Building permits'],
    payer_name: `Payer ${index + 1}`,
    tender: 'card',
    brand: 'visa',
    last4: '1443',
    total_cents: 97_662,
    status,
    return_code: status === 'returned' ? 'R01' : null,
  })),
}

export const EveryOutcome: Story = {
  name: 'Every outcome of a payment',
  args: {
    cloud: { faults: answers('getDashboard', 200, { data: everyOutcome }) },
  },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const recent = inside(await page.findByRole('table', { name: 'Latest payments' }))
    for (const word of [
      'Approved',
      'Posted',
      'E-check pending',
      'Being checked',
      'Declined',
      'Timed out, not charged',
      'Partly approved, not charged',
      'No charge made',
      'Voided',
      'Refunded',
      'Partly refunded',
      'Returned (R01)',
    ]) {
      await expect(recent.getByText(word)).toBeVisible()
    }
    // Nothing was tried the day before: there is no rate to compare with.
    await expect(page.getByText('of 12 attempts with an outcome')).toBeVisible()
  },
}

export const SomeDepartments: Story = {
  name: 'A clerk of some departments',
  args: {
    persona: 'merchant-user',
    cloud: {
      faults: answers('getDashboard', 200, {
        data: { ...everyOutcome, limited_to: ['Water and sewer', 'Building permits'] },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(
      await page.findByText(
        'Shows Water and sewer and Building permits, the departments that you can see.',
      ),
    ).toBeVisible()
  },
}
