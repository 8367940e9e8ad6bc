import { beforeEach, expect, test } from 'vitest'
import { getSettings, updateMerchant } from '@/contract/merchants/merchant-settings'
import { getMerchantInfo } from '@/contract/merchants/merchants'
import { searchBills } from '@/contract/bills/bill-search'
import { quotePayment } from '@/contract/payments/payments'
import { getReceipt } from '@/contract/payments/receipts'
import { forgotPassword, register } from '@/contract/people/sessions'
import { createCloud } from '@mocks/app/create-cloud'
import type { Cloud } from '@mocks/app/cloud'
import { callerFor, tokenFor, type Caller } from '@mocks/hosts/caller'
import { sampleReceipts } from '@mocks/scenarios/page-samples'

/** What an administrator sets is what a citizen meets, at once. */

let cloud: Cloud
let visitor: Caller

beforeEach(() => {
  cloud = createCloud()
  visitor = callerFor(cloud, 'miamicounty')
})

async function set(changes: object) {
  const root = callerFor(cloud, null, { token: await tokenFor(cloud, 'super@civictill.example') })
  const params = { id: '1' }
  const { answer } = await root.call(getSettings, { params })
  const version = answer?.data.version ?? ''
  const { status } = await root.call(updateMerchant, { params, body: { ...changes, version } })
  expect(status).toBe(200)
}

const newcomer = {
  name: 'Nora Quill',
  email: 'nora.quill@mail.example',
  phone: null,
  password: 'Civic-Till-1',
  terms: true,
}

test('without accounts nobody can sign up', async () => {
  await set({ allow_accounts: false })
  const { answer } = await visitor.call(getMerchantInfo, {})
  expect(answer?.data.allow_accounts).toBe(false)
  const { status, failure } = await visitor.call(register, { body: newcomer })
  expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, ['email']])
})

test('an account has the site’s language unless its owner chose one', async () => {
  await set({ default_language: 'es' })
  const { answer } = await visitor.call(register, { body: newcomer })
  expect(answer?.user.language).toBe('es')
})

test('a cart holds no more than the site allows', async () => {
  const search = await visitor.call(
    searchBills,
    { query: { by: 'number', q: '08-', status: 'due' } },
    { 'X-Department-Id': 'real-estate-tax' },
  )
  const bills = search.answer?.data.filter((row) => row.payable && row.open.length === 1) ?? []
  const items = bills
    .slice(0, 2)
    .flatMap(({ open, department_id }) =>
      open.map(({ id, balance_cents }) => ({ id, department_id, amount_cents: balance_cents })),
    )
  const quote = () => visitor.call(quotePayment, { body: { items, tender: 'card' } })
  expect((await quote()).status).toBe(200)
  await set({ max_cart_items: 1 })
  const { status, failure } = await quote()
  expect([status, failure.errors]).toEqual([422, { items: ['Too many items.'] }])
})

test('the office’s lines are on every receipt', async () => {
  const params = { id: sampleReceipts.own }
  const footer = async () => {
    const { answer } = await visitor.call(getReceipt, { params, query: {} })
    return answer?.data.footer
  }
  expect(await footer()).toBeNull()
  await set({ receipt_footer: 'Keep this for your records.' })
  expect(await footer()).toBe('Keep this for your records.')
  await set({ translations: { de: { receipt_footer: 'Bitte aufbewahren.', hours: 'Montags' } } })
  const { answer } = await visitor.call(getReceipt, { params, query: {} })
  expect(answer?.data.translations).toEqual({ de: { footer: 'Bitte aufbewahren.' } })
})

test('mails come from the sender', async () => {
  await set({ sender: { from_name: 'County Treasurer', reply_to: 'office@miami.example' } })
  await visitor.call(forgotPassword, { body: { email: 'user@miamicounty.example' } })
  expect(cloud.outbox.at(-1)?.from).toEqual({
    name: 'County Treasurer',
    reply_to: 'office@miami.example',
  })
})
