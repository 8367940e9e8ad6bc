import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { getTransaction, refundTransaction, voidTransaction } from '@/contract/payments/transaction'
import { listTransactions } from '@/contract/payments/transactions'
import type { Cloud } from '@mocks/app/cloud'
import { callerFor } from '@mocks/hosts/caller'
import { samplePayments } from '@mocks/scenarios/page-samples'
import { personaNamed } from '@mocks/world/personas'
import { inside } from '../../support/page'
import { Screen } from '../../support/screen'

/** A payment that is voided or refunded in another tab while the question is open here. */
const list = '/transactions-reports/transactions/1/real-estate-tax'
const meta = {
  title: 'Office/Transactions/Undone elsewhere',
  component: Screen,
  tags: ['!dev'],
  args: { path: list, persona: 'merchant-admin', earlier: keep },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

let cloud: Cloud | null = null
function keep(started: Cloud): Promise<void> {
  cloud = started
  return Promise.resolve()
}

const inAnotherTab = async () => {
  if (cloud === null) throw new Error('No cloud')
  const token = (await cloud.enter(personaNamed('merchant-admin').email))?.token ?? null
  return callerFor(cloud, 'miamicounty', { token })
}
const why = { reason: 'duplicate', note: '' } as const
const patience = { timeout: 10_000 }

export const Voided: Story = {
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const rows = inside(await page.findByRole('table', { name: 'Daily transactions' }))
    await userEvent.click(await rows.findByRole('link', { name: /Shanna Dibbert/u }))
    const shown = inside(await page.findByRole('dialog', { name: 'Payment' }))
    await userEvent.click(await shown.findByRole('button', { name: 'Void' }))
    const body = inside(document.body)
    const form = inside(await body.findByRole('dialog', { name: /^Void the payment/u }))
    await userEvent.selectOptions(form.getByRole('combobox', { name: /^Reason/u }), 'duplicate')
    const other = await inAnotherTab()
    const params = { merchant: '1', department: 'real-estate-tax' }
    const { answer } = await other.call(listTransactions, { params, query: { q: 'Shanna' } })
    const id = answer?.data[0]?.id ?? ''
    await other.call(voidTransaction, { params: { id }, query: {}, body: why })
    await userEvent.click(form.getByRole('button', { name: /^Void \$/u }))
    const said = /voided already/u
    await waitFor(() => expect(body.getByText(said)).toBeVisible(), patience)
    await expect(body.queryByRole('button', { name: /^Void \$/u })).toBeNull()
  },
}

/** Two who answer one request: the second is told, and nothing more goes back. */
export const PartRefunded: Story = {
  args: { path: `${list}?transaction=${samplePayments.posted}` },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const shown = inside(await page.findByRole('dialog', { name: 'Payment' }))
    await userEvent.click(await shown.findByRole('button', { name: 'Refund' }))
    const body = inside(document.body)
    const form = inside(await body.findByRole('dialog', { name: /^Refund the payment/u }))
    const other = await inAnotherTab()
    const of = { params: { id: samplePayments.posted }, query: {} }
    const { answer } = await other.call(getTransaction, of)
    const [first] = answer?.data?.items ?? []
    if (first === undefined) throw new Error('No items')
    const items = [{ id: first.id, amount_cents: 100_00 }]
    await other.call(refundTransaction, { ...of, body: { ...why, items } })
    await userEvent.selectOptions(form.getByRole('combobox', { name: /^Reason/u }), 'duplicate')
    await userEvent.click(form.getByRole('radio', { name: 'A part' }))
    const [amount] = await form.findAllByRole('textbox', { description: /^Up to/u })
    if (amount === undefined) throw new Error('No amount')
    await userEvent.type(amount, '100.00')
    await userEvent.click(form.getByRole('button', { name: 'Refund $100.00' }))
    await waitFor(
      () =>
        expect(body.getByText(/^Some of this payment was refunded in the meantime/u)).toBeVisible(),
      patience,
    )
    const { answer: after } = await other.call(getTransaction, of)
    await expect(after?.data?.refunds).toHaveLength((answer?.data?.refunds.length ?? 0) + 1)
  },
}

export const Refunded: Story = {
  args: { path: `${list}?transaction=${samplePayments.posted}` },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const shown = inside(await page.findByRole('dialog', { name: 'Payment' }))
    await userEvent.click(await shown.findByRole('button', { name: 'Refund' }))
    const body = inside(document.body)
    const form = inside(await body.findByRole('dialog', { name: /^Refund the payment/u }))
    await expect(await form.findByText(/The payer gets (?:an|no) e-mail about it/u)).toBeVisible()
    const other = await inAnotherTab()
    const of = { params: { id: samplePayments.posted }, query: {} }
    const { answer } = await other.call(getTransaction, of)
    const items = (answer?.data?.items ?? []).map(({ id, left_cents }) => ({
      id,
      amount_cents: left_cents,
    }))
    await other.call(refundTransaction, { ...of, body: { ...why, items } })
    await userEvent.selectOptions(form.getByRole('combobox', { name: /^Reason/u }), 'duplicate')
    const confirmation = form.queryByRole('textbox', { name: /to confirm/u })
    if (confirmation && answer?.data) await userEvent.type(confirmation, answer.data.confirmation)
    await userEvent.click(form.getByRole('button', { name: /^Refund \$/u }))
    await waitFor(
      () =>
        expect(
          inside(body.getByRole('dialog', { name: 'Refund' })).getByText(
            'All of this payment was refunded.',
          ),
        ).toBeVisible(),
      patience,
    )
    await expect(body.queryByRole('button', { name: /^Refund \$/u })).toBeNull()
  },
}
