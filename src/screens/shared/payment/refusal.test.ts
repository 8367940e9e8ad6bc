import { describe, expect, it } from 'vitest'
import { ApiFailure, type FailureKind } from '@/api/failure'
import { refusalIn, usedUpCard } from './refusal'

const now = Date.parse('2026-06-01T14:00:00Z')

function failure(status: number, body: object, more: { kind?: FailureKind; wait?: number } = {}) {
  return new ApiFailure({
    kind: more.kind ?? 'http',
    callId: 'createPayment',
    requestId: 'r-1',
    status,
    body: { ...body },
    retryAfterSeconds: more.wait ?? null,
  })
}

const quote = {
  quote_id: 'q-2',
  expires_at: '2026-06-01T14:15:00.000Z',
  tender: 'card',
  groups: [],
  subtotal_cents: 94864,
  fee_cents: 2848,
  total_cents: 97712,
  alternatives: [],
  posting_date: '2026-06-01',
}

const item = {
  id: 'i-1',
  department_id: 'real-estate-tax',
  state: 'changed',
  balance_cents: 90000,
  changed_at: null,
  reason: null,
}

const earlier = {
  at: '2026-06-01T12:00:00.000Z',
  amount_cents: 94864,
  pending: false,
  last4: '1443',
  receipt_id: 'abc',
}

describe('refused payments (product.md 3.4)', () => {
  it.each([
    [
      'declined',
      402,
      { code: 'declined', reason: 'details' },
      { kind: 'declined', reason: 'details' },
    ],
    ['declined without a reason', 402, { code: 'declined' }, { kind: 'declined', reason: null }],
    ['timed out', 402, { code: 'timed_out' }, { kind: 'timed_out' }],
    [
      'partial',
      402,
      { code: 'partial', approved_cents: 500 },
      { kind: 'partial', approved_cents: 500 },
    ],
    [
      'duplicate',
      409,
      { code: 'duplicate_suspected', earlier },
      { kind: 'duplicate', earlier, inCart: false, item_ids: [] },
    ],
    [
      'duplicate of one of several',
      409,
      { code: 'duplicate_suspected', earlier, item_ids: ['b'] },
      { kind: 'duplicate', earlier, inCart: false, item_ids: ['b'] },
    ],
    ['quote changed', 409, { code: 'quote_changed', quote }, { kind: 'quote_changed', quote }],
    [
      'bill changed',
      409,
      { code: 'bill_changed', items: [item] },
      { kind: 'bill_changed', items: [item] },
    ],
    [
      'challenge',
      423,
      { code: 'challenge', challenge: 'c-1' },
      { kind: 'challenge', challenge: 'c-1' },
    ],
    ['a blocked network', 423, { code: 'blocked', message: 'No' }, { kind: 'blocked' }],
    ['a bare challenge', 423, { code: 'challenge' }, { kind: 'challenge', challenge: null }],
    [
      'maintenance',
      503,
      { code: 'payments_off', message: ' Back soon ', ends_at: '2026-06-01T15:00:00.000Z' },
      { kind: 'payments_off', message: 'Back soon', ends_at: '2026-06-01T15:00:00.000Z' },
    ],
    [
      'a site that is off',
      503,
      { level: 'site-off', message: ' Moving ', ends_at: '2026-06-01T15:00:00.000Z' },
      { kind: 'site_off', message: 'Moving', ends_at: '2026-06-01T15:00:00.000Z' },
    ],
    [
      'a merchant that is switched off',
      404,
      { message: 'This site was not found' },
      { kind: 'site_off', message: null, ends_at: null },
    ],
    ['who may not pay', 403, { error: 'Not you' }, { kind: 'not_allowed' }],
    ['a bare 423', 423, {}, { kind: 'challenge', challenge: null }],
    ['bank account', 422, { code: 'bank_account' }, { kind: 'bank_account', field: 'routing' }],
    [
      'bank account number',
      422,
      { code: 'bank_account', errors: { 'bank_account.account': ['no'] } },
      { kind: 'bank_account', field: 'account' },
    ],
    [
      'field errors',
      422,
      { errors: { 'payer.zip': ['no'] } },
      { kind: 'fields', errors: { 'payer.zip': ['no'] } },
    ],
    ['a card that is none', 422, { errors: { token: ['no'], expiry: ['no'] } }, { kind: 'card' }],
    ['a bare 402', 402, {}, { kind: 'declined', reason: null }],
  ])('%s', (_, status, body, refusal) => {
    expect(refusalIn(failure(status, body), now)).toEqual(refusal)
  })

  it.each([
    ['of the body', { code: 'too_many', retry_after_seconds: 90 }, {}, 90],
    ['of the header', { code: 'too_many' }, { wait: 30 }, 30],
    ['of a gate without our body', {}, { wait: 10 }, 10],
    ['of the product', { code: 'too_many' }, {}, 120],
  ])('too many tries: the wait %s', (_, body, more, seconds) => {
    expect(refusalIn(failure(429, body, more), now)).toEqual({
      kind: 'too_many',
      until: now + seconds * 1000,
      challenge: null,
    })
  })

  it('returns the challenge with too many attempts', () => {
    const body = { code: 'too_many', retry_after_seconds: 90, challenge: 'c-1' }
    expect(refusalIn(failure(429, body), now)).toMatchObject({ challenge: 'c-1' })
  })

  it.each([
    ['no answer', failure(0, {}, { kind: 'network' })],
    ['an answer that is no JSON', failure(200, {}, { kind: 'not-json' })],
    ['an answer of another shape', failure(201, {}, { kind: 'bad-shape' })],
    ['a server error', failure(500, {})],
    ['a proxy’s page', failure(502, {})],
    ['a 503 that is not ours', failure(503, {})],
    ['a key that is taken', failure(409, { code: 'key_reused' })],
    ['a conflict without a code', failure(409, {})],
    ['a signed-out session', failure(401, { message: 'Unauthorised' })],
    ['a gateway’s 403', failure(403, {})],
    ['a gateway’s 404', failure(404, {})],
    ['a 503 of another reason', failure(503, { message: 'Not available' })],
  ])('nobody knows after %s', (_, given) => {
    expect(refusalIn(given, now)).toBeNull()
  })

  it('drops the card once the processor has used it', () => {
    expect(usedUpCard({ kind: 'declined', reason: null })).toBe(true)
    expect(usedUpCard({ kind: 'timed_out' })).toBe(true)
    expect(usedUpCard({ kind: 'partial', approved_cents: 500 })).toBe(true)
    expect(usedUpCard({ kind: 'challenge', challenge: null })).toBe(false)
    expect(usedUpCard({ kind: 'quote_changed', quote: null })).toBe(false)
  })
})
