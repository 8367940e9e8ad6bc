import { expect, userEvent, waitFor } from 'storybook/test'
import { ref } from 'valtio'
import { checkoutDraft, noDetails } from '@/screens/citizen/checkout/details-form'
import type { Phase } from '@/screens/shared/payment/payment-machine'
import { paymentRun } from '@/screens/shared/payment/payment-run'
import { attempts } from '@/state/cart/attempts'
import { freshTill } from '../../support/fresh-tab'
import { inside, type Page } from '../../support/page'

/** Shared setup of the checkout's stories: the steps done so far, and the way to the button. */

export const jane = {
  ...noDetails,
  name: 'Jane Doe',
  email: 'jane@example.com',
  zip: '45373',
  tender: null,
}

/** A checkout whose details are filled in. */
export function startWithDetails(email = jane.email): void {
  freshTill()
  // A form reads the draft before it writes it, and the draft then belongs to its reader.
  checkoutDraft.read()
  checkoutDraft.keep({ ...jane, email })
}

/** An attempt left by an earlier page. */
export function startWithAttempt(
  state: 'unknown' | 'expired' | 'succeeded',
  phase: Phase,
  tender: 'card' | 'echeck' = 'card',
): void {
  startWithDetails()
  attempts.current = {
    key: '5f0c2f6e-6a52-4f0b-9d4e-0c8f1f1f7a10',
    fingerprint: 'f',
    state,
    tender,
    item_ids: ['08-004512-2025-1'],
    total_cents: 97_662,
    started_at: '2026-06-01T14:00:00.000Z',
    receipt_id: state === 'succeeded' ? 'abc' : null,
  }
  paymentRun.phase = ref(phase)
}

/** The button of the wide screen; the phone's bar has another one. */
export async function press(page: Page, name: RegExp): Promise<void> {
  const buttons = await page.findAllByRole('button', { name })
  const shown = buttons.find((button) => button.checkVisibility())
  if (!shown) throw new Error(`no button ${String(name)} is visible`)
  await userEvent.click(shown)
}

export async function openByCard(page: Page): Promise<Page> {
  await userEvent.click(await page.findByRole('radio', { name: /Credit or debit card/ }))
  await press(page, /Continue to pay/)
  return openDialog(page)
}

/** The secure checkout, once it is visible. */
export async function openDialog(page: Page): Promise<Page> {
  const dialog = inside(await page.findByRole('dialog'))
  await waitFor(() => expect(dialog.getByRole('heading', { level: 2 })).toBeVisible())
  return dialog
}

export async function openByBank(page: Page): Promise<Page> {
  await userEvent.click(await page.findByRole('radio', { name: /Bank account/ }))
  await userEvent.type(await page.findByLabelText(/Routing number/), '042 000 314')
  await userEvent.type(page.getByLabelText(/Account number/), '123456789')
  await userEvent.selectOptions(page.getByLabelText(/Kind of account/), 'Checking')
  await userEvent.click(page.getByRole('checkbox', { name: 'I agree to this debit' }))
  await press(page, /Continue to pay/)
  return openDialog(page)
}

const token = '9472046381951443'

export const cardToken = {
  message: token,
  token,
  errorCode: '0',
  errorMessage: '',
  expiry: '202812',
}

export function frameIn(dialog: Page, title: string): HTMLIFrameElement {
  const frame = dialog.getByTitle(title)
  if (!(frame instanceof HTMLIFrameElement)) throw new Error(`${title} is no frame`)
  return frame
}

/** Posts a message as the hosted fields do, because a story cannot load another origin. */
export function fieldsSay(dialog: Page, message: object): void {
  const frame = frameIn(dialog, 'Secure card fields')
  window.dispatchEvent(
    new MessageEvent('message', {
      data: JSON.stringify(message),
      origin: new URL(frame.src).origin,
      source: frame.contentWindow,
    }),
  )
}

/** Pays with a card and waits for the answer. */
export async function payByCard(page: Page, pay = /^Pay \$/): Promise<Page> {
  const dialog = await openByCard(page)
  await enterCard(dialog)
  await userEvent.click(dialog.getByRole('button', { name: pay }))
  return dialog
}

export async function enterCard(dialog: Page): Promise<void> {
  await dialog.findByTitle('Secure card fields')
  fieldsSay(dialog, cardToken)
  await waitFor(() => expect(dialog.getByText('Card ending in 1443 is ready.')).toBeVisible())
}

/** Visible as well as present in the document. */
export async function expectInSight(element: HTMLElement): Promise<void> {
  await expect(element).toBeVisible()
  await waitFor(() => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const shown = document.elementFromPoint(left + width / 2, top + height / 2)
    return expect(shown === element || element.contains(shown)).toBe(true)
  })
}
