import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { shownItems } from '@/state/cart/cart'
import { notPayable, partlyPayable } from '../../support/account'
import { answers } from '../../support/faults'
import { inside, type Page } from '../../support/page'
import { Screen } from '../../support/screen'
import { onPhone } from '../profile/at-the-profile'

const meta = {
  title: 'Citizens/Account/Paying it',
  component: Screen,
  args: { path: '/account-view/6/08-004512/0001/real-estate-tax', persona: 'user' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const water = {
  path: '/account-view/7/10-002232/0001/water-sewer',
  tenant: 'tiffin',
  persona: 'utility-user',
} as const

async function opened(canvasElement: HTMLElement, name = 'Market Street'): Promise<Page> {
  const page = inside(canvasElement)
  await page.findByRole('heading', { level: 1, name })
  return page
}

export const IntoTheCart: Story = {
  name: 'In the cart',
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    await userEvent.click(page.getByRole('checkbox', { name: 'Select 08-004512, 2025' }))
    const add = page
      .getAllByRole('button', { name: 'Add 1 to cart · $1,861.08' })
      .find((button) => button.checkVisibility())
    if (!add) throw new Error('no button is visible')
    await userEvent.click(add)
    await waitFor(() => expect(page.getByRole('heading', { name: 'Open bills' })).toHaveFocus())
    await expect(page.getByText('In your cart')).toBeVisible()
    await expect(page.queryByRole('checkbox', { name: /^Select/u })).toBeNull()
    const card = inside(page.getByRole('region', { name: 'In your cart: $1,861.08' }))
    await expect(card.getByText('Second half 2025')).toBeVisible()
    await expect(card.getByRole('link', { name: 'Check out' })).toBeVisible()
    await userEvent.click(card.getByRole('button', { name: 'Change amount' }))
    await waitFor(async () =>
      expect(await page.findByRole('heading', { name: 'Pay this account' })).toHaveFocus(),
    )
    await expect(page.getByRole('button', { name: 'Pay $948.64 past due' })).toBeVisible()
  },
}

/** Only what is late goes along, and nothing that is not due yet. */
export const PayPastDue: Story = {
  name: 'Pay what is past due',
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    await expect(page.getByRole('button', { name: 'Pay all · $1,861.08' })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Pay $948.64 past due' }))
    await expect(await page.findByRole('heading', { level: 1, name: /details/iu })).toBeVisible()
    await expect(shownItems()).toMatchObject([{ cycle: '1', amount_cents: 94_864 }])
  },
}

/** What was added of the account before is replaced. */
export const PayAll: Story = {
  name: 'Pay all',
  tags: ['!dev'],
  ...onPhone,
  args: water,
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement, 'Apartment 3')
    await userEvent.click(page.getByRole('button', { name: 'Pay all · $580.34' }))
    await expect(await page.findByRole('heading', { level: 1, name: /details/iu })).toBeVisible()
    await expect(shownItems().map(({ amount_cents }) => amount_cents)).toEqual([48_919, 9_115])
    // The checkout names them as the bill does.
    await expect((await page.findAllByText(/Past due/u)).length).toBeGreaterThan(0)
    await expect(page.getAllByText(/Current charges/u).length).toBeGreaterThan(0)
    await expect(page.queryByText(/Delinquent|Monthly/u)).toBeNull()
  },
}

const leftOut = { ...meta.args, cloud: { faults: answers('getAccount', 200, partlyPayable) } }

export const PartlyPayable: Story = {
  name: 'Some years cannot be paid here',
  args: leftOut,
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    await expect(page.getByRole('button', { name: 'Pay $948.64 past due' })).toBeVisible()
    await expect(page.queryByRole('button', { name: /^Pay all/u })).toBeNull()
    await expect(page.getByText('2024 is left out: a payment for it is pending.')).toBeVisible()
    await expect(
      page.getByText('2023 is left out: it cannot be paid here. Call the office.'),
    ).toBeVisible()
  },
}

export const NotPayable: Story = {
  name: 'Nothing of it can be paid here',
  args: { cloud: { faults: answers('getAccount', 200, notPayable) } },
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    await expect(page.getByRole('heading', { name: 'Nothing can be paid here now' })).toBeVisible()
    await expect(page.queryByRole('button', { name: /^Pay/u })).toBeNull()
  },
}
