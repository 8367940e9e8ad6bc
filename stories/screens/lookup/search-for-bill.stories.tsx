import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { answers, neverAnswers } from '../../support/faults'
import { inside } from '../../support/page'
import { Screen } from '../../support/screen'

/** One search over bills, accounts, payments and permits (product.md A17). */
const meta = {
  title: 'Office/Accounts/Search for bills',
  component: Screen,
  args: { path: '/search-for-bill?q=08-004512', persona: 'merchant-admin' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const label = 'Number, name, address, phone, e-mail or confirmation number'

/** A read is retried once before it fails. */
const patience = { timeout: 10_000 }

export const ByNumber: Story = {
  name: 'By number',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const accounts = inside(await page.findByRole('table', { name: 'Accounts' }))
    await expect(accounts.getByRole('link', { name: '08-004512' })).toHaveAttribute(
      'href',
      '/merchant-account-view/08-004512/0001/real-estate-tax',
    )
    await expect(accounts.getByText('$1,861.08')).toBeVisible()
    const bills = inside(page.getByRole('table', { name: 'Bills' }))
    await expect(bills.getByRole('link', { name: '08-004512 · 2025' })).toBeVisible()
    await expect(page.getByRole('table', { name: 'Payments' })).toBeVisible()
  },
}

export const ToABillAndBack: Story = {
  tags: ['!dev'],
  name: 'To a bill and back',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const bills = inside(await page.findByRole('table', { name: 'Bills' }))
    await userEvent.click(bills.getByRole('link', { name: '08-004512 · 2025' }))
    await page.findByRole('heading', { level: 1, name: '1142 Market Street' }, patience)
    const back = await page.findByRole('link', { name: 'Search for bills' }, patience)
    await expect(back).toHaveAttribute('href', '/search-for-bill?q=08-004512')
  },
}

export const WithKeys: Story = {
  name: 'With the keyboard alone',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await page.findByRole('table', { name: 'Bills' })
    await userEvent.keyboard('/')
    const box = page.getByRole('searchbox', { name: label })
    await expect(box).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(page.getByRole('link', { name: '08-004512 · 2025' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(page.getByRole('link', { name: '08-004512' })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(box).toHaveFocus()
  },
}

export const BeingChecked: Story = {
  name: 'A payment without an answer, by its reference',
  args: { path: '/search-for-bill?q=4142-e903' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const payments = inside(await page.findByRole('table', { name: 'Payments' }))
    await expect(payments.getByRole('link', { name: '4142-E903' })).toBeVisible()
    await expect(payments.getByText('Being checked')).toBeVisible()
    await expect(payments.queryByText(/^CT-/u)).toBeNull()
  },
}

export const OneKind: Story = {
  name: 'One kind of many hits',
  args: { path: '/search-for-bill?q=08-0&kind=accounts' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(
      await page.findByText('There are more than these 50. Type more to narrow the search.'),
    ).toBeVisible()
    await expect(page.queryByRole('table', { name: 'Bills' })).toBeNull()
  },
}

export const AllMerchants: Story = {
  name: 'All merchants, for Support',
  args: { path: '/search-for-bill?q=keller', persona: 'support', tenant: null },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const accounts = inside(await page.findByRole('table', { name: 'Accounts' }, patience))
    await expect(accounts.getAllByText(/^Miami County, Ohio · /).length).toBeGreaterThan(0)
    await expect(accounts.getByRole('link', { name: '08-004512' })).toHaveAttribute(
      'href',
      '/admin/users/account-view/6/08-004512/0001/real-estate-tax',
    )
  },
}

export const OnTheMerchantsSite: Story = {
  name: 'All merchants, accounts that no user has',
  args: { path: '/search-for-bill?q=08-001000', persona: 'super', tenant: null },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(
      await page.findByText(/opens on the merchant’s own site, where you sign in/u, {}, patience),
    ).toBeVisible()
    const accounts = inside(page.getByRole('table', { name: 'Accounts' }))
    await expect(accounts.getByRole('link', { name: '08-001000' })).toHaveAttribute(
      'href',
      expect.stringContaining('//miamicounty.pay.localhost'),
    )
  },
}

export const NotForSupport: Story = {
  ...OnTheMerchantsSite,
  name: 'The same for Support, who cannot enter that site',
  args: { ...OnTheMerchantsSite.args, persona: 'support' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(
      await page.findByText(/which your role \(Civic Till Support\) cannot enter/u, {}, patience),
    ).toBeVisible()
    const accounts = inside(page.getByRole('table', { name: 'Accounts' }))
    await expect(accounts.getByText('08-001000')).toBeVisible()
    await expect(accounts.queryByRole('link', { name: '08-001000' })).toBeNull()
  },
}

export const Begin: Story = {
  name: 'Nothing typed yet',
  args: { path: '/search-for-bill' },
  play: async ({ canvasElement }) => {
    await expect(await inside(canvasElement).findByText(/^Type what the caller/)).toBeVisible()
  },
}

export const Nothing: Story = {
  name: 'No hit',
  args: { path: '/search-for-bill?q=zzyzx' },
  play: async ({ canvasElement }) => {
    await expect(await inside(canvasElement).findByText(/^Nothing matches “zzyzx”/)).toBeVisible()
  },
}

export const Failed: Story = {
  name: 'The search fails',
  args: { cloud: { faults: answers('searchOffice', 500) } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText(/^The search did not work/, {}, patience)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Loading: Story = {
  tags: ['!dev'],
  args: { cloud: { faults: neverAnswers('searchOffice') } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByRole('searchbox', { name: label })).toBeVisible()
    await expect(page.queryByRole('table')).toBeNull()
  },
}

export const NotForCitizens: Story = {
  name: 'A citizen may not',
  args: { persona: 'user' },
  play: async ({ canvasElement }) => {
    await expect(await inside(canvasElement).findByText(/Your role \(User\)/)).toBeVisible()
  },
}
