import * as v from 'valibot'
import type { SettingsToSave } from '@/api/departments/department-setup'
import type { StaffDepartment, StaffSettings } from '@/contract/departments/department-setup'
import { sayInForm } from '@/i18n/form-rules'
import { withValues } from '@/i18n/message-text'
import {
  settingsForm as rulesOfForm,
  type SettingsValues,
} from '@/rules/departments/payment-settings'
import { defaultSettings } from '@/rules/merchants/default-settings'
import type { PlainDate } from '@/rules/time/dates'
import { safeDraft } from '@/screens/shared/forms/form-draft'
import { type Draft, draftFor } from '@/state/office/drafts'

/** The form of a department's payment settings. Messages are ids; the screen translates them. */

export type SettingsForm = SettingsValues & { effective_from: string }

const exampleCutoff = '17:00'

export const settingsForm = (today: PlainDate) =>
  rulesOfForm(
    sayInForm,
    (problem) =>
      problem === 'cutoff-wrong'
        ? withValues(`department-setup.problem.${problem}`, { example: { clock: exampleCutoff } })
        : `department-setup.problem.${problem}`,
    today,
  )

export const toForm = (
  { payment_settings: settings }: Pick<StaffDepartment, 'payment_settings'>,
  today: PlainDate,
): SettingsForm => ({
  tenders: settings.tenders,
  payer_pays_fee: settings.payer_pays_fee,
  card_fee: settings.card_fee,
  echeck_fee: { ...settings.echeck_fee, tiers: settings.echeck_fee.tiers ?? [] },
  echeck_maximum_cents: settings.echeck_maximum_cents,
  partial: settings.partial,
  minimum_cents: settings.minimum_cents,
  overpay: settings.overpay,
  order: settings.order,
  halves_in_order: settings.halves_in_order,
  max_items: settings.max_items,
  cutoff: settings.cutoff,
  calendar: settings.calendar,
  funds: settings.funds,
  refunds: settings.refunds,
  waiver_text: settings.waiver_text ?? '',
  effective_from: today,
})

/** What a new department of this kind has. */
export const usualForm = (
  { source_type, bills }: Pick<StaffDepartment, 'source_type' | 'bills'>,
  today: PlainDate,
): SettingsForm => toForm({ payment_settings: defaultSettings(source_type, bills ?? null) }, today)

/** A valid form has every amount; 0 is only for the compiler. */
const whole = (value: number | null): number => value ?? 0

export function toBody(
  form: SettingsForm,
): Pick<SettingsToSave, 'payment_settings' | 'effective_from'> {
  const { effective_from, waiver_text, ...settings } = form
  const tiers = form.echeck_fee.tiers.map(({ up_to_cents, fee_cents }) => ({
    up_to_cents,
    fee_cents: whole(fee_cents),
  }))
  return {
    effective_from,
    payment_settings: {
      ...settings,
      card_fee: {
        rate_bp: whole(form.card_fee.rate_bp),
        minimum_cents: whole(form.card_fee.minimum_cents),
      },
      echeck_fee: {
        flat_cents: whole(form.echeck_fee.flat_cents),
        ...(tiers.length > 0 && { tiers }),
      },
      minimum_cents: whole(form.minimum_cents),
      max_items: whole(form.max_items),
      waiver_text: waiver_text === '' ? null : waiver_text,
    },
  }
}

type Fees = Pick<
  StaffSettings,
  'tenders' | 'card_fee' | 'echeck_fee' | 'echeck_maximum_cents' | 'payer_pays_fee'
>

/** The fees as typed; null while one of them is no amount. */
export function feesOf(form: SettingsForm): Fees | null {
  const { card_fee, echeck_fee } = form
  const typed = [
    card_fee.rate_bp,
    card_fee.minimum_cents,
    echeck_fee.flat_cents,
    ...echeck_fee.tiers.map(({ fee_cents }) => fee_cents),
  ]
  const isWhole = typed.every((value) => value !== null && Number.isInteger(value))
  if (!isWhole || Number.isNaN(form.echeck_maximum_cents)) return null
  return { ...form, ...toBody(form).payment_settings }
}

/** What was typed and is not saved, of this tab and person. */
export function settingsDraft(merchantId: string, id: string): Draft<SettingsForm> {
  const route = `/admin/settings/add-settings/${merchantId} payments ${id}`
  const schema = v.custom<SettingsForm>((value) => v.is(draftShape, value))
  return safeDraft(draftFor(route, schema))
}

const draftShape = v.object({
  tenders: v.array(v.string()),
  card_fee: v.object({}),
  echeck_fee: v.object({ tiers: v.array(v.object({})) }),
  calendar: v.object({ weekdays: v.array(v.string()), holidays: v.array(v.object({})) }),
  funds: v.object({}),
  refunds: v.object({}),
  cutoff: v.string(),
  waiver_text: v.string(),
  effective_from: v.string(),
})
