import { getBill } from '@/contract/bills/bills'
import {
  createPayment,
  getPaymentStatus,
  quotePayment,
  type PayItem,
  type PaymentBody,
  type Quote,
} from '@/contract/payments/payments'
import { createCloud } from '@mocks/app/create-cloud'
import type { Cloud } from '@mocks/app/cloud'
import type { CloudOptions } from '@mocks/cloud/options'
import { callerFor, type Caller } from '@mocks/hosts/caller'

/** Jane Doe's two halves, a permit, and who pays them, for the tests of payments. */

export const firstHalf: PayItem = {
  id: '08-004512-2025-1',
  department_id: 'real-estate-tax',
  amount_cents: 94_864,
}
export const secondHalf: PayItem = { ...firstHalf, id: '08-004512-2025-2', amount_cents: 91_244 }
export const permit: PayItem = {
  id: 'BP-2026-00418-2026-F',
  department_id: 'building-permits',
  amount_cents: 19_500,
}
export const visa = '9472046381951443'
export const bank = { routing: '042000314', account: '123456', kind: 'checking' } as const

export const second = 1_000
export const minute = 60 * second

let clock = 0
let keys = 0

/** The till of the running test: `beforeEach(freshTill)`. */
export const till = makeTill()

function makeTill(options: CloudOptions = {}): { cloud: Cloud; guest: Caller } {
  const cloud = createCloud({ now: () => clock, ...options })
  return { cloud, guest: callerFor(cloud, 'miamicounty') }
}

/** Another world for the rest of the test; time goes on. */
export function openTill(options: CloudOptions): void {
  Object.assign(till, makeTill(options))
}

export function freshTill(): void {
  clock = 0
  openTill({})
}

/** Milliseconds. */
export function pass(time: number): void {
  clock += time
}

export const nextKey = () => `key-${(keys += 1)}-of-this-run`

export async function quote(items: PayItem[], tender: 'card' | 'echeck' = 'card'): Promise<Quote> {
  const { answer, failure } = await till.guest.call(quotePayment, { body: { items, tender } })
  if (!answer) throw new Error(failure.message)
  return answer.data
}

export function bodyFor(
  quoted: Pick<Quote, 'quote_id' | 'tender'>,
  more: Partial<PaymentBody> & { email?: string } = {},
): PaymentBody {
  const { email = 'jo@example.com', ...own } = more
  const card = quoted.tender === 'card'
  return {
    quote_id: quoted.quote_id,
    tender: quoted.tender,
    token: card ? visa : null,
    expiry: card ? '202812' : null,
    bank_account: card ? null : bank,
    payer: { name: 'Jo Payer', email, phone: null, zip: '45373', street: null },
    consents: card ? [] : [{ kind: 'echeck', version: '1' }],
    confirm_duplicate: false,
    language: 'en',
    recaptcha_token: null,
    ...own,
  }
}

export const post = (body: PaymentBody, key: string, caller = till.guest) =>
  caller.call(createPayment, { body }, { 'Idempotency-Key': key })

export async function pay(
  items: PayItem[],
  more: Partial<PaymentBody> & { email?: string } = {},
  key = nextKey(),
) {
  const tender = more.tender ?? 'card'
  return post(bodyFor(await quote(items, tender), more), key)
}

export const stateOf = async (key: string) =>
  (await till.guest.call(getPaymentStatus, { params: { key } })).answer?.data

export const charges = () => till.cloud.charges().filter((charge) => charge.key.startsWith('key-'))

export const balances = async () => {
  const params = { parcelId: '08-004512', year: '2025' }
  const { answer } = await till.guest.call(getBill, { params, query: {} })
  return answer?.data.bill?.installments.map((part) => part.balance_cents)
}
