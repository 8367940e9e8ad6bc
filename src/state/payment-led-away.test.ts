import { beforeEach, describe, expect, it, vi } from 'vitest'

async function load() {
  vi.resetModules()
  return import('./payment-led-away')
}

beforeEach(() => {
  window.sessionStorage.clear()
})

describe('a payment whose answer redirected the payer', () => {
  it('is a flag that survives a reload and the end of a session', async () => {
    const { notePaymentLedAway } = await load()
    notePaymentLedAway()
    const { purgeSession } = await import('./session')
    purgeSession('expired')
    expect(Object.values(window.sessionStorage)).toEqual(['true'])
    expect((await load()).paymentLedAway.open).toBe(true)
  })

  it('is cleared once it was reported', async () => {
    const { notePaymentLedAway, forgetPaymentLedAway } = await load()
    notePaymentLedAway()
    forgetPaymentLedAway()
    expect((await load()).paymentLedAway.open).toBe(false)
    expect(window.sessionStorage).toHaveLength(0)
  })

  it('counts as false when storage cannot be read', async () => {
    window.sessionStorage.setItem('payment-led-away', '"yes"')
    expect((await load()).paymentLedAway.open).toBe(false)
  })
})
