import { type Bill, billPath } from '../support/bill.ts'
import { bank, cards } from '../support/names.ts'
import type { Page } from './screen.ts'

/** Steps of the main job, as in ../support/journey.ts. */

export async function addToCart(screen: Page, address: string): Promise<void> {
  await screen.goto(address)
  await screen.click('button', /^Add \$[\d,.]+ to cart$/u)
  await screen.within('banner').click('button', /^Cart, 1 item, \$/u)
  await screen.within('dialog', 'Cart').click('link', 'Check out')
}

export async function fillDetails(screen: Page, email: string): Promise<void> {
  await screen.type('textbox', 'Full name', 'Jo Payer')
  await screen.type('textbox', 'E-mail address', email)
  await screen.type('textbox', 'Billing ZIP code', '45373')
  await screen.click('button', /^Continue$/u)
}

const continueToPay = /^Continue to pay \$/u
const pay = /^Pay \$[\d,.]+$/u

export async function fillCard(screen: Page, number: string = cards.approved): Promise<void> {
  const fields = screen.frame('Secure card fields')
  await fields.type('textbox', 'Card number', number)
  await fields.type('textbox', 'Expiration date, month', '12')
  await fields.type('textbox', 'Expiration date, year', '28')
  await fields.type('textbox', 'Card security code', '112')
}

export async function payByCard(screen: Page): Promise<void> {
  await screen.click('radio', /^Credit or debit card/u)
  await screen.click('button', continueToPay)
  await fillCard(screen)
  await screen.within('dialog').click('button', pay)
}

export async function payByEcheck(screen: Page): Promise<void> {
  await screen.click('radio', /^Bank account/u)
  await screen.type('textbox', 'Routing number', bank.routing)
  await screen.type('textbox', 'Account number', bank.account)
  // The kind of account: the first choice after "Choose…".
  await screen.press('Tab')
  await screen.press('ArrowDown')
  await screen.click('checkbox', 'I agree to this debit')
  await screen.click('button', continueToPay)
  await screen.within('dialog').click('button', pay)
}

export const pathOf = (bill: Pick<Bill, 'account'>): string => billPath(bill.account)
