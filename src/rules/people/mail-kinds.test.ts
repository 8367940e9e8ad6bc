import { describe, expect, it } from 'vitest'
import { mailKinds } from '@/contract/people/subscriptions'
import {
  comesAlways,
  isWanted,
  kindsOf,
  optionalKinds,
  sorted,
  typeOfKind,
  typeWanted,
  withType,
} from './mail-kinds'

describe('the kinds of e-mail', () => {
  it.each([
    ['announcement', 'GENERAL', false],
    ['office-closing', 'GENERAL', false],
    ['outage', 'GENERAL', false],
    ['bill-ready', 'BILLING', false],
    ['due-soon', 'BILLING', false],
    ['past-due', 'BILLING', false],
    ['delinquent', 'BILLING', false],
    ['echeck-returned', 'BILLING', false],
    ['refund', 'BILLING', false],
    ['receipt', 'BILLING', true],
  ] as const)('%s is %s, and cannot be switched off: %s', (kind, type, always) => {
    expect(typeOfKind(kind)).toBe(type)
    expect(comesAlways(kind)).toBe(always)
  })

  it('is in one of the two types', () => {
    expect([...kindsOf('GENERAL'), ...kindsOf('BILLING')]).toEqual(mailKinds)
    expect(optionalKinds('BILLING')).not.toContain('receipt')
  })
})

describe('the kinds that a user receives', () => {
  it('are all kinds that are not switched off, and receipts always', () => {
    expect(isWanted('outage', [])).toBe(true)
    expect(isWanted('outage', ['outage'])).toBe(false)
    expect(isWanted('receipt', ['receipt'])).toBe(true)
  })

  it('can be switched by type', () => {
    const none = withType(['outage'], 'BILLING', false)
    expect(typeWanted('BILLING', none)).toBe('none')
    expect(typeWanted('GENERAL', none)).toBe('some')
    expect(none).not.toContain('receipt')
    expect(withType(none, 'BILLING', true)).toEqual(['outage'])
    expect(typeWanted('BILLING', ['receipt'])).toBe('all')
  })

  it('are the same list for the same choice', () => {
    expect(sorted(['refund', 'receipt', 'outage', 'refund'])).toEqual(['outage', 'refund'])
  })
})
