import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { courtTicket } from '../../support/cart-items'
import { effects } from '@mocks/scenarios/fault'
import { inside } from '../../support/page'
import { Screen } from '../../support/screen'
import { openByCard, payByCard, press, startWithDetails } from './at-the-till'

// A ticket that is paid by pleading guilty needs the acceptance of the court's statement before
// payment (product.md P4 "waiverable", 3.3 step 4).

const accept = { name: 'I have read this and accept it' }

const meta = {
  title: 'Citizens/Checkout/Court’s waiver',
  component: Screen,
  args: { path: '/checkout?step=tender', tenant: 'chardon', cart: [courtTicket] },
  beforeEach: () => startWithDetails(),
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const NotAccepted: Story = {
  name: 'Not accepted',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const statement = inside(
      await page.findByRole('region', { name: 'What paying the court means' }),
    )
    await expect(statement.getByText(/TR-26-00139/)).toBeVisible()
    await expect(statement.getByText(/^By paying this ticket you give up/)).toBeVisible()
    await userEvent.click(page.getByRole('radio', { name: /Credit or debit card/ }))
    await press(page, /Continue to pay/)
    const alert = await page.findByRole('alert')
    await waitFor(() => expect(alert).toHaveFocus())
    await userEvent.click(inside(alert).getByRole('button', { name: /^Accept the court/ }))
    await waitFor(() => expect(statement.getByRole('checkbox', accept)).toHaveFocus())
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  },
}

export const InJapanese: Story = { tags: ['!dev'], globals: { locale: 'ja' } }

export const Accepted: Story = {
  name: 'Accepted',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await userEvent.click(await page.findByRole('checkbox', accept))
    const dialog = await openByCard(page)
    await expect(dialog.getByRole('heading', { level: 2 })).toHaveTextContent(/^Pay \$99\.95/)
  },
}

/** If the court's statement cannot be loaded, the ticket cannot be paid. */
export const Unknown: Story = {
  name: 'The waiver cannot be loaded',
  args: {
    cloud: { faults: [{ match: { call: 'getBill' }, times: 9, effect: effects['502'] }] },
  },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText(/^The court’s statement could not be loaded/)).toBeVisible()
    await expect(page.queryByRole('radio')).toBeNull()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** The statement changed while it was open: the new text is shown. */
export const ChangedMeanwhile: Story = {
  name: 'Changed meanwhile',
  args: {
    cloud: {
      faults: [
        {
          match: { call: 'createPayment' },
          times: 1,
          effect: {
            kind: 'status',
            status: 422,
            body: {
              message: 'Some fields are not valid',
              errors: { consents: ['The court’s waiver must be accepted.'] },
            },
          },
        },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await userEvent.click(await page.findByRole('checkbox', accept))
    await payByCard(page)
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    const summary = inside(await page.findByRole('alert'))
    await expect(summary.getByText(/^Accept the court’s statement/)).toBeVisible()
  },
}
