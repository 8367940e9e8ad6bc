import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import type { CartItem } from '@/rules/cart/cart'
import { firstHalf, permit, secondHalf } from '../../support/cart-items'
import { answers } from '../../support/faults'
import { Screen } from '../../support/screen'
import { check, drawerOf, panelOf } from './cart-parts'
import { inside } from '../../support/page'

const meta = {
  title: 'Citizens/Cart/Many bills',
  component: Screen,
  args: { path: '/real-estate-tax/search' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const otherTax = (number: number): CartItem => ({
  ...firstHalf,
  id: `08-00460${number}-2025-1`,
  account: `08-00460${number}`,
  parcel_id: `08-00460${number}`,
  address: `${1200 + 2 * number} Market Street`,
})

/** Departments with several bills have their name and sum. */
export const SeveralDepartments: Story = {
  name: 'Several departments',
  args: { cart: [firstHalf, secondHalf, otherTax(1), permit] },
  play: async ({ canvasElement }) => {
    const panel = await panelOf(canvasElement)
    await expect(await panel.findByRole('heading', { name: 'Real estate tax 2025' })).toBeVisible()
    await expect(panel.getByRole('heading', { name: 'Building permits 2026' })).toBeVisible()
    await expect(
      panel.getByRole('heading', { name: 'Real estate tax 2025' }).nextSibling,
    ).toHaveTextContent('$2,809.72')
    // The heading names the department, so a bill has its address.
    await expect(panel.getByRole('link', { name: '1142 Market Street' })).toBeVisible()
  },
}

const ten = Array.from({ length: 10 }, (_, index) => otherTax(index))
const manyBills = {
  cart: ten,
  cloud: {
    faults: answers('checkCart', 200, { data: ten.map((item) => check(item)) }),
  },
}

export const TenBills: Story = {
  name: 'Ten bills',
  args: manyBills,
  play: async ({ canvasElement }) => {
    const panel = await panelOf(canvasElement)
    const more = await panel.findByRole('button', { name: '7 more · $6,640.48' })
    await expect(panel.getAllByRole('listitem')).toHaveLength(3)
    // The latest is in sight.
    await expect(panel.getByRole('link', { name: '1218 Market Street' })).toBeVisible()
    await userEvent.click(more)
    await expect(panel.getAllByRole('listitem')).toHaveLength(10)
    await expect(panel.getByRole('link', { name: 'Check out' })).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: 'Show fewer' }))
    await expect(panel.getAllByRole('listitem')).toHaveLength(3)
  },
}

export const TenBillsOnPhone: Story = {
  name: 'Ten bills on a phone',
  args: manyBills,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: /^Cart, 10 items/ }))
    const drawer = await drawerOf(canvasElement)
    await userEvent.click(await drawer.findByRole('button', { name: /^7 more/ }))
    await expect(drawer.getAllByRole('listitem')).toHaveLength(10)
    await expect(drawer.getByRole('link', { name: 'Check out' })).toBeVisible()
  },
}
