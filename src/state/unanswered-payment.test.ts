import { beforeEach, describe, expect, it, vi } from 'vitest'

async function load() {
  vi.resetModules()
  return import('./unanswered-payment')
}

beforeEach(() => {
  window.sessionStorage.clear()
})

describe('a payment whose answer redirected the payer', () => {
  it('is a flag that survives a reload and the end of a session', async () => {
    const { noteUnansweredPayment } = await load()
    noteUnansweredPayment()
    const { purgeSession } = await import('./session')
    purgeSession('expired')
    expect(Object.values(window.sessionStorage)).toEqual(['true'])
    expect((await load()).unansweredPayment.open).toBe(true)
  })

  it('is cleared once it was reported', async () => {
    const { noteUnansweredPayment, forgetUnansweredPayment } = await load()
    noteUnansweredPayment()
    forgetUnansweredPayment()
    expect((await load()).unansweredPayment.open).toBe(false)
    expect(window.sessionStorage).toHaveLength(0)
  })

  it('counts as false when storage cannot be read', async () => {
    window.sessionStorage.setItem('unanswered-payment', '"yes"')
    expect((await load()).unansweredPayment.open).toBe(false)
  })
})
