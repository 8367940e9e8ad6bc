import { afterEach, describe, expect, it, vi } from 'vitest'
import { forgetPaidElsewhere, paidElsewhere, tellOtherTabs } from './paid-elsewhere'

const made = { key: 'k-1', item_ids: ['25-081-1'], receipt_id: 'abc' }
const otherTab = new BroadcastChannel('payments-made')

afterEach(() => {
  forgetPaidElsewhere()
})

describe('a payment that another tab made', () => {
  it('arrives with its receipt, and is stored nowhere', async () => {
    otherTab.postMessage(made)
    await vi.waitFor(() => expect(paidElsewhere.list).toEqual([made]))
    expect(JSON.stringify([window.sessionStorage, window.localStorage])).not.toContain('abc')
    forgetPaidElsewhere()
    expect(paidElsewhere.list).toEqual([])
  })

  it.each([[null], ['abc'], [{ ...made, item_ids: 'all' }], [{ receipt_id: 'abc' }], [[]]])(
    'is not read from another shape: %j',
    async (message) => {
      otherTab.postMessage(message)
      otherTab.postMessage({ ...made, receipt_id: null })
      await vi.waitFor(() => expect(paidElsewhere.list).toEqual([{ ...made, receipt_id: null }]))
    },
  )

  it('is broadcast by the tab that paid, without the payer’s data', async () => {
    const heard = new Promise((resolve) => {
      otherTab.addEventListener('message', ({ data }) => resolve(data), { once: true })
    })
    const attempt = { ...made, total_cents: 97_662, tender: 'card' }
    tellOtherTabs(attempt)
    await expect(heard).resolves.toEqual(made)
    expect(paidElsewhere.list).toEqual([])
  })
})
