import type { Meta, StoryObj } from '@storybook/react-vite'
import Papa from 'papaparse'
import { expect, userEvent, waitFor } from 'storybook/test'
import { type ExportJob, exportJobs } from '@/state/export-jobs'
import { dark, german, inKit } from '../../support/kit'
import { PeopleExport } from '../../support/people-export'
import { cancelExports, saved, startExport } from '../../support/saved-file'
import { inside } from '../../support/page'

const meta = {
  title: 'Office/Lists/Export',
  component: PeopleExport,
  decorators: [inKit],
  parameters: { office: true },
  args: { people: 2_500 },
  beforeEach: () => cancelExports,
} satisfies Meta<typeof PeopleExport>
export default meta
type Story = StoryObj<typeof meta>

/** What a notice says; the live region says it, too. */
const said = (canvasElement: HTMLElement, text: RegExp | string) =>
  inside(canvasElement).findByText(text, { selector: 'section *' })

export const Formats: Story = {
  name: 'Choose a format',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Export' }))
    await expect(await page.findByRole('menu', { name: 'Export' })).toBeInTheDocument()
  },
}

export const NotOffered: Story = {
  tags: ['!dev'],
  args: { disabledReason: 'Choose days first: all payments of all years are too many.' },
  play: async ({ canvasElement }) => {
    const page = await startExport(canvasElement, /CSV/)
    await expect(page.getByRole('menuitem', { name: /CSV/ })).toHaveAttribute('aria-disabled')
    await expect(exportJobs.list).toEqual([])
  },
}

/** All pages, once each, as the screen has them. */
export const Csv: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const kept = saved()
    await startExport(canvasElement, /CSV/)
    const name = 'miamicounty_users_2026-01-01_2026-06-01.csv'
    await expect(await said(canvasElement, `${name} is saved.`)).toBeInTheDocument()
    await expect(kept.name).toBe(name)
    const { data } = Papa.parse<string[]>((await kept.file?.text()) ?? '')
    await expect(data[0]).toEqual(['Name', 'E-mail', 'Last sign-in', 'Payments', 'Paid'])
    await expect(data.slice(1, -1)).toHaveLength(2_500)
    await expect(new Set(data.slice(1, -1).map(([, email]) => email)).size).toBe(2_500)
  },
}

export const Excel: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const kept = saved()
    await startExport(canvasElement, /Excel/)
    await expect(await said(canvasElement, /\.xlsx is saved\./)).toBeInTheDocument()
    // The signature of a ZIP archive; the writer's own test checks the content.
    await expect((await kept.file?.text())?.slice(0, 2)).toBe('PK')
  },
}

export const Working: Story = {
  name: 'Under way',
  args: { second: 'waits' },
  play: async ({ canvasElement }) => {
    const page = await startExport(canvasElement, /CSV/)
    await expect(await said(canvasElement, '1,000 of 2,500 rows')).toBeInTheDocument()
    await expect(page.getByRole('progressbar')).toHaveAttribute('value', '1000')
    await expect(page.getByRole('button', { name: 'Export' })).toHaveAttribute('aria-disabled')
  },
}

export const Canceled: Story = {
  tags: ['!dev'],
  args: { second: 'waits' },
  play: async ({ canvasElement }) => {
    const kept = saved()
    const page = await startExport(canvasElement, /CSV/)
    await said(canvasElement, '1,000 of 2,500 rows')
    await userEvent.click(page.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(page.queryByRole('region', { name: 'Exports' })).toBeNull())
    await expect(kept.file).toBeNull()
    await expect(page.getByRole('button', { name: 'Export' })).not.toHaveAttribute('aria-disabled')
  },
}

/** The browser asks before it leaves the page: a refused event is the question. */
const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

export const Leaving: Story = {
  tags: ['!dev'],
  args: { second: 'waits' },
  play: async ({ canvasElement }) => {
    const page = await startExport(canvasElement, /CSV/)
    await said(canvasElement, '1,000 of 2,500 rows')
    await expect(isAsked()).toBe(true)
    await userEvent.click(page.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(isAsked()).toBe(false))
  },
}

/** One after another, so that an export is not slowed down by the next. */
export const Queue: Story = {
  name: 'One waits for another',
  args: { second: 'waits', total: 60_000 },
  play: async ({ canvasElement }) => {
    const page = await startExport(canvasElement, /CSV/)
    await said(canvasElement, '1,000 of 60,000 rows')
    await startExport(canvasElement, /CSV/)
    await expect(await said(canvasElement, 'Waiting for the previous export…')).toBeInTheDocument()
    const [first] = page.getAllByRole('button', { name: 'Cancel' })
    if (first) await userEvent.click(first)
    await waitFor(() => expect(page.getAllByRole('button', { name: 'Cancel' })).toHaveLength(1))
    await expect(await said(canvasElement, '1,000 of 60,000 rows')).toBeInTheDocument()
  },
}

/** Midway: nothing is saved, and rows that were read are not read again. */
export const FailsInBetween: Story = {
  name: 'Fails in between',
  args: { second: 'fails' },
  play: async ({ canvasElement }) => {
    const kept = saved()
    const page = await startExport(canvasElement, /CSV/)
    await expect(await page.findByRole('alert')).toHaveTextContent('7f1c2ab4')
    await expect(kept.file).toBeNull()
    await userEvent.click(page.getByRole('button', { name: 'Resume' }))
    await expect(await said(canvasElement, /\.csv is saved\./)).toBeInTheDocument()
    const { data } = Papa.parse<string[]>((await kept.file?.text()) ?? '')
    await expect(data.slice(1, -1)).toHaveLength(2_500)
  },
}

export const TooManyForExcel: Story = {
  name: 'Too many rows for Excel',
  args: { total: 200_001 },
  play: async ({ canvasElement }) => {
    const page = await startExport(canvasElement, /Excel/)
    await expect(await said(canvasElement, /at most 200,000 rows/)).toBeInTheDocument()
    await expect(page.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
}

const job = (changes: Partial<ExportJob>): ExportJob => ({
  id: String(changes.stage) + String(changes.large) + String(changes.failure?.kind),
  file: 'miamicounty_transactions_2026-01-01_2026-06-01.csv',
  stage: 'reading',
  done: 31_000,
  total: 62_480,
  large: false,
  failure: null,
  ...changes,
})

/** Each state at once; in the office's frame they stand at the bottom of the window. */
export const States: Story = {
  name: 'Every state',
  beforeEach: () => {
    exportJobs.list = [
      job({ stage: 'reading', total: null, done: 0 }),
      job({ stage: 'waiting', total: null, done: 0 }),
      job({ stage: 'reading', large: true }),
      job({ stage: 'writing', large: true }),
      job({ stage: 'failed', failure: { kind: 'changed' } }),
      job({ stage: 'failed', failure: { kind: 'writer' } }),
      job({ stage: 'ready', large: true }),
      job({ stage: 'saved' }),
    ]
  },
}
export const StatesDark: Story = { ...States, name: 'States dark', tags: ['!dev'], ...dark }
export const StatesGerman: Story = { ...States, name: 'States German', tags: ['!dev'], ...german }

/** More than 50,000 rows: prepared in the background, and saved on request. */
export const InBackground: Story = {
  tags: ['!dev'],
  args: { people: 50_001 },
  play: async ({ canvasElement }) => {
    const kept = saved()
    const page = await startExport(canvasElement, /CSV/)
    await expect(await said(canvasElement, /You can keep working/)).toBeInTheDocument()
    await expect(page.getByRole('button', { name: 'Export' })).not.toHaveAttribute('aria-disabled')
    const save = await page.findByRole('button', { name: 'Save file' }, { timeout: 20_000 })
    await expect(kept.file).toBeNull()
    await userEvent.click(save)
    await expect(await said(canvasElement, /\.csv is saved\./)).toBeInTheDocument()
    await expect((await kept.file?.text())?.split('\r\n')).toHaveLength(50_003)
  },
}
