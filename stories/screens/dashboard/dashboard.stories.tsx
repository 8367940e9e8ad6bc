import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { answers, neverAnswers } from '../../support/faults'
import { inside, type Page } from '../../support/page'
import { Screen, type ScreenProps } from '../../support/screen'

const meta = {
  title: 'Office/Dashboard',
  component: Screen,
  args: { path: '/dashboard', persona: 'merchant-admin' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const onRoot = {
  tenant: null,
  persona: 'support',
  path: '/admin/dashboard',
} satisfies Partial<ScreenProps>

async function opened(canvasElement: HTMLElement) {
  const page = inside(canvasElement)
  await expect(await page.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  return page
}

/** A number of the period, by the heading of its tile. */
async function tile(page: Page, name: RegExp) {
  const heading = await page.findByRole('heading', { level: 2, name })
  const card = heading.parentElement
  if (!card) throw new Error(`no tile ${name}`)
  return card
}

export const Merchant: Story = {
  name: 'A county’s day',
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    const payments = await tile(page, /^Payments · \d+$/)
    await expect(inside(payments).getByText(/^\$[\d,]+\.\d\d$/)).toBeVisible()
    await expect(payments).toHaveTextContent(/\d% (more|less) than May 19 – 25$/)
    await expect(page.getByText(/^One payment of \$[\d,.]+ is still being checked/)).toBeVisible()
    await expect(inside(await tile(page, /^E-check returns · 2$/)).getByText(/^−\$/)).toBeVisible()
    await expect(
      await page.findByRole('img', {
        name: /^Bar chart, May 26 – Jun 1, 2026\. The highest day is/,
      }),
    ).toBeVisible()
    await expect(page.getByRole('table', { name: 'By department' })).toBeVisible()
    await expect(page.getByRole('table', { name: 'By channel' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'Next cut-off' })).toBeVisible()
    await expect(await page.findAllByText('Today, 8:00 PM')).toHaveLength(4)
    const recent = inside(page.getByRole('table', { name: 'Latest payments' }))
    await expect(recent.getAllByRole('row')).toHaveLength(11)
    await expect(recent.getAllByRole('link', { name: /^CT-/ })[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/print-receipt\/[0-9a-f]{32}$/),
    )
    // No money moved: there is no receipt to open.
    const declined = recent.getByRole('row', { name: /Declined/ })
    await expect(inside(declined).queryByRole('link')).toBeNull()
  },
}

export const TilesLead: Story = {
  name: 'A figure leads to the payments that it is made of',
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    const days = '/transactions-reports?from=2026-05-26&to=2026-06-01'
    const leads = async (name: RegExp, filter: string) =>
      expect(await page.findByRole('link', { name })).toHaveAttribute('href', `${days}${filter}`)
    await leads(/^Payments · /, '')
    await leads(/^Refunds and voids · /, '&status=voided%2Crefunded%2Cpart-refunded')
    await leads(/^E-check returns · /, '&status=returned')
  },
}

export const HowItIsCalculated: Story = {
  name: 'How it is calculated',
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    const how = await page.findByRole('button', { name: 'How “Fees” is calculated' })
    const text = page.getByText(/They go to the payment processor/)
    await expect(text).not.toBeVisible()
    await userEvent.click(how)
    await waitFor(() => expect(text).toBeVisible())
    await userEvent.click(how)
    await waitFor(() => expect(text).not.toBeVisible())
  },
}

export const AsATable: Story = {
  name: 'The chart as a table',
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    await userEvent.click(await page.findByText('Show as a table'))
    const days = inside(page.getByRole('table', { name: 'Paid per day' }))
    await expect(days.getAllByRole('row')).toHaveLength(8)
    await expect(days.getByRole('row', { name: /^Jun\s1,\s2026/ })).toBeVisible()
  },
}

export const ThePeriodInTheAddress: Story = {
  tags: ['!dev'],
  args: { path: '/dashboard?period=yesterday' },
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    await expect(await page.findByText('May 31, 2026, by the time of payment')).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Period' })).toHaveValue('yesterday')
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Period' }), 'last-30')
    await expect(await page.findByText('May 3 – Jun 1, 2026, by the time of payment')).toBeVisible()
    await waitFor(async () =>
      expect(await tile(page, /^Payments · \d+$/)).toHaveTextContent(/Apr 3 – May 2: \$/),
    )
  },
}

export const CustomDates: Story = {
  name: 'Days of one’s choice',
  args: { path: '/dashboard?period=custom&from=2026-05-01&to=2026-05-20' },
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    const from = await page.findByLabelText('From')
    await expect(from).toHaveValue('05/01/2026')
    await userEvent.clear(from)
    await userEvent.type(from, '2026-05-25')
    await userEvent.click(page.getByRole('button', { name: 'Show' }))
    await expect(page.getByRole('alert')).toHaveTextContent('Choose a first and a last day')
    await expect(from).toHaveAttribute('aria-invalid', 'true')
    await userEvent.clear(page.getByLabelText('To'))
    await userEvent.type(page.getByLabelText('To'), '2026-05-29')
    await userEvent.click(page.getByRole('button', { name: 'Show' }))
    await expect(await page.findByText('May 25 – 29, 2026, by the time of payment')).toBeVisible()
    // The numbers of the days before are faded until those of the new ones are there.
    const numbers = canvasElement.querySelector('[aria-busy]')
    if (!numbers) throw new Error('no numbers')
    await waitFor(() => expect(numbers).toHaveAttribute('aria-busy', 'false'))
    await waitFor(() => expect(getComputedStyle(numbers).opacity).toBe('1'))
  },
}

export const BadAddress: Story = {
  tags: ['!dev'],
  name: 'What the address says and is none falls back',
  args: { ...onRoot, path: '/admin/dashboard?period=custom&from=2026-99-99&merchant=nobody' },
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    await expect(page.getByRole('combobox', { name: 'Period' })).toHaveValue('last-7')
    await expect(await page.findByRole('combobox', { name: 'Merchant' })).toHaveValue('')
    await expect(await page.findByRole('table', { name: 'By merchant' })).toBeVisible()
  },
}

export const Loading: Story = {
  name: 'While it loads',
  args: { cloud: { faults: neverAnswers('getDashboard') } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    // The page itself: its outline has no choice of a period.
    await expect(await page.findByRole('combobox', { name: 'Period' })).toBeEnabled()
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    await expect(page.getAllByText('Loading')[0]).toBeInTheDocument()
  },
}

export const NothingInThePeriod: Story = {
  name: 'Nothing in the period',
  args: { path: '/dashboard?period=custom&from=2026-01-03&to=2026-01-05' },
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    await expect(await page.findByText('No payment attempts in this period.')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Show the last 30 days' }))
    await tile(page, /^Payments · \d+$/)
  },
}

export const NewMerchant: Story = {
  name: 'A new merchant',
  args: { ...onRoot, path: '/admin/dashboard?merchant=6' },
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    await expect(await page.findByRole('heading', { name: 'No payments yet' })).toBeVisible()
    for (const step of [
      'Departments are set up (done)',
      'At least one department takes payments (done)',
      'The first payment is made (open)',
    ]) {
      await waitFor(() =>
        expect(page.getAllByRole('listitem').map((item) => item.textContent)).toContain(step),
      )
    }
  },
}

export const Failed: Story = {
  name: 'One part failed',
  args: { cloud: { faults: answers('getDashboard', 500, { message: 'No' }) } },
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    await expect(await page.findByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(page.getByText(/^Reference: /)).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Period' })).toBeEnabled()
  },
}

export const CutoffsFailed: Story = {
  tags: ['!dev'],
  name: 'One part failed: the others keep working',
  args: { cloud: { faults: answers('listMerchantDepartments', 500, { message: 'No' }) } },
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    await tile(page, /^Payments · \d+$/)
    await expect(await page.findByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(page.getByText(/^The cut-off times could not be loaded\./)).toBeVisible()
  },
}

export const AllMerchants: Story = {
  name: 'All merchants',
  args: onRoot,
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    await expect(page.getAllByText('Civic Till')[0]).toBeVisible()
    const merchants = inside(await page.findByRole('table', { name: 'By merchant' }))
    await expect(page.queryByRole('heading', { name: 'Next cut-off' })).toBeNull()
    // The five largest, until all are asked for; the total is of all.
    await expect(merchants.getAllByRole('link')).toHaveLength(5)
    await userEvent.click(page.getByRole('button', { name: /^Show all \d+$/, expanded: false }))
    await expect(merchants.getAllByRole('link').length).toBeGreaterThan(5)
    await userEvent.click(page.getByRole('button', { name: 'Show the first 5', expanded: true }))
    await expect(merchants.getAllByRole('link')).toHaveLength(5)
    await userEvent.click(merchants.getByRole('link', { name: 'City of Tiffin' }))
    await expect(await page.findByRole('table', { name: 'By department' })).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Merchant' })).toHaveValue('City of Tiffin')
    await userEvent.click(page.getByRole('button', { name: 'Clear the choice' }))
    await expect(await page.findByRole('table', { name: 'By merchant' })).toBeVisible()
  },
}

export const MerchantListFailed: Story = {
  tags: ['!dev'],
  args: { ...onRoot, cloud: { faults: answers('listMerchants', 500, { message: 'No' }) } },
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    await expect(
      await page.findByText(/^The list of merchants could not be loaded\./),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(await page.findByRole('table', { name: 'By merchant' })).toBeVisible()
  },
}

export const TestSite: Story = {
  name: 'Payments go to the test site',
  args: { ...onRoot, persona: 'super', path: '/admin/dashboard?merchant=1' },
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    await expect(await page.findByText('TEST – isv-uat')).toBeVisible()
  },
}

export const NoPermission: Story = {
  name: 'A citizen may not open it',
  args: { persona: 'user' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(
      await page.findByRole('heading', { level: 1, name: 'You cannot open this page' }),
    ).toBeVisible()
    await expect(
      page.getByText(
        'Your role (User) cannot open “Dashboard”. Ask someone whose role is Merchant Admin.',
      ),
    ).toBeVisible()
    await expect(await page.findByRole('link', { name: 'Go to departments' })).toBeVisible()
    await expect(page.queryByRole('link', { name: 'Dashboard' })).toBeNull()
  },
}

export const CollapsedMenuStays: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const page = await opened(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Collapse menu' }))
    await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
      'title',
      'Dashboard',
    )
    await waitFor(() =>
      expect(window.localStorage.getItem('config')).toContain('"sidebar_collapsed":true'),
    )
    await userEvent.click(page.getByRole('button', { name: 'Expand menu' }))
    await waitFor(() =>
      expect(window.localStorage.getItem('config')).toContain('"sidebar_collapsed":false'),
    )
  },
}
