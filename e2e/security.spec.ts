import type { Page } from '@playwright/test'
import {
  addToCart,
  cardFields,
  checkOut,
  chooseCard,
  chooseEcheck,
  expectReceipt,
  fillCard,
  fillDetails,
  payButton,
  payByCard,
  payDialog,
} from './support/journey.ts'
import { bank, cards } from './support/names.ts'
import { expect, test } from './support/test.ts'

// Card and bank account stay where they belong. That no policy is broken on the way is checked in
// every journey (`quietConsole`); the headers themselves in headers.spec.ts.

/** A token: 9, then the first two digits of the card (product.md 3.1). */
const token = /\b9\d{15}\b/u

interface Traces {
  /** Addresses of documents and requests, and the console's messages. */
  readonly open: string[]
  /** Bodies that left for the API. */
  readonly sent: string[]
}

function trace(page: Page): Traces {
  const traces: Traces = { open: [], sent: [] }
  page.on('console', (message) => traces.open.push(message.text()))
  page.on('framenavigated', (frame) => traces.open.push(frame.url()))
  page.on('request', (request) => {
    traces.open.push(request.url())
    const body = request.postData()
    if (body !== null) traces.sent.push(body)
  })
  return traces
}

/** All that the page's own origin keeps. */
async function stored(page: Page): Promise<string> {
  const state = await page.context().storageState({ indexedDB: true })
  const session = await page.evaluate(() => JSON.stringify(sessionStorage))
  return JSON.stringify(state) + session
}

test.describe('what is secret', { tag: '@real' }, () => {
  test('card data stay in the processor’s frame, its token in memory', async ({
    page,
    bill,
    payer,
  }) => {
    const { open, sent } = trace(page)
    await addToCart(page, bill)
    await checkOut(page)
    await fillDetails(page, payer)
    await chooseCard(page)
    await fillCard(page)
    await payDialog(page).getByRole('heading').click()
    await expect(payDialog(page).getByText('Card ending in 1443 is ready.')).toBeVisible()

    await expect(page.getByRole('textbox', { name: /card|expir|security/iu })).toHaveCount(0)
    await expect(page.getByText(cards.approved)).toHaveCount(0)
    const frame = page.frames().find((other) => other.url().includes('/card-fields/'))
    expect(new URL(frame?.url() ?? '').origin).not.toBe(new URL(page.url()).origin)
    const keptBefore = await stored(page)

    await payButton(page).click()
    await expectReceipt(page)
    for (const text of [...open, keptBefore, await stored(page)]) {
      expect(text).not.toContain(cards.approved)
      expect(text).not.toMatch(token)
    }
    for (const body of sent) expect(body).not.toContain(cards.approved)
  })

  test('a bank account is sent once, kept nowhere, and does not survive a reload', async ({
    page,
    bill,
    payer,
  }) => {
    const { open } = trace(page)
    await addToCart(page, bill)
    await checkOut(page)
    await fillDetails(page, payer)
    await page.getByRole('radio', { name: /^Bank account/u }).check()
    const account = page.getByRole('textbox', { name: 'Account number' })
    await account.fill(bank.account)
    await account.blur()
    await page.reload()
    await expect(account).toHaveValue('')
    expect(await stored(page)).not.toContain(bank.account)

    await chooseEcheck(page)
    await payButton(page).click()
    await expectReceipt(page, 'pending')
    await page.goBack()
    for (const text of [...open, await stored(page)]) {
      expect(text).not.toContain(bank.account)
      expect(text).not.toContain(bank.routing)
    }
  })
})

test.describe('messages', { tag: '@real-only' }, () => {
  const forged = JSON.stringify({
    message: '9478825000012144',
    token: '9478825000012144',
    errorCode: '0',
    errorMessage: '',
    expiry: '202812',
  })

  test('from another origin, from another window or that are rubbish change nothing', async ({
    page,
    bill,
    payer,
    ledger,
  }) => {
    await addToCart(page, bill)
    await checkOut(page)
    await fillDetails(page, payer)
    await chooseCard(page)
    await expect(cardFields(page).getByRole('textbox', { name: 'Card number' })).toBeVisible()
    const frame = page.frames().find((other) => other.url().includes('/card-fields/'))

    await test.step('another origin, then another window of the card fields’ origin', async () => {
      await page.evaluate((message) => window.postMessage(message, '*'), forged)
      const address = (frame?.url() ?? '').split('?')[0] ?? ''
      const loaded = page.waitForEvent(
        'framenavigated',
        (other) => other.url() === `${address}?other`,
      )
      await page.evaluate((src) => {
        const element = document.createElement('iframe')
        element.src = src
        document.body.append(element)
      }, `${address}?other`)
      const other = await loaded
      await other.evaluate((message) => window.parent.postMessage(message, '*'), forged)
      // With either of the two forged tokens this would be a payment.
      await payButton(page).click()
      await expect(
        payDialog(page).getByText(
          'Fill in the card number, the expiration date and the security code.',
        ),
      ).toBeVisible()
      await ledger.expectCharges(bill, 0)
    })

    await test.step('rubbish', async () => {
      await frame?.evaluate(() => {
        for (const rubbish of ['', 'null', '{', '[]', '{"message":{"a":1}}', '{"token":5}']) {
          window.parent.postMessage(rubbish, '*')
        }
        window.parent.postMessage({ message: '9478825000012144' }, '*')
      })
      await fillCard(page)
      await payButton(page).click()
      await expectReceipt(page)
      await ledger.expectCharges(bill, 1)
    })
  })
})

test('what people write is shown as text', { tag: '@real-only' }, async ({ page, bill, payer }) => {
  const markup = '<img src=x onerror="document.title=1"><b>Jo</b>'
  await page.goto(`/real-estate-tax/search?q=${encodeURIComponent(markup)}`)
  await expect(page.getByText(`No bills match ${markup}.`)).toBeVisible()
  await payByCard(page, { bill, payer: { ...payer, name: markup } })
  await expectReceipt(page)
  await expect(page.getByText(markup)).toBeVisible()
  await expect(page).toHaveTitle('Miami County, Ohio - Receipt')
})

test('the real build has no service worker', { tag: '@real-only' }, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/departments')
  await expect(page.getByRole('link', { name: 'Real estate tax' })).toBeVisible()
  const workers = await page.evaluate(async () => {
    const registered = await navigator.serviceWorker.getRegistrations()
    return registered.length + (navigator.serviceWorker.controller === null ? 0 : 1)
  })
  expect(workers).toBe(0)
  expect(page.context().serviceWorkers()).toHaveLength(0)
  expect(asked.filter((path) => /worker|mock|__/iu.test(path))).toEqual([])
})
