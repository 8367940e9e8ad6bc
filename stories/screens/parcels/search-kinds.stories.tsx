import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { answers } from '../../support/faults'
import { Screen } from '../../support/screen'
import { inside } from '../../support/page'

// The searches that only some kinds of bills have (product.md P3).

const water = { path: '/water-sewer/search', tenant: 'tiffin' } as const
const court = { path: '/municipal-court/search?by=name', tenant: 'chardon' } as const

const meta = {
  title: 'Citizens/Find a bill/Utilities, court and permits',
  component: Screen,
  args: water,
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const TwoFacts: Story = {
  name: 'A utility account asks for two facts',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const number = await page.findByRole('searchbox', { name: 'Account number' })
    const search = page.getByRole('button', { name: 'Search' })
    await expect(page.getByText(/^Type the account number/)).toHaveTextContent(
      'then add one more fact: last name or ZIP code.',
    )
    await userEvent.click(search)
    await expect(await page.findAllByText('Type at least 2 characters.')).not.toHaveLength(0)
    // One fact shows nothing, and the field of the other has the focus.
    await userEvent.type(number, '10 2232')
    await userEvent.click(search)
    await expect(
      await page.findByText(/we show a bill only to someone who knows two facts/),
    ).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Last name' })).toHaveFocus()
    await expect(page.queryByRole('combobox', { name: 'Year' })).toBeNull()
    const zip = page.getByRole('textbox', { name: 'ZIP code' })
    await userEvent.type(zip, '44444{Enter}')
    await expect(await page.findByText(/^No bill matches everything that you typed/)).toBeVisible()
    await userEvent.clear(zip)
    await userEvent.type(zip, '44883')
    await userEvent.click(search)
    await expect(await page.findByRole('link', { name: '10-002232' })).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Year' })).toBeVisible()
  },
}

export const NothingHalfTyped: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const number = await page.findByRole('searchbox', { name: 'Account number' })
    await userEvent.type(number, '10-002232')
    await userEvent.type(page.getByRole('textbox', { name: 'ZIP code' }), '44883')
    // Longer than the pause after which other searches run.
    await new Promise((done) => setTimeout(done, 1_200))
    await expect(page.getByText(/^Type the account number/)).toBeVisible()
  },
}

/** Part of a number is no fact, with any second fact. */
export const PartOfANumber: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await userEvent.type(await page.findByRole('searchbox', { name: 'Account number' }), '10')
    await userEvent.type(page.getByRole('textbox', { name: 'ZIP code' }), '44883{Enter}')
    await expect(await page.findByText(/Type each fact in full/)).toBeVisible()
    await expect(page.queryByRole('table')).toBeNull()
  },
}

export const TooManyWrongFacts: Story = {
  name: 'Too many wrong facts',
  args: { ...water, cloud: { faults: answers('searchBills', 429) } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const number = await page.findByRole('searchbox', { name: 'Account number' })
    await userEvent.type(number, '10-002232')
    const name = page.getByRole('textbox', { name: 'Last name' })
    await userEvent.type(name, 'Doe{Enter}')
    await expect(await page.findByText(/^Too many tries. Try again in 2 minutes/)).toBeVisible()
    await expect(number).toHaveValue('10-002232')
    await expect(name).toHaveValue('Doe')
  },
}

export const NoCardNumbers: Story = {
  name: 'A card number is no account number',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const number = await page.findByRole('searchbox', { name: 'Account number' })
    await userEvent.type(number, '4788 2500 0012 1443')
    await expect(page.getByText('Do not enter card numbers here.')).toBeVisible()
    await userEvent.type(page.getByRole('textbox', { name: 'Last name' }), '4788250000121443')
    await expect(page.getAllByText('Do not enter card numbers here.')).toHaveLength(2)
  },
}

export const NameAndDateOfBirth: Story = {
  name: 'A court case by name and date of birth',
  args: court,
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const name = await page.findByRole('searchbox', { name: 'Last name, first name' })
    await userEvent.type(name, 'thiel{Enter}')
    await expect(
      await page.findByText(/^To keep other people’s bills private.*date of birth\.$/),
    ).toBeVisible()
    await userEvent.type(page.getByLabelText('Date of birth'), '1997-06-04')
    await userEvent.click(page.getByRole('button', { name: 'Search' }))
    // Named, and masked all the same.
    await expect(await page.findByRole('link', { name: 'TR-26-00139' })).toBeVisible()
    await expect(page.getByText('T*** LEONE')).toBeVisible()
    // Paying is a guilty plea: each ticket is read on its own page.
    await expect(page.queryByRole('checkbox')).toBeNull()
  },
}

export const Contractor: Story = {
  name: 'Permits by contractor',
  args: { path: '/building-permits/search?by=contractor&q=buckeye', tenant: 'miamicounty' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByRole('link', { name: 'BP-2026-00418' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Contractor' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await userEvent.type(page.getByRole('searchbox', { name: 'Contractor’s name' }), 'zzz')
    await expect(await page.findByText(/^No permits match buckeyezzz/)).toBeVisible()
  },
}

export const Staff: Story = {
  tags: ['!dev'],
  name: 'Staff need no second fact',
  args: { ...water, path: '/water-sewer/search?q=10-002232', persona: 'other-merchant-admin' },
  play: async ({ canvasElement }) => {
    await expect(
      await inside(canvasElement).findByRole('link', { name: '10-002232' }),
    ).toBeVisible()
  },
}

export const Failed: Story = {
  name: 'The search fails',
  args: {
    ...water,
    path: '/water-sewer/search?q=10-002232',
    cloud: { faults: answers('searchBills', 500) },
  },
  play: async ({ canvasElement }) => {
    await expect(await inside(canvasElement).findByText(/^The search did not work/)).toBeVisible()
  },
}
