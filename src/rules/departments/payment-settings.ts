import * as v from 'valibot'
import { mostHolidays, mostTiers, weekdays } from '@/contract/departments/department-setup'
import { applicationOrder, tender } from '@/contract/departments/payment-settings'
import { longest, mostCents } from '@/contract/wire'
import {
  countRange,
  dateRule,
  listRule,
  moneyRange,
  optionalText,
  percentRange,
  type Say,
} from '@/rules/forms/field-rules'
import { addDays, type PlainDate } from '@/rules/time/dates'
import { issuePath } from '@/rules/forms/issue-path'

/** What contradicts itself in a department's payment settings, by name (product.md A3 step 5). */
const settingsProblems = [
  'no-tender',
  'tier-overlap',
  'tier-open-early',
  'tier-closed',
  'tier-beyond',
  'maximum-under-minimum',
  'cutoff-wrong',
  'cutoff-no-calendar',
] as const
export type SettingsProblem = (typeof settingsProblems)[number]

/** $500.00 and 25 %: a fee above is a slip of the hand. */
const mostFeeCents = 500_00
const mostRateBp = 25_00
const mostItems = 100
/** Ten years. */
const mostRefundDays = 3_650
/** How far ahead a change may be planned, in days. */
const farthestDays = 730

const fee = (say: Say) => moneyRange(say, { most: mostFeeCents })

const settingsShape = (say: Say, says: (problem: SettingsProblem) => string) =>
  v.object({
    tenders: v.pipe(v.array(tender), v.minLength(1, says('no-tender'))),
    payer_pays_fee: v.boolean(),
    card_fee: v.object({
      rate_bp: percentRange(say, { most: mostRateBp }),
      minimum_cents: fee(say),
    }),
    echeck_fee: v.object({
      flat_cents: fee(say),
      tiers: listRule(
        say,
        v.object({
          up_to_cents: moneyRange(say, { least: 1, most: mostCents, optional: true }),
          fee_cents: fee(say),
        }),
        { most: mostTiers },
      ),
    }),
    echeck_maximum_cents: moneyRange(say, { least: 1, most: mostCents, optional: true }),
    partial: v.boolean(),
    minimum_cents: moneyRange(say, { most: mostCents }),
    overpay: v.boolean(),
    order: applicationOrder,
    halves_in_order: v.boolean(),
    max_items: countRange(say, { least: 1, most: mostItems }),
    cutoff: v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, says('cutoff-wrong'))),
    calendar: v.object({
      weekdays: v.pipe(v.array(v.picklist(weekdays)), v.minLength(1, says('cutoff-no-calendar'))),
      holidays: listRule(
        say,
        v.object({ date: dateRule(say), name: optionalText(say, longest.name) }),
        { most: mostHolidays, distinct: 'date' },
      ),
    }),
    funds: v.object({
      principal: optionalText(say, longest.short),
      special_assessment: optionalText(say, longest.short),
      penalty: optionalText(say, longest.short),
      interest: optionalText(say, longest.short),
      fee: optionalText(say, longest.short),
    }),
    refunds: v.object({
      days: countRange(say, { most: mostRefundDays, optional: true }),
      fee: v.boolean(),
    }),
    waiver_text: optionalText(say, longest.long),
  })

const planned = (say: Say, today: PlainDate) =>
  dateRule(say, { from: today, to: addDays(today, farthestDays) })

/** As the form has them: the settings, and the day from which they count. */
export function settingsForm(
  say: Say,
  says: (problem: SettingsProblem) => string,
  today: PlainDate,
) {
  return v.pipe(
    v.object({ ...settingsShape(say, says).entries, effective_from: planned(say, today) }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      for (const { path, problem } of contradictions(dataset.value)) {
        addIssue({ message: says(problem), path: issuePath(dataset.value, path) })
      }
    }),
  )
}

/**
 * The payment settings of a department and the day from which they count, as they are sent; `today`
 * is the merchant's day.
 */
export function settingsRules(
  say: Say,
  says: (problem: SettingsProblem) => string,
  today: PlainDate,
) {
  return v.object({
    payment_settings: v.pipe(
      settingsShape(say, says),
      v.rawCheck(({ dataset, addIssue }) => {
        if (!dataset.typed) return
        for (const { path, problem } of contradictions(dataset.value)) {
          addIssue({ message: says(problem), path: issuePath(dataset.value, path) })
        }
      }),
    ),
    effective_from: planned(say, today),
  })
}

export type SettingsValues = v.InferOutput<ReturnType<typeof settingsShape>>

type Path = readonly [string | number, ...(string | number)[]]
interface Contradiction {
  readonly path: Path
  readonly problem: SettingsProblem
}

type Checked = Pick<
  SettingsValues,
  'tenders' | 'echeck_fee' | 'echeck_maximum_cents' | 'minimum_cents'
>

/** Values that are fine alone, and not together. */
function contradictions(settings: Checked): Contradiction[] {
  const { tenders, echeck_maximum_cents: most, minimum_cents: least } = settings
  const found = tierProblems(settings)
  if (tenders.includes('echeck') && most !== null && least !== null && most < least) {
    found.push({ path: ['echeck_maximum_cents'], problem: 'maximum-under-minimum' })
  }
  return found
}

/** Tiers reach from the first cent to any amount, each once. */
function tierProblems({ echeck_fee, echeck_maximum_cents: most }: Checked): Contradiction[] {
  const { tiers } = echeck_fee
  return tiers.flatMap(({ up_to_cents: upTo }, index): Contradiction[] => {
    const path = ['echeck_fee', 'tiers', index, 'up_to_cents'] as const
    const before = index === 0 ? 0 : (tiers[index - 1]?.up_to_cents ?? null)
    const isLast = index === tiers.length - 1
    if (upTo === null)
      return isLast ? beyond(path, before, most) : [{ path, problem: 'tier-open-early' }]
    if (before !== null && upTo >= 1 && upTo <= before) return [{ path, problem: 'tier-overlap' }]
    if (isLast) return [{ path, problem: 'tier-closed' }]
    return beyond(path, before, most)
  })
}

/** A tier above the largest e-check never counts. */
function beyond(path: Path, before: number | null, most: number | null): Contradiction[] {
  return before !== null && most !== null && before >= most
    ? [{ path, problem: 'tier-beyond' }]
    : []
}
