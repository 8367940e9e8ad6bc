import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { AtTheCounter } from '../../support/at-the-counter'
import { answers } from '../../support/faults'
import { inKit } from '../../support/kit'
import { inside } from '../../support/page'
import { open, press } from './at-the-form'

/** The citizen paid first: `bill_changed` of product.md 3.4. */
const meta = {
  title: 'Office/Counter/Paid meanwhile',
  component: AtTheCounter,
  decorators: [inKit],
  parameters: { office: true },
} satisfies Meta<typeof AtTheCounter>

export default meta
type Story = StoryObj<typeof meta>

const firstHalfPaid = (balance_cents: number, amount_cents: number) => ({
  code: 'bill_changed',
  items: [
    {
      id: '08-004512-2025-1',
      department_id: 'real-estate-tax',
      state: balance_cents > 0 ? 'changed' : 'paid',
      balance_cents,
      changed_at: '2026-06-01T13:58:00.000Z',
      reason: null,
      paid: { by: 'Jane Doe', online: true, at: '2026-06-01T13:58:00.000Z', amount_cents },
    },
  ],
})

const paidMeanwhile = (balance_cents: number, amount_cents: number): Pick<Story, 'args'> => ({
  args: {
    cloud: {
      faults: [
        {
          match: { call: 'takePayment' },
          effect: { kind: 'status', status: 409, body: firstHalfPaid(balance_cents, amount_cents) },
          times: 1,
        },
      ],
    },
  },
})

export const PaidMeanwhile: Story = {
  name: 'A part was paid online meanwhile: the rest is taken',
  ...paidMeanwhile(44_864, 50_000),
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, /^Cash/)
    await press(dialog, /^Record \$948\.64/)
    const said = await dialog.findByRole('alert')
    await expect(said).toHaveTextContent('No payment was taken')
    await expect(said).toHaveTextContent('First half 2025 · 08-004512')
    await expect(said).toHaveTextContent('Jane Doe paid $500.00 online on Jun 1, 2026, 9:58 AM')
    await expect(said).toHaveTextContent('Left to pay: $448.64')
    await expect(said).toHaveTextContent('Give the payer $500.00 in cash back')
    await press(dialog, /^Go on with \$448\.64/)
    await expect(await dialog.findByRole('textbox', { name: /Payer’s name/ })).toHaveValue(
      'Ann Caller',
    )
    await press(dialog, /^Record \$448\.64/)
    await expect(await dialog.findByText('$448.64 was taken')).toBeVisible()
  },
}

const amountField = { name: /^Amount, First half/ }

export const AnotherAmount: Story = {
  name: 'Asked about an equal payment, then another amount: one notice at a time',
  args: {
    cloud: {
      faults: [
        {
          match: { call: 'takePayment' },
          effect: { kind: 'status', status: 409, body: { code: 'duplicate_suspected' } },
          times: 1,
        },
        {
          match: { call: 'quoteCounterPayment', nth: 2 },
          effect: { kind: 'status', status: 409, body: firstHalfPaid(44_864, 50_000) },
          times: 1_000,
        },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, /^Cash/)
    await press(dialog, /^Record \$948\.64/)
    const anyway = { name: 'Take it anyway' }
    await expect(await dialog.findByRole('button', anyway)).toBeVisible()
    await expect(dialog.getByRole('checkbox', { name: /First half/ })).toHaveAccessibleDescription(
      /\$948\.64$/u,
    )
    const amount = dialog.getByRole('textbox', amountField)
    await userEvent.clear(amount)
    await userEvent.type(amount, '900')
    await userEvent.tab()
    await expect(await dialog.findByText(/Left to pay: \$448\.64/u)).toBeVisible()
    await expect(dialog.queryByRole('button', anyway)).toBeNull()
    await expect(dialog.getAllByRole('alert')).toHaveLength(1)
    await expect(dialog.getByRole('checkbox', { name: /First half/ })).toHaveAccessibleDescription(
      /\$448\.64$/u,
    )
  },
}

export const PaidWholeMeanwhile: Story = {
  name: 'All of it was paid online meanwhile',
  ...paidMeanwhile(0, 94_864),
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, /^Cash/)
    await press(dialog, /^Record/)
    const said = await dialog.findByRole('alert')
    await expect(said).toHaveTextContent('Nothing is left to pay')
    await expect(said).toHaveTextContent('Give the payer $948.64 in cash back')
    await expect(dialog.queryByRole('button', { name: /^Go on/ })).toBeNull()
    await press(dialog, /^Start over/)
    await expect(dialog.queryByRole('checkbox', { name: /First half/ })).toBeNull()
    await expect(dialog.getByRole('checkbox', { name: /Second half/ })).toBeVisible()
  },
}

export const PaidBeforeThePrice: Story = {
  name: 'It was paid before its price was known',
  args: { cloud: { faults: answers('quoteCounterPayment', 409, firstHalfPaid(0, 94_864)) } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Take a payment' }))
    const dialog = inside(await page.findByRole('dialog', { name: 'Take a payment' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Jane Doe paid $948.64 online')
    await expect(dialog.queryByText(/could not be loaded/)).toBeNull()
  },
}
