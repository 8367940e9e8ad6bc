import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { samplePayments } from '@mocks/scenarios/page-samples'
import { inside } from '../../support/page'
import { Screen } from '../../support/screen'
import { parts } from './receipt-parts'

const meta = {
  title: 'Citizens/Receipt/In part',
  component: Screen,
  args: { scenario: 'receipt-in-part' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const Receipt: Story = {
  name: 'A clerk of one department sees its part',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await page.findByRole('heading', { level: 1 })
    const { sheet } = parts(canvasElement, /^Paid/u)
    await expect(sheet.getByText(/The payment was for other departments, too/u)).toBeVisible()
    await expect(sheet.getByText('Total of this part')).toBeVisible()
    await expect(sheet.queryByText(/^Real estate tax/u)).toBeNull()
    // Its address opens for staff alone, and another e-mail address would get all of it.
    await expect(sheet.queryByText(/This receipt online/u)).toBeNull()
    await expect(page.queryByRole('button', { name: /another address/u })).toBeNull()
  },
}

export const Payment: Story = {
  name: 'The payment, beside the list of its day',
  args: {
    path: `/transactions-reports/transactions/1/building-permits?day=2026-06-01&transaction=${samplePayments.many}`,
  },
  play: async ({ canvasElement }) => {
    const shown = inside(await inside(canvasElement).findByRole('dialog', { name: 'Payment' }))
    await expect(await shown.findByText(/This is part of the payment/u)).toBeVisible()
    await userEvent.click(await shown.findByRole('button', { name: 'Send receipt' }))
    const dialog = inside(
      await inside(document.body).findByRole('dialog', { name: 'Send the receipt again' }),
    )
    await expect(dialog.getByText(/Another address gets it from staff/u)).toBeVisible()
    await expect(dialog.queryByRole('textbox')).toBeNull()
  },
}
