import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { shownItems } from '@/state/cart/cart'
import { answers, neverAnswers } from '../../support/faults'
import { inside, type Page } from '../../support/page'
import { Screen } from '../../support/screen'

const dogs = { path: '/blind-payments/dog-licenses' } as const
const estimate = { path: '/blind-payments/income-tax-estimate', tenant: 'amherstestimate' } as const

const meta = {
  title: 'Citizens/Pay without a bill',
  component: Screen,
  args: dogs,
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const onPhone = { viewport: { value: 'mobile1', isRotated: false } }

async function opened(canvasElement: HTMLElement, name = 'Dog licenses'): Promise<Page> {
  const page = inside(canvasElement)
  await page.findByRole('heading', { level: 1, name })
  return page
}

const box = (page: Page, name: RegExp) => page.getByRole('textbox', { name })
const choose = (page: Page, name: RegExp) => userEvent.click(page.getByRole('radio', { name }))

async function fillDogs(page: Page) {
  await choose(page, /^Dog license, one year/u)
  await userEvent.clear(box(page, /^How many dogs/u))
  await userEvent.type(box(page, /^How many dogs/u), '2')
  await userEvent.type(box(page, /^Owner’s name/u), 'Jo Payer')
  await userEvent.type(box(page, /^Where the dog lives/u), '1 Main Street')
  await userEvent.type(box(page, /^Phone number/u), '937 555 0100')
}

/** The office's price times how many, and the line that it becomes. */
export const Added: Story = {
  name: 'Added to the cart',
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    await fillDogs(page)
    const side = within(page.getByRole('region', { name: 'You are paying' }))
    await expect(side.getByText('Dog license, one year')).toBeVisible()
    await expect(side.getByText(/^2 ×/u)).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Add $40.00 to cart' }))
    await expect(await page.findByText(/: added to your cart\.$/u)).toBeVisible()
    await expect(
      page.getByText('Added $40.00 to your cart. 1 item in the cart.'),
    ).toBeInTheDocument()
    await expect(shownItems()).toMatchObject([
      { department_id: 'dog-licenses', amount_cents: 4_000, parcel_id: null },
    ])
    // The payer's details stay for another payment, the other fields do not.
    await waitFor(() => expect(box(page, /^Owner’s name/u)).toHaveValue('Jo Payer'))
    await expect(page.getByRole('radio', { name: /^Dog license, one year/u })).not.toBeChecked()
    await expect(page.getByText('Total').parentElement).toHaveTextContent('$0.00')
  },
}

/** No total of what cannot be bought. */
export const WrongQuantity: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    await fillDogs(page)
    const howMany = box(page, /^How many dogs/u)
    await expect(box(page, /^Last year/u)).toHaveAccessibleDescription(
      /One number only\. If you pay for several, add each one by itself\./u,
    )
    for (const wrong of ['-5', '0', '1000', '']) {
      await userEvent.clear(howMany)
      if (wrong !== '') await userEvent.type(howMany, wrong)
      await expect(await page.findByRole('button', { name: 'Add to cart' })).toBeVisible()
      await expect(page.getByText('Total').parentElement).toHaveTextContent(/^Total$/u)
    }
  },
}

export const InGermanOnPhone: Story = {
  tags: ['!dev'],
  args: estimate,
  globals: { locale: 'de', ...onPhone },
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement, 'Vorauszahlung der Einkommensteuer')
    await choose(page, /^Quarterly estimate/u)
    // The amount as the language writes it.
    await userEvent.type(box(page, /^Betrag/u), '1.250,50')
    await expect(await page.findByRole('button', { name: /1\.250,50/u })).toBeVisible()
  },
}

export const NothingTyped: Story = {
  name: 'Nothing entered',
  args: estimate,
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement, 'Income tax estimate')
    await userEvent.click(page.getByRole('button', { name: 'Add to cart' }))
    await waitFor(() => expect(page.getByRole('alert')).toHaveFocus())
    for (const text of [
      'Choose a payment type.',
      'Fill in “Income tax account number”.',
      'Choose the tax year.',
      'Enter the name.',
    ]) {
      await expect(page.getAllByText(text)).toHaveLength(2)
    }
    await expect(shownItems()).toEqual([])
  },
}

/** One of the two has a line of help or an error more; their controls are on one level. */
export const FieldsOfOneLine: Story = {
  args: estimate,
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement, 'Income tax estimate')
    const once = box(page, /^Income tax account number \(/u)
    await userEvent.type(once, 'EST-1')
    await userEvent.tab()
    await expect(
      await page.findByText('Check this number. It should look like EST-10482.'),
    ).toBeVisible()
    await expect(once.getBoundingClientRect().top).toBe(
      box(page, /^Same number again/u).getBoundingClientRect().top,
    )
  },
}

/** A number that cannot be checked, typed twice; a card number where none belongs; too little. */
export const Refused: Story = {
  name: 'Refused by the server',
  args: estimate,
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement, 'Income tax estimate')
    await choose(page, /^Quarterly estimate/u)
    await userEvent.type(box(page, /^Income tax account number \(/u), 'EST-1')
    await userEvent.type(box(page, /^Same number again/u), 'EST-2')
    await userEvent.type(box(page, /^Name/u), '4788 2500 0012 1443')
    await userEvent.type(box(page, /^Amount/u), '9.99')
    await userEvent.type(box(page, /^E-mail address/u), 'jo@gmial.com')
    await userEvent.tab()
    for (const text of [
      'Check this number. It should look like EST-10482.',
      'The two numbers do not match.',
      'Do not enter card numbers here.',
      'Pay at least $10.00.',
    ]) {
      await expect(await page.findByText(text)).toBeVisible()
    }
    await userEvent.click(page.getByRole('button', { name: 'Use jo@gmail.com' }))
    await expect(box(page, /^E-mail address/u)).toHaveValue('jo@gmail.com')
  },
}

/** The limits of an amount and of a quantity stand under the field before anything is typed. */
export const Limits: Story = {
  name: 'Smallest and largest amount',
  args: estimate,
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement, 'Income tax estimate')
    // What the options say, before one is chosen.
    await expect(box(page, /^Amount/u)).toHaveAccessibleDescription('$10.00 or more')
    await choose(page, /^Quarterly estimate/u)
    await expect(box(page, /^Amount/u)).toHaveAccessibleDescription('$10.00 to $25,000.00')
    await choose(page, /^Payment with an extension/u)
    await expect(box(page, /^Amount/u)).toHaveAccessibleDescription('$10.00 or more')
    await userEvent.type(box(page, /^Amount/u), '1,000,000,000')
    await userEvent.tab()
    await expect(await page.findByText('Pay at most $999,999,999.99.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible()
  },
}

/** A failure of the list of types is only logged: payers type what they pay for. */
export const WithoutTheList: Story = {
  tags: ['!dev'],
  args: { ...estimate, cloud: { faults: answers('getTypeList', 500) } },
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement, 'Income tax estimate')
    await expect(box(page, /^Payment type/u)).toHaveAccessibleDescription(
      'We could not load the list of payment types. Enter the name that the office uses.',
    )
    await expect(page.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
}

export const HalfTyped: Story = {
  name: 'Half entered',
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    await userEvent.type(box(page, /^Owner’s name/u), 'Jo')
    await userEvent.tab()
    await userEvent.click(page.getByRole('link', { name: 'Departments' }))
    await userEvent.click(await page.findByRole('link', { name: 'Dog licenses' }))
    await expect(await page.findByText(/^We kept what you typed/u)).toBeVisible()
    await expect(box(page, /^Owner’s name/u)).toHaveValue('Jo')
    await userEvent.click(page.getByRole('button', { name: 'Discard' }))
    await expect(box(page, /^Owner’s name/u)).toHaveValue('')
  },
}

export const ForStaff: Story = {
  name: 'Staff may not pay',
  args: { ...dogs, persona: 'merchant-user' },
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    await expect(page.getByText(/^Staff accounts do not pay online/u)).toBeVisible()
    await expect(page.queryByRole('button', { name: /to cart$/u })).toBeNull()
  },
}

export const PaymentsOff: Story = {
  name: 'Payments are switched off',
  args: { ...dogs, scenario: 'payments-off' },
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    // Callers see what there is, and what it costs.
    const types = await page.findAllByRole('listitem')
    await expect(types[0]).toHaveTextContent(/^Dog license, one year.*\$20\.00$/u)
    await expect(page.queryByRole('button', { name: /to cart$/u })).toBeNull()
  },
}

export const OneByOne: Story = {
  name: 'One payment at a time',
  args: { ...dogs, scenario: 'one-by-one' },
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    await fillDogs(page)
    await userEvent.click(page.getByRole('button', { name: 'Pay $40.00 now' }))
    await expect(await page.findByRole('heading', { level: 1, name: /details/iu })).toBeVisible()
  },
}

/** A department of another kind leads to its own screen. */
export const OfAnotherKind: Story = {
  tags: ['!dev'],
  args: { path: '/blind-payments/real-estate-tax' },
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement, 'Real estate tax')
    await expect(await page.findByRole('search')).toBeVisible()
  },
}

export const Failed: Story = {
  name: 'The form cannot be loaded',
  args: { ...dogs, cloud: { faults: answers('listDepartments', 500) } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Loading: Story = {
  name: 'While it loads',
  args: { ...dogs, cloud: { faults: neverAnswers('listDepartments') } },
  play: async ({ canvasElement }) => {
    await opened(canvasElement, 'Dog Licenses')
  },
}
