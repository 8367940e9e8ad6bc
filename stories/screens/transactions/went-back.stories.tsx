import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { inside } from '../../support/page'
import { misfits } from '../../support/phone-texts'
import { cancelExports, saved } from '../../support/saved-file'
import { Screen } from '../../support/screen'

/** Below a day's payments: what went back on it, also of earlier ones (product.md A14). */
const list = '/transactions-reports/transactions/1/real-estate-tax'
const meta = {
  title: 'Office/Transactions/What went back',
  component: Screen,
  args: { path: `${list}?day=2026-05-31`, persona: 'merchant-admin' },
  beforeEach: () => cancelExports,
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const Returns: Story = {
  name: 'Two returned e-checks of earlier days',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const rows = inside(await page.findByRole('table', { name: 'What went back on this day' }))
    await expect(rows.getAllByText('Return')).toHaveLength(2)
    const kept = saved()
    const menu = { name: 'Export: What went back on this day' }
    await userEvent.click(page.getByRole('button', menu))
    await userEvent.click(await page.findByRole('menuitem', { name: /CSV/u }))
    await waitFor(() => expect(kept.name).toMatch(/_went-back-real-estate-tax_.*\.csv$/u))
    const lines = ((await kept.file?.text()) ?? '').trim().split('\r\n')
    await expect(lines[0]).toMatch(/Type,.*Principal,Fee$/u)
    await expect(lines.filter((line) => /,Return,.*,-\d/u.test(line))).toHaveLength(2)
    await userEvent.click(rows.getByRole('link', { name: /Salvatore Hudson/ }))
    const payment = inside(await page.findByRole('dialog', { name: 'Payment' }))
    // In what happened, and among the payment's sums.
    await expect(await payment.findAllByText('Returned by the bank')).toHaveLength(2)
  },
}

export const Nothing: Story = {
  tags: ['!dev'],
  args: { path: `${list}?day=2026-05-28` },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByRole('table', { name: 'Daily transactions' })).toBeVisible()
    await expect(page.queryByRole('table', { name: 'What went back on this day' })).toBeNull()
    // No report of several days led here.
    await expect(page.queryByText(/^This is one day of the report/)).toBeNull()
  },
}

export const Phone: Story = {
  name: 'On a phone, in German, dark',
  args: { path: `${list}?day=2026-05-29`, scenario: 'german' },
  globals: { theme: 'dark', viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const heading = { name: 'Was an diesem Tag zurückging' }
    await expect(await page.findByRole('table', heading)).toBeVisible()
    await expect(misfits(canvasElement)).toEqual([])
  },
}
