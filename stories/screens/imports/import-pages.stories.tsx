import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { answers, neverAnswers } from '../../support/faults'
import { expectLoading, inside } from '../../support/page'
import { Screen } from '../../support/screen'
import { choose, csv, patience } from './at-an-import'

/** A new import and the earlier ones, of each kind and for each role (product.md P10, A15, A16, A21, A22). */
const meta = {
  title: 'Office/Imports/Pages',
  component: Screen,
  args: { persona: 'merchant-admin', path: '/import/accounts' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const Accounts: Story = {
  name: 'Accounts',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText('Real estate tax', { selector: 'strong' })).toBeVisible()
    const rows = inside(await page.findByRole('table', { name: 'Earlier imports' }))
    await expect(await rows.findByRole('link', { name: 'second-half-2025.csv' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Accounts' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(page.queryByRole('link', { name: 'Users' })).not.toHaveAttribute('aria-current')
  },
}

export const Permits: Story = {
  name: 'Permits',
  args: { path: '/import/import-permit' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByRole('heading', { name: 'Import permits' })).toBeVisible()
    await expect(await page.findByText('Building permits', { selector: 'strong' })).toBeVisible()
  },
}

export const Aging: Story = {
  name: 'Aging, where no department takes it',
  args: { path: '/import/import-aging' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText('No department accepts files of this type.')).toBeVisible()
  },
}

export const DepartmentOff: Story = {
  name: 'Payments of a department that is switched off',
  args: { scenario: 'department-off', path: '/manufactured-home-tax/import-payments' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText(/^This department is switched off\./u)).toBeVisible()
    await expect(page.queryByRole('button', { name: 'Upload' })).toBeNull()
  },
}

export const Users: Story = {
  name: 'Users, for the provider',
  args: { persona: 'super', tenant: null, path: '/admin/import-users?merchant=1' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByRole('button', { name: 'Upload' })).toBeVisible()
    await expect(page.queryByLabelText(/^Department/u)).toBeNull()
  },
}

export const Payments: Story = {
  name: 'Payments, on the city’s site',
  args: { path: '/real-estate-tax/import-payments' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByRole('heading', { name: 'Import payments' })).toBeVisible()
    await expect(await page.findByRole('link', { name: 'lockbox-20260224.csv' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Office menu' })).toBeInTheDocument()
  },
}

export const Guest: Story = {
  name: 'A guest at the page of payments',
  args: { scenario: 'as-guest', path: '/real-estate-tax/import-payments' },
  render: ({ persona: _, ...args }) => <Screen {...args} />,
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText('This page is for staff only.')).toBeVisible()
    // One in the frame, one in the panel.
    await expect(page.getAllByRole('link', { name: 'Sign in' })).toHaveLength(2)
    await expect(page.queryByRole('button', { name: 'Upload' })).toBeNull()
  },
}

export const Citizen: Story = {
  name: 'A citizen at the page of payments',
  args: { persona: 'user', path: '/real-estate-tax/import-payments' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText('This page is for staff only.')).toBeVisible()
    await expect(page.queryByRole('button', { name: 'Upload' })).toBeNull()
    await expect(page.queryByRole('navigation', { name: 'Office menu' })).toBeNull()
  },
}

export const NoMerchant: Story = {
  name: 'On the root, before a merchant is chosen',
  args: { persona: 'admin', tenant: null },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText('Choose the merchant to import a file for.')).toBeVisible()
    await expect(await page.findByRole('link', { name: 'roll-2025.xlsx' })).toBeVisible()
  },
}

/** Looks, and imports nothing. */
export const Support: Story = {
  name: 'As support sees it',
  args: { persona: 'support', tenant: null, path: '/import/accounts?merchant=1' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByRole('link', { name: 'second-half-2025.csv' })).toBeVisible()
    await expect(page.queryByRole('button', { name: 'Upload' })).toBeNull()
    await expect(page.queryByRole('link', { name: 'Users' })).not.toHaveAttribute(
      'href',
      '/admin/import-users',
    )
  },
}

export const Filtered: Story = {
  name: 'Nothing matches',
  args: { path: '/import/accounts?state=failed' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText('No results match your search and filters.')).toBeVisible()
  },
}

export const None: Story = {
  name: 'Nothing imported yet',
  args: { tenant: 'leax', persona: 'super' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText(/^No imports yet/u)).toBeVisible()
  },
}

export const Failed: Story = {
  name: 'The departments cannot be loaded',
  args: {
    cloud: { faults: answers('listMerchantDepartments', 500, { message: 'No' }) },
  },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(
      await page.findByText(/^The departments could not be loaded/u, {}, patience),
    ).toBeVisible()
  },
}

export const Loading: Story = {
  name: 'Loading',
  args: { cloud: { faults: neverAnswers('listImports') } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await page.findByRole('heading', { level: 1 })
    await expectLoading(page)
  },
}

export const NoFile: Story = {
  name: 'Upload without a file',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Upload' }))
    await expect((await page.findAllByText('Choose a file.'))[0]).toBeVisible()
    await expect(page.getByLabelText(/^File/u)).toHaveAccessibleDescription(/Choose a file\./u)
  },
}

export const Pdf: Story = {
  name: 'A PDF',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await choose(page, csv('%PDF-1.7\n1 0 obj', 'scan.csv'))
    await expect(await page.findByText(/^This is a PDF/u, {}, patience)).toBeVisible()
  },
}

export const Empty: Story = {
  name: 'An empty file',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await choose(page, csv(''))
    await expect(await page.findByText(/^The file is empty/u, {}, patience)).toBeVisible()
  },
}
