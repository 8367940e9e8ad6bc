import { beforeAll, describe, expect, it } from 'vitest'
import type { CallInput } from '@/contract/endpoint'
import { getWarningDays, listWarnings } from '@/contract/warnings'
import { createCloud } from '@mocks/app/create-cloud'
import { leastProcessorTimeOf, processorTimeOf } from '@mocks/app/processor-time.test-support'
import { callerFor, tokenFor, type Caller } from '@mocks/hosts/caller'

const patience = { timeout: 60_000 }

describe('a hundred thousand warnings', patience, () => {
  let root: Caller

  beforeAll(async () => {
    const cloud = createCloud({ scenario: 'many-warnings', now: () => 0 })
    root = callerFor(cloud, null, { token: await tokenFor(cloud, 'super@civictill.example') })
  }, patience.timeout)

  const list = async (query: CallInput<typeof listWarnings>['query']) =>
    (await root.call(listWarnings, { query })).answer

  it('show their first rows within a second, also on the first call', async () => {
    const { answer, ms } = await processorTimeOf(async () => list({}))
    expect([answer?.data.length, answer?.pagination.total]).toEqual([25, 100_001])
    expect(ms).toBeLessThan(1_000)
  })

  it.each([
    [{ severity: 'high', state: 'open' }],
    [{ merchant_id: '2', kind: 'decline-rate' }],
    [{ q: 'tiffin', from: '2026-01-01', to: '2026-05-31' }],
    [{ owner_id: 'nobody', sort: '-count' }],
  ] as const)('are filtered within 300 ms: %o', async (query) => {
    const { answer, ms } = await leastProcessorTimeOf(async () => list(query))
    expect(answer?.pagination.total).toBeGreaterThan(0)
    expect(ms).toBeLessThan(300)
  })

  it('are counted by day within 300 ms', async () => {
    const { answer, ms } = await leastProcessorTimeOf(async () =>
      root.call(getWarningDays, { query: {} }),
    )
    expect(answer.answer?.data).toHaveLength(14)
    expect(ms).toBeLessThan(300)
  })
})
