import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ExportSlot } from '@/screens/shared/list/export/export-slot'
import { type ExportJob, exportJobs } from '@/state/office/export-jobs'
import { dark, german, inKit } from '../../support/kit'

/** Each state of an export at once; in the office's frame they stand at the bottom of the window. */
const meta = {
  title: 'Office/Lists/Exports',
  component: ExportSlot,
  decorators: [inKit],
  parameters: { office: true },
  beforeEach: () => {
    exportJobs.list = [
      job({ stage: 'reading', total: null, done: 0 }),
      job({ stage: 'waiting', total: null, done: 0 }),
      job({ stage: 'reading', large: true }),
      job({ stage: 'writing', large: true }),
      job({ stage: 'failed', failure: { kind: 'changed' } }),
      job({ stage: 'failed', failure: { kind: 'writer' } }),
      job({ stage: 'failed', failure: { kind: 'too-many', most: 200_000 } }),
      job({ stage: 'ready', large: true }),
      job({ stage: 'saved' }),
    ]
    return () => {
      exportJobs.list = []
    }
  },
} satisfies Meta<typeof ExportSlot>
export default meta
type Story = StoryObj<typeof meta>

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

export const States: Story = {
  name: 'Every state',
  play: async ({ canvas }) => {
    // Trying again does not help where there are too many rows.
    await expect(await canvas.findAllByRole('button', { name: 'Try again' })).toHaveLength(2)
    await expect(canvas.getByText(/at most 200,000 rows/u)).toBeVisible()
  },
}
export const StatesDark: Story = { name: 'States dark', tags: ['!dev'], ...dark }
export const StatesGerman: Story = { name: 'States German', tags: ['!dev'], ...german }
