import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { firstHalf, secondHalf } from '../../support/cart-items'
import { inside } from '../../support/page'
import { Screen } from '../../support/screen'

const meta = {
  title: 'Citizens/Bill/In the cart',
  component: Screen,
  args: { path: '/overview-parcel/08-004512/2025/real-estate-tax' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** As it was when it was put into the cart: $50.00 more than now. */
const before = { ...firstHalf, amount_cents: 99_864, balance_cents: 99_864 }

export const AmountHasChanged: Story = {
  name: 'The amount has changed since',
  args: { cart: [before, secondHalf] },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(
      await page.findByRole('heading', { name: 'In your cart: $1,911.08' }),
    ).toBeVisible()
    const panel = page.getByRole('region', { name: /^In your cart/u })
    await expect(panel).toHaveTextContent('Now $948.64 (was $998.64).')
    await userEvent.click(page.getByRole('button', { name: 'Accept $948.64' }))
    await expect(
      await page.findByRole('heading', { name: 'In your cart: $1,861.08' }),
    ).toHaveFocus()
    await expect(panel).not.toHaveTextContent('was $998.64')
  },
}

const lastYear = (part: typeof firstHalf) => ({
  ...part,
  id: part.id.replace('2025', '2024'),
  year: 2024,
})

export const PaidSince: Story = {
  name: 'What has been paid since is removed one by one',
  args: {
    path: '/overview-parcel/08-004512/2024/real-estate-tax',
    cart: [lastYear(firstHalf), lastYear(secondHalf)],
  },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const panel = within(await page.findByRole('region', { name: 'In your cart: $1,861.08' }))
    const notices = panel.getAllByText('This has been paid already.')
    await expect(notices).toHaveLength(2)
    const [first] = panel.getAllByRole('button', { name: 'Remove' })
    if (first) await userEvent.click(first)
    await expect(await page.findByRole('heading', { name: 'In your cart: $912.44' })).toHaveFocus()
  },
}
