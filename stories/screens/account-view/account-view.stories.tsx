import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { linkPinOf } from '@mocks/world/bills/link-pins'
import { answers, neverAnswers } from '../../support/faults'
import { expectLoading, inside, type Page } from '../../support/page'
import { Screen } from '../../support/screen'

const pathOf = (account: string, id = '6', departmentId = 'real-estate-tax') =>
  `/account-view/${id}/${account}/0001/${departmentId}`

const meta = {
  title: 'Citizens/Account/Overview',
  component: Screen,
  args: { path: pathOf('08-004512'), persona: 'user' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const water = { path: pathOf('10-002232', '7', 'water-sewer'), tenant: 'tiffin' }

async function opened(canvasElement: HTMLElement, name = 'Market Street'): Promise<Page> {
  const page = inside(canvasElement)
  await page.findByRole('heading', { level: 1, name })
  return page
}

export const PropertyTax: Story = {
  name: 'Property tax account',
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    const balance = inside(page.getByRole('region', { name: 'Balance' }))
    await expect(balance.getByText('$1,861.08')).toBeVisible()
    await expect(balance.getByText('$948.64')).toBeVisible()
    await expect(balance.getByText('Due Jul 10')).toBeVisible()
    await expect(page.getByText('As of Jun 1, 2026')).toBeVisible()
    await expect((await page.findAllByText('CT-WM7D-KBTM'))[0]).toBeVisible()
    await expect(page.getByText('1–10 of 18')).toBeVisible()
  },
}

export const Utility: Story = {
  name: 'Utility account',
  args: { ...water, persona: 'utility-user' },
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement, 'Apartment 3')
    await expect(page.getByRole('img', { name: /^Usage by month/u })).toBeVisible()
    await expect(page.getByText('Past due since Feb 16: $489.19')).toBeVisible()
    await expect(page.getByText(/^Service ends on Jun 22 unless/u)).toHaveTextContent('$489.19')
    await userEvent.click(page.getByText('Show the numbers'))
    await expect(page.getByRole('rowheader', { name: 'May 2026' })).toBeVisible()
  },
}

export const NothingDue: Story = {
  name: 'Nothing is due',
  args: { path: pathOf('08-004544') },
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement, 'Account 08-004544')
    await expect(await page.findByText('Nothing due')).toBeVisible()
    await expect(page.getByText(/^Last payment \$676\.55 on /u)).toBeVisible()
    await expect(page.getByText('No bill is open.')).toBeVisible()
  },
}

export const Credit: Story = {
  name: 'A credit',
  args: {
    ...water,
    path: pathOf('10-002233', '7', 'water-sewer'),
    persona: 'utility-user',
  },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await userEvent.type(await page.findByRole('textbox', { name: 'PIN' }), linkPinOf('10-002233'))
    await userEvent.click(page.getByRole('button', { name: 'Link account' }))
    const balance = inside(await page.findByRole('region', { name: 'Balance' }))
    await expect(balance.getByText('Credit of $12.00')).toBeVisible()
    await expect(balance.getByText(/\$120\.00/u)).toBeVisible()
    await expect(page.queryByRole('button', { name: /Add/u })).toBeNull()
  },
}

export const OnlyPayments: Story = {
  name: 'Payments only',
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    await page.findByText('1–10 of 18')
    await userEvent.selectOptions(
      page.getByRole('combobox', { name: 'Type of activity' }),
      'Payments',
    )
    await waitFor(() => expect(page.queryByText('1–10 of 18')).toBeNull())
    const table = inside(page.getByRole('table', { name: 'Activity' }))
    await expect(table.queryByText('Bill')).toBeNull()
    await expect(table.getAllByText('Payment').length).toBeGreaterThan(4)
  },
}

export const SecondPage: Story = {
  tags: ['!dev'],
  args: { path: `${pathOf('08-004512')}?page=2` },
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    await expect(await page.findByText('11–18 of 18')).toBeVisible()
  },
}

export const Guest: Story = {
  name: 'A guest asks for it',
  args: { path: pathOf('08-004512'), scenario: 'as-guest' },
  render: ({ persona: _, ...args }) => <Screen {...args} />,
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText('Sign in to see this account.')).toBeVisible()
    const main = inside(page.getByRole('main'))
    await expect(main.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      `/sign-in?return_to=${encodeURIComponent(pathOf('08-004512'))}`,
    )
  },
}

export const SomebodyElses: Story = {
  tags: ['!dev'],
  // Asking for it would lead to the page that nothing was found.
  args: { path: pathOf('08-004512', '8'), cloud: { faults: answers('getAccount', 404) } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText(/^This page belongs to someone else/u)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go to my accounts' })).toHaveAttribute(
      'href',
      '/user-profile/6?tab=linked',
    )
  },
}

export const NotLinked: Story = {
  name: 'Not linked yet',
  args: { path: pathOf('08-004518') },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText(/is not among your accounts/u)).toBeVisible()
    await userEvent.type(page.getByRole('textbox', { name: 'PIN' }), linkPinOf('08-004518'))
    await userEvent.click(page.getByRole('button', { name: 'Link account' }))
    await expect(await page.findByRole('region', { name: 'Balance' })).toBeVisible()
  },
}

export const NoSuchAccount: Story = {
  tags: ['!dev'],
  args: { path: pathOf('08-999999') },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText(/is not among your accounts/u)).toBeVisible()
  },
}

export const NoSuchDepartment: Story = {
  tags: ['!dev'],
  args: { path: pathOf('08-004512', '6', 'dog-licenses') },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText('There is no such account here.')).toBeVisible()
  },
}

export const AnotherMerchants: Story = {
  tags: ['!dev'],
  args: { cloud: { faults: answers('getAccount', 403, { error: 'Another site' }) } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText(/^Your role \(User\)/u)).toBeVisible()
    await expect(page.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
}

export const Staff: Story = {
  name: 'The office looks on',
  args: { persona: 'merchant-user' },
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement, 'Account 08-004512')
    await expect(await page.findByRole('region', { name: 'Balance' })).toBeVisible()
    await expect(page.queryByRole('checkbox')).toBeNull()
    await expect(page.queryByRole('button', { name: /^Unlink/u })).toBeNull()
    await expect(page.queryByRole('region', { name: 'Cart' })).toBeNull()
  },
}

export const PaymentsOff: Story = {
  name: 'Payments are switched off',
  args: { scenario: 'payments-off', persona: 'user' },
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    await expect(page.queryByRole('checkbox', { name: /^Select/u })).toBeNull()
  },
}

export const Loading: Story = {
  name: 'While it loads',
  args: { cloud: { faults: neverAnswers('getAccount') } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expectLoading(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
}

export const Failed: Story = {
  name: 'The account cannot be loaded',
  args: { cloud: { faults: answers('getAccount', 500) } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(
      await page.findByRole('button', { name: 'Try again' }, { timeout: 3_000 }),
    ).toBeVisible()
    await expect(page.getByText(/Reference/u)).toBeVisible()
  },
}

export const ActivityFailed: Story = {
  name: 'The activity cannot be loaded',
  args: { cloud: { faults: answers('getAccountActivity', 500) } },
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    await expect(
      await page.findByText(/^The activity could not be loaded/u, {}, { timeout: 3_000 }),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(page.getByText('$1,861.08', { selector: 'dd span' })).toBeVisible()
  },
}

export const EbillingTurned: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    await userEvent.click(page.getByRole('checkbox', { name: /^Bills by e-mail/u }))
    await expect(
      await page.findByText('By e-mail for now, on paper again from Jul 1.'),
    ).toBeVisible()
  },
}

export const Unlinked: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Unlink Market Street' }))
    const dialog = inside(await page.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Unlink' }))
    await expect(await page.findByRole('heading', { name: '1 linked account' })).toBeVisible()
  },
}
