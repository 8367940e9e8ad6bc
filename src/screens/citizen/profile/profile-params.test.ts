import { describe, expect, it } from 'vitest'
import { readProfileParams } from './profile-params'

describe('the address of a profile', () => {
  it.each([
    [{}, {}],
    [{ tab: 'security' }, { tab: 'security' }],
    [{ tab: 'linked' }, { tab: 'linked' }],
    [{ tab: 'details' }, {}],
    [{ tab: 'nothing' }, {}],
    [{ tab: ['security'] }, {}],
    [{ confirm: 'abc.def' }, { confirm: 'abc.def' }],
    [{ confirm: '' }, {}],
    [{ confirm: 'x'.repeat(2_001) }, {}],
    [{ other: 'x' }, {}],
    // Only the history is filtered.
    [{ tab: 'linked', from: '2025-01-01', page: '2' }, { tab: 'linked' }],
    [
      { tab: 'history', from: '2025-01-01', page: '2', q: '4512' },
      { tab: 'history', from: '2025-01-01', page: '2', q: '4512' },
    ],
    [{ tab: 'history', q: 'x'.repeat(65), to: '' }, { tab: 'history' }],
  ])('%j means %j', (raw, params) => {
    expect(readProfileParams(raw)).toEqual({ tab: undefined, confirm: undefined, ...params })
  })
})
