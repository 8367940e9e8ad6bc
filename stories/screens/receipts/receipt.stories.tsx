import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { answers, neverAnswers } from '../../support/faults'
import { Screen } from '../../support/screen'
import { bill, openBill, receipt, shows } from './a-receipt'
import { headed, parts } from './receipt-parts'
import { expectLoading, inside } from '../../support/page'
import { samplePayments } from '@mocks/scenarios/page-samples'

const meta = {
  title: 'Citizens/Receipt/After paying',
  component: Screen,
  args: { path: `/print-receipt/${receipt.id}`, ...shows({}) },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const paid = 'Paid $976.62'

export const Approved: Story = {
  name: 'Paid',
  play: async ({ canvasElement }) => {
    const page = await headed(canvasElement, paid)
    const { finish, sheet } = parts(canvasElement, paid)
    await expect(finish.getByText('CT-T9NM-22XS')).toBeVisible()
    await expect(finish.getByText('j•••@example.com')).toBeVisible()
    // The first half is paid, the second is not due yet.
    await expect(finish.getByText('Left on this bill')).toBeVisible()
    await expect(finish.getByText('$912.44')).toBeVisible()
    await expect(finish.getByText('Due Jul 10, 2026')).toBeVisible()
    await expect(sheet.getByRole('columnheader', { name: 'Left of this part' })).toBeVisible()
    await expect(finish.getByRole('link', { name: 'Pay another bill' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'See this bill' })).toHaveAttribute(
      'href',
      '/overview-parcel/08-004512/2025/real-estate-tax',
    )
    await expect(sheet.getByText('CT-T9NM-22XS')).toBeVisible()
    await expect(page.getByText('Jun 1, 2026, 10:02 AM EDT')).toBeVisible()
    await expect(page.getByText('Visa ending in 1443')).toBeVisible()
    await expect(sheet.getByText('$976.62')).toBeVisible()
    // Paid items other than the tax.
    await expect(sheet.getByText('Penalty').nextSibling).toHaveTextContent('$64.01')
    await expect(sheet.getByText('Tax').nextSibling).toHaveTextContent('$843.54')
    await expect(sheet.getByText('08-004512').parentElement).toHaveTextContent('Parcel 08-004512')
    // The receipt's address gives access to it.
    await expect(document.querySelector('meta[name=robots]')).toHaveAttribute(
      'content',
      'noindex, nofollow',
    )
    await expect(document.querySelector('meta[name=referrer]')).toHaveAttribute(
      'content',
      'no-referrer',
    )
  },
}

/** The button and the page's voice say that it is copied. */
export const NumberCopied: Story = {
  name: 'Confirmation number copied',
  play: async ({ canvasElement }) => {
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const page = await headed(canvasElement, paid)
    await userEvent.click(page.getByRole('button', { name: 'Copy the confirmation number' }))
    await expect(await page.findByRole('button', { name: 'Copied' })).toBeVisible()
    await expect(copied).toHaveBeenCalledWith('CT-T9NM-22XS')
    copied.mockRestore()
  },
}

export const PaidInFull: Story = {
  name: 'Paid, and nothing is left',
  args: shows({ bills: [{ ...openBill, open: [] }], email_masked: null }),
  play: async ({ canvasElement }) => {
    const page = await headed(canvasElement, paid)
    await expect(page.getByText('Nothing. It is paid in full.')).toBeVisible()
    await expect(page.getByText(/^No e-mail address was given/u)).toBeVisible()
  },
}

/** What is past due is the next step. */
export const PartPaid: Story = {
  name: 'Paid, and the rest is past due',
  args: shows({
    bills: [
      {
        ...openBill,
        open: [{ due_date: '2026-02-13', balance_cents: 44_864 }, ...openBill.open],
      },
    ],
  }),
  play: async ({ canvasElement }) => {
    await headed(canvasElement, paid)
    const { finish } = parts(canvasElement, paid)
    await expect(finish.getByText('$1,361.08')).toBeVisible()
    await expect(finish.getByText('$448.64 of it is past due since Feb 13, 2026')).toBeVisible()
    await expect(finish.getByRole('link', { name: 'Pay what is past due' })).toHaveAttribute(
      'href',
      '/overview-parcel/08-004512/2025/real-estate-tax',
    )
  },
}

export const ManyItems: Story = {
  name: 'Many bills',
  args: shows({
    items: Array.from({ length: 8 }, (_, index) => ({
      ...bill,
      id: `item-${index}`,
      account: `08-00451${index}`,
    })),
    bills: Array.from({ length: 8 }, (_, index) => ({
      ...openBill,
      parcel_id: `08-00451${index}`,
    })),
    fees: [
      ...receipt.fees,
      {
        department_id: 'building-permits',
        department: 'Building permits',
        amount_cents: 19_500,
        fee_cents: 575,
        fee_refundable: true,
      },
    ],
  }),
  play: async ({ canvasElement }) => {
    const page = await headed(canvasElement, paid)
    await expect(page.getAllByRole('rowheader')).toHaveLength(8)
    await expect(page.getByText('Left on these 8 bills')).toBeVisible()
    await expect(page.getByText('Fee, Building permits')).toBeVisible()
    await expect(page.getByText('$195.00')).toBeVisible()
    await expect(page.getByText(/^For Real estate tax, the fee is not refunded\./)).toBeVisible()
  },
}

export const EmailedAgain: Story = {
  name: 'Sent by e-mail again',
  args: {
    cloud: {
      faults: [
        ...answers('getReceipt', 200, { data: receipt }),
        ...answers('emailReceipt', 200, { message: 'Sent' }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const page = await headed(canvasElement, paid)
    await userEvent.click(page.getByRole('button', { name: 'E-mail it again to j•••@example.com' }))
    await expect(await page.findByText('Sent to j•••@example.com.')).toBeVisible()
  },
}

export const EmailedTooOften: Story = {
  tags: ['!dev'],
  args: {
    cloud: {
      faults: [...answers('getReceipt', 200, { data: receipt }), ...answers('emailReceipt', 429)],
    },
  },
  play: async ({ canvasElement }) => {
    const page = await headed(canvasElement, paid)
    await userEvent.click(page.getByRole('button', { name: /E-mail it again/ }))
    await expect(await page.findByText(/It was sent a moment ago/)).toBeVisible()
  },
}

export const EmailAnswerLost: Story = {
  tags: ['!dev'],
  name: 'E-mailed again, and the answer was lost',
  args: {
    cloud: {
      faults: [...answers('getReceipt', 200, { data: receipt }), ...answers('emailReceipt', 504)],
    },
  },
  play: async ({ canvasElement }) => {
    const page = await headed(canvasElement, paid)
    await userEvent.click(page.getByRole('button', { name: /E-mail it again/ }))
    await expect(
      await page.findByText(/e-mail may have been sent\. Look in the inbox/),
    ).toBeVisible()
  },
}

/** Offered to the payer and to staff. */
export const ToAnotherAddress: Story = {
  tags: ['!dev'],
  args: {
    cloud: {
      faults: [
        ...answers('getReceipt', 200, { data: { ...receipt, other_address: true } }),
        ...answers('emailReceipt', 200, { message: 'Sent' }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const page = await headed(canvasElement, paid)
    await userEvent.click(page.getByRole('button', { name: 'Send it to another address' }))
    const dialog = within(await page.findByRole('dialog', { name: 'E-mail this receipt' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Send receipt' }))
    await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(
      'Enter an e-mail address.',
    )
    await userEvent.type(dialog.getByRole('textbox'), 'tax@firm.example{Enter}')
    await expect(await page.findByText('Sent to tax@firm.example.')).toBeVisible()
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  },
}

export const ToAnotherAddressTooOften: Story = {
  tags: ['!dev'],
  args: {
    cloud: {
      faults: [
        ...answers('getReceipt', 200, {
          data: { ...receipt, other_address: true, email_masked: null },
        }),
        ...answers('emailReceipt', 429),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const page = await headed(canvasElement, paid)
    await userEvent.click(page.getByRole('button', { name: 'E-mail this receipt' }))
    const dialog = within(await page.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox'), 'tax@firm.example{Enter}')
    await expect(await dialog.findByText(/It was sent a moment ago/)).toBeVisible()
  },
}

export const WithoutEmail: Story = {
  name: 'Without an e-mail address',
  args: shows({ email_masked: null }),
  play: async ({ canvasElement }) => {
    const page = await headed(canvasElement, paid)
    await expect(page.queryByRole('button', { name: /E-mail/ })).toBeNull()
  },
}

/** The real world's 404 leads to the page that says so (specification §8). */
export const Unknown: Story = {
  name: 'No such receipt',
  args: { path: '/print-receipt/no-such-receipt', cloud: {} },
  play: async ({ canvasElement }) => {
    await headed(canvasElement, 'We could not find that page')
  },
}

export const Failed: Story = {
  name: 'The receipt cannot be loaded',
  args: { cloud: { faults: answers('getReceipt', 500) } },
  play: async ({ canvasElement }) => {
    await expect(
      await inside(canvasElement).findByRole('button', { name: 'Try again' }),
    ).toBeVisible()
  },
}

export const Loading: Story = {
  name: 'While it loads',
  args: { cloud: { faults: neverAnswers('getReceipt') } },
  play: async ({ canvasElement }) => {
    await expectLoading(inside(canvasElement))
  },
}

export const OnTheRoot: Story = {
  name: 'For Support, on the root domain',
  args: {
    path: `/print-receipt/${samplePayments.own}?merchant=1`,
    tenant: null,
    persona: 'support',
    cloud: {},
  },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByRole('heading', { name: 'Receipt' })).toBeVisible()
    await expect(page.getByText('Miami County, Ohio')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeVisible()
    await expect(await page.findByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute(
      'href',
      '/admin/dashboard',
    )
    await expect(page.getByRole('link', { name: 'See this bill' })).toHaveAttribute(
      'href',
      expect.stringContaining('//miamicounty.pay.localhost/overview-parcel/'),
    )
  },
}
