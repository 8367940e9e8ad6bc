import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { holdFieldRules, isHoldOn, longestHoldReason } from './office-holds'

const today = '2026-06-01'

describe('a hold by staff', () => {
  test.each([
    [null, true],
    ['2026-06-02', true],
    ['2026-06-01', true],
    ['2026-05-31', false],
  ])('until %s is on: %s', (until, isOn) => {
    expect(isHoldOn({ until }, today)).toBe(isOn)
  })

  const rules = v.object(holdFieldRules(({ kind }) => kind, today))
  const problems = (change: object) =>
    v
      .safeParse(rules, { code: 'BKR', reason: 'Call us.', until: '', ...change })
      .issues?.map(({ message }) => message) ?? []

  test.each([
    ['whole', {}, []],
    ['no code', { code: '' }, ['missing']],
    ['a code of no such kind', { code: 'LOST' }, ['missing']],
    ['no reason', { reason: '  ' }, ['missing']],
    ['a reason that is too long', { reason: 'x'.repeat(longestHoldReason + 1) }, ['too-long']],
    ['today as the last day', { until: today }, []],
    ['a last day that is over', { until: '2026-05-31' }, ['date-early']],
    ['no date', { until: 'soon' }, ['not-date']],
    ['a last day in ten years', { until: '2036-06-01' }, ['date-late']],
  ])('%s', (_, change, expected) => {
    expect(problems(change)).toEqual(expected)
  })
})
