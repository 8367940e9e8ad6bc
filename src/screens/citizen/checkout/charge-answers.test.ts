import { QueryClient } from '@tanstack/react-query'
import { ref } from 'valtio'
import { beforeEach, expect, it } from 'vitest'
import { configureClient } from '@/api/client'
import { setMerchantStatus } from '@/contract/merchants/merchant-status'
import { quotePayment } from '@/contract/payments/payments'
import { pay, paymentRun } from '@/screens/shared/payment/payment-run'
import { attempts } from '@/state/cart/attempts'
import { forgetPaymentLedAway, paymentLedAway } from '@/state/cart/payment-led-away'
import { createCloud } from '@mocks/app/create-cloud'
import type { Cloud } from '@mocks/app/cloud'
import type { CloudOptions } from '@mocks/cloud/options'
import { bank, firstHalf } from '@mocks/handlers/payments/payments.test-support'
import { callerFor, tokenFor } from '@mocks/hosts/caller'
import { effects, type FaultEffect } from '@mocks/scenarios/fault'
import { chargeOf, type Order, type Press } from './order'

// Every answer that a charge can get × what the page says of it (product.md 3.4). The rule behind
// the table: "You have not been charged" is never said while the processor may have a charge.

/**
 * `not charged`: in place, in a form before it, or on the page that it led to; `being checked`: do
 * not pay again, and the server is asked; `not known`: the same, on the page that it led to.
 */
type Says = 'paid' | 'not charged' | 'being checked' | 'not known'

function says(): Says {
  if (paymentLedAway.known !== null) {
    return paymentLedAway.known === 'refused' ? 'not charged' : 'not known'
  }
  const { phase } = paymentRun
  if (phase.at === 'paid') return 'paid'
  if (phase.at === 'checking') return 'being checked'
  return phase.at === 'ready' && phase.refusal !== null ? 'not charged' : 'being checked'
}

interface Made {
  /** What is entered. */
  readonly email?: string
  readonly zip?: string
  readonly card?: string
  readonly byBank?: string
  readonly confirmed?: boolean
  /** Who pays, and where. */
  readonly token?: string
  readonly label?: string
  /** The world of the charge; its price is another's, from before. */
  readonly world?: CloudOptions
  readonly before?: (cloud: Cloud) => Promise<unknown>
  /** What stands between server and page. */
  readonly gateway?: (answer: Response) => Response
}

const goodCard = '9472046381951443'

async function afterCharge(made: Made = {}): Promise<{ says: Says; charged: boolean }> {
  const before = createCloud({ now: () => 0 })
  const tender = made.byBank === undefined ? 'card' : 'echeck'
  const guest = callerFor(before, 'miamicounty')
  const { answer } = await guest.call(quotePayment, { body: { items: [firstHalf], tender } })
  if (!answer) throw new Error('no price')
  const cloud = made.world ? createCloud({ now: () => 0, ...made.world }) : before
  await made.before?.(cloud)
  configureClient({
    baseUrl: `http://${made.label ?? 'miamicounty'}.pay.localhost`,
    token: () => made.token ?? null,
    departmentId: () => '',
    ready: Promise.resolve(),
    onFailure: () => undefined,
    fetch: async (request) => {
      const response = await cloud.fetch(request)
      return made.gateway ? made.gateway(response) : response
    },
  })
  const order: Order = {
    items: [{ ...cartItem, ...firstHalf }],
    payer: {
      name: 'Jane Doe',
      email: made.email ?? 'jane@example.com',
      phone: null,
      zip: made.zip ?? '45373',
      street: null,
    },
    quote: answer.data,
    bank: made.byBank === undefined ? null : { ...bank, routing: made.byBank },
    consents: made.byBank === undefined ? [] : [{ kind: 'echeck', version: '1' }],
    language: 'en',
    day: '2026-06-01',
  }
  const press: Press = {
    card: made.byBank === undefined ? { token: made.card ?? goodCard, expiry: '202812' } : null,
    confirmDuplicate: false,
    challenge: null,
  }
  await pay(chargeOf(order, press), new QueryClient())
  const key = attempts.current?.key
  return { says: says(), charged: cloud.charges().some((charge) => charge.key === key) }
}

const cartItem: Order['items'][number] = {
  ...firstHalf,
  payment_settings: {
    tenders: ['echeck', 'card'],
    card_fee: { rate_bp: 295, minimum_cents: 395 },
    echeck_fee: { flat_cents: 150 },
    echeck_maximum_cents: null,
    payer_pays_fee: true,
    partial: true,
    minimum_cents: 5000,
    overpay: false,
    order: 'oldest-first',
    halves_in_order: true,
    cutoff: '20:00',
    max_items: 10,
  },
  isAuth: false,
  label: 'Real estate tax 2025',
  account: '08-004512',
  client: '0001',
  parcel_id: '08-004512',
  year: 2025,
  cycle: '1',
  address: '1142 Market Street',
  bill_number: '25-081-1',
  balance_cents: firstHalf.amount_cents,
  captured_at: '2026-06-01T14:00:00.000Z',
}

beforeEach(() => {
  window.sessionStorage.clear()
  window.localStorage.clear()
  attempts.current = null
  paymentRun.phase = ref({ at: 'ready', refusal: null })
  forgetPaymentLedAway()
})

async function switchedOff(cloud: Cloud): Promise<void> {
  const token = await tokenFor(cloud, 'super@civictill.example')
  const root = callerFor(cloud, null, { token })
  await root.call(setMerchantStatus, { params: { id: '1' }, body: { is_enabled: 0 } })
}

const fault = (effect: FaultEffect): Made => ({
  world: { faults: [{ match: { call: 'createPayment' }, effect }] },
})

const asStaff = async (): Promise<Made> => ({
  token: await tokenFor(createCloud(), 'merchant-admin@miamicounty.example'),
})

it.each<[string, Made | (() => Promise<Made>), Says]>([
  ['201 approved', {}, 'paid'],
  ['201 pending', { byBank: bank.routing }, 'paid'],
  ['202 unknown, charged later', { email: 'jo+unknown@example.com' }, 'being checked'],
  ['202 unknown, never charged', { email: 'jo+lost@example.com' }, 'being checked'],
  ['402 declined', { card: '9438771111111053' }, 'not charged'],
  ['402 timed out', { card: '9499006200620062' }, 'not charged'],
  ['402 partial', { card: '9438775010100101' }, 'not charged'],
  ['409 duplicate', { email: 'jo+dup@example.com' }, 'not charged'],
  ['409 quote changed', { email: 'jo+quote@example.com' }, 'not charged'],
  ['409 bill changed', { email: 'jo+changed@example.com' }, 'not charged'],
  ['422 of a field', { zip: '1' }, 'not charged'],
  ['422 of the card', { card: '1' }, 'not charged'],
  ['422 of the bank account', { byBank: '123456789' }, 'not charged'],
  ['423 challenge', { email: 'jo+bot@example.com' }, 'not charged'],
  ['503 payments are off', { email: 'jo+maintenance@example.com' }, 'not charged'],
  ['503 the site is off', { world: { scenario: 'site-off' } }, 'not charged'],
  ['404 the merchant was switched off', { before: switchedOff }, 'not charged'],
  ['403 the subdomain is gone', { label: 'nobody' }, 'not charged'],
  ['403 staff may not pay', asStaff, 'not charged'],
  ['401 the session is over', { token: 'not-a-token' }, 'not known'],
])('%s', async (_, given, expected) => {
  const made = typeof given === 'function' ? await given() : given
  const { says: said, charged } = await afterCharge(made)
  expect({ said, isWrong: said === 'not charged' && charged }).toEqual({
    said: expected,
    isWrong: false,
  })
})

it.each<[keyof typeof effects, Says]>([
  ['401', 'not known'],
  ['403', 'not charged'],
  ['unknown-subdomain', 'not charged'],
  ['404', 'not charged'],
  ['409', 'being checked'],
  ['422', 'not charged'],
  ['429', 'not charged'],
  ['500', 'being checked'],
  ['502', 'being checked'],
  ['503', 'being checked'],
  ['network', 'being checked'],
  ['html', 'being checked'],
  ['malformed', 'being checked'],
  ['empty', 'being checked'],
  ['wrong-shape', 'being checked'],
  ['drop-after-commit', 'being checked'],
])('the fault %s: %s', async (name, expected) => {
  expect((await afterCharge(fault(effects[name]))).says).toBe(expected)
})

/** Codes by which a gateway lets nothing through to the server, or that only the server has. */
const refusedByNature = [402, 423, 429]
const otherStatuses = [
  400, 401, 403, 404, 405, 408, 409, 410, 413, 414, 415, 418, 422, 425, 431, 451, 500, 501, 502,
  503, 504, 505, 507, 508, 511, 520, 524,
]

const inItsOwnWay = otherStatuses.flatMap((status) => [
  { status, type: 'text/html', text: `<h1>${status}</h1>` },
  { status, type: 'application/json', text: '{}' },
])

it.each(inItsOwnWay)(
  'charged, and a gateway answers $status with $type: never that nothing was charged',
  async ({ status, type, text }) => {
    const gateway = () => new Response(text, { status, headers: { 'content-type': type } })
    const { says: said, charged } = await afterCharge({ gateway })
    expect(charged).toBe(true)
    expect(['being checked', 'not known']).toContain(said)
  },
)

it.each(refusedByNature)('a gateway’s own %i lets nothing through', async (status) => {
  const { says: said } = await afterCharge(fault({ kind: 'status', status, body: {} }))
  expect(said).toBe('not charged')
})
