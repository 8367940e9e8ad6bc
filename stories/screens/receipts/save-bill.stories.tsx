import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { linkPinOf } from '@mocks/world/bills/link-pins'
import { answers } from '../../support/faults'
import { inside } from '../../support/page'
import { Screen } from '../../support/screen'

const meta = {
  title: 'Citizens/Receipt/Keep the bill',
  component: Screen,
  args: { scenario: 'receipt-as-payer' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** Everyone may pay a bill, so saving its account takes the PIN. */
export const Saved: Story = {
  name: 'The account is linked',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const save = await page.findByRole('button', { name: /^Save \d\d-\d{6}$/u })
    const account = save.textContent.replace('Save ', '')
    await userEvent.click(save)
    const dialog = inside(await page.findByRole('dialog', { name: 'Link an account' }))
    const pin = dialog.getByRole('textbox', { name: 'PIN' })
    await userEvent.type(pin, '000000{Enter}')
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      /^.*The number and PIN do not match/u,
    )
    await userEvent.clear(pin)
    await userEvent.type(pin, `${linkPinOf(account)}{Enter}`)
    const link = await page.findByRole('link', { name: 'Everything about this account' })
    await expect(link).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/account-view\/6\/\d\d-\d{6}\//u),
    )
  },
}

export const AccountsCannotBeHad: Story = {
  tags: ['!dev'],
  args: { cloud: { faults: answers('listLinkedAccounts', 500) } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByText(/^Your accounts could not be loaded/u)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: /^Paid \$/u })).toBeVisible()
  },
}

/** An account leads back to the receipt. */
export const AsGuest: Story = {
  name: 'Offered to a guest',
  args: { scenario: 'receipt-posted' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(await page.findByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/sign-up\?return_to=%2Fprint-receipt%2F/u),
    )
  },
}

/** Staff cannot save bills. */
export const AsClerk: Story = {
  tags: ['!dev'],
  args: { scenario: 'receipt-posted', persona: 'merchant-user' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await expect(
      await page.findByRole('button', { name: 'Send it to another address' }),
    ).toBeVisible()
    await expect(page.queryByText(/^Save this bill/u)).toBeNull()
  },
}
