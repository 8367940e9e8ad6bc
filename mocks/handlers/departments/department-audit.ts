import type { AuditAction, AuditChange } from '@/contract/audit'
import { usualRefunds } from '@/rules/merchants/default-settings'
import { bankCalendar } from '@/rules/payments/posting-day'
import type { ApplyContext } from '@mocks/cloud/context'
import { audit, changesBetween } from '@mocks/handlers/audit-entry'
import type { DepartmentRow, RowSettings } from '@mocks/world/departments'

/** What the log tells of a department: dollars, percents and lists as text. */

const fields = [
  'name',
  'description',
  'source_type',
  'status',
  'hidden',
  'off_note',
  'notice',
  'phone',
  'bills',
  'pattern',
  'example',
  'endpoint',
  'url',
  'form',
] as const

function auditedFields(row: DepartmentRow) {
  const { name, description, source_type, status, hidden, off_note, notice, phone, bills } = row
  const asked = row.payment_settings.fields ?? []
  return {
    name,
    description,
    source_type,
    status,
    hidden,
    off_note,
    notice,
    phone,
    bills,
    pattern: row.search.pattern,
    example: row.search.example,
    endpoint: row.source?.endpoint,
    url: row.url,
    // Whole, because a change may be in any part of it; the office shows its names.
    form: asked.length > 0 ? JSON.stringify([asked, row.types ?? []]) : null,
  }
}

const settingsFields = [
  'tenders',
  'payer_pays_fee',
  'card_rate',
  'card_minimum',
  'echeck_fee',
  'echeck_maximum',
  'minimum',
  'partial',
  'overpay',
  'order',
  'halves_in_order',
  'cutoff',
  'weekdays',
  'max_items',
  'refund_days',
  'refund_fee',
  'waiver_text',
  'effective_from',
] as const

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`

function auditedSettings(settings: RowSettings, from: string | null) {
  const { card_fee, echeck_fee, echeck_maximum_cents: most } = settings
  const tiers = echeck_fee.tiers?.map(
    ({ up_to_cents, fee_cents }) =>
      `${up_to_cents === null ? '' : `≤ ${dollars(up_to_cents)}: `}${dollars(fee_cents)}`,
  )
  return {
    tenders: settings.tenders,
    payer_pays_fee: settings.payer_pays_fee,
    card_rate: `${card_fee.rate_bp / 100} %`,
    card_minimum: dollars(card_fee.minimum_cents),
    echeck_fee: tiers ?? dollars(echeck_fee.flat_cents),
    echeck_maximum: most === null ? null : dollars(most),
    minimum: dollars(settings.minimum_cents),
    partial: settings.partial,
    overpay: settings.overpay,
    order: settings.order,
    halves_in_order: settings.halves_in_order,
    cutoff: settings.cutoff,
    weekdays: (settings.calendar ?? bankCalendar).weekdays,
    max_items: settings.max_items,
    refund_days: (settings.refunds ?? usualRefunds).days,
    refund_fee: (settings.refunds ?? usualRefunds).fee,
    waiver_text: settings.waiver_text,
    effective_from: from,
  }
}

export function noteDepartment(
  context: ApplyContext,
  merchant_id: string,
  action: AuditAction,
  before: DepartmentRow | null,
  after: DepartmentRow | null,
): void {
  const row = after ?? before
  if (!row) return
  const changes = changesBetween(
    before && auditedFields(before),
    after && auditedFields(after),
    fields,
  )
  note(context, merchant_id, action, row, changes)
}

export function noteSettings(
  context: ApplyContext,
  merchant_id: string,
  row: DepartmentRow,
  before: RowSettings,
  after: RowSettings,
  from: { readonly before: string | null; readonly after: string | null },
): void {
  const changes = changesBetween(
    auditedSettings(before, from.before),
    auditedSettings(after, from.after),
    settingsFields,
  )
  note(context, merchant_id, 'payment-settings-changed', row, changes)
}

/** Without fields: switched, sorted, filled with sample bills. */
export function note(
  context: ApplyContext,
  merchant_id: string,
  action: AuditAction,
  { id, name }: Pick<DepartmentRow, 'id' | 'name'>,
  changes: readonly AuditChange[] = [],
): void {
  audit(context, {
    action,
    object: { kind: 'department', id, name },
    merchant_id,
    changes,
    departments: [id],
  })
}
