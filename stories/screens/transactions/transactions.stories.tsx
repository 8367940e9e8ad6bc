import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { getTransaction, refundTransaction } from '@/contract/payments/transaction'
import type { Cloud } from '@mocks/app/cloud'
import { callerFor } from '@mocks/hosts/caller'
import { samplePayments } from '@mocks/scenarios/page-samples'
import { personaNamed } from '@mocks/world/personas'
import { answers } from '../../support/faults'
import { inside, type Page } from '../../support/page'
import { Screen } from '../../support/screen'

/** A department's payments of one day, and one of them in its drawer (product.md A14). */
const meta = {
  title: 'Office/Transactions',
  component: Screen,
  args: {
    path: '/transactions-reports/transactions/1/real-estate-tax',
    persona: 'merchant-admin',
  },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const list = meta.args.path
const payment = (id: string) => `${list}?transaction=${id}`
/** Changes are announced after the answer. */
const patience = { timeout: 10_000 }

const drawer = async (canvasElement: HTMLElement) => {
  const dialog = await inside(canvasElement).findByRole('dialog', { name: 'Payment' })
  return inside(dialog)
}

/** The payment is rendered anew while its answer is checked behind: the text is looked for anew, too. */
const says = (part: Page, text: string, options = {}) =>
  waitFor(() => expect(part.getByText(text, options)).toBeVisible(), patience)

const offers = (part: Page, button: { name: string }) =>
  waitFor(() => expect(part.getByRole('button', button)).toBeVisible(), patience)

export const Day: Story = {
  name: 'A day',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const rows = inside(await page.findByRole('table', { name: 'Daily transactions' }))
    await expect(await rows.findByText('Being checked')).toBeVisible()
    await expect(rows.getByText('Declined')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Export' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Payments by hour' })).toBeVisible()
  },
}

export const NothingPaid: Story = {
  name: 'A day with nothing',
  args: { path: `${list}?day=2026-05-30` },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText(/^No payments on May 30, 2026\./)).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Previous day' }))
    await expect(await page.findByText(/May 29, 2026$/)).toBeVisible()
  },
}

export const NothingMatches: Story = {
  tags: ['!dev'],
  args: { path: `${list}?q=nobody-of-this-name` },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect((await page.findAllByRole('button', { name: /^Clear/ }))[0]).toBeVisible()
  },
}

export const Failed: Story = {
  name: 'No answer',
  args: { cloud: { faults: answers('listTransactions', 500) } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByRole('button', { name: 'Try again' }, patience)).toBeVisible()
  },
}

export const AsClerk: Story = {
  name: 'As a clerk without the right to refund',
  args: { persona: 'merchant-user', path: payment(samplePayments.posted) },
  play: async ({ canvasElement }) => {
    const shown = await drawer(canvasElement)
    await offers(shown, { name: 'Send receipt' })
    await expect(shown.queryByRole('button', { name: 'Void' })).toBeNull()
    await expect(shown.queryByRole('button', { name: 'Refund' })).toBeNull()
  },
}

export const Settled: Story = {
  name: 'A settled payment',
  args: { path: payment(samplePayments.posted) },
  play: async ({ canvasElement }) => {
    const shown = await drawer(canvasElement)
    await says(shown, 'Posted', { selector: '.pill' })
    await offers(shown, { name: 'What “Funding date” means' })
    await expect(shown.getByRole('button', { name: 'Void' })).toHaveAccessibleDescription(
      'This payment has settled. Refund it instead.',
    )
    await userEvent.click(shown.getByText('Processor’s fields'))
    await says(shown, 'setlstat')
  },
}

export const Refunded: Story = {
  name: 'A part is refunded',
  args: { path: payment(samplePayments.posted) },
  play: async ({ canvasElement }) => {
    const shown = await drawer(canvasElement)
    await userEvent.click(await shown.findByRole('button', { name: 'Refund' }))
    const form = inside(
      await inside(document.body).findByRole('dialog', { name: /^Refund the payment of \$/u }),
    )
    await userEvent.click(form.getByRole('radio', { name: 'A part' }))
    await userEvent.click(form.getByRole('button', { name: /^Refund/ }))
    await expect((await form.findAllByText('Choose a reason.'))[0]).toBeVisible()
    await userEvent.selectOptions(form.getByRole('combobox', { name: /^Reason/ }), 'other')
    await expect(form.getByRole('textbox', { name: /^Note/ })).toBeRequired()
    await userEvent.selectOptions(form.getByRole('combobox', { name: /^Reason/ }), 'overpaid')
    const amount = form.getByRole('textbox', { name: /^Real estate tax/ })
    await userEvent.type(amount, '20000')
    // As it is typed, too: the button offers no amount that cannot go back.
    await expect(form.getByRole('button', { name: /^Refund/ })).toHaveAccessibleName('Refund')
    await userEvent.clear(amount)
    await userEvent.type(amount, '20')
    await expect(await form.findByText(/^\$20\.00 goes back to /u)).toHaveTextContent(
      /The bill reopens by \$20\.00\. The fee of \$[\d.]+ is not refunded\. The payer gets no e-mail about it/u,
    )
    await userEvent.click(form.getByRole('button', { name: 'Refund $20.00' }))
    await says(shown, 'Partly refunded')
    await says(shown, 'Paid too much')
  },
}

/** On a phone its note is further down than the warning. */
export const LeftByEsc: Story = {
  tags: ['!dev'],
  globals: { viewport: { value: 'mobile1' } },
  args: { path: payment(samplePayments.posted) },
  play: async ({ canvasElement }) => {
    const shown = await drawer(canvasElement)
    await userEvent.click(await shown.findByRole('button', { name: 'Refund' }))
    const outside = inside(document.body)
    const title = { name: /^Refund the payment of \$/u }
    const form = inside(await outside.findByRole('dialog', title))
    await userEvent.type(form.getByRole('textbox', { name: /^Note/ }), 'Called twice')
    form.getByRole('status').scrollIntoView()
    await userEvent.keyboard('{Escape}')
    const warning = await form.findByRole('alert')
    await expect(warning).toHaveTextContent(/What you typed is lost/u)
    const heading = form.getByRole('heading', title).getBoundingClientRect()
    await expect(warning.getBoundingClientRect().top).toBeGreaterThanOrEqual(heading.bottom)
    await expect(form.getByRole('textbox', { name: /^Note/ })).toHaveValue('Called twice')
    await userEvent.click(form.getByRole('button', { name: 'Close anyway' }))
    await waitFor(() => expect(outside.queryByRole('dialog', title)).toBeNull())
  },
}

/** Refunds $20.00 of the settled payment; `form` is the dialog that is open. */
async function refundPart(shown: Page) {
  await userEvent.click(await shown.findByRole('button', { name: 'Refund' }))
  const form = inside(
    await inside(document.body).findByRole('dialog', { name: /^Refund the payment of \$/u }),
  )
  await userEvent.click(form.getByRole('radio', { name: 'A part' }))
  await userEvent.selectOptions(form.getByRole('combobox', { name: /^Reason/ }), 'overpaid')
  await userEvent.type(form.getByRole('textbox', { name: /^Real estate tax/ }), '20')
  await userEvent.click(form.getByRole('button', { name: 'Refund $20.00' }))
  return form
}

export const AnswerLost: Story = {
  name: 'The answer to a refund is lost: it was made',
  args: {
    path: payment(samplePayments.posted),
    cloud: {
      faults: [
        { match: { call: 'refundTransaction' }, effect: { kind: 'drop-after-commit' }, times: 1 },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const shown = await drawer(canvasElement)
    await refundPart(shown)
    await says(shown, 'Partly refunded')
    const outside = inside(document.body)
    await expect(
      (
        await outside.findAllByText(
          /The change was made at .*\. Only the server’s response was lost\./u,
        )
      )[0],
    ).toBeVisible()
    await expect(shown.getAllByText('$20.00', { selector: 'strong' })).toHaveLength(1)
  },
}

export const NotMade: Story = {
  name: 'A refund did not arrive: it was not made',
  args: {
    path: payment(samplePayments.posted),
    cloud: {
      faults: [{ match: { call: 'refundTransaction' }, effect: { kind: 'network' }, times: 1 }],
    },
  },
  play: async ({ canvasElement }) => {
    const shown = await drawer(canvasElement)
    const form = await refundPart(shown)
    await expect(await form.findByText(/the change was not made\. Try again\./u)).toBeVisible()
    await userEvent.click(form.getByRole('button', { name: 'Refund $20.00' }))
    await says(shown, 'Partly refunded')
  },
}

export const NobodyKnows: Story = {
  name: 'What became of a refund cannot be asked; the dialog is closed and opened again',
  args: {
    path: payment(samplePayments.posted),
    cloud: {
      faults: [
        { match: { call: 'refundTransaction' }, effect: { kind: 'drop-after-commit' }, times: 1 },
        { match: { call: 'getChange' }, effect: { kind: 'network' }, times: 2 },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const shown = await drawer(canvasElement)
    const form = await refundPart(shown)
    await expect(
      await form.findByText(/do not know yet whether the change was made/u),
    ).toBeVisible()
    await userEvent.click(form.getByRole('button', { name: 'Check again' }))
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(await shown.findByRole('button', { name: 'Refund' }))
    const again = inside(
      await inside(document.body).findByRole('dialog', { name: /^Refund the payment of \$/u }),
    )
    await expect(await again.findByText(/went through\. The change was made at/u)).toBeVisible()
    await says(shown, 'Partly refunded')
  },
}

export const Requested: Story = {
  name: 'Support asks for a refund',
  args: {
    tenant: null,
    persona: 'support',
    path: `/admin${payment(samplePayments.posted)}`,
  },
  play: async ({ canvasElement }) => {
    const shown = await drawer(canvasElement)
    await userEvent.click(await shown.findByRole('button', { name: 'Request a refund' }))
    const form = inside(
      await inside(document.body).findByRole('dialog', { name: /^Request a refund of \$/u }),
    )
    await userEvent.selectOptions(form.getByRole('combobox', { name: /^Reason/ }), 'duplicate')
    await userEvent.click(form.getByRole('button', { name: /^Request \$/ }))
    await expect(
      await shown.findByText('Waiting for someone who can approve refunds.', {}, patience),
    ).toBeVisible()
    await says(shown, 'Posted', { selector: '.pill' })
  },
}

/** On the phone with the payer, who paid $100 too much. */
const supportAskedForPart = async (cloud: Cloud) => {
  const token = (await cloud.enter(personaNamed('support').email))?.token ?? null
  const support = callerFor(cloud, null, { token })
  const of = { params: { id: samplePayments.posted }, query: { merchant_id: '1' } }
  const { answer } = await support.call(getTransaction, of)
  const items = answer?.data?.items ?? []
  const body = {
    reason: 'overpaid' as const,
    note: '',
    items: items.map(({ id }) => ({ id, amount_cents: 10_000 })),
  }
  await support.call(refundTransaction, { ...of, body })
}

export const Decided: Story = {
  name: 'A refund that Support asked for is made',
  args: { path: payment(samplePayments.posted), earlier: supportAskedForPart },
  play: async ({ canvasElement }) => {
    const shown = await drawer(canvasElement)
    await userEvent.click(await shown.findByRole('button', { name: /^Refund \$/u }))
    const question = inside(
      await inside(document.body).findByRole('dialog', { name: /^Refund \$[\d,.]+\?$/u }),
    )
    await expect(await question.findByText(/asked for it\. \$.* goes back to/u)).toHaveTextContent(
      'The bill reopens by $100.00.',
    )
    await userEvent.click(question.getByRole('button', { name: 'Make the refund' }))
    await says(shown, 'Partly refunded')
  },
}

export const Checked: Story = {
  name: 'An unknown payment is checked',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const rows = inside(await page.findByRole('table', { name: 'Daily transactions' }))
    const row = (await rows.findByText('Being checked')).closest('tr')
    // Its amount is not in the sum below the rows, and both say so.
    await expect(row).toHaveTextContent(/\$[\d,.]+ not in the total/u)
    await expect(rows.getByRole('rowheader', { name: 'Total received' })).toBeVisible()
    await userEvent.click(inside(row ?? canvasElement).getByRole('link'))
    const shown = await drawer(canvasElement)
    const funding = { name: 'What “Funding date” means' }
    await expect(shown.queryByRole('button', funding)).toBeNull()
    await userEvent.click(await shown.findByRole('button', { name: 'Check status now' }))
    await says(shown, 'Approved')
    await offers(shown, funding)
    await userEvent.click(shown.getByRole('button', { name: 'Void' }))
    const question = inside(await page.findByRole('dialog', { name: /^Void the payment of \$/u }))
    // The button names all that goes back: what was paid for the bills, and the fee.
    const said = (await question.findByText(/goes back to/u)).textContent
    const [back, bills, fee] = (said.match(/[\d,]+\.\d\d/gu) ?? []).map((text) =>
      Math.round(Number(text.replaceAll(',', '')) * 100),
    )
    await expect(fee).toBeGreaterThan(0)
    await expect(back).toBe((bills ?? 0) + (fee ?? 0))
    await expect(question.getByRole('button', { name: /^Void \$/u })).toHaveAccessibleName(
      `Void ${/\$[\d,.]+\.\d\d/u.exec(said)?.[0] ?? ''}`,
    )
  },
}

export const Gone: Story = {
  name: 'A payment that is not here',
  args: { path: payment('no-such-payment') },
  play: async ({ canvasElement }) => {
    const shown = await drawer(canvasElement)
    await says(shown, 'There is no such payment here.')
  },
}
