import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import { cardFieldsBox } from '@/rules/payments/card-fields'
import { paymentRun } from '@/screens/shared/payment/payment-run'
import { firstHalf } from '../../support/cart-items'
import { neverAnswers } from '../../support/faults'
import { Screen } from '../../support/screen'
import {
  enterCard,
  expectInSight,
  fieldsSay,
  frameIn,
  openByBank,
  openByCard,
  openDialog,
  payByCard,
  press,
  startWithDetails,
} from './at-the-till'
import { inside } from '../../support/page'

const meta = {
  title: 'Citizens/Checkout/Card and bank',
  component: Screen,
  args: { path: '/checkout?step=tender', cart: [firstHalf] },
  beforeEach: () => startWithDetails(),
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const Card: Story = {
  name: 'Enter a card',
  play: async ({ canvasElement }) => {
    const dialog = await openByCard(inside(canvasElement))
    await expect(
      dialog.getByRole('heading', { name: 'Pay $976.62 to Miami County, Ohio' }),
    ).toBeVisible()
    const frame = frameIn(dialog, 'Secure card fields')
    await expect(frame.offsetHeight).toBe(cardFieldsBox.height)
    // Edge to edge with the button, but for the room of the fields' focus ring.
    const button = dialog.getByRole('button', { name: 'Pay $976.62' })
    await expect(frame.offsetWidth - 2 * cardFieldsBox.ring).toBe(button.offsetWidth)
    // The card number is typed into another document: this one has no field for it.
    await expect(canvasElement.ownerDocument.querySelectorAll('[role=dialog] input')).toHaveLength(
      0,
    )
    await expect(canvasElement.querySelectorAll('input[autocomplete^="cc-"]')).toHaveLength(0)
    await enterCard(dialog)
    const kept = JSON.stringify([sessionStorage, localStorage, document.cookie, location.href])
    await expect(kept).not.toContain('9472046381951443')
  },
}

export const CardInJapanese: Story = {
  tags: ['!dev'],
  globals: { locale: 'ja' },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await userEvent.click(await page.findByRole('radio', { name: /クレジットカード/ }))
    await press(page, /の支払いへ進む/)
    const dialog = await openDialog(page)
    await expect(
      dialog.getByText(/上：カード番号.*下：左が有効期限、右がセキュリティコード/),
    ).toBeVisible()
    const frame = frameIn(dialog, 'カード情報の安全な入力欄')
    await expect(new URL(frame.src).searchParams.get('cardlabel')).toBe('Card number')
  },
}

/** The frame does not report empty fields, so the page detects them at once. */
export const CardNotEntered: Story = {
  name: 'Nothing entered',
  play: async ({ canvasElement }) => {
    const dialog = await openByCard(inside(canvasElement))
    await userEvent.click(dialog.getByRole('button', { name: 'Pay $976.62' }))
    await expect(dialog.queryByText('Checking the card…')).toBeNull()
    await expectInSight(
      dialog.getByText('Fill in the card number, the expiration date and the security code.'),
    )
    // That press has ended: a card entered now needs another press.
    await enterCard(dialog)
    await expect(paymentRun.phase.at).toBe('ready')
  },
}

export const CardUnfinished: Story = {
  name: 'Half entered',
  play: async ({ canvasElement }) => {
    const dialog = await openByCard(inside(canvasElement))
    fieldsSay(dialog, { cardTyping: true })
    fieldsSay(dialog, { cardTyping: false })
    await userEvent.click(dialog.getByRole('button', { name: 'Pay $976.62' }))
    await expect(await dialog.findByText('Checking the card…')).toBeVisible()
    await expectInSight(
      await dialog.findByText(
        'The expiration date or the security code is still missing.',
        {},
        { timeout: 4_000 },
      ),
    )
    await expect(dialog.queryByText('Checking the card…')).toBeNull()
  },
}

/** A press waits only for the card that was typed before it. */
export const CardTypedAfterPress: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const dialog = await openByCard(inside(canvasElement))
    fieldsSay(dialog, { cardTyping: true })
    await userEvent.click(dialog.getByRole('button', { name: 'Pay $976.62' }))
    await expect(await dialog.findByText('Checking the card…')).toBeVisible()
    frameIn(dialog, 'Secure card fields').focus()
    await waitFor(() => expect(dialog.queryByText('Checking the card…')).toBeNull())
    await enterCard(dialog)
    await expect(paymentRun.phase.at).toBe('ready')
  },
}

export const CardInvalid: Story = {
  name: 'A wrong card number',
  play: async ({ canvasElement }) => {
    const dialog = await openByCard(inside(canvasElement))
    await enterCard(dialog)
    const focused = document.activeElement
    fieldsSay(dialog, { message: '', validationError: 'Invalid CVV' })
    await expect(
      await dialog.findByText('Check the security code, the 3 or 4 digits on the card.'),
    ).toBeVisible()
    await expect(dialog.queryByText('Card ending in 1443 is ready.')).toBeNull()
    // The payer may be typing in another field.
    await expect(document.activeElement).toBe(focused)
  },
}

/** Each complaint is under its field. */
export const CardNumberInvalid: Story = {
  name: 'Mistyped card number',
  play: async ({ canvasElement }) => {
    const dialog = await openByCard(inside(canvasElement))
    await dialog.findByTitle('Secure card fields')
    fieldsSay(dialog, { message: '', validationError: 'Invalid card number' })
    const complaint = await dialog.findByText('Check the card number.')
    const frame = frameIn(dialog, 'Secure card fields').getBoundingClientRect()
    const { top, bottom } = complaint.getBoundingClientRect()
    await expect(top).toBeGreaterThanOrEqual(frame.top + cardFieldsBox.numberErrorTop)
    await expect(bottom).toBeLessThanOrEqual(
      frame.top + cardFieldsBox.numberErrorTop + cardFieldsBox.numberErrorHeight,
    )
  },
}

export const CardFieldsDoNotLoad: Story = {
  name: 'The card fields do not load',
  args: { cloud: { faults: neverAnswers('getIframeUrls') } },
  play: async ({ canvasElement }) => {
    const dialog = await openByCard(inside(canvasElement))
    await expect(
      await dialog.findByText(/The card form is not loading/, {}, { timeout: 12_000 }),
    ).toBeVisible()
    await expect(dialog.getByRole('link', { name: '(937) 555-0140' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Load the card fields again' })).toBeVisible()
  },
}

export const OthersAreNotHeard: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const dialog = await openByCard(inside(canvasElement))
    const data = JSON.stringify({ message: '9472046381951443', token: '9472046381951443' })
    const frame = frameIn(dialog, 'Secure card fields')
    const { origin } = new URL(frame.src)
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: window }))
    window.dispatchEvent(
      new MessageEvent('message', {
        data,
        origin: 'https://evil.example',
        source: frame.contentWindow,
      }),
    )
    await expect(dialog.queryByText(/is ready/)).toBeNull()
  },
}

export const Bank: Story = {
  name: 'From a bank account',
  play: async ({ canvasElement }) => {
    const dialog = await openByBank(inside(canvasElement))
    await expect(dialog.getByText('From your bank account ending in 6789')).toBeVisible()
    const kept = JSON.stringify([sessionStorage, localStorage])
    await expect(kept).not.toContain('123456789')
    await expect(kept).not.toContain('042000314')
  },
}

export const BankPaid: Story = {
  name: 'Paid from a bank account',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const dialog = await openByBank(page)
    await userEvent.click(dialog.getByRole('button', { name: 'Pay $950.14' }))
    await expect(
      await page.findByRole('heading', { level: 1, name: /^Payment pending: \$/u }),
    ).toBeVisible()
  },
}

export const CardPaid: Story = {
  name: 'Paid by card',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    await payByCard(page)
    await expect(await page.findByRole('heading', { level: 1, name: /^Paid \$/u })).toBeVisible()
    await expect(page.getByText('Visa ending in 1443')).toBeVisible()
  },
}

export const Paying: Story = {
  name: 'Being paid',
  args: { cloud: { faults: neverAnswers('createPayment') } },
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const dialog = await payByCard(page)
    await expect(await dialog.findByText('Paying… Do not close this page.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Pay $976.62' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    // The dialog cannot be closed during a request.
    await expect(dialog.queryByRole('button', { name: 'Close' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect(page.getByRole('dialog')).toBeVisible()
  },
}

export const ClosingAsks: Story = {
  name: 'Closing asks first',
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const dialog = await openByCard(page)
    await enterCard(dialog)
    // A click outside does not close it.
    await fireEvent.mouseDown(page.getByRole('dialog'), { clientX: 2, clientY: 2 })
    await expect(dialog.queryByText('Leave without paying?')).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await expect(await dialog.findByText('Leave without paying?')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Continue paying' }))
    await expect(dialog.getByRole('button', { name: 'Pay $976.62' })).toBeVisible()
    await expect(dialog.queryByText('Leave without paying?')).toBeNull()
  },
}

export const ClosingUntouched: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const page = inside(canvasElement)
    const dialog = await openByCard(page)
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await expect(page.getByRole('radio', { name: /Credit or debit card/ })).toBeChecked()
    await expect(page.getByRole('button', { name: 'Continue to pay $976.62' })).toHaveFocus()
  },
}
