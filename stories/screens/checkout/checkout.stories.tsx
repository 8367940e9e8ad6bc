import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { dogLicenses, firstHalf, permit, secondHalf } from '../../support/cart-items'
import { answers, neverAnswers } from '../../support/faults'
import { miamiCounty, paymentsOff } from '../../support/merchant'
import { Screen } from '../../support/screen'
import { jane, press, startWithDetails } from './at-the-till'
import { expectLoading, inside } from '../../support/page'
import { check } from '../cart/cart-parts'

const meta = {
  title: 'Citizens/Checkout/Details and price',
  component: Screen,
  args: { path: '/checkout', cart: [firstHalf] },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const atTender = { path: '/checkout?step=tender', cart: [firstHalf] }

export const Details: Story = {
  name: 'Who pays',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByRole('heading', { level: 1, name: 'Your details' })).toBeVisible()
    await expect(
      page.getByText('Your details', { selector: '[aria-current=step] *' }),
    ).toBeVisible()
    // Who has an account keeps cart and details.
    await expect(
      within(page.getByRole('main')).getByRole('link', { name: 'Sign in' }),
    ).toHaveAttribute('href', '/sign-in?return_to=%2Fcheckout')
    const summary = within(page.getByRole('region', { name: 'You are paying' }))
    await expect(summary.getByText('08-004512')).toBeVisible()
    await expect(summary.getAllByText('$948.64')).toHaveLength(2)
  },
}

/** An item without a bill beside one with a bill. */
export const DetailsWithoutBill: Story = {
  tags: ['!dev'],
  args: { path: '/checkout', cart: [dogLicenses, firstHalf] },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const summary = within(await page.findByRole('region', { name: 'You are paying' }))
    await expect(summary.getByText(/Dog license, one year/)).toBeVisible()
    await expect(summary.getByText(/^× 2 · Jane Doe/)).toBeVisible()
    await expect(summary.getByText('$988.64')).toBeVisible()
  },
}

const generous = { ...firstHalf, amount_cents: 100_000 }

/** The office accepts more than is due: the amount stays, and its credit is named. */
export const MoreThanDue: Story = {
  name: 'More than is due',
  args: {
    cart: [generous],
    cloud: { faults: answers('checkCart', 200, { data: [check(generous)] }) },
  },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByRole('heading', { level: 1, name: 'Your details' })).toBeVisible()
    const summary = await page.findByRole('region', { name: 'You are paying' })
    await expect(summary).toHaveTextContent('$51.36 more than is due, kept as credit.')
    await expect(summary).toHaveTextContent('$1,000.00')
  },
}

/** The office's rule is said, and the cart is where it can be kept. */
export const SecondHalfAlone: Story = {
  name: 'The second half alone',
  args: { ...atTender, cart: [secondHalf] },
  beforeEach: () => startWithDetails(),
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const rule = await page.findByRole('alert')
    await expect(rule).toHaveTextContent('The first half must be paid before the second.')
    await expect(inside(rule).getByRole('listitem')).toHaveTextContent(
      'Real estate tax 202508-004512 · Second half1142 Market Street$912.44',
    )
    await expect(page.queryByRole('button', { name: 'Try again' })).toBeNull()
    await userEvent.click(page.getByRole('button', { name: 'Open the cart' }))
    await expect(await page.findByRole('dialog', { name: /cart/i })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  },
}

/** A host that names no rule is quoted. */
export const RuleInTheHostsWords: Story = {
  tags: ['!dev'],
  args: {
    ...atTender,
    cart: [firstHalf],
    cloud: {
      faults: answers('quotePayment', 422, { errors: { items: ['Ask the treasurer first.'] } }),
    },
  },
  beforeEach: () => startWithDetails(),
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByRole('alert')).toHaveTextContent(/^Ask the treasurer first.$/)
    await expect(page.getByRole('button', { name: 'Open the cart' })).toBeVisible()
  },
}

/** In the cart’s own order and grouping: the bill added last first, its halves below it. */
export const AsInTheCart: Story = {
  tags: ['!dev'],
  args: { path: '/checkout', cart: [firstHalf, permit, secondHalf] },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const summary = within(await page.findByRole('region', { name: 'You are paying' }))
    const names = summary.getAllByRole('term').map(({ textContent }) => textContent)
    await expect(names.slice(0, 4)).toEqual([
      'Real estate tax 202508-0045121142 Market Street',
      'First half',
      'Second half',
      expect.stringMatching(/^Building permits 2026/),
    ])
    await expect(summary.getByText('$1,861.08')).toBeVisible()
    await expect(summary.getByText('$2,056.08')).toBeVisible()
  },
}

export const DetailsMissing: Story = {
  name: 'Something is missing',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await page.findByRole('heading', { level: 1 })
    await press(page, /^Continue$/)
    const summary = await page.findByRole('alert')
    await waitFor(() => expect(summary).toHaveFocus())
    await userEvent.click(
      within(summary).getByRole('button', { name: 'Enter the billing ZIP code.' }),
    )
    await expect(page.getByLabelText(/Billing ZIP code/)).toHaveFocus()
  },
}

export const MistypedEmail: Story = {
  name: 'A mistyped e-mail address',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await userEvent.type(await page.findByLabelText(/^E-mail address/), 'jane@gmial.com')
    await userEvent.tab()
    await expect(await page.findByText('jane@gmail.com', { selector: 'b' })).toBeVisible()
    await expect(page.getByLabelText(/E-mail address again/)).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Use jane@gmail.com' }))
    await expect(page.getByLabelText(/^E-mail address/)).toHaveValue('jane@gmail.com')
    await expect(page.queryByLabelText(/E-mail address again/)).toBeNull()
  },
}

export const WithoutEmail: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await userEvent.click(await page.findByRole('checkbox', { name: /E-mail me the receipt/ }))
    await expect(page.queryByLabelText(/^E-mail address/)).toBeNull()
    await expect(
      page.getByText('You can print your receipt or save it after you pay.'),
    ).toBeVisible()
  },
}

export const DetailsToTender: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await userEvent.type(await page.findByLabelText(/Full name/), jane.name)
    await userEvent.type(page.getByLabelText(/^E-mail address/), jane.email)
    await userEvent.type(page.getByLabelText(/Billing ZIP code/), `${jane.zip}{Enter}`)
    const heading = await page.findByRole('heading', {
      level: 1,
      name: 'How would you like to pay?',
    })
    await waitFor(() => expect(heading).toHaveFocus())
    // The prices bring a review of their own, with this button.
    await page.findAllByRole('radio')
    // After Back the typed details are still there.
    await userEvent.click(page.getByRole('button', { name: 'Change' }))
    await expect(await page.findByLabelText(/Full name/)).toHaveValue(jane.name)
  },
}

export const Tender: Story = {
  name: 'Card or bank account, priced',
  args: atTender,
  beforeEach: () => startWithDetails(),
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const [bank, card] = await page.findAllByRole('radio')
    await expect(bank).toHaveAccessibleName(/Bank account.*Saves \$26.48.*Fee \$1.50.*\$950.14/)
    await expect(card).toHaveAccessibleName(/Credit or debit card.*Fee \$27.98.*\$976.62/)
    // As the receipt says it: the department's setting.
    const said =
      /\. The fee is not refunded\. Paying with a check by mail, or with cash or a check at the counter, is free\.$/
    await expect(await page.findByText(said)).toBeVisible()
    // A difference above $5 is the payer's choice.
    await expect(bank).not.toBeChecked()
    await expect(card).not.toBeChecked()
    await press(page, /^Continue$/)
    const summary = await page.findByRole('alert')
    await userEvent.click(
      within(summary).getByRole('button', { name: 'Choose how you want to pay.' }),
    )
    await expect(bank).toHaveFocus()
  },
}

/** The view of `look/checkout.png`. */
export const BankAccount: Story = {
  name: 'Pay from a bank account',
  args: atTender,
  beforeEach: () => startWithDetails(),
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await userEvent.click(await page.findByRole('radio', { name: /Bank account/ }))
    await userEvent.type(await page.findByLabelText(/Routing number/), '042 000 314')
    await expect(page.getByText('This routing number is valid')).toBeVisible()
    await userEvent.type(page.getByLabelText(/Account number/), '12')
    await userEvent.tab()
    await expect(await page.findByText('The account number needs at least 4 digits.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Authorization' })).toBeVisible()
    await expect(page.getByText(/by electronic debit, on/)).toHaveTextContent('$950.14')
  },
}

export const SeveralDepartments: Story = {
  name: 'Several departments',
  args: { path: '/checkout?step=tender', cart: [firstHalf, secondHalf, permit] },
  beforeEach: () => startWithDetails(),
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await userEvent.click(await page.findByRole('radio', { name: /Credit or debit card/ }))
    const fees = await page.findAllByText(/^Card fee, /)
    // In the order of the bills: what was added last stands first.
    await expect(fees.map((fee) => fee.textContent)).toEqual([
      'Card fee, Building permits',
      'Card fee, Real estate tax',
    ])
  },
}

export const CartChanged: Story = {
  name: 'The bill has changed meanwhile',
  args: { cart: [{ ...firstHalf, amount_cents: 99_000, balance_cents: 99_000 }] },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(
      await page.findByRole('heading', { level: 1, name: 'Your cart has changed' }),
    ).toBeVisible()
    await expect(page.getByText(/^Some amounts are not what they were/u)).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Continue with $948.64' }))
    await expect(await page.findByRole('heading', { level: 1, name: 'Your details' })).toBeVisible()
  },
}

export const NothingLeft: Story = {
  name: 'Nothing is left to pay',
  args: { cart: [{ ...firstHalf, id: 'no-such-bill' }] },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const update = await page.findByRole('button', { name: 'Update my cart' })
    // No amount is another one.
    await expect(page.queryByText(/^Some amounts/u)).toBeNull()
    await expect(page.getByText(/^Please look at what has changed/u)).toBeVisible()
    await userEvent.click(update)
    await expect(
      await page.findByRole('heading', { level: 1, name: 'There is nothing to pay here' }),
    ).toBeVisible()
  },
}

export const Empty: Story = {
  name: 'Nothing in the cart',
  args: { cart: [] },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByRole('link', { name: 'See departments' })).toHaveAttribute(
      'href',
      '/departments',
    )
  },
}

export const CheckFailed: Story = {
  name: 'Amounts cannot be checked',
  args: { cloud: { faults: answers('checkCart', 500) } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(page.getByText(/^Reference: /)).toBeVisible()
  },
}

export const PriceFailed: Story = {
  name: 'The fee is not known',
  args: { ...atTender, cloud: { faults: answers('quotePayment', 500) } },
  beforeEach: () => startWithDetails(),
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(page.queryByRole('button', { name: /Continue to pay/ })).toBeNull()
  },
}

export const PriceLoading: Story = {
  tags: ['!dev'],
  args: { ...atTender, cloud: { faults: neverAnswers('quotePayment') } },
  beforeEach: () => startWithDetails(),
  play: async ({ canvasElement }) => {
    await expectLoading(inside(canvasElement))
  },
}

export const PaymentsOff: Story = {
  name: 'Payments are switched off',
  args: {
    ...atTender,
    cloud: {
      faults: answers('getMerchantInfo', 200, { data: miamiCounty, maintenance: paymentsOff }),
    },
  },
  beforeEach: () => startWithDetails(),
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText(/To pay by phone, call/)).toBeVisible()
    await expect(page.queryByRole('button', { name: /Continue/ })).toBeNull()
  },
}

export const Loading: Story = {
  name: 'While it loads',
  args: { cloud: { faults: neverAnswers('checkCart') } },
  play: async ({ canvasElement }) => {
    await expectLoading(inside(canvasElement))
  },
}
