import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inside } from '../../support/page'
import { Screen } from '../../support/screen'

/** The staff's page of an account, opened by somebody who is not signed in (decision 15). */
const meta = {
  title: 'Office/Accounts/Guest',
  component: Screen,
  args: { path: '/merchant-account-view/08-004512/0001/real-estate-tax' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const ForGuests: Story = {
  name: 'A guest',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText(/^This page is for staff/)).toBeVisible()
    await expect(page.getAllByRole('link', { name: 'Sign in' })[0]).toBeVisible()
    await expect(page.queryByText('$1,861.08')).toBeNull()
  },
}
