import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  askedCents,
  closedReason,
  feeBack,
  feesBack,
  type FeeLine,
  moneyBackFields,
  moneyBackForm,
  type PaidBack,
  refundAmountProblem,
  refundProblem,
  reopenedBills,
  refundUntil,
  type Settlement,
  typedFromCents,
  voidProblem,
} from './refunds'

const settled: Settlement = {
  status: 'approved',
  posted: true,
  requested: false,
  kept: null,
  left_cents: 100_00,
  refund_until: '2026-07-01',
  today: '2026-06-01',
  whole: true,
}
const queued: Settlement = { ...settled, posted: false }

describe('a void', () => {
  it.each<[string, Partial<Settlement>, ReturnType<typeof voidProblem>]>([
    ['waits in its batch', {}, null],
    ['is an e-check in its batch', { status: 'pending' }, null],
    ['has settled', { posted: true }, 'settled'],
    ['has no answer yet', { status: 'unknown' }, 'unknown'],
    ['was declined', { status: 'refused' }, 'not_charged'],
    ['was never made', { status: 'not_found' }, 'not_charged'],
    ['was voided before', { status: 'voided' }, 'voided'],
    ['came back from the bank', { status: 'returned' }, 'returned'],
    ['is for a department that the clerk does not see', { whole: false }, 'other_departments'],
  ])('of a payment that %s', (_, facts, problem) => {
    expect(voidProblem({ ...queued, ...facts })).toBe(problem)
  })
})

describe('a refund', () => {
  it.each<[string, Partial<Settlement>, ReturnType<typeof refundProblem>]>([
    ['has settled', {}, null],
    ['waits in its batch', { posted: false }, 'not_settled'],
    ['is an e-check that may come back', { status: 'pending' }, 'pending'],
    ['has no answer yet', { status: 'unknown' }, 'unknown'],
    ['was declined', { status: 'refused' }, 'not_charged'],
    ['was voided', { status: 'voided' }, 'voided'],
    ['came back from the bank', { status: 'returned' }, 'returned'],
    ['has an open request', { requested: true }, 'requested'],
    ['was refunded whole', { left_cents: 0 }, 'nothing_left'],
    ['is in its last day', { today: '2026-07-01' }, null],
    ['is too old', { today: '2026-07-02' }, 'too_late'],
    ['has no window', { today: '2036-07-02', refund_until: null }, null],
    ['is for other departments, too', { whole: false }, null],
  ])('of a payment that %s', (_, facts, problem) => {
    expect(refundProblem({ ...settled, ...facts })).toBe(problem)
  })

  it('is possible for so many days after the payment', () => {
    expect(refundUntil('2026-06-01', 30)).toBe('2026-07-01')
    expect(refundUntil('2026-06-01', 0)).toBe('2026-06-01')
    expect(refundUntil('2026-06-01', null)).toBeNull()
  })
})

describe('why an action is closed', () => {
  const both = () => true
  const reasons = (problems: Parameters<typeof closedReason>[1], mayDo = both) => [
    closedReason('refund', problems, mayDo),
    closedReason('void', problems, mayDo),
  ]

  it('names the other action while that is open', () => {
    expect(reasons({ refund: 'not_settled', void: null })).toEqual(['not_settled', null])
    expect(reasons({ refund: null, void: 'settled' })).toEqual([null, 'settled'])
  })

  it.each(['pending', 'nothing_left', 'too_late', 'requested'] as const)(
    'does not send from a void to a refund that is closed: %s',
    (refund) => {
      expect(reasons({ refund, void: 'settled' })).toEqual([refund, 'settled_unrefundable'])
    },
  )

  it('does not send from a refund to a void that is for other departments, too', () => {
    const problems = { refund: 'not_settled', void: 'other_departments' } as const
    expect(reasons(problems)).toEqual(['not_settled_unvoidable', 'other_departments'])
  })

  it('does not send to an action that is not the reader’s', () => {
    const isVoid = (kind: 'void' | 'refund') => kind === 'void'
    expect(closedReason('void', { refund: null, void: 'settled' }, isVoid)).toBe(
      'settled_unrefundable',
    )
  })
})

describe('the fee that goes back', () => {
  const line: FeeLine = {
    amount_cents: 100_00,
    fee_cents: 2_95,
    fee_refundable: true,
    back_cents: 0,
    back_fee_cents: 0,
  }

  it('is its share of the principal, rounded half up', () => {
    expect(feeBack(line, 50_00)).toBe(1_48)
    expect(feeBack(line, 100_00)).toBe(2_95)
  })

  it('leaves nothing after the last part, however the others were rounded', () => {
    let back = { back_cents: 0, back_fee_cents: 0 }
    for (const cents of [33_33, 33_33, 33_34]) {
      const fee = feeBack({ ...line, ...back }, cents)
      back = { back_cents: back.back_cents + cents, back_fee_cents: back.back_fee_cents + fee }
    }
    expect(back.back_fee_cents).toBe(2_95)
  })

  it('is none where the department keeps it', () => {
    expect(feeBack({ ...line, fee_refundable: false }, 100_00)).toBe(0)
  })
})

describe('what goes back, as the form says it', () => {
  const item = (parcel_id: string | null, own: Partial<PaidBack['items'][number]> = {}) => ({
    department_id: 'tax',
    parcel_id,
    year: 2025,
    balance_cents: 0,
    refunded_cents: 0,
    left_cents: 50_00,
    left_fee_cents: 1_48,
    ...own,
  })
  const fees = [
    { department_id: 'tax', amount_cents: 100_00, fee_cents: 2_95, fee_refundable: true },
    { department_id: 'dogs', amount_cents: 20_00, fee_cents: 1_00, fee_refundable: false },
  ]
  const dog = item(null, { department_id: 'dogs', left_cents: 20_00, left_fee_cents: 0 })

  it('has each department’s share of its fee, rounded over all of its items', () => {
    const items = [item('a'), item('b'), dog]
    expect(feesBack({ items, fees }, [50_00, 50_00, 20_00])).toBe(2_95)
    expect(feesBack({ items, fees }, [50_00, 0, 0])).toBe(1_48)
    expect(feesBack({ items, fees }, [0, 0, 20_00])).toBe(0)
  })

  it('counts what went back of the fee before', () => {
    const half = { left_cents: 16_67, refunded_cents: 33_33, left_fee_cents: 50 }
    const items = [item('a', half), item('b')]
    // 33.33 had 0.98 of the fee; so all that is left has the rest.
    expect(feesBack({ items, fees }, [16_67, 50_00])).toBe(1_97)
    expect(feesBack({ items, fees }, [16_67, 0])).toBe(50)
  })

  it('reopens bills only, and none by what was its credit', () => {
    const items = [item('a'), item('a'), item('b', { balance_cents: -10_00 }), dog]
    expect(reopenedBills({ items }, [50_00, 10_00, 50_00, 20_00])).toEqual({
      count: 2,
      cents: 100_00,
    })
    expect(reopenedBills({ items }, [0, 0, 0, 20_00])).toEqual({ count: 0, cents: 0 })
  })
})

describe('the amounts of a refund', () => {
  const left = new Map([
    ['a', 50_00],
    ['b', 10_00],
  ])

  it.each([
    ['all', [50_00, 10_00], null],
    ['a part', [1, 0], null],
    ['nothing', [0, 0], 'nothing'],
    ['more than is left', [50_01, 0], 'over_rest'],
  ])('%s', (_, [a = 0, b = 0], problem) => {
    const items = [
      { id: 'a', amount_cents: a },
      { id: 'b', amount_cents: b },
    ]
    expect(refundAmountProblem(left, items)).toBe(problem)
  })

  it('counts an item that is named twice once', () => {
    const twice = [30_00, 30_00].map((amount_cents) => ({ id: 'a', amount_cents }))
    expect(refundAmountProblem(left, twice)).toBe('over_rest')
  })

  it.each([
    ['as much as was seen', 50_00, null],
    ['less, after another refund', 60_00, 'refunded_since'],
    ['more, after a refund that was refused', 40_00, 'refunded_since'],
    ['nobody knows how much', undefined, null],
  ])('is made where %s is left', (_, left_cents, problem) => {
    const seen = [{ id: 'a', amount_cents: 10_00, left_cents }]
    expect(refundAmountProblem(left, seen)).toBe(problem)
  })

  it('looks at what is left of items that get nothing, too', () => {
    const items = [
      { id: 'a', amount_cents: 0, left_cents: 60_00 },
      { id: 'b', amount_cents: 10_00, left_cents: 10_00 },
    ]
    expect(refundAmountProblem(left, items)).toBe('refunded_since')
  })

  it('knows no other items', () => {
    expect(refundAmountProblem(left, [{ id: 'c', amount_cents: 1 }])).toBe('unknown_item')
  })
})

const say = ({ kind }: { kind: string }) => kind
const says = (problem: string) => problem

describe('reason and note', () => {
  const rules = moneyBackFields(say, says)
  const errorsOf = (input: object) =>
    (v.safeParse(rules, input).issues ?? []).map((issue) => issue.message)

  it('need a reason', () => {
    expect(errorsOf({ reason: '', note: '' })).toEqual(['reason-missing'])
  })
  it('need a note for another reason', () => {
    expect(errorsOf({ reason: 'other', note: ' ' })).toEqual(['note-missing'])
    expect(errorsOf({ reason: 'other', note: 'Wrong parcel' })).toEqual([])
    expect(errorsOf({ reason: 'duplicate', note: '' })).toEqual([])
  })
})

describe('the form', () => {
  const bounds = { left: [50_00, 10_00], confirmation: 'CT-7K3Q-92XA', whole_cents: null }
  const values = {
    reason: 'duplicate',
    note: '',
    part: false,
    amounts: [
      { id: 'a', amount_cents: null },
      { id: 'b', amount_cents: null },
    ],
    typed: '',
  }
  const part = (a: number | null, b: number | null) => ({
    ...values,
    part: true,
    amounts: [
      { id: 'a', amount_cents: a },
      { id: 'b', amount_cents: b },
    ],
  })
  const errorsOf = (input: object, of = bounds) =>
    (v.safeParse(moneyBackForm(say, says, of), input).issues ?? []).map((issue) => [
      v.getDotPath(issue),
      issue.message,
    ])

  it('takes all, or a part', () => {
    expect(errorsOf(values)).toEqual([])
    expect(errorsOf(part(50_00, null))).toEqual([])
    expect(askedCents(values, bounds)).toBe(60_00)
    expect(askedCents(part(20_00, null), bounds)).toBe(20_00)
  })
  it('refuses more than is left of an item, and no amount at all', () => {
    expect(errorsOf(part(50_01, null))).toEqual([['amounts.0.amount_cents', 'money-range']])
    expect(errorsOf(part(null, null))).toEqual([['amounts.0.amount_cents', 'nothing']])
    expect(errorsOf(part(Number.NaN, 1))).toEqual([['amounts.0.amount_cents', 'not-money']])
  })
  it('offers nothing while more is typed than is left of an item', () => {
    expect(askedCents(part(50_01, 10_00), bounds)).toBe(0)
    expect(askedCents(part(2_000_00, null), bounds)).toBe(0)
    // What is wrong is said of the amount alone, not of what a large one asks for.
    expect(errorsOf(part(2_000_00, null))).toEqual([['amounts.0.amount_cents', 'money-range']])
  })
  it('asks for the confirmation number of a large amount', () => {
    const large = { ...bounds, left: [typedFromCents, 0] }
    expect(errorsOf(values, large)).toEqual([['typed', 'typed-wrong']])
    expect(errorsOf({ ...values, typed: 'ct 7k3q 92xa' }, large)).toEqual([])
    expect(errorsOf(values, { ...large, left: [typedFromCents - 1, 0] })).toEqual([])
  })
})
