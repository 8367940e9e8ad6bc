import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { inside } from '../../support/page'
import { Screen } from '../../support/screen'

const meta = {
  title: 'Office/Transactions/Typed day',
  component: Screen,
  tags: ['!dev'],
  args: {
    path: '/transactions-reports/transactions/1/real-estate-tax?day=2026-05-30',
    persona: 'merchant-admin',
  },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** Taken when it is whole: half of it may be another day. */
export const Typed: Story = {
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const field = await page.findByRole('textbox', { name: 'Day' })
    await expect(field).toBeValid()
    await userEvent.clear(field)
    await userEvent.type(field, '02/31/2026{Enter}')
    await expect(field).toHaveValue('02/31/2026')
    await expect(field).toHaveAccessibleDescription('Enter a valid date.')
    await userEvent.clear(field)
    await userEvent.type(field, '05/28/2026')
    await expect(page.getByText(/^No payments on May 30, 2026\./)).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(await page.findByText(/May 28, 2026$/)).toBeVisible()
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('05/28/2026')
    await userEvent.click(page.getByRole('button', { name: 'Next day' }))
    await expect(await page.findByText(/May 29, 2026$/)).toBeVisible()
    await expect(field).toHaveValue('05/29/2026')
  },
}
