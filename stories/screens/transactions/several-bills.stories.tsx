import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { forgetColumns } from '../../support/file-and-screen'
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

export const InstallmentInWords: Story = {
  name: 'An installment has its name',
  tags: ['!dev'],
  args: { path: '/transactions-reports/transactions/1/real-estate-tax?day=2026-06-01' },
  beforeEach: forgetColumns,
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await page.findByRole('table', { name: 'Daily transactions' })
    await userEvent.click(page.getByRole('button', { name: 'Columns' }))
    await userEvent.click(await page.findByRole('checkbox', { name: 'Installment' }))
    const rows = inside(page.getByRole('table', { name: 'Daily transactions' }))
    await expect(await rows.findAllByText(/ half$/u)).not.toHaveLength(0)
  },
}
