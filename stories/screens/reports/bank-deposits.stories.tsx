import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { onlyReturns, reconciledByOwen } from '../../support/batches'
import { answers, neverAnswers } from '../../support/faults'
import { inside } from '../../support/page'
import { Screen, type ScreenProps } from '../../support/screen'

/** Batches compared with the bank (product.md A9 to A11): who may, notes what was deposited. */
const meta = {
  title: 'Office/Reports/Bank deposits',
  component: Screen,
  args: {
    tenant: 'miamicounty',
    persona: 'merchant-admin',
    path: '/reports/departments/1?from=2026-05-27&to=2026-06-01',
  },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const outside = () => inside(document.body)

async function deposits(canvasElement: HTMLElement) {
  const table = await inside(canvasElement).findByRole('table', { name: 'Bank deposits' })
  return inside(table)
}

async function menu(canvasElement: HTMLElement, day: string) {
  const rows = await deposits(canvasElement)
  await userEvent.click(
    await rows.findByRole('button', { name: named(`Actions for the batch of ${day}`) }),
  )
}

async function button(canvasElement: HTMLElement, day: string) {
  const rows = await deposits(canvasElement)
  return rows.findByRole('button', { name: named(`^(Reconcile|Change) the batch of ${day}`) })
}

/** Dates stay on one line: their spaces are no ordinary ones. */
const named = (text: string) =>
  new RegExp(
    text
      .replaceAll(' ', String.raw`\s`)
      .replaceAll('?', String.raw`\?`)
      .replaceAll('$', '[$]'),
    'u',
  )

/** The form of a batch; what was expected of it is in the row. */
async function openForm(canvasElement: HTMLElement, day: string) {
  await userEvent.click(await button(canvasElement, day))
  const dialog = await outside().findByRole('dialog', {
    name: named(`Reconcile the batch of ${day}`),
  })
  const form = inside(dialog)
  await waitFor(() => expect(form.getByLabelText(/^Deposit at the bank/)).toBeVisible())
  return form
}

type Form = Awaited<ReturnType<typeof openForm>>

async function note(form: Form, amount: string, text = '') {
  await userEvent.type(form.getByLabelText(/^Deposit at the bank/), amount)
  if (text !== '') await userEvent.type(form.getByLabelText(/^Note/), text)
  await userEvent.click(form.getByRole('button', { name: 'Reconcile' }))
}

const thursday = 'May 28, 2026'

export const NothingNoted: Story = {
  name: 'Nothing is reconciled yet',
  play: async ({ canvasElement }) => {
    const rows = await deposits(canvasElement)
    await expect(rows.getAllByText('Not reconciled').length).toBeGreaterThan(1)
    await expect(rows.getByText(/^Open until 8:00/)).toBeVisible()
    const open = await button(canvasElement, 'Jun 1, 2026')
    await expect(open).toHaveAttribute('aria-disabled', 'true')
    await expect(open).toHaveAccessibleDescription(
      named('This batch is open until Jun 1, 2026, 8:00 PM'),
    )
    await userEvent.click(open)
    await expect(outside().queryByRole('dialog')).toBeNull()
    // Nothing is noted: there is no column of it, and no menu.
    await expect(rows.queryByRole('columnheader', { name: 'Deposit' })).toBeNull()
    await expect(rows.queryByRole('button', { name: /^Actions for/ })).toBeNull()
  },
}

export const Differs: Story = {
  name: 'A deposit falls short, and is taken back',
  play: async ({ canvasElement }) => {
    const form = await openForm(canvasElement, thursday)
    await userEvent.click(form.getByRole('button', { name: 'Reconcile' }))
    await expect(await form.findByRole('alert')).toHaveTextContent('Deposit at the bank')
    await userEvent.type(form.getByLabelText(/^Deposit at the bank/), '1.00')
    await expect(form.getByText(/less than expected\.$/)).toHaveTextContent(
      /^The bank shows \$11,757\.83 less than expected\.$/,
    )
    await userEvent.type(form.getByLabelText(/^Note/), 'Seen on the statement')
    await userEvent.click(form.getByRole('button', { name: 'Reconcile' }))
    await waitFor(() => expect(outside().queryByRole('dialog')).toBeNull())
    // The notice says what the row says.
    const noted = `The batch of ${thursday} is noted. The bank shows $11,757.83 less than expected.`
    await expect((await outside().findAllByText(named(noted)))[0]).toBeVisible()
    await expect(outside().queryByText(/is reconciled\.$/)).toBeNull()
    const rows = await deposits(canvasElement)
    await expect(await rows.findByText('Off by $11,757.83')).toBeVisible()
    // The button is the same one, and has the focus again.
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Change'))
    await expect(rows.getByText(/^Harriet Lowe,/)).toBeVisible()
    await expect(rows.getByText('Seen on the statement')).toBeVisible()
    await menu(canvasElement, thursday)
    await userEvent.click(await outside().findByRole('menuitem', { name: 'Undo reconciliation' }))
    const asked = inside(
      await outside().findByRole('dialog', {
        name: named(`Undo the reconciliation of ${thursday}?`),
      }),
    )
    await waitFor(() =>
      expect(asked.getByRole('button', { name: 'Undo reconciliation' })).toBeVisible(),
    )
    await userEvent.click(asked.getByRole('button', { name: 'Undo reconciliation' }))
    await waitFor(() => expect(outside().queryByRole('dialog')).toBeNull())
    await expect(rows.queryByText('Off by $11,757.83')).toBeNull()
    // Put back by the notice's button.
    await userEvent.click(
      (await outside().findAllByRole('button', { name: 'Undo' }))[0] ?? canvasElement,
    )
    await expect(await rows.findByText('Off by $11,757.83')).toBeVisible()
  },
}

export const Agrees: Story = {
  name: 'A deposit is what was expected',
  play: async ({ canvasElement }) => {
    const form = await openForm(canvasElement, thursday)
    await note(form, '11758.83')
    const reconciled = named(`The batch of ${thursday} is reconciled.`)
    await expect((await outside().findAllByText(reconciled))[0]).toBeVisible()
    await expect(await (await deposits(canvasElement)).findByText('Matched')).toBeVisible()
  },
}

export const Conflict: Story = {
  name: 'A colleague reconciled it meanwhile',
  args: {
    cloud: {
      faults: answers('reconcileBatch', 409, {
        message: 'Somebody else has changed this since you opened it.',
        code: 'changed',
        current: reconciledByOwen,
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const form = await openForm(canvasElement, thursday)
    await note(form, '899.50', 'Mine')
    const both = inside(
      await outside().findByRole('dialog', {
        name: 'Someone else changed this while you were editing',
      }),
    )
    await waitFor(() => expect(both.getByText('Seen by Owen')).toBeVisible())
    await expect(both.getByText('$900.00')).toBeVisible()
    await expect(both.getByText('$899.50')).toBeVisible()
  },
}

export const ClosesLater: Story = {
  name: 'The server says that the batch is open',
  args: {
    cloud: { faults: answers('reconcileBatch', 409, { message: 'It is open.', code: 'open' }) },
  },
  play: async ({ canvasElement }) => {
    const form = await openForm(canvasElement, thursday)
    await note(form, '1.00')
    await expect(await form.findByRole('alert')).toHaveTextContent('This batch is still open.')
    await expect(form.getByLabelText(/^Deposit at the bank/)).toHaveValue('1.00')
  },
}

export const Unreachable: Story = {
  name: 'The network fails while it is saved',
  args: {
    cloud: { faults: [{ match: { call: 'reconcileBatch' }, effect: { kind: 'network' } }] },
  },
  play: async ({ canvasElement }) => {
    const form = await openForm(canvasElement, thursday)
    await note(form, '1.00', 'Typed')
    await expect(await form.findByRole('alert')).toBeVisible()
    await expect(form.getByLabelText(/^Note/)).toHaveValue('Typed')
  },
}

/** Roles that see the report and note nothing. */
const readOnly = {
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const rows = await deposits(canvasElement)
    await expect(rows.getAllByText('Not reconciled').length).toBeGreaterThan(1)
    await expect(rows.queryByRole('button')).toBeNull()
  },
}

export const Clerk: Story = {
  ...readOnly,
  name: 'As a merchant user sees it',
  args: { persona: 'merchant-user' },
}

const onTheRoot = {
  tenant: null,
  path: '/admin/reports/departments/1?from=2026-05-27&to=2026-06-01',
} satisfies Partial<ScreenProps>

export const Support: Story = {
  ...readOnly,
  tags: ['!dev'],
  args: { ...onTheRoot, persona: 'support' },
}

export const Provider: Story = {
  tags: ['!dev'],
  args: { ...onTheRoot, persona: 'admin' },
  play: async ({ canvasElement }) => {
    await expect(await openForm(canvasElement, thursday)).toBeDefined()
  },
}

export const OfADepartment: Story = {
  name: 'A department’s part',
  args: { path: '/reports/transactions/1/real-estate-tax?from=2026-05-27&to=2026-06-01' },
  play: async ({ canvasElement }) => {
    const form = await openForm(canvasElement, thursday)
    await note(form, '1.00')
    await expect(await (await deposits(canvasElement)).findByText(/^Off by/)).toBeVisible()
  },
}

export const BankTookMoney: Story = {
  name: 'Returns took more than came in',
  args: {
    path: '/reports/departments/1?from=2026-05-28&to=2026-05-28',
    cloud: {
      faults: answers('listBatches', 200, {
        days: { from: '2026-05-28', to: '2026-05-28' },
        data: [onlyReturns],
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const form = await openForm(canvasElement, thursday)
    await expect(form.getByRole('radio', { name: 'Took money out' })).toBeChecked()
    await userEvent.type(form.getByLabelText(/^Deposit at the bank/), '125.00')
    await expect(form.getByText('This is what was expected.')).toBeVisible()
    await userEvent.click(form.getByRole('radio', { name: 'Paid money in' }))
    await expect(form.getByText(/more than expected\.$/)).toHaveTextContent(
      'The bank shows $250.00 more than expected.',
    )
    await userEvent.click(form.getByRole('radio', { name: 'Took money out' }))
    await userEvent.click(form.getByRole('button', { name: 'Reconcile' }))
    await waitFor(() => expect(outside().queryByRole('dialog')).toBeNull())
  },
}

/** A sheet has no next page. */
export const Printed: Story = {
  tags: ['!dev'],
  args: { path: '/reports/departments/1?from=2026-05-04&to=2026-05-29' },
  play: async ({ canvasElement }) => {
    const rows = await deposits(canvasElement)
    const days = () => rows.getAllByRole('rowheader').length
    await expect(days()).toBe(10)
    window.dispatchEvent(new Event('beforeprint'))
    await expect(days()).toBe(17)
    window.dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(days()).toBe(10))
  },
}

export const NoBatch: Story = {
  name: 'Days without a batch',
  args: { path: '/reports/departments/1?from=2026-05-30&to=2026-05-31' },
  play: async ({ canvasElement }) => {
    await expect(
      await inside(canvasElement).findByText(/there is no deposit to expect\.$/),
    ).toBeVisible()
  },
}

export const Failed: Story = {
  name: 'They cannot be loaded',
  args: { cloud: { faults: answers('listBatches', 500, { message: 'No' }) } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(
      await page.findByRole('button', { name: 'Try again' }, { timeout: 10_000 }),
    ).toBeVisible()
    // The report itself is there.
    await expect(page.getByRole('table', { name: 'Posting report departments' })).toBeVisible()
  },
}

export const Loading: Story = {
  name: 'While they are loaded',
  args: { cloud: { faults: neverAnswers('listBatches') } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByRole('heading', { name: 'Bank deposits' })).toBeVisible()
    await expect(page.queryByRole('table', { name: 'Bank deposits' })).toBeNull()
  },
}
