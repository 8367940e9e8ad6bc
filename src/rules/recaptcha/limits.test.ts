import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { sayInForm } from '@/i18n/form-rules'
import { bodyOf, limitRules, usualLimits, valuesOf } from './limits'

const rules = limitRules(sayInForm, (problem) => problem)

const problemsOf = (change: object) => {
  const { issues } = v.safeParse(rules, { ...usualLimits, ...change })
  return (issues ?? []).map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`)
}

describe('the limits', () => {
  it.each([
    ['as they come', {}],
    ['no challenge and no block', { challenge_below: 0, block_below: 0 }],
    ['a challenge for nearly everyone', { challenge_below: 1 }],
    ['a block at the challenge', { challenge_below: 0.9, block_below: 0.9 }],
    ['no smallest amount', { min_cents: 0 }],
  ])('may be %s', (_case, change) => {
    expect(problemsOf(change)).toEqual([])
  })

  it('may not block everyone', () => {
    expect(problemsOf({ challenge_below: 1, block_below: 1 })).toEqual([
      'block_below: blocks-everyone',
    ])
  })

  it('may not block what is not even challenged', () => {
    expect(problemsOf({ challenge_below: 0.4, block_below: 0.5 })).toEqual([
      'block_below: block-above-challenge',
    ])
  })

  it.each([
    { declines: 1 },
    { declines: null },
    { within_seconds: 601 },
    { pause_minutes: 0 },
    { per_network: 2 },
    { per_bin: Number.NaN },
    { min_cents: 100_001 },
    { challenge_below: 0.45 },
  ])('%j is refused at its field', (change) => {
    const problems = problemsOf(change)
    expect(problems.map((problem) => problem.split(':')[0])).toEqual(Object.keys(change))
  })

  it('go to the form and back as they are', () => {
    expect(bodyOf(valuesOf(usualLimits))).toEqual(usualLimits)
  })
})
