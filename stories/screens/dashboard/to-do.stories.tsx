import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { ToDo } from '@/contract/reports/to-do'
import { answers, neverAnswers } from '../../support/faults'
import { inside } from '../../support/page'
import { Screen, type ScreenProps } from '../../support/screen'

const meta = {
  title: 'Office/Dashboard/To do',
  component: Screen,
  args: { path: '/dashboard', persona: 'merchant-admin' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const onRoot = {
  tenant: null,
  persona: 'super',
  path: '/admin/dashboard',
} satisfies Partial<ScreenProps>

const county = { id: '1', name: 'Miami County, Ohio', sub_domain: 'miamicounty' }
const city = { id: '2', name: 'City of Tiffin', sub_domain: 'tiffin' }
const tax = { merchant: county, department_id: 'real-estate-tax', department: 'Real estate tax' }
const water = { merchant: city, department_id: 'water-sewer', department: 'Water and sewer' }

const everyKind: ToDo[] = [
  {
    kind: 'refund-requests',
    count: 2,
    total_cents: 112_380,
    days: { from: '2026-05-21', to: '2026-05-29' },
    places: [
      { ...water, day: '2026-05-21', count: 1, payment_id: 'a' },
      { ...tax, day: '2026-05-29', count: 1, payment_id: 'b' },
    ],
  },
  {
    kind: 'unknown-payments',
    count: 7,
    total_cents: 1_061_210,
    days: { from: '2026-05-26', to: '2026-06-01' },
    places: [
      { ...tax, day: '2026-05-26', count: 1, payment_id: 'c' },
      { ...tax, day: '2026-05-27', count: 1, payment_id: 'd' },
      { ...tax, day: '2026-05-29', count: 2, payment_id: null },
      { ...water, day: '2026-05-31', count: 2, payment_id: null },
      { ...tax, day: '2026-06-01', count: 1, payment_id: 'e' },
    ],
  },
  {
    kind: 'returned-echecks',
    count: 1,
    total_cents: 94_864,
    days: { from: '2026-05-28', to: '2026-05-28' },
    places: [{ ...tax, day: '2026-05-28', count: 1, payment_id: 'f' }],
  },
  {
    kind: 'unreconciled-days',
    count: 4,
    days: { from: '2026-05-20', to: '2026-05-27' },
    places: [
      { merchant: county, count: 3, days: { from: '2026-05-20', to: '2026-05-27' } },
      { merchant: city, count: 1, days: { from: '2026-05-26', to: '2026-05-26' } },
    ],
  },
  {
    kind: 'ending-holds',
    count: 1,
    places: [{ ...tax, account: '08-004512', client: '0001', until: '2026-06-05' }],
  },
  {
    kind: 'imports-with-errors',
    count: 3,
    places: [
      {
        merchant: county,
        import_id: '13',
        kind: 'accounts',
        department_id: 'real-estate-tax',
        file: 'second-half-2025.csv',
        day: '2026-05-18',
        refused: 9,
      },
      {
        merchant: city,
        import_id: '15',
        kind: 'aging',
        department_id: 'water-sewer',
        file: 'aging-2026-05.csv',
        day: '2026-05-20',
        refused: null,
      },
      {
        merchant: county,
        import_id: '14',
        kind: 'payments',
        department_id: 'real-estate-tax',
        file: 'lockbox-20260528.csv',
        day: '2026-05-28',
        refused: 1,
      },
    ],
  },
  { kind: 'merchant-problems', count: 1, places: [{ merchant: city, count: 2 }] },
  {
    kind: 'warnings',
    count: 1,
    places: [{ merchant: city, warning_id: '1', kind: 'suspicious-traffic' }],
  },
]

async function list(canvasElement: HTMLElement) {
  const heading = await inside(canvasElement).findByRole('heading', { level: 2, name: 'To do' })
  const panel = heading.closest('header')?.parentElement
  if (!panel) throw new Error('no panel')
  return within(panel)
}

export const Merchant: Story = {
  name: 'What waits for a Merchant Admin',
  play: async ({ canvasElement }) => {
    const panel = await list(canvasElement)
    await expect(
      await panel.findByRole('link', { name: '1 payment with an unknown outcome' }),
    ).toHaveAttribute('href', '/transactions-reports?from=2026-06-01&to=2026-06-01&status=unknown')
    await expect(
      panel.getByRole('link', { name: /^Real estate tax, May\s28 \(2\)$/u }),
    ).toHaveAttribute(
      'href',
      '/transactions-reports/transactions/1/real-estate-tax?day=2026-05-28&status=returned',
    )
    await expect(
      panel.getByRole('link', { name: '15 posting days not reconciled' }),
    ).toHaveAttribute('href', '/reports?from=2026-05-04&to=2026-05-27')
    await expect(panel.getAllByText(/in total$/u)[0]).toBeVisible()
  },
}

export const Clerk: Story = {
  name: 'What waits for a Merchant User',
  args: { persona: 'merchant-user' },
  play: async ({ canvasElement }) => {
    const panel = await list(canvasElement)
    await expect(
      await panel.findByRole('link', { name: '2 returned e-checks, still owed' }),
    ).toBeVisible()
    await expect(panel.queryByText(/not reconciled|unknown outcome/u)).toBeNull()
  },
}

export const Provider: Story = {
  name: 'Every kind, of all merchants',
  args: { ...onRoot, cloud: { faults: answers('listToDos', 200, { data: everyKind }) } },
  play: async ({ canvasElement }) => {
    const panel = await list(canvasElement)
    await expect(
      await panel.findByRole('link', { name: /^City of Tiffin · Water and sewer, May\s21$/u }),
    ).toHaveAttribute(
      'href',
      '/admin/transactions-reports/transactions/2/water-sewer?day=2026-05-21&status=refund-requested&transaction=a',
    )
    await expect(panel.getByRole('link', { name: '1 merchant with problems' })).toHaveAttribute(
      'href',
      '/admin/settings?has_problems=true',
    )
    await expect(panel.getByRole('link', { name: '1 open warning' })).toHaveAttribute(
      'href',
      '/admin/warnings?state=open',
    )
    await expect(
      panel.getByRole('link', { name: 'City of Tiffin · Suspicious traffic' }),
    ).toHaveAttribute('href', '/admin/warnings?state=open&warning=1')
    await expect(panel.getByRole('link', { name: /08-004512, until Jun\s5$/u })).toHaveAttribute(
      'href',
      expect.stringMatching(
        /^http:\/\/miamicounty\..*\/merchant-account-view\/08-004512\/0001\/real-estate-tax$/u,
      ),
    )
    await expect(
      panel.getByRole('link', { name: /second-half-2025\.csv, May\s18: 9 rows refused$/u }),
    ).toHaveAttribute('href', '/import/accounts?import=13&step=result&merchant=1')
    await expect(
      panel.getByRole('link', { name: /aging-2026-05\.csv, May\s20: not imported$/u }),
    ).toHaveAttribute('href', '/import/import-aging?import=15&merchant=2')
    await expect(
      panel.getByRole('link', { name: /lockbox-20260528\.csv, May\s28: 1 row refused$/u }),
    ).toHaveAttribute(
      'href',
      expect.stringMatching(
        /^http:\/\/miamicounty\..*\/real-estate-tax\/import-payments\?import=14&step=result$/u,
      ),
    )
    await expect(panel.queryByText(/Jun\s1$/u)).toBeNull()
    await userEvent.click(panel.getByRole('button', { name: 'Show all 5' }))
    await expect(panel.getByRole('link', { name: /Real estate tax, Jun\s1$/u })).toBeVisible()
    await expect(panel.queryByRole('button')).toBeNull()
  },
}

export const Support: Story = {
  name: 'Support checks what is unknown',
  args: { ...onRoot, persona: 'support' },
  play: async ({ canvasElement }) => {
    const panel = await list(canvasElement)
    await expect(await panel.findByRole('link', { name: /^1 payment with/u })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/admin\/transactions-reports\?/u),
    )
    await expect(panel.queryByText(/not reconciled|merchants? with problems/u)).toBeNull()
  },
}

export const Nothing: Story = {
  name: 'Nothing to do',
  args: { cloud: { faults: answers('listToDos', 200, { data: [] }) } },
  play: async ({ canvasElement }) => {
    const panel = await list(canvasElement)
    await expect(await panel.findByText('Nothing to do right now.')).toBeVisible()
  },
}

export const Loading: Story = {
  name: 'While it loads',
  args: { cloud: { faults: neverAnswers('listToDos') } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await list(canvasElement)
    // The figures do not wait for it.
    await expect(await page.findByRole('heading', { level: 2, name: 'Net' })).toBeVisible()
  },
}

export const Failed: Story = {
  name: 'It failed; the figures are there',
  args: { cloud: { faults: answers('listToDos', 500, { message: 'No' }) } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const panel = await list(canvasElement)
    await expect(await panel.findByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(await page.findByRole('heading', { level: 2, name: 'Net' })).toBeVisible()
  },
}
