import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { billOf, citation, heldUtility } from '../../support/bill-kinds'
import { effects } from '@mocks/scenarios/fault'
import { answers } from '../../support/faults'
import { Screen } from '../../support/screen'
import { inside } from '../../support/page'

// Each kind of bill in its states; what the default world has is the world's.

const sealed = { path: '/overview-parcel/10-002232/2026/water-sewer', tenant: 'tiffin' } as const
const water = { ...sealed, said: { 'water-sewer': { zip: '44883' } } } as const
const permit = { path: '/overview-parcel/BP-2026-00418/2026/building-permits' } as const
const ticket = {
  path: '/overview-parcel/PT-26-09999/2026/parking-tickets',
  tenant: 'tiffin',
  cloud: { faults: answers('getBill', 200, billOf(citation)) },
} as const
const court = {
  path: '/overview-parcel/TR-26-00139/2026/municipal-court',
  tenant: 'chardon',
  said: { 'municipal-court': { name: 'Thiel' } },
} as const

const meta = {
  title: 'Citizens/Bill/Utilities, tickets, court and permits',
  component: Screen,
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const Utility: Story = {
  name: 'Water and sewer',
  args: water,
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText(/^Service ends on Jun 22/)).toBeVisible()
    await expect(await page.findByRole('radio', { name: /^Past due/ })).toBeChecked()
    const aging = within(await page.findByRole('region', { name: 'Balance by age' }))
    await expect(aging.getByText('Over 90 days')).toBeVisible()
    await expect(aging.getByText('$310.77')).toBeVisible()
    const charges = within(page.getByRole('region', { name: 'Charges' }))
    await expect(
      charges.getByRole('row', { name: /^Past due Due Feb\s16,\s2026 \$489\.19$/u }),
    ).toBeVisible()
    await expect(charges.getByRole('row', { name: 'Balance $580.34' })).toBeVisible()
    await expect(page.getByText('In gallons')).toBeVisible()
    await userEvent.click(page.getByText('Show the numbers'))
    await expect(page.getByRole('table', { name: 'Usage in 12 months' })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Shut-off notice/ })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    )
  },
}

export const UtilityPaid: Story = {
  name: 'Water and sewer, paid',
  args: { ...water, path: '/overview-parcel/10-002190/2026/water-sewer' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(
      await page.findByRole('heading', { name: 'Nothing is due for 2026' }),
    ).toBeVisible()
    await expect(page.queryByText(/^Service ends/)).toBeNull()
  },
}

/** $12.00 more than the bill was paid. */
const credit = { ...water, path: '/overview-parcel/10-002233/2026/water-sewer' } as const
export const UtilityWithCredit: Story = {
  name: 'Water and sewer with a credit',
  args: credit,
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(
      await page.findByRole('heading', { name: 'Nothing is due for 2026' }),
    ).toBeVisible()
    await expect(page.getByText(/^You paid \$12\.00 more than was due/)).toBeVisible()
    await expect(page.getByText('Your credit')).toBeVisible()
    await expect(page.queryByRole('button', { name: /^Add/ })).toBeNull()
  },
}

export const UtilityHeld: Story = {
  name: 'Water and sewer, not payable online',
  args: { ...water, cloud: { faults: answers('getBill', 200, billOf(heldUtility)) } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(
      await page.findByRole('heading', { name: 'This bill cannot be paid here' }),
    ).toBeVisible()
    await expect(page.getByText(/^Your balance was certified to the county/)).toBeVisible()
  },
}

const { total_cents, installments, ...unpaid } = citation
const paid = {
  ...unpaid,
  installments: installments.map((part) => ({ ...part, paid_cents: 2_500, balance_cents: 0 })),
  total_cents: 0,
  status: { kind: 'pending' } as const,
  notices: [],
  pending: { amount_cents: total_cents, at: '2026-06-01T13:30:00.000Z' },
}
export const TicketPending: Story = {
  name: 'A parking ticket, paid and not posted',
  args: { ...ticket, cloud: { faults: answers('getBill', 200, billOf(paid)) } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const card = within(await page.findByRole('region', { name: 'A payment is pending' }))
    await expect(card.getByText(/once the payment has posted/)).toBeVisible()
    await expect(card.queryByRole('button')).toBeNull()
  },
}

/** By its address alone: neither owner nor amounts. */
export const Sealed: Story = {
  name: 'Opened by a link: asks for a second fact',
  args: sealed,
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const form = within(
      await page.findByRole('region', { name: 'Add one more fact to see this bill' }),
    )
    await expect(canvasElement).not.toHaveTextContent('$')
    await expect(page.queryByRole('button', { name: /^Add/ })).toBeNull()
    const show = form.getByRole('button', { name: 'Show the bill' })
    await userEvent.click(show)
    await expect(form.getByText('Fill in one of these.')).toBeVisible()
    await expect(form.getByRole('textbox', { name: 'Last name' })).toHaveFocus()
    const zip = form.getByRole('textbox', { name: 'ZIP code' })
    const name = form.getByRole('textbox', { name: 'Last name' })
    await userEvent.type(name, '4788 2500 0012 1443{Enter}')
    await expect(await form.findByText('Do not enter card numbers here.')).toBeVisible()
    await userEvent.clear(name)
    await userEvent.type(zip, '11111{Enter}')
    await expect(await form.findByText(/^This does not match the bill/)).toBeVisible()
    await userEvent.clear(zip)
    await userEvent.type(zip, '44883{Enter}')
    await expect(await page.findByText(/Tiffin, 44883$/)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveFocus()
    await expect(page.getByRole('radio', { name: /^Past due/ })).toBeChecked()
  },
}
/** The first look at its address has an answer; the fact that is tried then does not. */
export const SealedTooManyTries: Story = {
  name: 'Too many wrong second facts',
  args: {
    ...sealed,
    cloud: {
      faults: [{ match: { call: 'getBill', nth: 2 }, effect: { kind: 'status', status: 429 } }],
    },
  },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const zip = await page.findByRole('textbox', { name: 'ZIP code' })
    await userEvent.type(zip, '44884{Enter}')
    await expect(await page.findByText(/^Too many tries. Try again in .*minute/)).toBeVisible()
    await expect(zip).toHaveValue('44884')
  },
}

/** A court asks for other facts. */
export const SealedTicket: Story = {
  tags: ['!dev'],
  args: { ...court, said: {} },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByLabelText('Date of birth')).toBeVisible()
    await expect(page.queryByRole('textbox', { name: 'ZIP code' })).toBeNull()
    await expect(page.queryByText('Seat belt, driver')).toBeNull()
  },
}

export const SealedUnchecked: Story = {
  tags: ['!dev'],
  args: {
    ...sealed,
    cloud: {
      faults: [{ match: { call: 'getBill', nth: 2 }, times: 9, effect: effects['500'] }],
    },
  },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await userEvent.type(await page.findByRole('textbox', { name: 'ZIP code' }), '44883{Enter}')
    await expect(await page.findByText(/^It could not be checked/)).toBeVisible()
  },
}

export const LinkWithAnotherAmount: Story = {
  tags: ['!dev'],
  args: { ...water, path: `${water.path}?amount=10000` },
  play: async ({ canvasElement }) => {
    const changed = await inside(canvasElement).findByText(/^The amount changed/)
    await expect(changed).toHaveTextContent('it was $100.00, now it is $580.34.')
  },
}

export const Permit: Story = {
  name: 'Building permit',
  args: permit,
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const fees = within(await page.findByRole('table', { name: 'Fees of the permit' }))
    await expect(fees.getByRole('rowheader', { name: /^Plan review/ })).toBeVisible()
    await expect(await page.findByText('Buckeye Decks LLC')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Pay in full' })).toBeVisible()
    // One price: nothing to choose, nothing to change.
    await expect(page.queryByRole('radio')).toBeNull()
    await userEvent.click(page.getByRole('button', { name: 'Add $195.00 to cart' }))
    await expect(await page.findByRole('heading', { name: 'In your cart: $195.00' })).toHaveFocus()
    await expect(page.queryByRole('button', { name: 'Change amount' })).toBeNull()
    await expect(page.queryByText('Homestead reduction')).toBeNull()
  },
}
export const PermitPaid: Story = {
  name: 'Building permit, paid',
  args: { path: '/overview-parcel/BP-2026-00120/2026/building-permits' },
  play: async ({ canvasElement }) => {
    await expect(
      await inside(canvasElement).findByRole('heading', { name: 'Nothing is due for 2026' }),
    ).toBeVisible()
  },
}

export const Citation: Story = {
  name: 'Parking ticket',
  args: ticket,
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(
      await page.findByRole('heading', { level: 1, name: 'Expired meter' }),
    ).toBeVisible()
    // The table says what it costs; no tile and no notice say it again.
    await expect(page.queryByText(/^After Jun.19 it costs/u)).toBeNull()
    const costs = within(await page.findByRole('table', { name: 'What it costs, and when' }))
    const said = within(page.getByRole('main')).getAllByText(/\$25\.00/u)
    await expect(said.filter((one) => one.closest('table, button') === null)).toEqual([])
    await expect(costs.getByRole('row', { name: /^Until Jun\s19 Now/ })).toBeVisible()
    await expect(page.getByText('***4821')).toBeVisible()
    // Open record; no fact required here reveals the owner.
    await expect(page.queryByText(/one more fact/)).toBeNull()
  },
}
export const CitationPaid: Story = {
  name: 'Parking ticket, paid',
  args: { path: '/overview-parcel/PT-26-00103/2026/parking-tickets', tenant: 'tiffin' },
}

export const Court: Story = {
  name: 'Court case',
  args: court,
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const add = await page.findByRole('button', { name: 'Add $96.00 to cart' })
    const accept = await page.findByRole('checkbox', { name: 'I have read this and accept it' })
    await userEvent.click(add)
    await expect(accept).toHaveFocus()
    await expect(page.getByText(/^Accept the statement to pay here/)).toBeVisible()
    await userEvent.click(accept)
    await userEvent.click(add)
    await expect(await page.findByRole('heading', { name: 'In your cart: $96.00' })).toBeVisible()
  },
}

const stopped = (account: string, name: string, reason: RegExp): Story => ({
  args: {
    ...court,
    path: `/overview-parcel/${account}/2026/municipal-court`,
    said: { 'municipal-court': { name } },
  },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText(reason)).toBeVisible()
    await expect(page.getByRole('link', { name: '(440) 555-0162' })).toBeVisible()
    await expect(page.queryByRole('checkbox')).toBeNull()
  },
})
export const CourtMustAppear: Story = {
  ...stopped('TR-26-00100', 'Kertzmann', /^You must come to court/),
  name: 'Court case: must appear',
}
export const CourtDatePassed: Story = {
  ...stopped('TR-26-00124', 'Kunze', /^The court date has passed/),
  name: 'Court case: the date has passed',
}
export const CourtNoWaiver: Story = {
  ...stopped('TR-26-00136', 'Reichel-Borer', /^This offense has no waiver/),
  tags: ['!dev'],
}

/** Linking the account has proved a second fact. */
export const LinkedAccount: Story = {
  name: 'An account of one’s own',
  args: { ...sealed, persona: 'utility-user' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const own = within(await page.findByRole('region', { name: 'Keep this bill at hand' }))
    await expect(own.getByRole('link', { name: 'Everything about this account' })).toBeVisible()
    await expect(page.queryByText(/one more fact/)).toBeNull()
  },
}
