import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { answers } from '../../support/faults'
import { inside } from '../../support/page'
import { Screen } from '../../support/screen'
import { choose, csv, patience, seesFigure, smallFile, step, toCheck, upload } from './at-an-import'

/** One import from its file to its result, and back (product.md 2.5). */
const meta = {
  title: 'Office/Imports/Steps',
  component: Screen,
  args: { persona: 'merchant-admin', path: '/import/accounts' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {
  name: 'From upload to result, and undone',
  play: async ({ canvasElement }) => {
    const page = await toCheck(canvasElement)
    await seesFigure(page, 'Ready', 2)
    await seesFigure(page, 'Errors', 2)
    await userEvent.click(page.getByRole('button', { name: 'Continue' }))
    await step(page, 'Import')
    await userEvent.click(
      await page.findByRole('button', { name: 'Import 2 valid rows, skip 2' }, patience),
    )
    await step(page, 'Result')
    await expect(page.getByRole('heading', { level: 2, name: 'Result' })).toHaveFocus()
    await expect(await page.findByText('2 rows of small.csv were imported')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Undo the import' }))
    const question = inside(await page.findByRole('dialog'))
    await expect(
      question.getByText(/^This undoes the 2 rows of the import, except what was paid or changed/u),
    ).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Undo the import' }))
    await expect(await page.findByText('2 rows were undone.', {}, patience)).toBeVisible()
    await expect(page.queryByRole('button', { name: 'Undo the import' })).toBeNull()
  },
}

export const Columns: Story = {
  name: 'Map columns',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await upload(page, csv(smallFile))
    await step(page, 'Map columns')
    const due = await page.findByRole('combobox', { name: /^Amount due/u })
    await expect(due).toHaveDisplayValue('amount_due')
    await userEvent.selectOptions(due, 'current_charge')
    await userEvent.click(page.getByRole('button', { name: 'Save and check' }))
    await expect(due).toHaveAccessibleDescription(
      'This column of the file is used twice. Choose another one.',
    )
    await userEvent.selectOptions(due, 'Choose a column')
    await userEvent.click(page.getByRole('button', { name: 'Save and check' }))
    await waitFor(() => expect(due).toHaveAccessibleDescription('Choose a column of the file.'))
  },
}

export const Checked: Story = {
  name: 'Check',
  play: async ({ canvasElement }) => {
    const page = await toCheck(canvasElement)
    await userEvent.click(page.getByRole('link', { name: /^Errors: 2/u }))
    const rows = inside(await page.findByRole('table', { name: 'Rows of the file' }))
    await expect(
      await rows.findByText('Cycle: “9” is not a cycle of this department.'),
    ).toBeVisible()
    await expect(rows.getByText('Current charge: “ten” is not an amount.')).toBeVisible()
    await waitFor(() => expect(rows.queryByText('New')).toBeNull())
    await expect(page.getByRole('button', { name: 'Download the rows with errors' })).toBeVisible()
  },
}

export const Totals: Story = {
  name: 'Totals that are not those of the file',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await userEvent.click(await page.findByText('Control totals'))
    await userEvent.type(page.getByLabelText('Rows'), '7')
    await userEvent.type(page.getByLabelText('Sum of amounts due'), '525')
    await toCheck(canvasElement)
    await expect(await page.findByText(/3 rows fewer than expected\./u)).toBeVisible()
    await expect(page.getByText(/\$75\.00 less than expected\./u)).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Continue' }))
    await userEvent.click(await page.findByRole('button', { name: /^Import/u }))
    const dialog = await page.findByRole('dialog', {
      name: 'Import a file that does not match your totals?',
    })
    await expect(within(dialog).getByText(/3 rows fewer than expected\./u)).toBeVisible()
  },
}

export const NothingGood: Story = {
  name: 'No row can be imported',
  play: async ({ canvasElement }) => {
    const [heads = '', , , wrong = ''] = smallFile.split('\n')
    const page = await toCheck(canvasElement, csv(`${heads}\n${wrong}`, 'wrong.csv'))
    await expect(await page.findByText(/^No row can be imported/u)).toBeVisible()
    await expect(page.queryByRole('button', { name: 'Continue' })).toBeNull()
  },
}

export const Cancelled: Story = {
  name: 'Canceled',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await upload(page, csv(smallFile))
    await step(page, 'Map columns')
    await userEvent.click(await page.findByRole('button', { name: 'Cancel the import' }))
    await expect(await page.findByText('The import was canceled', {}, patience)).toBeVisible()
    await expect(page.getByText('No rows were imported.')).toBeVisible()
  },
}

export const SameFile: Story = {
  name: 'The same file again',
  play: async ({ canvasElement }) => {
    const page = await toCheck(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Continue' }))
    await userEvent.click(await page.findByRole('button', { name: /^Import 2/u }, patience))
    await step(page, 'Result')
    await userEvent.click(page.getByRole('link', { name: 'Import another file' }))
    await upload(page, csv(smallFile))
    const question = inside(await page.findByRole('dialog', {}, patience))
    await expect(question.getByRole('link', { name: 'View that import' })).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Import it again' }))
    await step(page, 'Map columns')
  },
}

export const Interrupted: Story = {
  name: 'Rows cannot be sent',
  args: { cloud: { faults: answers('putImportRows', 404, { message: 'No' }) } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await upload(page, csv(smallFile))
    await step(page, 'Upload')
    await expect(await page.findByText(/^The upload stopped/u, {}, patience)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Resume upload' })).toBeVisible()
  },
}

export const OtherFile: Story = {
  name: 'After a reload, another file',
  args: { cloud: { faults: answers('putImportRows', 404, { message: 'No' }) } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await upload(page, csv(smallFile))
    await page.findByText(/^The upload stopped/u, {}, patience)
    const { forgetUpload } = await import('@/screens/office/imports/run/upload-job')
    const { importJobs } = await import('@/state/office/import-jobs')
    // As a reload does.
    for (const { importId } of importJobs.uploads) forgetUpload(importId)
    await expect(await page.findByText('The upload was interrupted')).toBeVisible()
    await choose(page, csv(`${smallFile}\n`), 'small.csv again')
    await expect(await page.findByText(/^This is a different file/u, {}, patience)).toBeVisible()
  },
}

export const Gone: Story = {
  name: 'An import that is not there',
  args: { path: '/import/accounts?import=999999' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText('This import no longer exists.', {}, patience)).toBeVisible()
    await expect(page.getByRole('link', { name: 'All imports' })).toBeVisible()
  },
}

export const ResultOfLongAgo: Story = {
  name: 'The result of an earlier import',
  args: { path: '/import/accounts?import=1' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await step(page, 'Result')
    await expect(page.getByText('321 bills can now be paid.')).toBeVisible()
    await expect(page.queryByRole('button', { name: 'Undo the import' })).toBeNull()
  },
}

export const FailedImport: Story = {
  name: 'An import that failed',
  args: { tenant: 'tiffin', persona: 'super', path: '/import/import-aging?import=9' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await step(page, 'Import')
    await expect(await page.findByText('No rows were imported')).toBeVisible()
    await expect(page.getByText(/^Records have changed since the check\./u)).toBeVisible()
  },
}
