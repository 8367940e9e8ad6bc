import { beforeEach, describe, expect, it } from 'vitest'
import { createRates, type Rates } from '@mocks/cloud/try-counters'
import { Refusal } from '@mocks/cloud/reply'
import { createServices } from '@mocks/cloud/services'
import {
  checkTries,
  counterFrom,
  counterOf,
  forgetTries,
  heldFor,
  noteTry,
  takeTry,
  triesNoted,
} from './tries'

const minute = 60_000
const others = createServices('tries', {}, { saved: [], save: () => Promise.resolve() })
const contextWith = (rates: Rates, now: number) => ({ services: { ...others, rates }, now })

let context: ReturnType<typeof contextWith>

const at = (now: number) => {
  context = contextWith(context.services.rates, now)
}

beforeEach(() => {
  context = contextWith(createRates(), 0)
})

function refusalOf(work: () => void): Refusal | null {
  try {
    work()
    return null
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

describe('tries', () => {
  it('are refused with the time to wait once there were too many', () => {
    const counters = [counterOf('wrong receipts of a payment', 'CT-1')]
    for (let n = 0; n < 10; n++) {
      expect(refusalOf(() => checkTries(context, counters))).toBeNull()
      noteTry(context, counters)
    }
    at(5 * minute)
    const refusal = refusalOf(() => checkTries(context, counters))
    expect(refusal?.status).toBe(429)
    expect(refusal?.headers).toEqual({ 'Retry-After': '600' })
    expect(refusal?.body).toMatchObject({ code: 'too_many', retry_after_seconds: 600 })
    expect(refusal?.body.message).toMatch(/\w+/)
    at(15 * minute)
    expect(refusalOf(() => checkTries(context, counters))).toBeNull()
  })

  it('are held by whichever counter is full', () => {
    const full = counterOf('mails of a receipt', 'one')
    for (let n = 0; n < 3; n++) takeTry(context, [full])
    const other = counterOf('mails of a receipt', 'two')
    expect(heldFor(context, [other])).toBe(0)
    expect(heldFor(context, [other, full])).toBe(10 * minute)
  })

  it('are held no longer than the limit says when the clock is set back', () => {
    at(60 * minute)
    const counter = counterOf('mails of a receipt', 'one')
    for (let n = 0; n < 3; n++) takeTry(context, [counter])
    at(0)
    expect(heldFor(context, [counter])).toBe(10 * minute)
  })

  it('ignore case and surrounding spaces', () => {
    const same = ['Ruth@mail.example', ' ruth@MAIL.example ']
    for (const subject of same) noteTry(context, [counterOf('reset mails to an address', subject)])
    const counter = counterOf('reset mails to an address', 'ruth@mail.example')
    expect(triesNoted(context, counter)).toBe(2)
  })

  it('of one network are counted together, of two apart', () => {
    const from = (address: string) => counterFrom('declines in a row', { address })
    expect(from('2001:db8::1').key).toBe(from('2001:db8::ffff:2').key)
    expect(from('203.0.113.7').key).toBe(from('::ffff:203.0.113.7').key)
    expect(from('203.0.113.7').key).not.toBe(from('203.0.113.8').key)
  })

  it('of an account are forgotten, with the wait, when its owner is there', () => {
    const counter = counterOf('wrong sign-ins of an account', 'ruth')
    for (let n = 0; n < 10; n++) noteTry(context, [counter])
    expect(heldFor(context, [counter])).toBeGreaterThan(0)
    forgetTries(context, counter)
    expect(heldFor(context, [counter])).toBe(0)
  })
})
