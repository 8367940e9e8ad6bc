import { beforeEach, describe, expect, it, vi } from 'vitest'

async function load() {
  vi.resetModules()
  return import('./payment-led-away')
}

beforeEach(() => {
  window.sessionStorage.clear()
})

describe('a payment whose answer redirected the payer', () => {
  it('is a word that survives a reload and the end of a session', async () => {
    const { notePaymentLedAway } = await load()
    notePaymentLedAway('unknown')
    const { purgeSession } = await import('@/state/session/session')
    purgeSession('expired')
    expect(Object.values(window.sessionStorage)).toEqual(['"unknown"'])
    expect((await load()).paymentLedAway.known).toBe('unknown')
  })

  it('is cleared once it was reported', async () => {
    const { notePaymentLedAway, forgetPaymentLedAway } = await load()
    notePaymentLedAway('unknown')
    forgetPaymentLedAway()
    expect((await load()).paymentLedAway.known).toBeNull()
    expect(window.sessionStorage).toHaveLength(0)
  })

  it('is not known of when storage cannot be read', async () => {
    window.sessionStorage.setItem('payment-led-away', '"yes"')
    expect((await load()).paymentLedAway.known).toBeNull()
  })
})
