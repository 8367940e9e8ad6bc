import { describe, expect, it } from 'vitest'
import { callIds, callOf } from './call-of'

const at = (path: string) => `http://miamicounty.pay.localhost${path}`

describe('which call a request is', () => {
  it.each([
    ['GET', '/api/get-departments', 'listDepartments'],
    ['GET', '/api/bills/search?q=1', 'searchBills'],
    ['POST', '/api/merchant/update-status/2', 'setMerchantStatus'],
    ['DELETE', '/api/get-departments', null],
    ['GET', '/api/nothing-like-it', null],
  ])('%s %s: %s', (method, path, id) => {
    expect(callOf(method, at(path))).toBe(id)
  })

  it('lists every call once', () => {
    expect(new Set(callIds).size).toBe(callIds.length)
    expect(callIds).toContain('createPayment')
  })
})
