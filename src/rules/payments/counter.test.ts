import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { saleStates } from '@/contract/payments/counter'
import {
  cardSecondsLeft,
  changeDue,
  chargedAs,
  type CounterFields,
  counterPriceOf,
  counterRules,
  type CounterSite,
  counterTendersFor,
  isCancellable,
  isSaleOpen,
  longestNote,
} from './counter'
import type { FeeGroup } from './fees'

const group = (
  department_id: string,
  subtotal_cents: number,
  tenders: ('card' | 'echeck')[] = ['card', 'echeck'],
): FeeGroup => ({
  department_id,
  subtotal_cents,
  payment_settings: {
    tenders,
    card_fee: { rate_bp: 295, minimum_cents: 395 },
    echeck_fee: { flat_cents: 150 },
    echeck_maximum_cents: 100_000,
    payer_pays_fee: true,
  },
})

const all: CounterSite = { enableTerminal: true, cash_and_checks: true, terminals: ['T1'] }
const tax = group('tax', 94_864)

describe('the ways that staff may take', () => {
  it.each<[string, FeeGroup[], Partial<CounterSite>, string]>([
    ['all where all is allowed', [tax], {}, 'card echeck terminal cash check'],
    ['no cash where it is not recorded', [tax], { cash_and_checks: false }, 'card echeck terminal'],
    ['no terminal where they are off', [tax], { enableTerminal: false }, 'card echeck cash check'],
    ['no terminal where none is known', [tax], { terminals: [] }, 'card echeck cash check'],
    ['no card, so no terminal', [group('tax', 1, ['echeck'])], {}, 'echeck cash check'],
    ['no e-check over its maximum', [group('tax', 100_001)], {}, 'card terminal cash check'],
    [
      'only what every department takes',
      [tax, group('dogs', 2_000, ['card'])],
      {},
      'card terminal cash check',
    ],
    [
      'money in hand, whatever is taken online',
      [tax, group('dogs', 2_000, [])],
      { enableTerminal: false },
      'cash check',
    ],
  ])('%s', (_what, groups, site, expected) => {
    expect(counterTendersFor(groups, { ...all, ...site }).join(' ')).toBe(expected)
  })
})

describe('the price', () => {
  it.each([
    ['card', 2_798 + 395],
    ['terminal', 2_798 + 395],
    ['echeck', 300],
    ['cash', 0],
    ['check', 0],
  ] as const)('by %s has a fee of %i', (tender, fee_cents) => {
    const price = counterPriceOf([tax, group('dogs', 2_000)], tender)
    expect(price).toMatchObject({
      subtotal_cents: 96_864,
      fee_cents,
      total_cents: 96_864 + fee_cents,
      groups: [
        { department_id: 'tax', subtotal_cents: 94_864 },
        { department_id: 'dogs', subtotal_cents: 2_000 },
      ],
    })
  })

  it.each([
    ['card', 'card'],
    ['terminal', 'card'],
    ['echeck', 'echeck'],
    ['cash', null],
    ['check', null],
  ] as const)('%s is charged as %s', (tender, charged) => {
    expect(chargedAs(tender)).toBe(charged)
  })
})

it.each([
  [2_000, 2_000, 0],
  [2_000, 5_000, 3_000],
  [2_000, 1_999, null],
  // What was typed is no number.
  [2_000, Number.NaN, null],
])('of %i, paid with %i, %s goes back', (total, received, change) => {
  expect(changeDue(total, received)).toBe(change)
})

describe('the payer’s fields', () => {
  const rules = counterRules(
    ({ kind }) => kind,
    (problem) => problem,
  )
  const jane: CounterFields = {
    tender: 'card',
    way: 'calling',
    name: 'Jane Doe',
    email: '',
    phone: '',
    zip: '45373',
    check_number: '',
    note: '',
  }

  it.each<[Partial<CounterFields>, string[][]]>([
    [{}, []],
    [{ email: 'jane@example.com', phone: '(937) 555-0142', note: 'Called twice' }, []],
    [{ tender: null }, [['tender', 'tender-missing']]],
    [{ name: ' ' }, [['name', 'missing']]],
    [{ name: '4111 1111 1111 1111' }, [['name', 'card-number']]],
    [{ email: 'jane' }, [['email', 'email-wrong']]],
    [{ phone: '12' }, [['phone', 'phone-wrong']]],
    [{ zip: '4537' }, [['zip', 'zip-wrong']]],
    [{ zip: '' }, [['zip', 'missing']]],
    [{ tender: 'terminal', zip: '' }, []],
    [{ tender: 'cash', way: 'counter', zip: '' }, []],
    [{ tender: 'cash', way: 'mail' }, []],
    [{ tender: 'cash', way: 'calling' }, [['way', 'way-wrong']]],
    [{ tender: 'check', way: 'calling', check_number: '1042' }, [['way', 'way-wrong']]],
    [{ note: 'card 4788-2500-0012-1443' }, [['note', 'card-number']]],
    [{ note: 'a'.repeat(longestNote + 1) }, [['note', 'too-long']]],
    [{ tender: 'check', way: 'mail' }, [['check_number', 'missing']]],
    [{ tender: 'check', way: 'mail', check_number: '10 42' }, [['check_number', 'check-wrong']]],
    [{ tender: 'check', way: 'mail', check_number: '1042' }, []],
    [{ tender: 'cash', way: 'counter', check_number: 'none' }, []],
  ])('%j: %j', (change, expected) => {
    const { issues = [] } = v.safeParse(rules, { ...jane, ...change })
    expect(issues.map((issue) => [v.getDotPath(issue), issue.message])).toEqual(expected)
  })
})

it('a sale can be stopped until its card is charged', () => {
  expect(saleStates.filter(isSaleOpen)).toEqual([
    'connecting',
    'waiting',
    'authorizing',
    'checking',
  ])
  expect(saleStates.filter(isCancellable)).toEqual(['connecting', 'waiting'])
})

describe('cardSecondsLeft', () => {
  const at = '2026-06-01T14:00:00.000Z'
  const after = (ms: number) => cardSecondsLeft(at, Date.parse(at) + ms)

  it('counts down the two minutes of a terminal', () => {
    expect([after(0), after(1_500), after(119_000)]).toEqual([120, 119, 1])
  })

  it('ends at zero', () => {
    expect(after(130_000)).toBe(0)
  })
})
