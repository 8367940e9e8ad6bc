import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { answers, neverAnswers } from '../../support/faults'
import { inside } from '../../support/page'
import { Screen } from '../../support/screen'
import { onPhone, profilePath } from './at-the-profile'

const path = `${profilePath}?tab=history`

const meta = {
  title: 'Screens/Accounts/History',
  component: Screen,
  args: { path, persona: 'user' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const EightPayments: Story = {
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await page.findByRole('heading', { name: '8 payments' })
    const receipts = page.getAllByRole('link', { name: /^Receipt CT-/u })
    await expect(receipts).toHaveLength(8)
    await expect(receipts[0]).toHaveAttribute('href', expect.stringMatching(/^\/print-receipt\//u))
    await expect(page.getByRole('button', { name: 'Save as CSV' })).toBeVisible()
  },
}

export const Dark: Story = { ...EightPayments, globals: { theme: 'dark' } }
export const OnPhone: Story = { ...EightPayments, ...onPhone }

export const InGerman: Story = {
  ...onPhone,
  globals: { ...onPhone.globals, locale: 'de' },
  play: async ({ canvasElement }) => {
    await inside(canvasElement).findByRole('heading', { name: '8 Zahlungen' })
  },
}

export const InJapanese: Story = {
  globals: { locale: 'ja' },
  play: async ({ canvasElement }) => {
    await inside(canvasElement).findByRole('heading', { name: 'お支払い：8件' })
  },
}

export const OneYear: Story = {
  args: { path: `${path}&from=2025-01-01&to=2025-12-31` },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await page.findByRole('heading', { name: '2 payments' })
    await expect(page.getByLabelText('From')).toHaveValue('2025-01-01')
  },
}

export const ByNumber: Story = {
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await page.findByRole('heading', { name: '8 payments' })
    const number = page.getByRole('textbox', { name: 'Account or confirmation number' })
    await userEvent.type(number, 'CT-WM7D{Enter}')
    await page.findByRole('heading', { name: '1 payment' })
    await expect(number).not.toBeNull()
  },
}

export const NoMatch: Story = {
  args: { path: `${path}&status=refunded` },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText('No payment fits these filters.')).toBeVisible()
    await userEvent.click(page.getByRole('link', { name: 'Show all payments' }))
    await page.findByRole('heading', { name: '8 payments' })
  },
}

export const NothingPaidYet: Story = {
  args: { scenario: 'empty-world' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText(/^What you pay while you are signed in/u)).toBeVisible()
    await expect(page.queryByRole('button', { name: 'Save as CSV' })).toBeNull()
  },
}

export const Loading: Story = {
  args: { cloud: { faults: neverAnswers('listUserPayments') } },
  play: async ({ canvasElement }) => {
    await expect(await inside(canvasElement).findByText('Loading')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  args: { cloud: { faults: answers('listUserPayments', 500) } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(
      await page.findByText(/^Your payments could not be loaded/u, {}, { timeout: 3_000 }),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Refused: Story = {
  args: { cloud: { faults: answers('listUserPayments', 403, { error: 'No' }) } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText(/^Your role \(User\)/u)).toBeVisible()
  },
}
