import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import type { CallId } from '@/contract/all'
import { answers } from '../../support/faults'
import { miamiCounty } from '../../support/merchant'
import { inside, type Page } from '../../support/page'
import { Screen } from '../../support/screen'
import { csv, patience, smallFile, step, toCheck, upload } from './at-an-import'
import { bills } from './import-files'

/** What a clerk meets besides errors in the file: large changes, refusals, lost answers. */
const meta = {
  title: 'Office/Imports/Trouble',
  component: Screen,
  args: { persona: 'merchant-admin', path: '/import/accounts' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

async function toImport(canvasElement: HTMLElement, file = csv(smallFile)): Promise<Page> {
  const page = await toCheck(canvasElement, file)
  await userEvent.click(page.getByRole('button', { name: 'Continue' }))
  await step(page, 'Import')
  return page
}

async function importFile(canvasElement: HTMLElement, file = csv(smallFile)): Promise<Page> {
  const page = await toImport(canvasElement, file)
  await userEvent.click(await page.findByRole('button', { name: /^Import \d/u }, patience))
  return page
}

const lost = (call: CallId) => [
  { match: { call }, effect: { kind: 'drop-after-commit' as const }, times: 1 },
]
const refuses = (call: CallId, code: string) => answers(call, 409, { message: 'No', code })

export const Large: Story = {
  name: 'So large a change has to be typed',
  play: async ({ canvasElement }) => {
    const page = await importFile(canvasElement, bills('900000.00', '10.00'))
    const question = inside(await page.findByRole('dialog', { name: /^Import this large change/u }))
    await userEvent.click(question.getByRole('button', { name: 'Import 2 rows' }))
    await expect(await question.findByText(/^That does not match\./u)).toBeVisible()
    await userEvent.type(question.getByRole('textbox'), 'Real estate tax')
    await userEvent.click(question.getByRole('button', { name: 'Import 2 rows' }))
    await step(page, 'Result')
    await expect(await page.findByText('2 bills can now be paid.')).toBeVisible()
  },
}

export const BeginLost: Story = {
  name: 'The answer to the upload is lost: it was begun',
  args: { cloud: { faults: lost('createImport') } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await upload(page, csv(smallFile))
    await step(page, 'Map columns')
    await userEvent.click(page.getByRole('link', { name: 'All imports' }))
    const history = inside(await page.findByRole('table', { name: 'Earlier imports' }))
    await expect(await history.findAllByRole('link', { name: 'small.csv' })).toHaveLength(1)
  },
}

export const CommitLost: Story = {
  name: 'The answer to the import is lost: it was made, once',
  args: { cloud: { faults: lost('commitImport') } },
  play: async ({ canvasElement }) => {
    const page = await importFile(canvasElement)
    await step(page, 'Result')
    await expect(await page.findByText('2 rows of small.csv were imported')).toBeVisible()
    await expect(
      (
        await inside(document.body).findAllByText(
          /The change was made at .*Only the server’s response was lost\./u,
        )
      )[0],
    ).toBeVisible()
    await userEvent.click(page.getByRole('link', { name: 'All imports' }))
    const history = inside(await page.findByRole('table', { name: 'Earlier imports' }))
    await expect(await history.findAllByRole('link', { name: 'small.csv' })).toHaveLength(1)
  },
}

export const UndoLost: Story = {
  name: 'The answer to an undo is lost: it was made',
  args: { cloud: { faults: lost('undoImport') } },
  play: async ({ canvasElement }) => {
    const page = await importFile(canvasElement)
    await step(page, 'Result')
    await userEvent.click(page.getByRole('button', { name: 'Undo the import' }))
    const question = inside(await page.findByRole('dialog'))
    await userEvent.click(question.getByRole('button', { name: 'Undo the import' }))
    await expect(await page.findByText('2 rows were undone.', {}, patience)).toBeVisible()
  },
}

export const DepartmentOff: Story = {
  name: 'The department was switched off meanwhile',
  args: { cloud: { faults: refuses('commitImport', 'department_off') } },
  play: async ({ canvasElement }) => {
    const page = await importFile(canvasElement)
    await expect(
      (await page.findAllByText(/^This department is switched off\./u, {}, patience))[0],
    ).toBeVisible()
  },
}

export const Outdated: Story = {
  name: 'The books have changed since the check',
  args: { cloud: { faults: refuses('commitImport', 'check_outdated') } },
  play: async ({ canvasElement }) => {
    const page = await importFile(canvasElement)
    await expect(
      (await page.findAllByText(/^Records have changed since the check\./u, {}, patience))[0],
    ).toBeVisible()
  },
}

export const RowsGone: Story = {
  name: 'The rows of the file are gone',
  args: { cloud: { faults: refuses('checkImport', 'rows_gone') } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await upload(page, csv(smallFile))
    await step(page, 'Map columns')
    await userEvent.click(await page.findByRole('button', { name: 'Save and check' }))
    await step(page, 'Check')
    await expect(
      await page.findByText(/^The rows of this file are no longer stored\./u, {}, patience),
    ).toBeVisible()
    await expect(page.getByRole('link', { name: 'Upload another file' })).toBeVisible()
  },
}

export const ErrorsGone: Story = {
  name: 'The rows with errors are no longer stored',
  args: { path: '/import/accounts?import=13' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await step(page, 'Result')
    await userEvent.click(page.getByRole('button', { name: 'Download the rows with errors' }))
    await expect(
      await page.findByText(/^The rows with errors are no longer stored\./u),
    ).toBeVisible()
  },
}

export const FailedMeanwhile: Story = {
  name: 'An import that failed this morning, whose rows are gone',
  args: { scenario: 'import-failed', path: '/import/accounts?import=15' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await step(page, 'Import')
    await expect(await page.findByText('No rows were imported')).toBeVisible()
    // One thing to do, which can be done.
    await expect(
      await page.findByText(
        'Records have changed since the check. The rows of this file are no longer stored. Upload the file again.',
        {},
        patience,
      ),
    ).toBeVisible()
    await expect(page.getByRole('link', { name: 'Upload another file' })).toBeVisible()
    await expect(page.queryByRole('button', { name: /check/iu })).toBeNull()
  },
}

/** Imports the file, corrects its first bill by another, and undoes the first import. */
async function undoneAfterCorrection(canvasElement: HTMLElement, file: File): Promise<Page> {
  const page = await importFile(canvasElement, file)
  await step(page, 'Result')
  await userEvent.click(page.getByRole('link', { name: 'Import another file' }))
  await page.findByRole('heading', { level: 1, name: 'Import accounts' })
  await importFile(canvasElement, new File([bills('90.00')], 'correction.csv'))
  await step(page, 'Result')
  await userEvent.click(page.getByRole('link', { name: 'All imports' }))
  await userEvent.click(await page.findByRole('link', { name: 'bills.csv' }))
  await userEvent.click(await page.findByRole('button', { name: 'Undo the import' }))
  const question = inside(await page.findByRole('dialog'))
  await userEvent.click(question.getByRole('button', { name: 'Undo the import' }))
  return page
}

export const UndoneInPart: Story = {
  name: 'Undone in part',
  play: async ({ canvasElement }) => {
    const page = await undoneAfterCorrection(canvasElement, bills('100.00', '250.00'))
    await expect(await page.findByText('1 row was undone.', {}, patience)).toBeVisible()
    await expect(
      page.getByText('1 row stays, because it was changed after the import.'),
    ).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'Result' })).toHaveFocus()
  },
}

export const NothingToUndo: Story = {
  name: 'It changed nothing: there is nothing to undo',
  play: async ({ canvasElement }) => {
    const page = await importFile(canvasElement, bills('100.00'))
    await step(page, 'Result')
    await userEvent.click(page.getByRole('link', { name: 'Import another file' }))
    await page.findByRole('heading', { level: 1, name: 'Import accounts' })
    await importFile(canvasElement, new File([bills('100.00'), '\n'], 'again.csv'))
    await step(page, 'Result')
    await expect(
      await page.findByText('This import changed nothing, so there is nothing to undo.'),
    ).toBeVisible()
    await expect(page.queryByRole('button', { name: 'Undo the import' })).toBeNull()
    await expect(page.queryByText('Citizens see the new amounts immediately.')).toBeNull()
  },
}

export const NothingUndone: Story = {
  name: 'Nothing can be undone: it stays an import',
  play: async ({ canvasElement }) => {
    const page = await undoneAfterCorrection(canvasElement, bills('100.00'))
    await expect(await page.findByText('Nothing was undone', {}, patience)).toBeVisible()
    await expect(
      page.getByText('1 row stays, because it was changed after the import.'),
    ).toBeVisible()
    await expect(page.getByText('1 row of bills.csv was imported')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Undo the import' })).toBeVisible()
    await expect(page.queryByText(/^Undone by/u)).toBeNull()
    // Shown, and told to screen readers.
    const [told] = inside(document.body).getAllByText(/^Nothing of the import of bills\.csv was/u)
    await expect(told).toBeInTheDocument()
  },
}

export const NotHere: Story = {
  name: 'A host without these calls',
  args: {
    cloud: {
      faults: answers('getMerchantInfo', 200, {
        data: { ...miamiCounty, id: '1', added_calls: [] },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByRole('heading', { name: 'Import accounts' })).toBeVisible()
    await expect(await page.findByText(/not available online here/u)).toBeVisible()
    await expect(page.queryByRole('button', { name: 'Upload' })).toBeNull()
  },
}

export const MerchantUser: Story = {
  name: 'A merchant user without the right',
  args: { persona: 'merchant-user', path: '/real-estate-tax/import-payments' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(
      await page.findByText(/^Your role \(Merchant User\) does not allow this\./u),
    ).toBeVisible()
    await expect(page.queryByRole('button', { name: 'Upload' })).toBeNull()
  },
}

/** Looks at a result, and begins nothing. */
export const SupportResult: Story = {
  name: 'A result, as support sees it',
  args: { persona: 'support', tenant: null, path: '/import/accounts?merchant=1&import=13' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await step(page, 'Result')
    await expect(await page.findByRole('link', { name: 'View bills' })).toBeVisible()
    await expect(page.queryByRole('link', { name: 'Import another file' })).toBeNull()
  },
}
