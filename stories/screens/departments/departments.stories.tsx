import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { answers, neverAnswers } from '../../support/faults'
import { Screen } from '../../support/screen'
import { expectLoading, inside } from '../../support/page'

const meta = {
  title: 'Citizens/Departments',
  component: Screen,
  args: { path: '/departments' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  name: 'What a county lists',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(
      await page.findByRole('heading', { level: 1, name: 'What would you like to pay?' }),
    ).toBeVisible()
    await expect(await page.findByRole('link', { name: 'Real estate tax' })).toBeVisible()
    await expect(page.getByRole('table', { name: 'What it costs to pay' })).toBeVisible()
  },
}

export const DayHasPassed: Story = {
  tags: ['!dev'],
  name: 'A due day that has passed is not announced',
  args: { earlier: (cloud) => cloud.control.moveClock(40 * 86_400_000) },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByRole('link', { name: 'Real estate tax' })).toBeVisible()
    await expect(page.queryByText(/due Jul/u)).toBeNull()
  },
}

export const PaymentsOff: Story = {
  name: 'Payments are switched off',
  args: { scenario: 'payments-off' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText(/^Online payments are off until Jun\s3$/u)).toBeVisible()
    await expect(
      page.getByRole('heading', { level: 1, name: 'What would you like to look up?' }),
    ).toBeVisible()
    // Bills are looked up all the same; nothing says what a payment costs.
    await expect(await page.findByRole('link', { name: 'Real estate tax' })).toBeVisible()
    await expect(page.getAllByText(/^Second half due Jul\s10$/u)).not.toHaveLength(0)
    await expect(page.getAllByText('Look up a bill')).not.toHaveLength(0)
    await expect(page.queryByText('Start a payment')).toBeNull()
    await expect(page.queryByRole('table')).toBeNull()
  },
}

/** The names, hints and hours that the county wrote in German, and the numbers that stay whole. */
export const InGerman: Story = {
  name: 'What a county lists, in German',
  globals: { locale: 'de' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByRole('link', { name: 'Grundsteuer' })).toBeVisible()
    await expect(page.getByText('Grundstücksnummer, zum Beispiel 08-004512')).toBeVisible()
    await expect(page.getByText('Montag bis Freitag 8 bis 16 Uhr')).toBeVisible()
    await expect(page.getByText('(937) 555-0140')).toHaveStyle({ whiteSpace: 'nowrap' })
  },
}

export const SearchTooShort: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await userEvent.type(
      await page.findByRole('searchbox', { name: 'Search all bills' }),
      '0{Enter}',
    )
    await expect(await page.findByText('Type at least 2 characters.')).toBeVisible()
    await expect(page.getByRole('searchbox')).toHaveValue('0')
  },
}

export const SearchForACard: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const box = await page.findByRole('searchbox')
    await userEvent.type(box, '4788 2500 0012 1443{Enter}')
    await expect(box).toHaveAccessibleDescription('Do not enter card numbers here.')
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('What would you')
    await userEvent.type(box, '{Backspace}')
    await expect(page.queryByText('Do not enter card numbers here.')).toBeNull()
  },
}

export const Loading: Story = {
  name: 'While it loads',
  args: { cloud: { faults: neverAnswers('listDepartments') } },
  play: async ({ canvasElement }) => {
    await expectLoading(inside(canvasElement))
  },
}

export const Empty: Story = {
  name: 'Nothing can be paid online yet',
  args: { tenant: 'galion' },
  play: async ({ canvasElement }) => {
    await expect(
      await inside(canvasElement).findByRole('heading', {
        name: 'Online payments are not open yet',
      }),
    ).toBeVisible()
    const ways = inside(canvasElement).getByRole('region', { name: 'Need something else?' })
    await expect(within(ways).getByRole('link', { name: /^Call/ })).toBeVisible()
  },
}

export const OneIsOff: Story = {
  name: 'One department is switched off',
  args: { scenario: 'department-off' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText(/^Closed until June 15/)).toBeVisible()
    await expect(page.getByText('Not online now')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Manufactured home tax' })).toBeVisible()
    await expect(page.queryByRole('link', { name: 'Manufactured home tax' })).toBeNull()
    await expect(page.getByRole('link', { name: 'Real estate tax' })).toBeVisible()
  },
}

export const OnlyOne: Story = {
  name: 'A city with one department only',
  args: { tenant: 'stow' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(
      await page.findByRole('heading', { level: 1, name: 'Building permits' }),
    ).toBeVisible()
    await userEvent.click(page.getByRole('link', { name: 'Departments' }))
    await expect(
      await page.findByRole('heading', { level: 1, name: 'What would you like to pay?' }),
    ).toBeVisible()
    await expect(page.getByRole('table', { name: 'What it costs to pay' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Building permits' })).toBeVisible()
  },
}

export const Failed: Story = {
  name: 'The list cannot be loaded',
  args: { cloud: { faults: answers('listDepartments', 500, { message: 'No' }) } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(page.getByText(/^Reference: /)).toBeVisible()
    await expect(await page.findByRole('link', { name: 'Call (937) 555-0140' })).toBeVisible()
  },
}

export const MerchantInfoFailed: Story = {
  tags: ['!dev'],
  name: 'Merchant info failed: the page goes on',
  args: { cloud: { faults: answers('getMerchantInfo', 500) } },
  play: async ({ canvasElement }) => {
    await expect(
      await inside(canvasElement).findByRole('link', { name: 'Real estate tax' }),
    ).toBeVisible()
  },
}
