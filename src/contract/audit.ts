import * as v from 'valibot'
import { endpoint } from './endpoint'
import { anyOf, listOf } from './list'
import { askedDay, id, instant } from './wire'

/** The log of changes. */

export const auditActions = [
  'user-created',
  'user-changed',
  'user-deleted',
  'user-deactivated',
  'user-activated',
  'user-unlocked',
  'user-invited',
  'reset-sent',
  'email-viewed',
  'merchant-created',
  'merchant-changed',
  'merchant-enabled',
  'merchant-disabled',
  'merchant-deleted',
  'card-point-changed',
  'card-point-tested',
  'payment-tested',
  'bills-sampled',
  'department-created',
  'department-changed',
  'department-deleted',
  'department-on',
  'department-off',
  'department-hidden',
  'department-shown',
  'departments-ordered',
  'payment-settings-changed',
  'hold-set',
  'hold-changed',
  'hold-lifted',
  'bill-link-sent',
  'ebilling-on',
  'ebilling-off',
  'account-linked',
  'account-unlinked',
  'payment-taken',
  'payment-voided',
  'payment-checked',
  'payment-noted',
  'refund-requested',
  'refund-made',
  'refund-refused',
  'receipt-resent',
  'batch-reconciled',
  'batch-unreconciled',
  'import-made',
  'import-undone',
  'import-cancelled',
  'maintenance-created',
  'maintenance-changed',
  'maintenance-ended',
  'maintenance-deleted',
  'notification-created',
  'notification-changed',
  'notification-deleted',
  'notification-sent',
  'notification-cancelled',
  'notification-paused',
  'notification-resumed',
  'warning-acknowledged',
  'warning-assigned',
  'warning-closed',
  'warning-reopened',
  'recaptcha-settings-changed',
  'recaptcha-blocked',
  'recaptcha-allowed',
  'recaptcha-challenge-on',
  'recaptcha-lifted',
  'recaptcha-address-viewed',
  'recaptcha-false-positive',
  'recaptcha-suspect',
] as const
export const auditAction = v.picklist(auditActions)
export type AuditAction = v.InferOutput<typeof auditAction>

export const auditObjects = [
  'user',
  'merchant',
  'department',
  'account',
  'payment',
  'import',
  'maintenance',
  'notification',
  'warning',
  'recaptcha',
] as const

/** One field; null: it was empty, or there was no row. */
export const auditChange = v.object({
  field: v.string(),
  before: v.nullable(v.string()),
  after: v.nullable(v.string()),
  /** The values are secret: the entry only says that it changed. */
  secret: v.optional(v.boolean()),
})
export type AuditChange = v.InferOutput<typeof auditChange>

export const auditEntry = v.object({
  id,
  at: instant,
  actor: v.object({ id, name: v.string(), role: v.string() }),
  action: auditAction,
  /** Its name at that time; it may be deleted since. */
  object: v.object({ kind: v.picklist(auditObjects), id, name: v.string() }),
  changes: v.array(auditChange),
  /** The caller's network: the last part of the address is left out. */
  ip: v.nullable(v.string()),
})
export type AuditEntry = v.InferOutput<typeof auditEntry>

export const auditList = listOf({
  row: auditEntry,
  sort: ['at', 'actor', 'action', 'object'],
  usualSort: '-at',
  filters: {
    object_kind: v.optional(anyOf(auditObjects)),
    object_id: v.optional(id),
    actor_id: v.optional(id),
    action: v.optional(anyOf(auditActions)),
    from: v.optional(askedDay),
    to: v.optional(askedDay),
    merchant_id: v.optional(id),
  },
  places: ['object_kind', 'object_id', 'merchant_id'],
})

/** All entries, the own merchant's, or the caller's own; days are UTC on the root domain. */
export const listAudit = endpoint({
  id: 'listAudit',
  method: 'GET',
  path: 'api/audit-log',
  in_specification: false,
  access: 'audit.view',
  sentence: true,
  query: auditList.query,
  answer: auditList.answer,
  errors: [422],
})
