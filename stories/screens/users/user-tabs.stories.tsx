import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { answers } from '../../support/faults'
import { inside } from '../../support/page'
import { Screen } from '../../support/screen'

/** The tabs beside a user's form: activity, audit, accounts, payments. */
const meta = {
  title: 'Office/Users/Tabs of a person',
  component: Screen,
  args: { persona: 'merchant-admin', path: '/users/add-user/6' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const Rows: Story = {
  name: 'Activity, payments, accounts',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await userEvent.click(await page.findByRole('link', { name: 'Activity' }))
    const activity = inside(await page.findByRole('table', { name: /^What this user did/ }))
    await expect((await activity.findAllByText('Signed in'))[0]).toBeVisible()
    await userEvent.click(page.getByRole('link', { name: 'Linked accounts' }))
    const accounts = inside(await page.findByRole('table', { name: /^Accounts that/ }))
    await expect(accounts.getAllByRole('row')).toHaveLength(3)
    await expect(accounts.getByRole('link', { name: '08-004512 · customer 0001' })).toHaveAttribute(
      'href',
      '/merchant-account-view/08-004512/0001/real-estate-tax',
    )
    await userEvent.click(page.getByRole('link', { name: 'Payments' }))
    const payments = inside(await page.findByRole('table', { name: 'Payments of this user' }))
    await expect((await payments.findAllByText(/^\$[\d,]+\.\d\d$/))[0]).toBeVisible()
    await expect(payments.getByRole('link', { name: 'CT-WM7D-KBTM' })).toHaveAttribute(
      'href',
      expect.stringMatching(
        /^\/transactions-reports\/transactions\/1\/[a-z-]+\?day=2025-07-03&transaction=/u,
      ),
    )
    await expect(page.getByRole('link', { name: 'Payments' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
}

export const AccountsForTheProvider: Story = {
  name: 'Accounts, for the provider',
  args: {
    tenant: null,
    persona: 'support',
    path: '/admin/users/merchants/add-user/6?tab=accounts',
  },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(
      await page.findByRole('link', { name: '08-004512 · customer 0001' }),
    ).toHaveAttribute('href', '/admin/users/account-view/6/08-004512/0001/real-estate-tax')
  },
}

export const Audit: Story = {
  name: 'Who changed what',
  args: { path: '/users/add-user/5?tab=audit' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const audit = inside(await page.findByRole('table', { name: 'Changes to this user' }))
    await expect(await audit.findByText('Phone: (937) 555-0144 → (937) 555-0105')).toBeVisible()
    await expect(audit.getByText('Chloe Park')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Details' })).not.toHaveAttribute('aria-current')
  },
}

export const Empty: Story = {
  name: 'Nothing yet',
  args: { path: '/users/add-user/101?tab=activity' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText('No activity yet.')).toBeVisible()
    await userEvent.click(page.getByRole('link', { name: 'Linked accounts' }))
    await expect(await page.findByText('No account is linked.')).toBeVisible()
    await userEvent.click(page.getByRole('link', { name: 'Payments' }))
    await expect(await page.findByText('This user has paid nothing yet.')).toBeVisible()
    await userEvent.click(page.getByRole('link', { name: 'Audit' }))
    await expect(await page.findByText('Nobody has changed this user.')).toBeVisible()
  },
}

export const OneFailed: Story = {
  tags: ['!dev'],
  name: 'One tab failed: the others keep working',
  args: {
    path: '/users/add-user/6?tab=accounts',
    cloud: { faults: answers('listAccountsOfUser', 500, { message: 'No' }) },
  },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByRole('button', { name: 'Try again' })).toBeVisible()
    await userEvent.click(page.getByRole('link', { name: 'Details' }))
    await expect(await page.findByRole('textbox', { name: /^Name/ })).toBeVisible()
  },
}
