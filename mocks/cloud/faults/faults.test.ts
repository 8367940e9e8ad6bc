import { describe, expect, it } from 'vitest'
import type { CallId } from '@/contract/all'
import { effects, type Fault } from '@mocks/scenarios/fault'
import { counted, createFaults } from './faults'

const facts = (id: CallId | null, method = 'GET', path = '/api/get-departments') => ({
  id,
  method,
  path,
})
const departments = facts('listDepartments')
const merchant = facts('getMerchantInfo', 'GET', '/api/merchant-info')

/** What becomes of these calls, by effect; `-` is an answer. */
function rulings(faults: readonly Fault[], calls: readonly ReturnType<typeof facts>[]): string {
  const engine = createFaults()
  const list = counted('test', faults)
  return calls
    .map((call) => {
      const { wait, effect } = engine.rule('tab', list, call)
      const kind = effect?.kind === 'status' ? `${effect.status}` : (effect?.kind ?? '-')
      return wait > 0 ? `${kind}+${wait}` : kind
    })
    .join(' ')
}

const { '500': failed, network, html } = effects
const five = Array.from({ length: 5 }, () => departments)

describe('which calls a fault fits', () => {
  const user = facts('getUser', 'GET', '/api/users/u-7')
  it.each<[string, Fault['match'], string]>([
    ['all of them', {}, 'html html'],
    ['a call by its id', { call: 'getUser' }, '- html'],
    ['a method', { method: 'get' }, 'html html'],
    ['another method', { method: 'POST' }, '- -'],
    ['a path', { path: '/api/get-departments' }, 'html -'],
    ['a path as the contract writes it', { path: 'api/users/{id}' }, '- html'],
    ['not a shorter path', { path: 'api/users' }, '- -'],
    ['only what fits in every part', { call: 'getUser', method: 'PUT' }, '- -'],
  ])('%s', (_, match, expected) => {
    expect(rulings([{ match, effect: html }], [departments, user])).toBe(expected)
  })
})

describe('how often', () => {
  it.each<[string, Omit<Fault, 'effect'>, string]>([
    ['every time', { match: {} }, '500 500 500 500 500'],
    ['so many times', { match: {}, times: 2 }, '500 500 - - -'],
    ['the nth time alone', { match: { nth: 3 } }, '- - 500 - -'],
    ['from the nth time, so many', { match: { nth: 2 }, times: 3 }, '- 500 500 500 -'],
  ])('%s', (_, fault, expected) => {
    expect(rulings([{ ...fault, effect: failed }], five)).toBe(expected)
  })

  it('counts only what fits', () => {
    const fault: Fault = { match: { call: 'listDepartments', nth: 2 }, effect: failed }
    expect(rulings([fault], [departments, merchant, merchant, departments])).toBe('- - - 500')
  })
})

describe('several faults', () => {
  it('take turns: each spoils an answer of its own', () => {
    const once = { match: {}, times: 1 }
    expect(
      rulings(
        [
          { ...once, effect: failed },
          { ...once, effect: network },
        ],
        five,
      ),
    ).toBe('500 network - - -')
    const twin: Fault = { ...once, effect: failed }
    expect(rulings([twin, twin], five)).toBe('500 500 - - -')
  })

  it('add their waits to other effects', () => {
    const faults: Fault[] = [
      { match: {}, effect: { kind: 'slow', ms: 200 } },
      { match: { nth: 2 }, effect: failed },
      { match: { nth: 2 }, effect: { kind: 'slow', ms: 50 } },
    ]
    expect(rulings(faults, [departments, departments, departments])).toBe('-+200 500+250 -+200')
  })
})

describe('visits', () => {
  const faults = counted('test', [{ match: { nth: 1 }, effect: failed }])
  it('are counted apart', () => {
    const engine = createFaults()
    const kinds = ['one', 'one', 'two'].map(
      (visit) => engine.rule(visit, faults, departments).effect,
    )
    expect(kinds).toEqual([failed, null, failed])
  })

  it('are forgotten when many others came after them', () => {
    const engine = createFaults()
    const at = (visit: string) => engine.rule(visit, faults, departments).effect
    at('first')
    for (let n = 0; n < 150; n++) at(`tab ${n}`)
    expect(at('first')).toBeNull()
    for (let n = 0; n < 200; n++) at(`another tab ${n}`)
    expect(at('first')).toEqual(failed)
  })
})

describe('chance', () => {
  const calls = Array.from({ length: 400 }, (_, n) => (n % 2 === 0 ? departments : merchant))
  const risky: Fault = { match: {}, effect: network, chance: 0.2 }

  it('strikes about as often as it says', () => {
    const struck = rulings([risky], calls)
      .split(' ')
      .filter((kind) => kind === 'network').length
    expect(struck).toBeGreaterThan(50)
    expect(struck).toBeLessThan(110)
  })

  it('is the same at each replay, and another by another name', () => {
    expect(rulings([risky], calls)).toBe(rulings([risky], calls))
    expect(rulings([{ ...risky, id: 'other dice' }], calls)).not.toBe(rulings([risky], calls))
  })

  it('does not depend on the order in which different calls come', () => {
    const bySorts = (sorted: readonly ReturnType<typeof facts>[], own: CallId) => {
      const all = rulings([risky], sorted).split(' ')
      return all.filter((_, n) => sorted[n]?.id === own)
    }
    const sorted = calls.toSorted((a, b) => a.path.localeCompare(b.path))
    expect(bySorts(sorted, 'getMerchantInfo')).toEqual(bySorts(calls, 'getMerchantInfo'))
  })
})
