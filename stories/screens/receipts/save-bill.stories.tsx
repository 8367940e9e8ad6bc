import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { answers } from '../../support/faults'
import { inside } from '../../support/page'
import { Screen } from '../../support/screen'

const meta = {
  title: 'Screens/Receipts/Save the bill',
  component: Screen,
  args: { scenario: 'receipt-as-payer' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** The payment itself is the proof: one press. */
export const Saved: Story = {
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: /^Save \d\d-\d{6}$/u }))
    const link = await page.findByRole('link', { name: 'Everything about this account' })
    await expect(link).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/account-view\/6\/\d\d-\d{6}\//u),
    )
  },
}

export const DarkInGermanOnPhone: Story = {
  globals: { locale: 'de', theme: 'dark', viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(
      await inside(canvasElement).findByRole('button', { name: /aufheben$/u }),
    ).toBeVisible()
  },
}

/** Something was paid since: then it takes the PIN, or that amount. */
export const ProvesNothingAnyMore: Story = {
  args: { cloud: { faults: answers('linkAccount', 200, { data: null }) } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: /^Save \d\d-\d{6}$/u }))
    const dialog = inside(await page.findByRole('dialog', { name: 'Link an account' }))
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'PIN' })).toBeVisible())
  },
}

export const NotSaved: Story = {
  args: { cloud: { faults: answers('linkAccount', 500) } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: /^Save \d\d-\d{6}$/u }))
    await expect(await page.findByRole('alert')).toHaveTextContent(/could not be saved/u)
  },
}

export const AccountsCannotBeHad: Story = {
  args: { cloud: { faults: answers('listLinkedAccounts', 500) } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText(/^Your accounts could not be loaded/u)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible()
  },
}

/** An account leads back to the receipt. */
export const AsGuest: Story = {
  args: { scenario: 'receipt-posted' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/sign-up\?return_to=%2Fprint-receipt%2F/u),
    )
  },
}

/** Staff keep no bills. */
export const AsClerk: Story = {
  args: { scenario: 'receipt-posted', persona: 'merchant-user' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(
      await page.findByRole('button', { name: 'Send it to another address' }),
    ).toBeVisible()
    await expect(page.queryByText(/^Save this bill/u)).toBeNull()
  },
}
