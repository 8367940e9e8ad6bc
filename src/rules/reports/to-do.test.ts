import { describe, expect, it } from 'vitest'
import type { Right, Subject } from '@/rules/people/subject'
import {
  endsSoon,
  toDoDays,
  toDoKindsOf,
  toDoRange,
  waitsForBank,
  waitsForMending,
  waitsForPayer,
} from './to-do'

const today = '2026-06-01'

describe('who is asked to do what', () => {
  const merchantUser = (...rights: Right[]): Subject => ({
    role: 'Merchant User',
    merchant_id: '1',
    rights,
  })
  const provider = (role: 'Super Users' | 'Admin' | 'Support'): Subject => ({
    role,
    merchant_id: null,
  })
  const money = ['refund-requests', 'unknown-payments', 'returned-echecks', 'unreconciled-days']
  const all = [...money, 'ending-holds', 'imports-with-errors']
  it.each<[string, Subject, boolean, string[]]>([
    ['Super Users', provider('Super Users'), true, [...all, 'merchant-problems', 'warnings']],
    ['Super Users on a site', provider('Super Users'), false, all],
    ['Admin', provider('Admin'), true, [...all, 'merchant-problems', 'warnings']],
    ['Support', provider('Support'), true, ['unknown-payments', 'warnings']],
    ['Merchant Admin', { role: 'Merchant Admin', merchant_id: '1' }, false, all],
    ['Merchant User', merchantUser(), false, ['returned-echecks']],
    [
      'Merchant User who refunds',
      merchantUser('refund'),
      false,
      ['refund-requests', 'returned-echecks'],
    ],
    ['Merchant User who holds', merchantUser('hold'), false, ['returned-echecks', 'ending-holds']],
    [
      'Merchant User who imports',
      merchantUser('import'),
      false,
      ['returned-echecks', 'imports-with-errors'],
    ],
    ['User', { role: 'User', merchant_id: '1' }, false, []],
    ['Guest', { role: 'Guest', merchant_id: null }, false, []],
  ])('%s', (_, subject, onRoot, kinds) => {
    expect(toDoKindsOf(subject, onRoot)).toEqual(kinds)
  })
})

describe('a day waits for the bank', () => {
  const batch = { closed: true, funding: ['2026-05-29'], reconciled: false }
  it.each([
    ['once its deposit should be there', batch, true],
    ['on the day of its deposit', { ...batch, funding: [today] }, true],
    [
      'not before the last of its deposits',
      { ...batch, funding: ['2026-05-29', '2026-06-02'] },
      false,
    ],
    ['not while it is open', { ...batch, closed: false }, false],
    ['not when it was reconciled', { ...batch, reconciled: true }, false],
    ['not with cash alone', { ...batch, funding: [null] }, false],
    ['with a card beside cash', { ...batch, funding: [null, '2026-05-29'] }, true],
  ])('%s', (_, closed, waits) => {
    expect(waitsForBank(closed, today)).toBe(waits)
  })
})

describe('a returned e-check waits for its payer', () => {
  it.each<[string, Parameters<typeof waitsForPayer>[0], boolean]>([
    ['while the bill is open', { day: '2026-05-28', owed: true }, true],
    ['not once it is paid', { day: '2026-05-28', owed: false }, false],
    ['on the last day that is remembered', { day: toDoRange(today).from, owed: true }, true],
    ['not for longer', { day: '2026-05-02', owed: true }, false],
  ])('%s', (_, returned, waits) => {
    expect(waitsForPayer(returned, today)).toBe(waits)
  })

  it('is remembered for as many days as the rule says, today included', () => {
    expect([toDoDays, toDoRange(today)]).toEqual([30, { from: '2026-05-03', to: today }])
  })
})

describe('a hold ends soon', () => {
  it.each([
    [null, false],
    ['2026-05-31', false],
    [today, true],
    ['2026-06-08', true],
    ['2026-06-09', false],
  ])('%s: %s', (until, soon) => {
    expect(endsSoon(until, today)).toBe(soon)
  })
})

describe('an import waits to be mended', () => {
  const made = { day: '2026-05-28', refused: 2, file: 'lockbox.csv' }
  it.each<[string, Parameters<typeof waitsForMending>[0], string[], boolean]>([
    ['where rows were refused', made, [], true],
    ['where nothing was taken over', { ...made, refused: null }, [], true],
    ['not where all rows were good', { ...made, refused: 0 }, [], false],
    ['not once its file of errors is imported', made, ['lockbox-errors.csv'], false],
    ['also after another file', made, ['lockbox-june.csv'], true],
    ['on the last day that is remembered', { ...made, day: '2026-05-03' }, [], true],
    ['not for longer', { ...made, day: '2026-05-02' }, [], false],
  ])('%s', (_, ended, later, waits) => {
    expect(waitsForMending(ended, later, today)).toBe(waits)
  })
})
