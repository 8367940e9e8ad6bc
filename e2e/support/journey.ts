import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import type { Bill } from './bill.ts'
import { bank, cards, type EmailTag } from './names.ts'
import type { Payer } from './test.ts'

/** Steps of the main job, as a person takes them. */

export async function addToCart(page: Page, bill: Pick<Bill, 'path'>): Promise<void> {
  await page.goto(bill.path)
  await page.getByRole('button', { name: /^Add \$[\d,.]+ to cart$/u }).click()
  await expect(cartButton(page)).toHaveAccessibleName(/^Cart, \d+ items?, \$/u)
}

export function cartButton(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: /^Cart, / })
}

/** The cart over the page, as the button in the header opens it. */
export async function openCart(page: Page): Promise<Locator> {
  await cartButton(page).click()
  return page.getByRole('dialog', { name: 'Cart' })
}

export async function checkOut(page: Page): Promise<void> {
  const cart = await openCart(page)
  await cart.getByRole('link', { name: 'Check out' }).click()
  await expect(page.getByRole('heading', { name: 'Your details', level: 1 })).toBeVisible()
}

/** Step 1: the payer's details. */
export async function fillDetails(
  page: Page,
  payer: Payer,
  tags: readonly EmailTag[] = [],
): Promise<void> {
  await page.getByRole('textbox', { name: 'Full name' }).fill(payer.name)
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(payer.email(...tags))
  await page.getByRole('textbox', { name: 'Billing ZIP code' }).fill(payer.zip)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'How would you like to pay?' })).toBeVisible()
}

export async function chooseCard(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^Credit or debit card/u }).check()
  await continueToPay(page)
}

export async function chooseEcheck(page: Page, routing: string = bank.routing): Promise<void> {
  await page.getByRole('radio', { name: /^Bank account/u }).check()
  await page.getByRole('textbox', { name: 'Routing number' }).fill(routing)
  await page.getByRole('textbox', { name: 'Account number' }).fill(bank.account)
  await page.getByRole('combobox', { name: 'Kind of account' }).selectOption('Checking')
  await page.getByRole('checkbox', { name: 'I agree to this debit' }).check()
  await continueToPay(page)
}

async function continueToPay(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Continue to pay \$/u }).click()
}

/** The secure checkout over the page: "Pay $976.62 to …", or what became of the payment. */
export function payDialog(page: Page): Locator {
  return page.getByRole('dialog')
}

/** What became of the press is read, and another card is entered. */
export async function enterAnotherCard(page: Page): Promise<void> {
  await payDialog(page)
    .getByRole('button', { name: /^(?:Use another card|Enter the card again)$/u })
    .click()
}

/** The processor's own fields: a document of another origin. */
export function cardFields(page: Page): FrameLocator {
  return page.getByTitle('Secure card fields').contentFrame()
}

export async function fillCard(page: Page, number: string = cards.approved): Promise<void> {
  const fields = cardFields(page)
  await fields.getByRole('textbox', { name: 'Card number' }).fill(number)
  await fields.getByRole('textbox', { name: 'Expiration date, month' }).fill('12')
  await fields.getByRole('textbox', { name: 'Expiration date, year' }).fill('28')
  await fields.getByRole('textbox', { name: 'Card security code' }).fill('112')
}

/** "Pay $976.62", or "… again" where a second payment has to be meant. */
export function payButton(page: Page): Locator {
  return payDialog(page).getByRole('button', { name: /^Pay \$[\d,.]+( again)?$/u })
}

export interface CardPayment {
  readonly bill: Pick<Bill, 'path'>
  readonly payer: Payer
  readonly tags?: readonly EmailTag[]
  readonly card?: string
}

/** From the bill to the filled-in card, ready to press Pay. */
export async function readyToPay(page: Page, payment: CardPayment): Promise<void> {
  await addToCart(page, payment.bill)
  await checkOut(page)
  await fillDetails(page, payment.payer, payment.tags)
  await chooseCard(page)
  await fillCard(page, payment.card)
}

export async function payByCard(page: Page, payment: CardPayment): Promise<void> {
  await readyToPay(page, payment)
  await payButton(page).click()
}

/** What is in the cart, by card. */
export async function payCartByCard(page: Page, payer: Payer): Promise<void> {
  await checkOut(page)
  await checkoutByCard(page, payer)
}

/** From the first step of the checkout to Pay, by card. */
export async function checkoutByCard(page: Page, payer: Payer): Promise<void> {
  await fillDetails(page, payer)
  await chooseCard(page)
  await fillCard(page)
  await payButton(page).click()
}

export async function payByEcheck(
  page: Page,
  { bill, payer, tags }: Omit<CardPayment, 'card'>,
): Promise<void> {
  await addToCart(page, bill)
  await checkOut(page)
  await fillDetails(page, payer, tags)
  await chooseEcheck(page)
  await payButton(page).click()
}

/** What the receipt's headline says of the payment. */
const headlines = {
  paid: /^Paid \$[\d,.]+$/u,
  pending: /^Payment pending: \$[\d,.]+$/u,
} as const

export async function expectReceipt(
  page: Page,
  outcome: keyof typeof headlines = 'paid',
): Promise<void> {
  await expect(page.getByRole('heading', { name: headlines[outcome], level: 1 })).toBeVisible()
  // In the headline's card, and again on the formal receipt below.
  await expect(page.getByText(/^CT-[A-Z0-9]{4}-[A-Z0-9]{4}$/u).first()).toBeVisible()
}
