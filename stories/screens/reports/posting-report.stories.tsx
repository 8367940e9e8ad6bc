import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { answers } from '../../support/faults'
import { inside } from '../../support/page'
import { Screen, type ScreenProps } from '../../support/screen'

/** What settles, by posting date: merchant, department, transactions (product.md A9 to A11). */
const meta = {
  title: 'Office/Reports/Posting report',
  component: Screen,
  args: { tenant: null, path: '/admin/reports?from=2026-05-28&to=2026-06-01', persona: 'admin' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const days = 'from=2026-05-28&to=2026-06-01'
const departments = {
  tenant: 'miamicounty',
  persona: 'merchant-admin',
  path: `/reports/departments/1?${days}`,
} satisfies Partial<ScreenProps>
const transactions = {
  tenant: 'miamicounty',
  persona: 'merchant-admin',
  path: `/reports/transactions/1/real-estate-tax?${days}`,
} satisfies Partial<ScreenProps>
const patience = { timeout: 10_000 }

export const Merchants: Story = {
  name: 'Merchants',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const rows = inside(await page.findByRole('table', { name: 'Posting Report' }))
    await expect(await rows.findByRole('link', { name: 'Miami County, Ohio' })).toHaveAttribute(
      'href',
      `/admin/reports/departments/1?${days}`,
    )
    await expect(page.getByText(/^Batch of .+ closes at 8:00/)).toBeVisible()
    // One control chooses the merchant.
    await expect(page.queryByRole('searchbox')).toBeNull()
    await expect(page.getByText(/^Payments · 1\d\d$/)).toBeVisible()
    await expect(page.getByText('went back')).toBeVisible()
    await expect(rows.getAllByText('Not reconciled').length).toBeGreaterThan(10)
    // A dash is seen, and the amount is read out.
    await expect(rows.getByRole('row', { name: /^City of Galion 0 \$0\.00/ })).toBeVisible()
    await expect(
      page.getByRole('table', { name: 'By payment method, terminals apart' }),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Export' })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'What these dates mean' }))
    await waitFor(() => expect(page.getByText(/^The business day on which/)).toBeVisible())
  },
}

export const Support: Story = {
  tags: ['!dev'],
  args: { persona: 'support' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await page.findByRole('table', { name: 'Posting Report' })
    await expect(page.queryByRole('button', { name: 'Export' })).toBeNull()
  },
}

export const Departments: Story = {
  name: 'Departments',
  args: departments,
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const rows = inside(await page.findByRole('table', { name: 'Posting report departments' }))
    await expect(await rows.findByRole('link', { name: 'Real estate tax' })).toHaveAttribute(
      'href',
      `/reports/transactions/1/real-estate-tax?${days}`,
    )
    await expect(page.getByRole('table', { name: 'By charge, for your books' })).toBeVisible()
  },
}

export const OwnSiteSkipsToDepartments: Story = {
  tags: ['!dev'],
  args: { ...departments, path: `/reports?${days}` },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const name = 'Posting report departments'
    await expect(await page.findByRole('table', { name }, patience)).toBeVisible()
  },
}

export const Transactions: Story = {
  name: 'Transactions',
  args: transactions,
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const rows = inside(await page.findByRole('table', { name: 'Posting report transactions' }))
    await expect((await rows.findAllByText('Return')).length).toBe(2)
    await expect(rows.getByText('Refund')).toBeVisible()
  },
}

export const NothingPosted: Story = {
  name: 'A day with nothing',
  args: {
    ...transactions,
    path: '/reports/transactions/1/real-estate-tax?from=2026-05-31&to=2026-05-31',
  },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText(/Posted on May 31/)).toBeVisible()
    await expect(page.getAllByRole('button', { name: 'Clear all' })[0]).toBeVisible()
    await expect(page.queryByText(/^CT-/)).toBeNull()
  },
}

export const Failed: Story = {
  name: 'It cannot be loaded',
  args: {
    ...departments,
    cloud: { faults: answers('getDepartmentsReport', 500, { message: 'No' }) },
  },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByRole('button', { name: 'Try again' }, patience)).toBeVisible()
  },
}

/** Not a failed call that could be tried again: the days are what to change. */
export const FutureDays: Story = {
  name: 'Days that have not come yet',
  args: { ...departments, path: '/reports/departments/1?from=2031-01-01&to=2031-02-01' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText(/^There are no payments for these days yet/)).toBeVisible()
    await expect(page.queryByRole('button', { name: 'Try again' })).toBeNull()
    await expect(page.queryByRole('table')).toBeNull()
    await userEvent.click(page.getByRole('button', { name: 'Show default days' }))
    const rows = inside(await page.findByRole('table', { name: 'Posting report departments' }))
    await expect(await rows.findByText('Dog licenses')).toBeVisible()
  },
}

export const TooManyDays: Story = {
  name: 'More than five years are not asked for',
  args: departments,
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await page.findByRole('table', { name: 'Posting report departments' })
    await userEvent.click(page.getByRole('button', { name: /^Posting date/ }))
    const from = await page.findByRole('textbox', { name: 'From' })
    await userEvent.clear(from)
    await userEvent.type(from, '01/02/2019{Enter}')
    await waitFor(() => expect(from).toHaveAccessibleDescription(/^Choose at most five years\./))
    await userEvent.clear(from)
    await userEvent.type(from, '01/02/2026{Enter}')
    await expect(await page.findByText(/Posted from Jan 2, 2026/)).toBeVisible()
  },
}

export const NotPermitted: Story = {
  name: 'Citizens do not see it',
  args: { ...departments, persona: 'user' },
  play: async ({ canvasElement }) => {
    await expect(
      await inside(canvasElement).findByRole('heading', { name: 'You cannot open this page' }),
    ).toBeVisible()
  },
}
