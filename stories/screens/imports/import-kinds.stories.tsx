import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { xlsxOf } from '@/rules/export/xlsx'
import { inside, type Page } from '../../support/page'
import { Screen } from '../../support/screen'
import { choose, csv, patience, seesFigure, step, toCheck } from './at-an-import'
import { aging, payments, permits, users } from './import-files'

/** The check of each kind of file, and other ways in which files are written (product.md 2.5). */
const meta = {
  title: 'Office/Imports/Kinds',
  component: Screen,
  args: { persona: 'merchant-admin', path: '/import/accounts' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const rowsOf = async (page: Page) =>
  inside(await page.findByRole('table', { name: 'Rows of the file' }))

export const Permits: Story = {
  name: 'Permits',
  args: { path: '/import/import-permit' },
  play: async ({ canvasElement }) => {
    const page = await toCheck(canvasElement, permits)
    await seesFigure(page, 'Errors', 1)
    const rows = await rowsOf(page)
    await expect(rows.getByText('Status: “Aproved” is not an allowed value.')).toBeVisible()
  },
}

export const Aging: Story = {
  name: 'Aging',
  args: { tenant: 'tiffin', persona: 'other-merchant-admin', path: '/import/import-aging' },
  play: async ({ canvasElement }) => {
    const page = await toCheck(canvasElement, aging)
    await seesFigure(page, 'Changed', 1)
    await expect(
      page.getByText(/^Open amount in this department: .* before and after/u),
    ).toBeVisible()
    const rows = await rowsOf(page)
    await expect(
      rows.getByText(/the parts add up to \$100\.00, not \$[\d,]+\.\d\d\.$/u),
    ).toBeVisible()
  },
}

export const Payments: Story = {
  name: 'Payments',
  args: { path: '/real-estate-tax/import-payments' },
  play: async ({ canvasElement }) => {
    const page = await toCheck(canvasElement, payments)
    await seesFigure(page, 'Ready', 1)
    const rows = await rowsOf(page)
    await expect(rows.getByText(/^Enter zero or more\. To reverse a payment/u)).toBeVisible()
  },
}

export const Users: Story = {
  name: 'Users',
  args: { persona: 'super', tenant: null, path: '/admin/import-users?merchant=1' },
  play: async ({ canvasElement }) => {
    const page = await toCheck(canvasElement, users)
    await seesFigure(page, 'New', 1)
    const rows = await rowsOf(page)
    await expect(rows.getByText('No e-mail address')).toBeVisible()
    await expect(page.queryByText(/^Open amount in this department/u)).toBeNull()
  },
}

export const Sheets: Story = {
  name: 'An Excel file with several sheets',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const blob = await xlsxOf({
      columns: ['account_number', 'amount_due'].map((head) => ({ head, kind: 'text' as const })),
      rows: [['08-009910', '100.00']],
      zone: 'America/New_York',
      sheets: { rows: 'Bills', about: 'Sums' },
      facts: ['One', 'Two', 'Three'].map((label) => ({ label, kind: 'text', value: 'x' })),
    })
    await choose(page, new File([blob], 'bills.xlsx'))
    await expect(await page.findByText(/^1 row, 2 columns/u, {}, patience)).toBeVisible()
    const sheet = page.getByRole('combobox', { name: 'Sheet' })
    await expect(sheet).toHaveDisplayValue('Bills')
    await userEvent.selectOptions(sheet, 'Sums')
    await expect(await page.findByText(/^2 rows, 2 columns/u, {}, patience)).toBeVisible()
  },
}

const untitled = ['08-009910,10.07.2026,"1.234,50"', '08-009911,11.07.2026,"7,00"'].join('\n')

export const NoHeadings: Story = {
  name: 'A file without headings',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await choose(page, csv(untitled, 'untitled.csv'))
    await page.findByText(/Read as/u, {}, patience)
    await userEvent.click(page.getByRole('button', { name: 'Upload' }))
    await step(page, 'Map columns')
    const due = await page.findByRole('combobox', { name: /^Due date/u })
    await userEvent.selectOptions(due, 'Column 2: 10.07.2026')
    const days = page.getByRole('combobox', { name: 'Date format' })
    await userEvent.selectOptions(days, 'Month, day, year: 7/10/2026')
    await waitFor(() => expect(days).toHaveAccessibleDescription(/is read as Oct\s7,\s2026\.$/u))
    await userEvent.selectOptions(days, 'Day, month, year: 10.7.2026')
    await waitFor(() => expect(days).toHaveAccessibleDescription(/is read as Jul\s10,\s2026\.$/u))
  },
}

/** The name of a file is kept, too. */
export const Renamed: Story = {
  name: 'A file whose name looks like a card number',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await choose(page, csv(untitled, 'June 4111 1111 1111 1111.csv'))
    await expect(
      await page.findByText(/^The import is named “June xxxx/u, {}, patience),
    ).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Upload' }))
    await expect(
      await page.findByRole(
        'heading',
        { level: 1, name: 'June xxxx xxxx xxxx xxxx.csv' },
        patience,
      ),
    ).toBeVisible()
    await step(page, 'Map columns')
  },
}
