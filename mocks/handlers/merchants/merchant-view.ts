import * as v from 'valibot'
import type { AuditAction } from '@/contract/audit'
import {
  merchantFields,
  type Merchant,
  type MerchantFields,
} from '@/contract/merchants/merchant-setup'
import type { MerchantInfo } from '@/contract/merchants/merchants'
import { launchChecklist } from '@/rules/merchants/launch'
import type { ApplyContext } from '@mocks/cloud/context'
import type { World } from '@mocks/world/create-world'
import type { MerchantRow } from '@mocks/world/merchants'
import { audit, changesBetween } from '@mocks/handlers/audit-entry'
import { versionOf } from '@mocks/handlers/versions'

/** A merchant as its visitors see it, and as its administrators do. */

/** The row's own fields only: the contract's check drops all others. */
export const publicInfo = (row: MerchantRow): MerchantInfo => ({ ...row, added_calls: 'all' })

/** The row's own fields that an administrator writes: the schema drops all others. */
export const writtenIn = (row: MerchantRow): MerchantFields => v.parse(merchantFields, row)

export function shownMerchant(world: World, row: MerchantRow) {
  const departments = world.tenantOf(row.id)?.departments.all() ?? []
  const admins = world.users.pluck(
    'merchant',
    row.id,
    ({ role, deactivated_at }) => role === 'Merchant Admin' && deactivated_at === null,
  )
  const { card_point, ...fields } = row
  return {
    ...fields,
    departments_on: departments.filter(({ status }) => status).length,
    departments_total: departments.length,
    launch: launchChecklist({
      merchant: row,
      departments,
      hasCardPoint: card_point !== null,
      admins: admins.filter(Boolean).length,
    }),
    version: versionOf(writtenIn(row)),
  } satisfies Merchant
}

/** What the log names; texts in other languages are named as one. */
function audited(row: MerchantRow) {
  const { sender, translations, repTitle = null, ...fields } = writtenIn(row)
  return {
    ...fields,
    repTitle,
    from_name: sender.from_name,
    reply_to: sender.reply_to,
    translations: Object.keys(translations ?? {}),
  }
}

/** Notes what staff did to a merchant; null: there is no such state of it. */
export function noteMerchant(
  context: ApplyContext,
  action: AuditAction,
  before: MerchantRow | null,
  after: MerchantRow | null,
): void {
  const row = after ?? before
  if (!row) return
  const [was, is] = [before && audited(before), after && audited(after)]
  audit(context, {
    action,
    object: { kind: 'merchant', id: row.id, name: row.name },
    merchant_id: row.id,
    changes: changesBetween(was, is, auditedFields),
  })
}

const auditedFields = [
  'name',
  'office',
  'address',
  'city',
  'state',
  'zip',
  'phone',
  'fax',
  'hours',
  'repName',
  'repTitle',
  'url',
  'logo',
  'logo_alt',
  'brand_color',
  'time_zone',
  'default_language',
  'receipt_footer',
  'sub_domain',
  'aliases',
  'force_guest_checkout_per_item',
  'allow_accounts',
  'enableTerminal',
  'cash_and_checks',
  'max_cart_items',
  'roll_type_real',
  'session_text',
  'outside_hosts',
  'from_name',
  'reply_to',
  'translations',
] as const
