import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { AtTheCounter } from '../../support/at-the-counter'
import { answers } from '../../support/faults'
import { inKit } from '../../support/kit'
import { inside } from '../../support/page'

const meta = {
  title: 'Office/Counter/A court’s waiver',
  component: AtTheCounter,
  decorators: [inKit],
  parameters: { office: true },
  args: {
    cloud: {
      faults: answers('quoteCounterPayment', 200, {
        data: {
          subtotal_cents: 94_864,
          prices: [
            {
              quote_id: 'q',
              tender: 'cash',
              groups: [{ department_id: 'real-estate-tax', subtotal_cents: 94_864, fee_cents: 0 }],
              fee_cents: 0,
              total_cents: 94_864,
            },
          ],
          expires_at: '2026-06-01T15:00:00.000Z',
          posting_date: '2026-06-01',
          waivers: [
            {
              version: 'traffic-waiver-2026-01',
              text: 'By paying this ticket you give up your right to a trial before a judge or a jury.',
              accounts: ['TR-26-00139', 'TR-26-00140'],
            },
          ],
        },
      }),
    },
  },
} satisfies Meta<typeof AtTheCounter>

export default meta
type Story = StoryObj<typeof meta>

export const Waiver: Story = {
  name: 'The clerk reads out what the payer signs',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Take a payment' }))
    const dialog = inside(await page.findByRole('dialog', { name: 'Take a payment' }))
    const waiver = await dialog.findByText(/give up your right to a trial/u)
    await waitFor(() => expect(waiver).toBeVisible())
    await expect(
      dialog.getByText('For TR-26-00139 and TR-26-00140, in the court’s own words:'),
    ).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: /^Cash/u }))
    await userEvent.type(dialog.getByRole('textbox', { name: /Payer’s name/u }), 'Ann Caller')
    await userEvent.click(dialog.getByRole('button', { name: /^Record/u }))
    await expect(
      (await dialog.findAllByText(/The payer must sign the court’s waiver first/u))[0],
    ).toBeVisible()
  },
}
