import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { firstHalf, secondHalf } from '../../support/cart-items'
import { answers, neverAnswers } from '../../support/faults'
import { miamiCounty, paymentsOff } from '../../support/merchant'
import { Screen } from '../../support/screen'
import { inside } from '../../support/page'

const market = '/real-estate-tax/search?by=address&q=Market&house=11-13'
const onPhone = { viewport: { value: 'mobile1', isRotated: false } }

const meta = {
  title: 'Citizens/Find a bill/Property tax',
  component: Screen,
  args: { path: market },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** The result lines without the head. */
async function linesOf(canvasElement: HTMLElement) {
  const table = await inside(canvasElement).findByRole('table', {
    name: 'Bills found: Real estate tax',
  })
  return within(table).getAllByRole('row').slice(1)
}

export const Start: Story = {
  name: 'Before a search',
  args: { path: '/real-estate-tax/search' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText(/^Type the parcel number/u)).toHaveTextContent(
      'Type the parcel number, like 08-004512. The first few digits are enough.',
    )
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Real estate tax')
    await expect(page.getByText('Your cart is empty. What you add is listed here.')).toBeVisible()
    // There is nothing to filter yet.
    await expect(page.queryByRole('combobox', { name: 'Year' })).toBeNull()
  },
}

/** A house number is of a street: the street's field is what is missing. */
export const HouseAlone: Story = {
  tags: ['!dev'],
  args: { path: '/real-estate-tax/search?by=address' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await userEvent.type(await page.findByLabelText('House number, or from–to'), '1142{Enter}')
    await expect((await page.findAllByText('Type the street, too.'))[0]).toBeVisible()
    await expect(page.queryByText(/at least 2 characters/)).toBeNull()
    await expect(page.getByRole('searchbox', { name: 'Street' })).toHaveFocus()
  },
}

export const Full: Story = {
  name: 'Results',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const lines = await linesOf(canvasElement)
    await expect(lines).toHaveLength(5)
    await expect(page.getByRole('heading', { name: '5 parcels' })).toBeVisible()
    await expect(page.getByText('First half past due')).toBeVisible()
    await expect(page.getByText('Second half due Jul 10')).toBeVisible()
    await expect(page.getByText('Delinquent since 2023')).toBeVisible()
    await expect(page.getByText('Call the office')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Address' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(page.getByRole('link', { name: '08-004512' })).toHaveAttribute(
      'href',
      '/overview-parcel/08-004512/2025/real-estate-tax',
    )
    // Announced politely; the field keeps focus.
    await expect(await page.findByText('5 parcels found')).toBeInTheDocument()
  },
}

export const SelectAndAdd: Story = {
  name: 'Several bills into the cart',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await linesOf(canvasElement)
    const tick = (account: string) =>
      page.getByRole('checkbox', { name: `Select ${account}, 2025` })
    await userEvent.click(tick('08-004512'))
    await userEvent.click(tick('08-004518'))
    await expect(page.getByText('2 selected')).toBeVisible()
    // Paid and held bills cannot be put into the cart.
    await expect(tick('08-004544')).toBeDisabled()
    await expect(tick('08-004571')).toBeDisabled()

    await userEvent.click(page.getByRole('button', { name: 'Add 2 to cart · $2,563.27' }))
    const cart = within(page.getByRole('region', { name: 'Cart' }))
    await expect(await cart.findByText('$2,563.27')).toBeVisible()
    await expect(cart.getByText('Fees: e-check $1.50 · card $75.62')).toBeVisible()
    await expect(page.getAllByText('In your cart')).toHaveLength(2)
    await expect(page.getByRole('heading', { name: '5 parcels' })).toHaveFocus()
    await expect(
      await page.findByText('Added 2 bills, $2,563.27, to your cart. 2 items in the cart.'),
    ).toBeInTheDocument()
    await expect(
      page.getAllByText(/^Added 2 to cart/).filter((text) => text.checkVisibility()),
    ).toHaveLength(1)
  },
}

export const ByKeyboard: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await linesOf(canvasElement)
    page.getByRole('checkbox', { name: 'Select 08-004512, 2025' }).focus()
    await userEvent.keyboard(' ')
    await expect(page.getByText('1 selected')).toBeVisible()
    await userEvent.tab()
    await expect(page.getByRole('link', { name: '08-004512' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(
      await page.findByRole('heading', { level: 1, name: '1142 Market Street' }),
    ).toBeVisible()
  },
}

export const TypingSearches: Story = {
  tags: ['!dev'],
  args: { path: '/real-estate-tax/search' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const field = await page.findByRole('searchbox', { name: 'Parcel number' })
    await userEvent.type(field, '0')
    await expect(await page.findByText('Type at least 2 characters.')).toBeVisible()
    // Spaces and dashes do not count, zeros do.
    await userEvent.type(field, '8 0045 12')
    await expect(await page.findByRole('link', { name: '08-004512' })).toBeVisible()
    await expect(field).toHaveValue('08 0045 12')
    await expect(field).toHaveFocus()
    await userEvent.clear(field)
    await expect(await page.findByText(/^Type the parcel number/)).toBeVisible()
  },
}

export const EnterSearchesAtOnce: Story = {
  tags: ['!dev'],
  args: { path: '/real-estate-tax/search?by=owner' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const field = await page.findByRole('searchbox', { name: 'Owner name' })
    await userEvent.type(field, '{Enter}')
    // Below the field, and announced.
    await expect(await page.findAllByText('Type at least 2 characters.')).toHaveLength(2)
    await userEvent.type(field, 'doe, jane{Enter}')
    await expect(await page.findByRole('link', { name: '08-004512' })).toBeVisible()
  },
}

export const UnusualNumber: Story = {
  name: 'A number that looks unusual',
  args: { path: '/real-estate-tax/search' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const field = await page.findByRole('searchbox', { name: 'Parcel number' })
    await userEvent.type(field, '4512{Enter}')
    await expect(await page.findByText('Parcel numbers here look like 08-004512.')).toBeVisible()
    await expect(await page.findByRole('link', { name: '08-004512' })).toBeVisible()
  },
}

export const Empty: Story = {
  name: 'Nothing found',
  args: { path: '/real-estate-tax/search?q=08-004599' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(
      await page.findByText(/^No bills match 08-004599\. Check the number on your bill/),
    ).toBeVisible()
    await expect(page.getByText('Similar numbers')).toBeVisible()
    await expect(page.queryByRole('link', { name: /^Search for/u })).toBeNull()
    const results = page.getByText(/^No bills match/)
    await expect(within(results).getByRole('link', { name: '(937) 555-0140' })).toHaveAttribute(
      'href',
      'tel:+19375550140',
    )
  },
}

export const Loading: Story = {
  name: 'While it loads',
  args: { cloud: { faults: neverAnswers('searchBills') } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByRole('searchbox')).toHaveValue('Market')
    await expect(page.getByText('Loading')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  name: 'The search fails',
  args: { cloud: { faults: answers('searchBills', 500, { message: 'No' }) } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const alert = within(await page.findByRole('alert'))
    await expect(alert.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(alert.getByText(/^Reference: /)).toBeVisible()
    // The rest of the page works.
    await expect(page.getByRole('searchbox')).toHaveValue('Market')
    await userEvent.click(page.getByRole('link', { name: 'Number' }))
    await expect(await page.findByText(/^Type the parcel number/)).toBeVisible()
  },
}

export const CountySystemDown: Story = {
  name: 'The county’s system is down',
  args: {
    path: '/manufactured-home-tax/search?q=MH-00',
    cloud: { faults: answers('searchBills', 502) },
  },
  play: async ({ canvasElement }) => {
    await expect(
      await inside(canvasElement).findByText(
        /^The county’s system is not answering; last checked 10:0\d AM\./,
      ),
    ).toBeVisible()
  },
}

export const TooMany: Story = {
  name: 'Too many searches',
  args: { path: '/real-estate-tax/search?by=address&q=Street' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText('More than 200 matches')).toBeVisible()
    await expect(page.getByText('Add a house number.')).toBeVisible()
  },
}

export const Pages: Story = {
  name: 'Many results',
  args: { path: '/real-estate-tax/search?q=08' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText(/^1–25 of \d+$/)).toBeVisible()
    await userEvent.click(page.getByRole('checkbox', { name: /^Select 08-001000/ }))
    await userEvent.click(page.getByRole('link', { name: 'Next' }))
    await expect(await page.findByText(/^26–50 of \d+$/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Previous' })).toBeVisible()
    // The selection of the previous page still counts.
    await expect(page.getByText('1 selected')).toBeVisible()
  },
}

/** The last page has no "Next", and the first no "Previous". */
export const LastPage: Story = {
  tags: ['!dev'],
  args: { path: '/real-estate-tax/search?q=08&page=3' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const next = await page.findByRole('link', { name: 'Next' })
    next.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await page.findByText(/^76–\d+ of \d+$/)).toHaveFocus()
  },
}

export const BadAddress: Story = {
  tags: ['!dev'],
  name: 'Bad search params fall back',
  args: {
    path: '/real-estate-tax/search?by=colour&q=+&page=-3&year=soon&status=maybe&per_page=7&sort=x',
  },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText(/^Type the parcel number/)).toBeVisible()
    await expect(page.queryByRole('combobox', { name: 'Year' })).toBeNull()
  },
}

export const AlreadyInCart: Story = {
  name: 'Already in the cart',
  args: { cart: [firstHalf, secondHalf] },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await linesOf(canvasElement)
    await expect(page.getByText('In your cart')).toBeVisible()
    await expect(page.queryByRole('checkbox', { name: 'Select 08-004512, 2025' })).toBeNull()
  },
}

export const CartFull: Story = {
  tags: ['!dev'],
  args: {
    cart: Array.from({ length: 20 }, (_, index) => ({ ...firstHalf, id: `other-${index}` })),
  },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await linesOf(canvasElement)
    await userEvent.click(page.getByRole('checkbox', { name: 'Select 08-004518, 2025' }))
    await userEvent.click(page.getByRole('button', { name: /^Add 1 to cart/ }))
    await expect(await page.findByRole('alert')).toHaveTextContent('at most 20 bills')
  },
}

export const OneBillAtATime: Story = {
  name: 'One bill at a time',
  args: { path: '/building-permits/search?q=BP-2026', tenant: 'stow' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByRole('heading', { name: /permits$/ })).toBeVisible()
    await expect(page.queryByRole('checkbox')).toBeNull()
  },
}

export const PaymentsOff: Story = {
  name: 'Payments are switched off',
  args: {
    cart: [firstHalf],
    cloud: {
      faults: answers('getMerchantInfo', 200, { data: miamiCounty, maintenance: paymentsOff }),
    },
  },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await linesOf(canvasElement)
    await expect(page.queryByRole('checkbox')).toBeNull()
    const cart = within(page.getByRole('region', { name: 'Cart' }))
    await expect(cart.queryByRole('link', { name: 'Check out' })).toBeNull()
    await expect(await cart.findByText(/^To pay by phone, call/)).toBeVisible()
  },
}

export const Phone: Story = {
  tags: ['!dev'],
  globals: onPhone,
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await linesOf(canvasElement)
    await userEvent.click(page.getByRole('checkbox', { name: 'Select 08-004512, 2025' }))
    const bar = page.getByRole('button', { name: 'Add 1 to cart · $1,861.08' })
    await expect(bar).toBeVisible()
    await userEvent.click(bar)
    const said = page.getAllByText(/^Added 1 to cart/)
    await expect(said.filter((text) => text.checkVisibility())).toHaveLength(1)
    await expect(page.getByRole('link', { name: 'Check out' })).toBeVisible()
    // No sideways scroll at 320 px (quality.md).
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
}
