import { beforeEach, describe, expect, it, vi } from 'vitest'

async function load() {
  vi.resetModules()
  return import('./unanswered-payment')
}

beforeEach(() => {
  window.sessionStorage.clear()
})

describe('a payment that led the payer away', () => {
  it('is a yes or no that a reload and the end of a session leave in place', async () => {
    const { noteUnansweredPayment } = await load()
    noteUnansweredPayment()
    const { purgeSession } = await import('./session')
    purgeSession('expired')
    expect(Object.values(window.sessionStorage)).toEqual(['true'])
    expect((await load()).unansweredPayment.open).toBe(true)
  })

  it('is forgotten once it was said', async () => {
    const { noteUnansweredPayment, forgetUnansweredPayment } = await load()
    noteUnansweredPayment()
    forgetUnansweredPayment()
    expect((await load()).unansweredPayment.open).toBe(false)
    expect(window.sessionStorage).toHaveLength(0)
  })

  it('counts as none when what is stored cannot be read', async () => {
    window.sessionStorage.setItem('unanswered-payment', '"yes"')
    expect((await load()).unansweredPayment.open).toBe(false)
  })
})
