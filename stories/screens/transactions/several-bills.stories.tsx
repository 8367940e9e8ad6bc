import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inside } from '../../support/page'
import { Screen } from '../../support/screen'

/** A row whose money is of more than one bill says so (product.md A11, A14). */
const meta = {
  title: 'Office/Transactions/Several bills',
  component: Screen,
  args: {
    path: '/transactions-reports/transactions/1/real-estate-tax?day=2025-07-03&q=WM7D',
    persona: 'merchant-admin',
  },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const TwoAccounts: Story = {
  name: 'A payment for two accounts',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const rows = inside(await page.findByRole('table', { name: 'Daily transactions' }))
    await expect(await rows.findByText('08-004512')).toBeInTheDocument()
    await expect(rows.getByText('and 1 more')).toBeInTheDocument()
  },
}
