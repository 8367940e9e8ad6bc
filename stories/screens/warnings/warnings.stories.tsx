import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, waitFor } from 'storybook/test'
import { forgetAddedCalls } from '@/api/added-calls'
import { answers, neverAnswers } from '../../support/faults'
import { miamiCounty } from '../../support/merchant'
import { findNotice, inside } from '../../support/page'
import { startExport } from '../../support/saved-file'
import { Screen } from '../../support/screen'

/** What went wrong at merchants, as the provider's roles see it (product.md A23). */
const meta = {
  title: 'Office/Warnings/List',
  component: Screen,
  args: { tenant: null, persona: 'super', path: '/admin/warnings' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** A read is retried once before it fails. */
const patience = { timeout: 10_000 }

export const List: Story = {
  name: 'What waits first, the worst on top',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const table = inside(await page.findByRole('table', { name: 'Warnings' }))
    const [, first, second] = await table.findAllByRole('row')
    await expect(first).toHaveTextContent(/Payment without an answer.*Miami County.*High.*Open/u)
    await expect(second).toHaveTextContent(/Suspicious traffic.*City of Tiffin.*High.*Open/u)
    await expect(page.getByRole('button', { name: 'Export' })).toBeVisible()
  },
}

export const Filtered: Story = {
  name: 'Filtered by its address, the chart as well',
  args: { path: '/admin/warnings?kind=foreign-host&state=open,closed&severity=none' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const table = inside(await page.findByRole('table', { name: 'Warnings' }))
    await waitFor(async () => {
      await expect(await table.findAllByRole('rowheader')).toHaveLength(3)
    })
    await expect(page.getByRole('heading', { name: 'New warnings per day' })).toBeVisible()
  },
}

/** What the browser does around printing; `look` is at the paper. */
async function onPaper(look: () => Promise<void>): Promise<void> {
  window.dispatchEvent(new Event('beforeprint'))
  await look()
  window.dispatchEvent(new Event('afterprint'))
}

export const Printed: Story = {
  tags: ['!dev'],
  args: { path: '/admin/warnings?per_page=10&state=open,acknowledged,closed&q=ohio&page=2' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await page.findByRole('table', { name: 'Warnings' })
    await expect(page.queryByText(/^Only rows? /u)).toBeNull()
    await onPaper(async () => {
      await expect(page.getByText('Only row 11 of 11')).toBeInTheDocument()
      await expect(page.getByText(/ · As of /u)).toHaveTextContent(
        /^Search: ohio · .*, or Closed · Sorted by: Severity, .* · As of Jun 1, 2026/u,
      )
      await expect(page.getByText(/^Printed Jun 1, 2026.* by /u)).toBeInTheDocument()
    })
    await waitFor(() => expect(page.queryByText(/^Only rows? /u)).toBeNull())
  },
}

export const PrintedWhole: Story = {
  tags: ['!dev'],
  args: { path: '/admin/warnings?per_page=10&page=2' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const table = inside(await page.findByRole('table', { name: 'Warnings' }))
    await table.findAllByRole('rowheader')
    const printed: number[] = []
    spyOn(window, 'print').mockImplementation(() => {
      window.dispatchEvent(new Event('beforeprint'))
      printed.push(table.getAllByRole('rowheader').length)
      if (page.queryByText(/^Only rows? /u)) printed.push(-1)
      window.dispatchEvent(new Event('afterprint'))
    })
    await startExport(canvasElement, /^Print all rows/u)
    await waitFor(() => expect(printed).toEqual([30]), patience)
    // The list's own page is there again.
    await waitFor(() => expect(table.getAllByRole('rowheader')).toHaveLength(10))
  },
}

export const NotPrintedWhole: Story = {
  tags: ['!dev'],
  args: {
    path: '/admin/warnings?per_page=10',
    // The list itself is the first call.
    cloud: { faults: [{ match: { call: 'listWarnings', nth: 2 }, effect: { kind: 'network' } }] },
  },
  play: async ({ canvasElement }) => {
    const print = spyOn(window, 'print').mockImplementation(() => undefined)
    await inside(canvasElement).findByRole('table', { name: 'Warnings' })
    await startExport(canvasElement, /^Print all rows/u)
    await expect(await findNotice('The list could not be loaded.')).toBeVisible()
    await expect(print).not.toHaveBeenCalled()
  },
}

export const ForSupport: Story = {
  name: 'As Support sees it',
  args: { persona: 'support' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await page.findByRole('table', { name: 'Warnings' })
    await expect(page.queryByRole('button', { name: 'Export' })).toBeNull()
  },
}

export const ForMerchant: Story = {
  name: 'A merchant’s people may not see it',
  args: { persona: 'merchant-admin', tenant: 'miamicounty' },
  play: async ({ canvasElement }) => {
    await expect(
      await inside(canvasElement).findByText(/Your role \(Merchant Admin\)/u),
    ).toBeVisible()
  },
}

export const Loading: Story = {
  name: 'It loads',
  args: { cloud: { faults: neverAnswers('listWarnings') } },
  play: async ({ canvasElement }) => {
    await expect(
      await inside(canvasElement).findByRole('heading', { level: 1, name: 'Warnings' }),
    ).toBeVisible()
  },
}

export const Nothing: Story = {
  name: 'Nothing yet',
  args: {
    cloud: {
      faults: answers('listWarnings', 200, {
        data: [],
        pagination: { page: 1, per_page: 25, total: 0, last_page: 1 },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    await inside(canvasElement).findByText('No warnings yet.', {}, patience)
  },
}

export const ChartFailed: Story = {
  name: 'Only the chart cannot be read',
  args: { cloud: { faults: answers('getWarningDays', 500, { message: 'No' }) } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(
      await page.findByText(/^The chart could not be loaded/u, {}, patience),
    ).toBeVisible()
    await expect(page.getByRole('table', { name: 'Warnings' })).toBeVisible()
  },
}

export const NotOffered: Story = {
  name: 'A host without these calls',
  args: {
    tenant: 'miamicounty',
    cloud: {
      faults: answers('getMerchantInfo', 200, {
        data: { ...miamiCounty, id: '1', added_calls: [] },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(
      await inside(canvasElement).findByText(/not available online here/u, {}, patience),
    ).toBeVisible()
    forgetAddedCalls()
  },
}

export const Failed: Story = {
  name: 'It cannot be read',
  args: { cloud: { faults: answers('listWarnings', 500, { message: 'No' }) } },
  play: async ({ canvasElement }) => {
    await inside(canvasElement).findByRole('button', { name: 'Try again' }, patience)
  },
}
