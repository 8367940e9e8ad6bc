import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inside } from '../../support/page'
import { Screen } from '../../support/screen'

const meta = {
  title: 'Citizens/Pay on another site',
  component: Screen,
  args: { path: '/url/income-tax', tenant: 'tiffin' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** Whose site it is, in full, and nothing opens by itself. */
export const Leaving: Story = {
  name: 'Leaving this site',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const link = await page.findByRole('link', { name: 'Continue to tax.tiffin.example' })
    await expect(link).toHaveAttribute('href', 'https://tax.tiffin.example/pay')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(page.getByText(/^The other site opens in a new tab/u)).toBeVisible()
    await expect(
      page.getByText('Your cart stays here. You cannot pay for it on the other site.'),
    ).toBeVisible()
  },
}

const noWay =
  (name: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByRole('heading', { level: 2, name })).toBeVisible()
    await expect(page.queryByRole('link', { name: /^Continue/u })).toBeNull()
    await expect(page.getByRole('link', { name: 'Back to departments' })).toBeVisible()
  }

/** The vendor moved, and the new host is not allowed yet. */
export const BeingChecked: Story = {
  name: 'A payment is being checked',
  args: { tenant: 'kent' },
  play: noWay('This link is being checked'),
}

export const NoAddress: Story = {
  name: 'The address is not known',
  args: { path: '/url/recreation', tenant: 'brunswick' },
  play: noWay('This cannot be paid online yet'),
}
