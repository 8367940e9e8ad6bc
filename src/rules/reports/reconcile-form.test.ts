import * as v from 'valibot'
import { expect, it } from 'vitest'
import { longest, mostCents } from '@/contract/wire'
import {
  bankState,
  batchState,
  departmentBankState,
  hasWholeDeposits,
  isReconciled,
  reconcileForm,
  reconcileProblem,
} from './reconcile-form'

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
  [true, null, 'waiting'],
  [true, 0, 'matched'],
  [true, -150, 'off'],
  [true, 150, 'off'],
  // A mark that an earlier calendar allowed does not close the batch.
  [false, 0, 'open'],
] as const)('closed %o, difference %o: %s', (closed, difference_cents, state) => {
  const reconciliation = difference_cents === null ? null : { difference_cents }
  expect(batchState({ closed, reconciliation }).kind).toBe(state)
})

it.each([
  [4, 0, null, { kind: 'waiting' }],
  [4, 4, 0, { kind: 'matched' }],
  [4, 1, 0, { kind: 'partly', reconciled: 1, batches: 4 }],
  // One is over by what another is short of.
  [2, 0, 0, { kind: 'partly', reconciled: 0, batches: 2 }],
  [4, 3, -7_500, { kind: 'off', difference_cents: -7_500 }],
] as const)(
  '%o batches, %o as expected, difference %o: %o',
  (batches, reconciled, difference_cents, state) => {
    expect(bankState({ batches, reconciled, difference_cents })).toEqual(state)
  },
)

it.each([
  [['1'], 0, null, false, 'waiting'],
  // The whole batch has a deposit, and this department is a part of it.
  [['1'], 0, null, true, 'whole'],
  [[], 0, null, false, undefined],
  [['1', '2'], 1, 500, true, 'partly'],
  [['1', '2'], undefined, 500, false, 'matched'],
] as const)(
  'a department’s %o, %o as expected, deposit %o, whole ones %o: %o',
  (batches, reconciled, deposit_cents, hasWhole, kind) => {
    const difference_cents = deposit_cents === null ? null : 0
    const part = { batches, reconciled, deposit_cents, difference_cents }
    expect(departmentBankState(part, hasWhole)?.kind).toBe(kind)
  },
)

it('tells deposits of whole batches from those of departments', () => {
  expect(hasWholeDeposits([{ deposit_cents: null }], null)).toBe(false)
  expect(hasWholeDeposits([{ deposit_cents: 100 }, { deposit_cents: null }], 100)).toBe(false)
  expect(hasWholeDeposits([{ deposit_cents: null }], 100)).toBe(true)
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
