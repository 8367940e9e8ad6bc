import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { firstHalf } from '../../support/cart-items'
import { Screen } from '../../support/screen'
import { inside } from '../../support/page'

// Staff looks at what citizens see, and neither fills a cart nor pays (product.md 4.1).

const bill = '/overview-parcel/08-004512/2025/real-estate-tax'
const search = '/real-estate-tax/search?q=08-0045'

const meta = {
  title: 'Office/At the counter',
  component: Screen,
  args: { path: bill, persona: 'merchant-user', cart: [firstHalf] },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** Payments are taken there, also of a bill that citizens cannot pay. */
const leadsToAccount = async (link: HTMLElement, account: string) =>
  expect(link.getAttribute('href')).toMatch(
    new RegExp(`^/merchant-account-view/${account}/[^/]+/real-estate-tax$`, 'u'),
  )

const nothingToPay: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const page = inside(canvasElement)
  await expect(
    await page.findByRole('heading', { level: 1, name: '1142 Market Street' }),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Payment at the counter' })).toBeVisible()
  await expect(page.getByText(/^Staff accounts do not pay online/u)).toBeVisible()
  await leadsToAccount(page.getByRole('link', { name: 'Open the account view' }), '08-004512')
  await expect(page.queryByRole('button', { name: /to cart$/u })).toBeNull()
  await expect(page.queryByRole('region', { name: 'Cart' })).toBeNull()
  await expect(page.queryByRole('button', { name: /^Cart/u })).toBeNull()
}

/** The account view is promised to nobody who cannot take the payment there. */
export const Bill: Story = {
  name: 'A clerk looks at a bill',
  play: async (context) => {
    await nothingToPay(context)
    await expect(
      inside(context.canvasElement).getByText(
        /You do not have the right to take payments at the counter\. Ask someone whose role is Merchant Admin\.$/u,
      ),
    ).toBeVisible()
  },
}
export const BillOnPhone: Story = {
  tags: ['!dev'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async (context) => {
    await nothingToPay(context)
    // A table that is wider than the phone can be reached and scrolled by keyboard.
    const table = inside(context.canvasElement).getByRole('table', { name: 'Charges for 2025' })
    const box = table.parentElement
    await waitFor(() =>
      expect(box?.tabIndex === 0).toBe((box?.scrollWidth ?? 0) > (box?.clientWidth ?? 0)),
    )
  },
}
export const BillForMerchantAdmin: Story = {
  args: { persona: 'merchant-admin' },
  name: 'An administrator looks at a bill',
  play: async (context) => {
    await nothingToPay(context)
    await expect(
      inside(context.canvasElement).getByText(
        /Payments at the counter are taken in the account view\.$/u,
      ),
    ).toBeVisible()
  },
}

export const HeldBill: Story = {
  name: 'A clerk looks at a bill that is held',
  args: { path: '/overview-parcel/08-004571/2025/real-estate-tax' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    // Why it cannot be paid is as true for staff.
    await expect(await page.findByText(/Call/u, { selector: 'section p' })).toBeVisible()
    await expect(page.queryByText(/^Staff accounts/u)).toBeNull()
    await leadsToAccount(page.getByRole('link', { name: 'Open the account view' }), '08-004571')
  },
}

export const Search: Story = {
  name: 'A clerk searches',
  args: { path: search },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByRole('link', { name: '08-004512' })).toBeVisible()
    await expect(page.queryByRole('checkbox')).toBeNull()
    await expect(page.queryByRole('heading', { name: 'Cart' })).toBeNull()
  },
}

export const Checkout: Story = {
  name: 'A clerk may not pay',
  args: { path: '/checkout' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(
      await page.findByRole('heading', { level: 1, name: 'You cannot see this page' }),
    ).toBeVisible()
    await expect(
      await page.findByText(/^Your role \(Merchant User\) does not allow/u),
    ).toBeVisible()
    await expect(page.getByRole('link', { name: 'Departments' })).toBeVisible()
    await expect(page.queryByRole('textbox')).toBeNull()
  },
}

export const CitizenPays: Story = {
  tags: ['!dev'],
  name: 'A signed-in citizen pays',
  args: { persona: 'user', cart: [] },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByRole('button', { name: 'Add $948.64 to cart' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible()
    await expect(page.queryByRole('link', { name: 'Open the account view' })).toBeNull()
  },
}
