import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { answers, neverAnswers } from '../../support/faults'
import { expectLoading, inside } from '../../support/page'
import { Screen } from '../../support/screen'
import { onPhone, profilePath } from './at-the-profile'

const path = `${profilePath}?tab=history`

const meta = {
  title: 'Citizens/Profile/Payment history',
  component: Screen,
  args: { path, persona: 'user' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const EightPayments: Story = {
  name: 'Payments of some years',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await page.findByRole('heading', { name: '8 payments' })
    const receipts = page.getAllByRole('link', { name: /^Receipt CT-/u })
    await expect(receipts).toHaveLength(8)
    await expect(receipts[0]).toHaveAttribute('href', expect.stringMatching(/^\/print-receipt\//u))
    await expect(page.getByRole('button', { name: 'Save as CSV' })).toBeVisible()
  },
}

export const OneYear: Story = {
  name: 'One year',
  args: { path: `${path}&from=2025-01-01&to=2025-12-31` },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await page.findByRole('heading', { name: '2 payments' })
    await expect(page.getByLabelText('From')).toHaveValue('2025-01-01')
  },
}

export const ByNumber: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await page.findByRole('heading', { name: '8 payments' })
    const number = page.getByRole('textbox', { name: 'Account or confirmation number' })
    // Nothing is pressed: the list follows what is typed, and the field keeps the focus.
    await userEvent.type(number, 'CT-WM7D')
    await page.findByRole('heading', { name: '1 payment' })
    await expect(number).toHaveFocus()
    await userEvent.clear(number)
    await page.findByRole('heading', { name: '8 payments' })
  },
}

export const FiltersOnPhone: Story = {
  name: 'The filters on a phone',
  ...onPhone,
  args: { path: `${path}&from=2025-01-01&to=2025-12-31` },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await page.findByRole('heading', { name: '2 payments' })
    const number = () => page.getByLabelText('Account or confirmation number')
    await expect(number().checkVisibility()).toBe(false)
    await userEvent.click(page.getByText('Filter payments'))
    await expect(page.getByText('· 2')).toBeVisible()
    await userEvent.type(number(), 'CT-{Enter}')
    await page.findByText('· 3')
    await expect(number()).toHaveFocus()
  },
}

export const NoMatch: Story = {
  name: 'Nothing matches',
  args: { path: `${path}&status=refunded` },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText('No payment fits these filters.')).toBeVisible()
    await userEvent.click(page.getByRole('link', { name: 'Show all payments' }))
    await page.findByRole('heading', { name: '8 payments' })
  },
}

export const NothingPaidYet: Story = {
  name: 'Nothing paid yet',
  args: { scenario: 'empty-world' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText(/^What you pay while you are signed in/u)).toBeVisible()
    await expect(page.queryByRole('button', { name: 'Save as CSV' })).toBeNull()
  },
}

export const Loading: Story = {
  name: 'While it loads',
  args: { cloud: { faults: neverAnswers('listUserPayments') } },
  play: async ({ canvasElement }) => {
    await expectLoading(inside(canvasElement))
  },
}

export const Failed: Story = {
  name: 'The history cannot be loaded',
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
  tags: ['!dev'],
  args: { cloud: { faults: answers('listUserPayments', 403, { error: 'No' }) } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText(/^Your role \(User\)/u)).toBeVisible()
  },
}
