import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { CartItem } from '@/rules/cart/cart'
import { type Order, type Press, purchaseOf } from './order'

const token = '9472046381951443'
const byCard: Press = {
  card: { token, expiry: '202812' },
  confirmDuplicate: false,
  challenge: null,
}

const item: CartItem = {
  id: '25-081-1',
  department_id: 'real-estate-tax',
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
  amount_cents: 94864,
  balance_cents: 94864,
  captured_at: '2026-06-01T14:00:00.000Z',
}

const order: Order = {
  items: [item],
  payer: { name: 'Jane Doe', email: 'jane@example.com', phone: null, zip: '45373', street: null },
  quote: {
    quote_id: 'q-1',
    expires_at: '2026-06-01T14:15:00.000Z',
    tender: 'card',
    groups: [],
    subtotal_cents: 94864,
    fee_cents: 2798,
    total_cents: 97662,
    alternatives: [],
    posting_date: '2026-06-01',
  },
  bank: null,
  consents: [],
  language: 'en',
  day: '2026-06-01',
}

interface Sent {
  key: string
  body: string
}

type Answer = () => Response | Promise<Response>

/** Loads the modules anew, as a page does, with the given session storage. */
async function openPage(
  answers: Answer[],
  status: Answer = () => json(200, { data: statusOf('unknown') }),
) {
  vi.resetModules()
  const sent: Sent[] = []
  const { configureClient } = await import('@/api/client')
  configureClient({
    baseUrl: 'http://miamicounty.pay.localhost',
    token: () => null,
    departmentId: () => '',
    ready: Promise.resolve(),
    onFailure: () => undefined,
    fetch: async (request) => {
      if (request.url.includes('/api/payments/status/')) return status()
      sent.push({ key: request.headers.get('Idempotency-Key') ?? '', body: await request.text() })
      const next = answers.shift()
      if (!next) throw new TypeError('Failed to fetch')
      return next()
    },
  })
  const { attempts, ownReceipt } = await import('@/state/cart/attempts')
  const { cart, replaceCart } = await import('@/state/cart/cart')
  const run = await import('@/screens/shared/payment/payment-run')
  const { chargeOf } = await import('./order')
  const { paymentLedAway } = await import('@/state/cart/payment-led-away')
  const { isPaymentInFlight } = await import('@/state/cart/payments-in-flight')
  const queryClient = new QueryClient()
  return {
    ...run,
    press: (of: Order, by: Press, client: QueryClient) => run.pay(chargeOf(of, by), client),
    paymentLedAway,
    isPaymentInFlight,
    attempts,
    ownReceipt,
    cart,
    replaceCart,
    sent,
    queryClient,
  }
}

function json(status: number, body: object): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  })
}

function payment(status: 'approved' | 'pending' | 'unknown'): object {
  const done = status !== 'unknown'
  return {
    data: {
      key: 'k',
      status,
      receipt_id: done ? 'abc' : null,
      confirmation: done ? 'CT-1' : null,
      total_cents: 97662,
      at: '2026-06-01T14:00:00.000Z',
    },
  }
}

function statusOf(state: string): object {
  const done = state === 'approved'
  return { state, receipt_id: done ? 'abc' : null, confirmation: done ? 'CT-1' : null, at: null }
}

const approved: Answer = () => json(201, payment('approved'))
const refused =
  (status: number, body: object): Answer =>
  () =>
    json(status, body)

beforeEach(() => {
  window.sessionStorage.clear()
  window.localStorage.clear()
})

describe('paying', () => {
  it('sends once, even when pressed again meanwhile', async () => {
    const page = await openPage([approved])
    page.replaceCart([item])
    const first = page.press(order, byCard, page.queryClient)
    expect(page.paymentRun.phase.at).toBe('sending')
    expect(page.attempts.current?.state).toBe('submitting')
    const second = page.press(order, byCard, page.queryClient)
    await Promise.all([first, second])
    expect(page.sent).toHaveLength(1)
    expect(page.paymentRun.phase).toEqual({ at: 'paid', receipt_id: 'abc', confirmation: 'CT-1' })
  })

  it('uses the key that was made when the review opened', async () => {
    const page = await openPage([approved])
    page.prepareAttempt(purchaseOf(order, false))
    const key = page.attempts.current?.key
    await page.press(order, byCard, page.queryClient)
    expect(page.sent[0]?.key).toBe(key)
  })

  it('takes paid items out of the cart by id, after the answer', async () => {
    const other = { ...item, id: 'other', isAuth: true }
    const page = await openPage([refused(402, { code: 'declined' }), approved])
    page.replaceCart([item, other])
    await page.press(order, byCard, page.queryClient)
    expect(page.cart.items).toHaveLength(2)
    await page.press(order, byCard, page.queryClient)
    expect(page.cart.items.map(({ id }) => id)).toEqual(['other'])
    expect(page.attempts.current).toMatchObject({ state: 'succeeded', receipt_id: 'abc' })
  })

  it('remembers the receipt, to link it if the same is paid again', async () => {
    const page = await openPage([approved, refused(409, { code: 'duplicate_suspected' })])
    await page.press(order, byCard, page.queryClient)
    page.goOn()
    await page.press(order, byCard, page.queryClient)
    expect(page.ownReceipt('2026-06-01T14:00:00.000Z')).toBe('abc')
  })

  it('tells the other tabs what was paid before the shared cart is emptied', async () => {
    const other = new BroadcastChannel('payments-made')
    const heard = new Promise((resolve) => {
      other.addEventListener('message', ({ data }) => resolve(data))
    })
    const page = await openPage([approved])
    page.replaceCart([item])
    await page.press(order, byCard, page.queryClient)
    const key = page.attempts.current?.key
    await expect(heard).resolves.toEqual({ key, item_ids: ['25-081-1'], receipt_id: 'abc' })
    other.close()
  })

  it('takes a new key after a final outcome', async () => {
    const page = await openPage([refused(402, { code: 'declined' }), approved])
    await page.press(order, byCard, page.queryClient)
    await page.press(order, byCard, page.queryClient)
    expect(page.sent[0]?.key).not.toBe(page.sent[1]?.key)
  })

  it('answers a challenge under the same key with the same body', async () => {
    const page = await openPage([refused(423, { code: 'challenge' }), approved])
    await page.press(order, byCard, page.queryClient)
    await page.press(order, { ...byCard, challenge: 'passed' }, page.queryClient)
    expect(page.sent[0]?.key).toBe(page.sent[1]?.key)
    expect(page.sent[1]?.body).toContain('"recaptcha_token":"passed"')
  })

  it('never sends another body under the same key', async () => {
    const page = await openPage([refused(423, { code: 'challenge' }), approved])
    await page.press(order, byCard, page.queryClient)
    const another: Press = {
      ...byCard,
      card: { token: '9541111111111111', expiry: '202901' },
      challenge: 'passed',
    }
    await page.press(order, another, page.queryClient)
    expect(page.sent[0]?.key).not.toBe(page.sent[1]?.key)
  })

  it('pays a second time after confirmation only, under a new key', async () => {
    const page = await openPage([refused(409, { code: 'duplicate_suspected' }), approved])
    await page.press(order, byCard, page.queryClient)
    await page.press(order, { ...byCard, confirmDuplicate: true }, page.queryClient)
    expect(page.sent[0]?.key).not.toBe(page.sent[1]?.key)
    expect(page.sent[1]?.body).toContain('"confirm_duplicate":true')
  })

  it.each([
    ['approved', approved],
    ['declined', refused(402, { code: 'declined' })],
    ['lost', () => Promise.reject(new TypeError('Failed to fetch'))],
  ] as const)('suspends inactivity until it is %s', async (_end, answer) => {
    const page = await openPage([answer])
    const paying = page.press(order, byCard, page.queryClient)
    expect(page.isPaymentInFlight()).toBe(true)
    await paying
    expect(page.isPaymentInFlight()).toBe(false)
  })

  it('keeps token, bank account and payer out of storage and broadcasts', async () => {
    const said = vi.spyOn(console, 'log')
    const warned = vi.spyOn(console, 'warn')
    const failed = vi.spyOn(console, 'error')
    const page = await openPage([() => json(202, payment('unknown'))])
    page.replaceCart([item])
    const bank = { routing: '042000314', account: '123456789', kind: 'checking' } as const
    await page.press({ ...order, bank }, byCard, page.queryClient)
    const stored = JSON.stringify([window.sessionStorage, window.localStorage])
    for (const secret of [token, '042000314', '123456789', 'jane@example.com']) {
      expect(stored).not.toContain(secret)
    }
    expect(document.cookie).not.toContain(token)
    expect(window.location.href).not.toContain(token)
    for (const spy of [said, warned, failed]) expect(spy).not.toHaveBeenCalled()
  })
})

describe('an uncertain outcome', () => {
  it.each<[string, Answer]>([
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['202 unknown', () => json(202, payment('unknown'))],
    ['500', refused(500, { message: 'no' })],
    [
      '502 with a page',
      () => new Response('<html>', { status: 502, headers: { 'content-type': 'text/html' } }),
    ],
    ['200 with a page', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
    ['nothing', () => new Response('', { headers: { 'content-type': 'application/json' } })],
    ['another shape', () => json(201, { data: {} })],
    ['a key that is taken', refused(409, { code: 'key_reused' })],
  ])('%s: it is asked about, and Pay does nothing', async (_, answer) => {
    const page = await openPage([answer, approved])
    page.replaceCart([item])
    await page.press(order, byCard, page.queryClient)
    expect(page.paymentRun.phase.at).toBe('checking')
    expect(page.attempts.current?.state).toBe('unknown')
    await page.press(order, byCard, page.queryClient)
    page.goOn()
    expect(page.sent).toHaveLength(1)
    expect(page.cart.items).toHaveLength(1)
  })

  it.each<[string, 'unknown' | 'refused' | null, string, Answer]>([
    ['401', 'unknown', 'checking', refused(401, { message: 'Unauthorised' })],
    ['404', 'refused', 'ready', refused(404, { message: 'Not found' })],
    ['404 of a gateway', 'unknown', 'checking', refused(404, {})],
    [
      '403 for a subdomain that is gone',
      'refused',
      'ready',
      refused(403, { error: 'Subdomain does not exist' }),
    ],
    ['403 for another reason', null, 'ready', refused(403, { error: 'Not you' })],
    ['500', null, 'checking', refused(500, {})],
    ['no answer', null, 'checking', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a decline', null, 'ready', refused(402, { code: 'declined' })],
    ['a charge', null, 'paid', approved],
  ])('is named where it led to: after %s %s', async (_, led, phase, answer) => {
    const page = await openPage([answer])
    await page.press(order, byCard, page.queryClient)
    expect(page.paymentLedAway.known).toBe(led)
    expect(page.paymentRun.phase.at).toBe(phase)
  })

  it('is not said of a later payment', async () => {
    const page = await openPage([refused(404, { message: 'Not found' }), refused(500, {})])
    await page.press(order, byCard, page.queryClient)
    expect(page.paymentLedAway.known).toBe('refused')
    await page.press(order, byCard, page.queryClient)
    expect(page.paymentLedAway.known).toBeNull()
  })

  it('is still asked about after the session ended during the request', async () => {
    const page = await openPage([refused(401, { message: 'Unauthorised' })], () =>
      json(200, { data: statusOf('approved') }),
    )
    page.replaceCart([item])
    const paying = page.press(order, byCard, page.queryClient)
    const { clearSession } = await import('@/app/session/session-end')
    clearSession(page.queryClient, 'expired')
    await paying
    expect(page.paymentRun.phase.at).toBe('checking')
    await page.askOutcome(page.queryClient)
    expect(page.paymentRun.phase.at).toBe('paid')
  })

  it('is found again after a reload during the request', async () => {
    const before = await openPage([() => new Promise<Response>(() => undefined)])
    void before.press(order, byCard, before.queryClient)
    await vi.waitFor(() => expect(before.sent).toHaveLength(1))

    const page = await openPage([], () => json(200, { data: statusOf('approved') }))
    page.replaceCart([item])
    expect(page.paymentRun.phase.at).toBe('checking')
    await page.askOutcome(page.queryClient)
    expect(page.paymentRun.phase.at).toBe('paid')
    expect(page.cart.items).toEqual([])
  })

  it('ends without a charge when the server knows of none; the next payment has a new key', async () => {
    const page = await openPage(
      [() => Promise.reject(new TypeError('Failed to fetch')), approved],
      () => json(200, { data: statusOf('not_found') }),
    )
    await page.press(order, byCard, page.queryClient)
    await page.askOutcome(page.queryClient)
    expect(page.paymentRun.phase.at).toBe('no-charge')
    await page.press(order, byCard, page.queryClient)
    expect(page.sent).toHaveLength(1)
    page.goOn()
    await page.press(order, byCard, page.queryClient)
    expect(page.sent[0]?.key).not.toBe(page.sent[1]?.key)
  })

  it.each<[string, Answer]>([
    ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a server error', refused(500, {})],
    ['a page that is not there', refused(404, {})],
    ['still unknown', () => json(200, { data: statusOf('unknown') })],
  ])('stays open when asking brings nothing: %s', async (_, status) => {
    const page = await openPage([], status)
    await page.press(order, byCard, page.queryClient)
    await page.askOutcome(page.queryClient)
    expect(page.paymentRun.phase.at).toBe('checking')
  })
})
