import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { attempts } from '@/state/cart/attempts'
import { billAnswer } from '../../support/bill'
import { firstHalf, secondHalf } from '../../support/cart-items'
import { answers, neverAnswers } from '../../support/faults'
import { miamiCounty, paymentsOff } from '../../support/merchant'
import { Screen } from '../../support/screen'
import { expectLoading, inside } from '../../support/page'

const janes = '/overview-parcel/08-004512/2025/real-estate-tax'
const onPhone = { viewport: { value: 'mobile1', isRotated: false } }

const meta = {
  title: 'Citizens/Bill/Property tax',
  component: Screen,
  args: { path: janes },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const PastDue: Story = {
  name: 'First half past due',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(
      await page.findByRole('heading', { level: 1, name: '1142 Market Street' }),
    ).toBeVisible()
    await expect(page.getByText('Past due Feb 13')).toBeVisible()
    await expect(page.getByText('Due Jul 10')).toBeVisible()
    await expect(page.getByText('Main Street lighting')).toBeVisible()
    await expect(page.getByRole('radio', { name: /^First half/ })).toBeChecked()
    await expect(page.getByText('Past due since Feb 13')).toBeVisible()
    await expect(page.getByText('The first half must be paid before the second.')).toBeVisible()
    // Beside the bill, and in the bar of a phone.
    const [fees] = page.getAllByText('Fees: e-check $1.50 · card $27.98')
    await expect(fees).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add $948.64 to cart' })).toBeVisible()
    await expect(page.getByRole('link', { name: '2025' })).toHaveAttribute('aria-current', 'page')
  },
}

export const AddChangeRemove: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Add $948.64 to cart' }))
    const inCart = await page.findByRole('heading', { name: 'In your cart: $948.64' })
    await expect(inCart).toHaveFocus()
    await expect(
      page.getByText('Added $948.64 to your cart. 1 item in the cart.'),
    ).toBeInTheDocument()
    // One card says it and leads to the checkout; no drawer came up.
    const card = within(page.getByRole('region', { name: 'In your cart: $948.64' }))
    await expect(card.getByRole('link', { name: 'Check out' })).toBeVisible()
    await expect(page.queryByRole('region', { name: 'Cart' })).toBeNull()
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())

    await userEvent.click(page.getByRole('button', { name: 'Change amount' }))
    await expect(await page.findByRole('heading', { name: 'Choose an amount' })).toHaveFocus()
    await userEvent.click(page.getByRole('radio', { name: /^Full year/ }))
    await userEvent.click(page.getByRole('button', { name: 'Change to $1,861.08' }))
    await expect(
      await page.findByRole('heading', { name: 'In your cart: $1,861.08' }),
    ).toBeVisible()

    await userEvent.click(page.getByRole('button', { name: 'Remove' }))
    await expect(await page.findByRole('heading', { name: 'Choose an amount' })).toHaveFocus()
  },
}

export const OtherAmount: Story = {
  name: 'Another amount',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await userEvent.click(await page.findByRole('radio', { name: /^Other amount/ }))
    const field = page.getByRole('textbox', { name: 'Amount' })
    await userEvent.click(page.getByRole('button', { name: 'Add to cart' }))
    await expect(page.getByText('Type an amount like $948.64.')).toBeVisible()
    await expect(field).toHaveFocus()

    await userEvent.type(field, '12.345')
    await expect(page.getByText(/^Use at most two digits for the cents/)).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, '20')
    await expect(page.getByText('Pay at least $50.00.')).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, '5000')
    await userEvent.tab()
    await expect(page.getByText('Pay at most $1,861.08: that is all that is due.')).toBeVisible()
    await expect(field).toHaveValue('5000')
    await userEvent.clear(field)
    await userEvent.type(field, '1,000')
    await expect(field).toBeValid()
    await userEvent.click(page.getByRole('button', { name: 'Add $1,000.00 to cart' }))
    await expect(
      await page.findByRole('heading', { name: 'In your cart: $1,000.00' }),
    ).toBeVisible()
  },
}

export const Delinquent: Story = {
  name: 'Delinquent years',
  args: { path: '/overview-parcel/08-004530/2025/real-estate-tax' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText('Since 2023')).toBeVisible()
    await expect(page.getByText('The delinquent balance must be paid first.')).toBeVisible()
    await expect(page.getByText('Total due')).toBeVisible()
    await expect(page.getByRole('radio', { name: /^Everything due/ })).toBeVisible()
  },
}

export const CarriedIntoTheLatestYear: Story = {
  tags: ['!dev'],
  args: { path: '/overview-parcel/08-004530/2024/real-estate-tax' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await userEvent.click(await page.findByRole('link', { name: 'See the bill for 2025' }))
    await expect(await page.findByText('Since 2023')).toBeVisible()
  },
}

export const Held: Story = {
  name: 'Not payable online: a lien',
  args: { path: '/overview-parcel/08-004571/2025/real-estate-tax' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(
      await page.findByRole('heading', { name: 'This bill cannot be paid here' }),
    ).toBeVisible()
    await expect(page.queryByRole('radio')).toBeNull()
    await expect(page.getByRole('link', { name: '(937) 555-0140' })).toBeVisible()
  },
}

export const PaidWithHistory: Story = {
  name: 'Paid, with its history',
  args: { path: '/overview-parcel/08-004544/2025/real-estate-tax' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(
      await page.findByRole('heading', { name: 'Nothing is due for 2025' }),
    ).toBeVisible()
    await userEvent.click(page.getByText('Payment history'))
    await expect(await page.findByRole('table', { name: 'Payment history' })).toBeVisible()
  },
}

export const HistoryFailed: Story = {
  tags: ['!dev'],
  args: { cloud: { faults: answers('getBillHistory', 500) } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await userEvent.click(await page.findByText('Payment history'))
    await expect(await page.findByText(/^The payment history could not be loaded/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add $948.64 to cart' })).toBeVisible()
  },
}

export const HistoryLoading: Story = {
  tags: ['!dev'],
  args: { cloud: { faults: neverAnswers('getBillHistory') } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await userEvent.click(await page.findByText('Payment history'))
    await expectLoading(page)
  },
}

export const PendingWithSpecialAssessments: Story = {
  name: 'A payment is pending',
  args: {
    path: '/overview-parcel/08-009999/2025/real-estate-tax',
    cloud: { faults: answers('getBill', 200, billAnswer) },
  },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(
      await page.findByText(/\(First half\) was made today at 10:02 AM\. Posting takes 1–3 days/),
    ).toBeVisible()
    await expect(page.getByText(/^First Valley Mortgage gets this bill/)).toBeVisible()
    await expect(page.getByText('−$500.00')).toBeVisible()
    const toggle = page.getByRole('button', { name: '2 special assessments' })
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await expect(page.queryByText('Sewer extension')).not.toBeVisible()
    await userEvent.click(toggle)
    await expect(page.getByText('Sewer extension')).toBeVisible()
    await expect(page.getByText('Project 21-104')).toBeVisible()
    // The last five years; older ones by address.
    await expect(page.queryByRole('link', { name: '2020' })).toBeNull()
  },
}

export const NoBillForYear: Story = {
  name: 'No bill for that year',
  args: { path: '/overview-parcel/08-004512/2019/real-estate-tax' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText('No bill for 2019. Choose another year.')).toBeVisible()
    await userEvent.click(page.getByRole('link', { name: '2024' }))
    await expect(await page.findByRole('table', { name: 'Charges for 2024' })).toBeVisible()
  },
}

export const AlreadyInCart: Story = {
  name: 'Already in the cart',
  args: { cart: [firstHalf, secondHalf] },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(
      await page.findByRole('heading', { name: 'In your cart: $1,861.08' }),
    ).toBeVisible()
  },
}

export const PaymentBeingChecked: Story = {
  name: 'A payment is being checked',
  args: { cart: [firstHalf] },
  beforeEach: () => {
    attempts.current = {
      key: 'k',
      fingerprint: 'f',
      state: 'unknown',
      tender: 'card',
      item_ids: [firstHalf.id],
      total_cents: 97_662,
      started_at: '2026-06-01T14:00:00.000Z',
      receipt_id: null,
    }
  },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(
      await page.findByText('We are checking your payment for this bill. Do not pay it again.'),
    ).toBeVisible()
    await expect(page.queryByRole('radio')).toBeNull()
  },
}

export const OneBillAtATime: Story = {
  name: 'One bill at a time',
  args: {
    cloud: {
      faults: answers('getMerchantInfo', 200, {
        data: { ...miamiCounty, force_guest_checkout_per_item: true },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByRole('button', { name: 'Pay $948.64 now' })).toBeVisible()
    await expect(page.getByText('Pay one bill at a time on this site.')).toBeVisible()
  },
}

export const PaymentsOff: Story = {
  name: 'Payments are switched off',
  args: {
    cloud: {
      faults: answers('getMerchantInfo', 200, { data: miamiCounty, maintenance: paymentsOff }),
    },
  },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(
      await page.findByRole('heading', { name: 'Online payments are paused' }),
    ).toBeVisible()
    await expect(page.queryByRole('button', { name: /to cart/ })).toBeNull()
  },
}

export const InCartWhilePaymentsAreOff: Story = {
  name: 'Already in the cart, and payments are switched off',
  args: { ...PaymentsOff.args, cart: [firstHalf] },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText(/To pay by phone, call/)).toBeVisible()
    await expect(page.queryByRole('link', { name: 'Check out' })).toBeNull()
    await expect(page.queryByRole('button', { name: 'Change amount' })).toBeNull()
  },
}

export const Loading: Story = {
  name: 'While it loads',
  args: { cloud: { faults: neverAnswers('getBill') } },
  play: async ({ canvasElement }) => {
    await expectLoading(inside(canvasElement))
  },
}

export const Failed: Story = {
  name: 'The bill cannot be loaded',
  args: { cloud: { faults: answers('getBill', 500, { message: 'No' }) } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(page.getByText(/^Reference: /)).toBeVisible()
  },
}

const leadsToNotFound: Story['play'] = async ({ canvasElement }) => {
  await expect(
    await inside(canvasElement).findByRole('heading', { name: 'We could not find that page' }),
  ).toBeVisible()
}

export const UnknownParcel: Story = {
  tags: ['!dev'],
  args: { path: '/overview-parcel/99-999999/2025/real-estate-tax' },
  play: leadsToNotFound,
}

export const WrongDepartment: Story = {
  tags: ['!dev'],
  args: { path: '/overview-parcel/08-004512/2025/building-permits' },
  play: leadsToNotFound,
}

export const Phone: Story = {
  tags: ['!dev'],
  globals: onPhone,
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const bar = await page.findByRole('button', { name: 'Add $948.64 to cart' })
    await expect(bar).toBeVisible()
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
    // Amounts, then the choice, then the details.
    const tops = [
      page.getByText('Total for 2025'),
      page.getByRole('heading', { name: 'Choose an amount' }),
      page.getByRole('table', { name: 'Charges for 2025' }),
    ].map((part) => part.getBoundingClientRect().top)
    await expect(tops).toEqual(tops.toSorted((a, b) => a - b))

    await userEvent.click(bar)
    await expect(await page.findByRole('heading', { name: 'In your cart: $948.64' })).toHaveFocus()
    const checkOut = page.getByRole('link', { name: 'Check out' })
    await expect(checkOut).toBeVisible()
    // It stands where "Add to cart" stood: the second tap of a double tap does not follow it.
    await fireEvent.click(checkOut, { detail: 2 })
    await expect(page.getByRole('heading', { name: 'In your cart: $948.64' })).toBeVisible()
    await fireEvent.click(checkOut, { detail: 1 })
    await expect(await page.findByRole('heading', { name: 'Your details' })).toBeVisible()
  },
}
