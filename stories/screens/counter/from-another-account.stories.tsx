import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { AtTheCounter } from '../../support/at-the-counter'
import { answers } from '../../support/faults'
import { inKit } from '../../support/kit'
import { inside } from '../../support/page'
import { here, sale, shows, startWith } from './under-way'

/** The clerk went back while a payment was under way, and another account's page tells of it. */
const meta = {
  title: 'Office/Counter/From another account',
  component: AtTheCounter,
  decorators: [inKit],
  parameters: { office: true },
} satisfies Meta<typeof AtTheCounter>

export default meta
type Story = StoryObj<typeof meta>

const other = '08-001280'
const whose = /^Account 08-001280 · Real estate tax$/u

/** The only way on is the other account's page. */
const leadsThere: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const page = inside(canvasElement)
  const link = await page.findByRole('link', { name: 'Open 08-001280' })
  await expect(link).toHaveAttribute(
    'href',
    '/merchant-account-view/08-001280/0001/real-estate-tax?open=payment',
  )
  await expect(page.queryByRole('button', { name: 'Take it again' })).toBeNull()
  await expect(page.queryByRole('textbox', { name: /Payer’s name/u })).toBeNull()
}

export const Waiting: Story = {
  ...sale('waiting', other),
  name: 'The terminal waits for the card',
  play: shows(/insert or tap/u, whose),
}

export const BeingChecked: Story = {
  name: 'It is being checked',
  args: {
    cloud: {
      faults: answers('getPaymentStatus', 200, {
        data: { state: 'unknown', receipt_id: null, confirmation: null, at: null },
      }),
    },
  },
  beforeEach: () => startWith('card', other),
  play: shows(/is being checked\. Do not take it again/u, whose),
}

export const Sending: Story = {
  name: 'Its request is under way',
  beforeEach: () => startWith('cash', other, { at: 'sending' }),
  play: async (context) => {
    await shows(/is being checked\. Do not take it again/u, whose)(context)
    const page = inside(context.canvasElement)
    await expect(page.queryByRole('textbox', { name: /Payer’s name/u })).toBeNull()
  },
}

export const Taken: Story = {
  name: 'It was taken',
  beforeEach: () =>
    startWith('terminal', other, { at: 'paid', receipt_id: 'r-1', confirmation: 'CT-1' }),
  play: shows(/^\$976\.62 was taken$/u, whose),
}

export const Canceled: Story = {
  ...sale('cancelled', other),
  name: 'Its sale was canceled',
  play: async (context) => {
    await shows(/^Canceled: nothing was charged/u, whose)(context)
    await leadsThere(context)
  },
}

export const Declined: Story = {
  name: 'The bank declined it',
  beforeEach: () =>
    startWith('card', other, { at: 'ready', refusal: { kind: 'declined', reason: null } }),
  play: async (context) => {
    await shows(/^The bank declined the payment/u, whose)(context)
    const page = inside(context.canvasElement)
    await expect(page.getByText('The payment was not taken')).toBeVisible()
    await expect(page.getAllByText(/nothing was charged/iu)).toHaveLength(1)
    await leadsThere(context)
  },
}

export const OwnAccount: Story = {
  ...sale('cancelled', here),
  name: 'Back on its own account: the form opens again',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Take it again' }))
    const dialog = inside(await page.findByRole('dialog', { name: 'Take a payment' }))
    await expect(await dialog.findByRole('textbox', { name: /Payer’s name/u })).toBeVisible()
    await waitFor(() => expect(dialog.getAllByRole('checkbox')[0]).toHaveFocus())
  },
}
