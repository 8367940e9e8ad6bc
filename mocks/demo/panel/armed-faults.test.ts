import { describe, expect, it } from 'vitest'
import { effects, type Fault } from '@mocks/scenarios/fault'
import type { LoggedRequest } from '@mocks/hosts/shared/tab/request-log'
import { actsOf, armedWords, effectNamed, latencyOf } from './armed-faults'

const request = (id: number, more: Partial<LoggedRequest> = {}): LoggedRequest => ({
  id,
  at: 0,
  method: 'GET',
  url: 'http://miamicounty.pay.localhost/api/get-departments',
  headers: [],
  body: null,
  withSecrets: false,
  status: 200,
  ms: 1,
  fault: null,
  defect: null,
  ...more,
})
const callOf = () => 'listDepartments' as const
const match = { call: 'listDepartments' } as const

describe('how often an armed fault has acted', () => {
  const failing: Fault = { id: 'a', match, effect: effects['500'], times: 2 }

  it('is what the answers say', () => {
    const log = [
      request(1, { status: 500, fault: '500;a' }),
      request(2, { status: 500, fault: '500;b' }),
      request(3),
      request(4, { status: 500, fault: 'slow;latency, 500;a' }),
    ]
    expect(actsOf(failing, log, callOf)).toBe(2)
  })

  it('recognizes calls without an answer, after the fault was armed', () => {
    const lost: Fault = { id: 'a', match, effect: effects.network }
    const log = [request(1, { status: 0 }), request(2, { status: 0 }), request(3, { status: null })]
    expect(actsOf(lost, log, callOf)).toBe(2)
    expect(actsOf(lost, log, callOf, 1)).toBe(1)
    expect(actsOf({ ...lost, effect: effects.timeout }, log, callOf)).toBe(1)
    expect(actsOf(failing, log, callOf)).toBe(0)
    expect(actsOf(lost, log, () => 'getBill')).toBe(0)
  })
})

describe('armed faults', () => {
  it('have readable names', () => {
    expect(effectNamed(effects['unknown-subdomain'])).toBe('unknown-subdomain')
    expect(effectNamed({ kind: 'slow', ms: 5 })).toBeNull()
  })

  it('stands in a link, but for the latency and what a link cannot say', () => {
    const faults: readonly Fault[] = [
      { id: 'latency', match: {}, effect: { kind: 'slow', ms: 300 } },
      { match, effect: effects['404'], times: 1 },
      { match: { path: 'api/users/{id}' }, effect: effects['404'] },
      { match, effect: effects.html },
    ]
    expect(armedWords(faults)).toEqual(['listDepartments:404:1', 'listDepartments:html'])
    expect(latencyOf(faults)).toBe(300)
    expect(latencyOf(faults.slice(1))).toBe(0)
  })
})
