import * as v from 'valibot'
import { expect, it } from 'vitest'
import { longest, mostCents } from '@/contract/wire'
import { batchState, isReconciled, reconcileForm, reconcileProblem } from './reconcile-form'

const form = reconcileForm(({ kind }) => kind)

it.each<[number | null, string, string[]]>([
  [0, '', []],
  [123_456, 'As on the statement', []],
  [-5_000, 'The bank took returns out', []],
  [null, '', ['missing']],
  [Number.NaN, '', ['not-money']],
  [0.5, '', ['not-money']],
  [mostCents + 1, '', ['money-range']],
  [-mostCents - 1, '', ['money-range']],
  [100, 'x'.repeat(longest.long + 1), ['too-long']],
])('a deposit of %o is checked', (deposit_cents, note, problems) => {
  const { issues = [] } = v.safeParse(form, { deposit_cents, note })
  expect(issues.map(({ message }) => message)).toEqual(problems)
})

it.each([
  [false, null, 'open'],
  [true, null, 'unmatched'],
  [true, 0, 'matched'],
  [true, -150, 'differs'],
  [true, 150, 'differs'],
  // A mark that an earlier calendar allowed does not close the batch.
  [false, 0, 'open'],
] as const)('closed %o, difference %o: %s', (closed, difference_cents, state) => {
  const reconciliation = difference_cents === null ? null : { difference_cents }
  expect(batchState({ closed, reconciliation })).toBe(state)
})

const nothing = { payments: 0, refunds: 0, voids: 0, returns: 0 }

it.each([
  [{ closed: true, ...nothing, payments: 1 }, null],
  [{ closed: true, ...nothing, refunds: 1 }, null],
  [{ closed: true, ...nothing, voids: 1 }, null],
  [{ closed: true, ...nothing, returns: 1 }, null],
  [{ closed: true, ...nothing }, 'empty'],
  [{ closed: false, ...nothing, payments: 1 }, 'open'],
  [{ closed: false, ...nothing }, 'open'],
] as const)('a deposit for the batch %o: %s', (batch, problem) => {
  expect(reconcileProblem(batch)).toBe(problem)
})

it.each([
  [0, [], true],
  [-150, [0, 0], false],
  [null, [0, 0], true],
  [null, [0, null], false],
  [null, [0, 150], false],
  [null, [], false],
] as const)('a whole that differs by %o, departments by %o: %s', (whole, departments, is) => {
  expect(isReconciled({ whole, departments })).toBe(is)
})
