import { describe, expect, it } from 'vitest'
import {
  attemptStateIn,
  nextPhase,
  type PaymentEvent,
  type Phase,
  phaseAtStart,
} from './payment-machine'
import type { Refusal } from './refusal'

const ready: Phase = { at: 'ready', refusal: null }
const sending: Phase = { at: 'sending' }
const checking: Phase = { at: 'checking' }
const noCharge: Phase = { at: 'no-charge' }
const paid: Phase = { at: 'paid', receipt_id: 'abc', confirmation: 'CT-1' }
const declined: Refusal = { kind: 'declined', reason: 'details' }

const receipt = { receipt_id: 'abc', confirmation: 'CT-1' }
const none = { receipt_id: null, confirmation: null }

describe('the payment (product.md 3.4; quality.md, fault rule 1)', () => {
  it.each<[string, Phase, PaymentEvent, Phase]>([
    ['a press sends', ready, { type: 'pressed' }, sending],
    [
      'a press after a refusal sends',
      { at: 'ready', refusal: declined },
      { type: 'pressed' },
      sending,
    ],
    ['approved', sending, { type: 'answered', payment: { status: 'approved', ...receipt } }, paid],
    [
      'e-check accepted',
      sending,
      { type: 'answered', payment: { status: 'pending', ...receipt } },
      paid,
    ],
    [
      'the server does not know',
      sending,
      { type: 'answered', payment: { status: 'unknown', ...none } },
      checking,
    ],
    [
      'refused',
      sending,
      { type: 'refused', refusal: declined },
      { at: 'ready', refusal: declined },
    ],
    ['no answer', sending, { type: 'lost' }, checking],
    [
      'asked: still unknown',
      checking,
      { type: 'told', status: { state: 'unknown', ...none } },
      checking,
    ],
    [
      'asked: approved',
      checking,
      { type: 'told', status: { state: 'approved', ...receipt } },
      paid,
    ],
    ['asked: pending', checking, { type: 'told', status: { state: 'pending', ...receipt } }, paid],
    [
      'asked: declined',
      checking,
      { type: 'told', status: { state: 'declined', ...none } },
      { at: 'ready', refusal: { kind: 'declined', reason: null } },
    ],
    [
      'asked: not found',
      checking,
      { type: 'told', status: { state: 'not_found', ...none } },
      noCharge,
    ],
    [
      'a late answer while checking',
      checking,
      { type: 'answered', payment: { status: 'approved', ...receipt } },
      paid,
    ],
    ['no charge, go on', noCharge, { type: 'went-on' }, ready],
    ['refused, go on', { at: 'ready', refusal: declined }, { type: 'went-on' }, ready],
    ['receipt shown, go on', paid, { type: 'went-on' }, ready],
  ])('%s', (_, from, event, to) => {
    expect(nextPhase(from, event)).toEqual(to)
  })

  it.each<[string, Phase, PaymentEvent]>([
    ['a second press', sending, { type: 'pressed' }],
    ['a press while it is checked', checking, { type: 'pressed' }],
    ['a press after the charge', paid, { type: 'pressed' }],
    ['a press before the payer went on', noCharge, { type: 'pressed' }],
    ['going on during the request', sending, { type: 'went-on' }],
    ['going on while it is checked', checking, { type: 'went-on' }],
    ['a late refusal after it was paid', paid, { type: 'refused', refusal: declined }],
    ['a late loss after it was paid', paid, { type: 'lost' }],
    [
      'a late status after it was paid',
      paid,
      { type: 'told', status: { state: 'not_found', ...none } },
    ],
    [
      'an answer that nobody asked for',
      ready,
      { type: 'answered', payment: { status: 'approved', ...receipt } },
    ],
    [
      'a status that nobody asked for',
      ready,
      { type: 'told', status: { state: 'not_found', ...none } },
    ],
  ])('%s changes nothing', (_, phase, event) => {
    expect(nextPhase(phase, event)).toBe(phase)
  })

  it.each([
    ['submitting', checking],
    ['unknown', checking],
    ['draft', ready],
    ['succeeded', ready],
    ['declined', ready],
    ['expired', ready],
  ] as const)('after a reload with an attempt %s', (state, phase) => {
    expect(phaseAtStart({ state })).toEqual(phase)
  })

  it('starts ready without an attempt', () => {
    expect(phaseAtStart(null)).toEqual(ready)
  })
})

describe('the stored attempt and its key', () => {
  const refused = (refusal: Refusal): Phase => ({ at: 'ready', refusal })

  it.each<[Phase, string | null]>([
    [ready, null],
    [sending, 'submitting'],
    [checking, 'unknown'],
    [noCharge, 'expired'],
    [paid, 'succeeded'],
    [refused({ kind: 'challenge', challenge: null }), 'draft'],
    [refused(declined), 'declined'],
    [refused({ kind: 'timed_out' }), 'declined'],
    [refused({ kind: 'partial', approved_cents: 500 }), 'declined'],
    [refused({ kind: 'too_many', challenge: null, until: 0 }), 'declined'],
    [refused({ kind: 'duplicate', earlier: null, inCart: false, item_ids: [] }), 'declined'],
    [refused({ kind: 'quote_changed', quote: null }), 'declined'],
    [refused({ kind: 'bill_changed', items: [] }), 'declined'],
    [refused({ kind: 'payments_off', message: null, ends_at: null }), 'declined'],
    [refused({ kind: 'bank_account', field: 'routing' }), 'declined'],
    [refused({ kind: 'card' }), 'declined'],
    [refused({ kind: 'fields', errors: {} }), 'declined'],
  ])('%o', (phase, state) => {
    expect(attemptStateIn(phase)).toBe(state)
  })
})
