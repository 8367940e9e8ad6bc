import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { defaultSettings } from '@/rules/merchants/default-settings'
import { type SettingsValues, settingsRules } from './payment-settings'

const today = '2026-06-01'
const rules = settingsRules(
  ({ kind }) => kind,
  (problem) => problem,
  today,
)

const usual = defaultSettings(2, 'property')
const fine: SettingsValues = {
  ...usual,
  echeck_fee: { flat_cents: 150, tiers: [] },
  waiver_text: '',
}

const tier = (up_to_cents: number | null, fee_cents = 100) => ({ up_to_cents, fee_cents })
const tiers = (...list: ReturnType<typeof tier>[]) => ({
  echeck_fee: { flat_cents: 0, tiers: list },
})

type Change = Partial<SettingsValues>

function problems(change: Change, effective_from = today) {
  const parsed = v.safeParse(rules, { payment_settings: { ...fine, ...change }, effective_from })
  return (parsed.issues ?? []).map(
    (issue) => [v.getDotPath(issue)?.replace('payment_settings.', ''), issue.message] as const,
  )
}

describe('payment settings that contradict themselves are refused (product.md A3 step 5)', () => {
  const refused: [what: string, change: Change, path: string, problem: string][] = [
    ['no tender at all', { tenders: [] }, 'tenders', 'no-tender'],
    [
      'a negative rate',
      { card_fee: { rate_bp: -1, minimum_cents: 0 } },
      'card_fee.rate_bp',
      'percent-range',
    ],
    [
      'a rate above a quarter',
      { card_fee: { rate_bp: 2_501, minimum_cents: 0 } },
      'card_fee.rate_bp',
      'percent-range',
    ],
    [
      'half a hundredth of a percent',
      { card_fee: { rate_bp: 2.5, minimum_cents: 0 } },
      'card_fee.rate_bp',
      'not-percent',
    ],
    ['no rate', { card_fee: { rate_bp: null, minimum_cents: 0 } }, 'card_fee.rate_bp', 'missing'],
    [
      'a negative fee',
      { card_fee: { rate_bp: 0, minimum_cents: -1 } },
      'card_fee.minimum_cents',
      'money-range',
    ],
    [
      'half a cent',
      { echeck_fee: { flat_cents: 0.5, tiers: [] } },
      'echeck_fee.flat_cents',
      'not-money',
    ],
    [
      'a huge fee',
      { echeck_fee: { flat_cents: 50_001, tiers: [] } },
      'echeck_fee.flat_cents',
      'money-range',
    ],
    ['a negative minimum', { minimum_cents: -100 }, 'minimum_cents', 'money-range'],
    [
      'a minimum over the largest e-check',
      { minimum_cents: 5_001, echeck_maximum_cents: 5_000 },
      'echeck_maximum_cents',
      'maximum-under-minimum',
    ],
    [
      'an e-check of nothing',
      { minimum_cents: 0, echeck_maximum_cents: 0 },
      'echeck_maximum_cents',
      'money-range',
    ],
    [
      'tiers without an end',
      tiers(tier(100), tier(200)),
      'echeck_fee.tiers.1.up_to_cents',
      'tier-closed',
    ],
    [
      'a tier without a limit before the last',
      tiers(tier(null), tier(null)),
      'echeck_fee.tiers.0.up_to_cents',
      'tier-open-early',
    ],
    [
      'tiers that overlap',
      tiers(tier(200), tier(100), tier(null)),
      'echeck_fee.tiers.1.up_to_cents',
      'tier-overlap',
    ],
    [
      'the same limit twice',
      tiers(tier(200), tier(200), tier(null)),
      'echeck_fee.tiers.1.up_to_cents',
      'tier-overlap',
    ],
    [
      'a tier up to nothing',
      tiers(tier(0), tier(null)),
      'echeck_fee.tiers.0.up_to_cents',
      'money-range',
    ],
    [
      'a tier with a negative fee',
      tiers(tier(100, -5), tier(null)),
      'echeck_fee.tiers.0.fee_cents',
      'money-range',
    ],
    [
      'a tier above the largest e-check',
      tiers(tier(2_500_000), tier(null)),
      'echeck_fee.tiers.1.up_to_cents',
      'tier-beyond',
    ],
    [
      'more tiers than a page holds',
      tiers(...Array.from({ length: 10 }, (_, n) => tier(n + 1)), tier(null)),
      'echeck_fee.tiers',
      'too-many',
    ],
    [
      'a cut-off without a day to post on',
      { calendar: { weekdays: [], holidays: [] } },
      'calendar.weekdays',
      'cutoff-no-calendar',
    ],
    ['a cut-off at 24:00', { cutoff: '24:00' }, 'cutoff', 'cutoff-wrong'],
    ['a cut-off in words', { cutoff: 'noon' }, 'cutoff', 'cutoff-wrong'],
    [
      'a holiday that is no day',
      { calendar: { ...usual.calendar, holidays: [{ date: '2026-02-30', name: '' }] } },
      'calendar.holidays.0.date',
      'not-date',
    ],
    [
      'a holiday twice',
      {
        calendar: {
          ...usual.calendar,
          holidays: [
            { date: '2026-07-03', name: 'a' },
            { date: '2026-07-03', name: 'b' },
          ],
        },
      },
      'calendar.holidays.1.date',
      'twice',
    ],
    ['a cart of nothing', { max_items: 0 }, 'max_items', 'count-range'],
    ['a cart of half an item', { max_items: 1.5 }, 'max_items', 'not-count'],
    ['a cart without end', { max_items: 101 }, 'max_items', 'count-range'],
  ]
  it.each(refused)('%s', (_what, change, path, problem) => {
    expect(problems(change)).toEqual([[path, problem]])
  })

  const taken: [what: string, change: Change][] = [
    ['what a new department has', {}],
    ['one tender', { tenders: ['card'] }],
    [
      'a largest e-check under the minimum, where no e-check is taken',
      { tenders: ['card'], minimum_cents: 500, echeck_maximum_cents: 100 },
    ],
    ['one tier without a limit', tiers(tier(null))],
    ['tiers up to the largest e-check', tiers(tier(10_000), tier(2_499_999), tier(null))],
    ['no fee at all', { card_fee: { rate_bp: 0, minimum_cents: 0 } }],
  ]
  it.each(taken)('not %s', (_what, change) => expect(problems(change)).toEqual([]))

  it.each([
    ['yesterday', '2026-05-31', 'date-early'],
    ['in three years', '2029-06-01', 'date-late'],
    ['on no day', '2026-06-31', 'not-date'],
    ['never', '', 'missing'],
  ])('an effective day %s', (_when, day, problem) => {
    expect(problems({}, day)).toEqual([['effective_from', problem]])
  })
})
