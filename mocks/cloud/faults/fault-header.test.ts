import { describe, expect, it } from 'vitest'
import { createCloud } from '@mocks/app/create-cloud'
import { effects } from '@mocks/scenarios/fault'
import { faultHeader, faultNotes, readFaultNotes } from './fault-header'
import { faultsHeader, visitHeaders } from '@mocks/cloud/visit/visit-headers'

describe('what an answer says of faults', () => {
  it('comes back as it was written', () => {
    const acted = [
      { effect: 'slow', id: null },
      { effect: '500', id: 'a; b, ü' },
    ]
    expect(readFaultNotes(faultNotes(acted))).toEqual(acted)
    expect(readFaultNotes(null)).toEqual([])
  })

  it('is on an answer that a fault spoiled or held, and on no other', async () => {
    const cloud = createCloud({ scenarios: true })
    await cloud.ready
    const ask = async (headers: Record<string, string>) => {
      const url = 'http://miamicounty.pay.localhost/api/get-departments'
      const response = await cloud.fetch(new Request(url, { headers }))
      return readFaultNotes(response.headers.get(faultHeader))
    }
    const armed = faultsHeader([
      { id: 'held', match: {}, effect: { kind: 'slow', ms: 1 } },
      { match: { call: 'listDepartments' }, effect: effects['500'], times: 1 },
    ])
    const visit = { [visitHeaders.visit]: 'tab', [visitHeaders.faults]: armed }
    expect(await ask(visit)).toEqual([
      { effect: 'slow', id: 'held' },
      { effect: '500', id: null },
    ])
    expect(await ask(visit)).toEqual([{ effect: 'slow', id: 'held' }])
    expect(await ask({})).toEqual([])
  })
})
