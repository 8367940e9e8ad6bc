import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { BillRow } from '@/contract/bills/bill-search'
import type { CounterPrice } from '@/contract/payments/counter'
import type { ItemCheck } from '@/contract/payments/payments'
import { withValues } from '@/i18n/message-text'
import type { AmountSettings } from '@/rules/bills/amounts'
import {
  afterChecks,
  type CounterForm,
  counterForm,
  type ItemLine,
  itemsOf,
  lineProblems,
  linesAfter,
  linesOf,
  nextDue,
  noPayer,
  payableRows,
} from './counter-form'
import { chargeOf } from './counter-order'
import { isOwnPage } from './shown-attempt'

const row = (own: Partial<BillRow> = {}): BillRow => ({
  parcel_id: '08-004512',
  department_id: 'tax',
  account: '08-004512',
  client: '0001',
  owner: 'Jane Doe',
  address: '1142 Market Street',
  year: 2025,
  status: { kind: 'due', cycle: '1', date: '2026-06-10' },
  amount_due_cents: 94_864,
  payable: true,
  open: [
    { id: 'a', bill_number: '1', cycle: '1', due_date: '2026-06-10', balance_cents: 94_864 },
    { id: 'b', bill_number: '2', cycle: '2', due_date: '2026-07-10', balance_cents: 91_244 },
  ],
  ...own,
})
const settings: AmountSettings = {
  partial: true,
  minimum_cents: 5_000,
  overpay: false,
  order: 'oldest-first',
  halves_in_order: true,
}
const whole: AmountSettings = { ...settings, partial: false }

describe('what may be taken', () => {
  it('is what is open, on hold or beside an e-check too, but not what is being checked', () => {
    const held = row({ year: 2024, payable: false, status: { kind: 'held' } })
    const pending = row({ year: 2023, payable: false, status: { kind: 'pending' } })
    const checking = row({ year: 2021, payable: false, status: { kind: 'checking' } })
    const paid = row({ year: 2022, open: [] })
    const rows = [row(), held, pending, checking, paid]
    expect(payableRows(rows).map(({ year }) => year)).toEqual([2025, 2024, 2023])
  })

  it.each([
    ['2026-06-01', ['a']],
    ['2026-06-11', ['a']],
    ['2026-07-10', ['a', 'b']],
  ])('on %s %j is chosen', (today, chosen) => {
    const lines = linesOf([row()], today)
    expect(lines.filter((line) => line.chosen).map(({ id }) => id)).toEqual(chosen)
  })
})

describe('bills that were paid while the clerk had them open', () => {
  const check = (id: string, state: ItemCheck['state'], balance_cents: number): ItemCheck => ({
    id,
    department_id: 'tax',
    state,
    balance_cents,
    changed_at: null,
    reason: null,
  })
  const chosen = [
    { id: 'a', chosen: true, cents: 94_864 },
    { id: 'b', chosen: true, cents: 50_000 },
  ]

  it.each<[string, ItemCheck[], boolean, [string, boolean, number][]]>([
    ['paid whole', [check('a', 'paid', 0)], true, [['b', true, 50_000]]],
    ['being paid', [check('a', 'pending', 0)], true, [['b', true, 50_000]]],
    [
      'paid in part',
      [check('a', 'changed', 44_864)],
      true,
      [
        ['a', true, 44_864],
        ['b', true, 50_000],
      ],
    ],
    [
      'on hold',
      [check('a', 'held', 94_864)],
      true,
      [
        ['a', true, 94_864],
        ['b', true, 50_000],
      ],
    ],
    [
      'dearer, whole only',
      [check('b', 'changed', 99_999)],
      false,
      [
        ['a', true, 94_864],
        ['b', true, 99_999],
      ],
    ],
    ['gone', [check('a', 'gone', 5), check('b', 'off', 5)], true, []],
  ])('%s', (_what, checks, partial, expected) => {
    const after = linesAfter(chosen, afterChecks([row()], checks), partial)
    expect(after.map((line) => [line.id, line.chosen, line.cents])).toEqual(expected)
  })
})

const lines = (a: Partial<ItemLine>, b: Partial<ItemLine> = {}): ItemLine[] => [
  { id: 'a', chosen: true, cents: 94_864, ...a },
  { id: 'b', chosen: false, cents: 91_244, ...b },
]

it.each<[string, ItemLine[], AmountSettings, string[]]>([
  ['the first half', lines({}), settings, []],
  ['both', lines({}, { chosen: true }), settings, []],
  ['nothing', lines({ chosen: false }), settings, ['lines.0.chosen none']],
  ['a part', lines({ cents: 10_000 }), settings, []],
  ['a part where there is none', lines({ cents: 10_000 }), whole, ['lines.0.cents whole']],
  ['too little', lines({ cents: 100 }), settings, ['lines.0.cents minimum']],
  ['more than is owed', lines({ cents: 94_865 }), settings, ['lines.0.cents balance']],
  ['no amount', lines({ cents: null }), settings, ['lines.0.cents unreadable']],
  ['letters', lines({ cents: Number.NaN }), settings, ['lines.0.cents unreadable']],
  [
    'the second half alone',
    lines({ chosen: false }, { chosen: true }),
    settings,
    ['lines.1.cents halves'],
  ],
])('%s', (_what, chosen, rules, expected) => {
  const found = lineProblems(chosen, [row()], rules)
  expect(
    found.map(
      ({ path, message }) => `${path.join('.')} ${/^counter\.amount\.(\w+)/u.exec(message)?.[1]}`,
    ),
  ).toEqual(expected)
})

it.each<[string, BillRow[], ReturnType<typeof nextDue>]>([
  ['the first half', [row()], { date: '2026-06-10', cents: 94_864 }],
  ['of two bills', [row(), row()], { date: '2026-06-10', cents: 2 * 94_864 }],
  ['nothing is open', [row({ open: [] })], null],
])('due next: %s', (_what, rows, expected) => {
  expect(nextDue(rows)).toEqual(expected)
})

it('names what must be paid first', () => {
  const [problem] = lineProblems(lines({ chosen: false }, { chosen: true }), [row()], settings)
  expect(problem?.message).toBe(withValues('counter.amount.halves', { least: { cents: 94_864 } }))
})

const typed: CounterForm = {
  ...noPayer,
  lines: lines({}),
  tender: 'cash',
  name: 'Ann Caller',
}

describe('the form', () => {
  const schema = counterForm({ rows: [row()], settings, waiver: false })
  it.each<[Partial<CounterForm>, string[]]>([
    [{}, []],
    [{ tender: null }, ['tender']],
    [{ name: '' }, ['name']],
    [{ tender: 'card' }, ['zip']],
    [{ tender: 'terminal' }, ['terminal']],
    [{ tender: 'terminal', terminal: 'T1' }, []],
    [{ tender: 'echeck' }, ['routing', 'account', 'agreed']],
    [{ tender: 'echeck', routing: '042 000 314', account: '12-3456', agreed: true }, []],
    [{ tender: 'check' }, ['check_number']],
    [{ received: 94_863 }, ['received']],
    [{ received: 100_000 }, []],
    [{ received: Number.NaN }, ['received']],
    [{ lines: lines({ chosen: false }) }, ['lines.0.chosen']],
  ])('%j: %j', (change, expected) => {
    const { issues = [] } = v.safeParse(schema, { ...typed, ...change })
    expect(issues.map((issue) => v.getDotPath(issue))).toEqual(expected)
  })

  it('asks for the court’s statement where there is one', () => {
    const strict = counterForm({ rows: [row()], settings, waiver: true })
    expect(v.safeParse(strict, typed).issues?.map((issue) => v.getDotPath(issue))).toEqual([
      'waived',
    ])
    expect(v.safeParse(strict, { ...typed, waived: true }).success).toBe(true)
  })
})

describe('what is sent', () => {
  const items = itemsOf(typed, 'tax')
  const price: CounterPrice = {
    quote_id: 'q',
    tender: 'cash',
    groups: [],
    fee_cents: 0,
    total_cents: 94_864,
  }
  const order = { items, price, fields: typed, waivers: [], language: 'en' }
  const at = { departmentId: 'tax', account: '08-004512', client: '0001' }
  const press = { card: null, confirmDuplicate: false }

  it('is the chosen items and the payer', () => {
    expect(items).toEqual([{ id: 'a', department_id: 'tax', amount_cents: 94_864 }])
    const { purchase, body } = chargeOf(order, at, press)
    expect(purchase).toMatchObject({ tender: 'cash', item_ids: ['a'], total_cents: 94_864 })
    expect(JSON.parse(body)).toMatchObject({
      tender: 'cash',
      way: 'counter',
      payer: { name: 'Ann Caller', email: '', phone: null },
      token: null,
      bank_account: null,
      check_number: null,
      consents: [],
    })
  })

  it('names its account, since the clerk may go on to another one’s page', () => {
    const { account } = chargeOf(order, at, press).purchase
    expect(account).toEqual({ department_id: 'tax', account: '08-004512', client: '0001' })
    expect(isOwnPage({ account }, at)).toBe(true)
    expect(isOwnPage({ account }, { ...at, account: '08-001070' })).toBe(false)
    expect(isOwnPage({ account }, { ...at, departmentId: 'permits' })).toBe(false)
    expect(isOwnPage(null, at)).toBe(false)
  })

  it('is another purchase once it is confirmed again', () => {
    const [first, second] = [press, { ...press, confirmDuplicate: true }].map((by) =>
      JSON.stringify(chargeOf(order, at, by).purchase),
    )
    expect(second).not.toBe(first)
  })

  it('never holds a card or a bank number in what identifies the purchase', () => {
    const fields = {
      ...typed,
      tender: 'echeck',
      routing: '042000314',
      account: '123456789',
    } as const
    const by = chargeOf({ ...order, fields, price: { ...price, tender: 'echeck' } }, at, press)
    expect(JSON.stringify(by.purchase)).not.toMatch(/042000314|123456789/)
    expect(by.body).toContain('123456789')
  })
})
