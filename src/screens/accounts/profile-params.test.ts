import { describe, expect, it } from 'vitest'
import { readProfileParams } from './profile-params'

describe('the address of a profile', () => {
  it.each([
    [{}, {}],
    [{ tab: 'security' }, { tab: 'security' }],
    [{ tab: 'details' }, {}],
    [{ tab: ['security'] }, {}],
    [{ confirm: 'abc.def' }, { confirm: 'abc.def' }],
    [{ confirm: '' }, {}],
    [{ confirm: 'x'.repeat(2_001) }, {}],
    [{ confirm: 5, other: 'x' }, {}],
  ])('%j means %j', (raw, params) => {
    expect(readProfileParams(raw)).toEqual({ tab: undefined, confirm: undefined, ...params })
  })
})
