import type { InferOutput } from 'valibot'
import type { maintenance, maintenanceLevel } from '@/contract/merchants/merchants'

export type Maintenance = InferOutput<typeof maintenance>
export type MaintenanceLevel = InferOutput<typeof maintenanceLevel>

export interface MaintenanceNotice {
  level: MaintenanceLevel
  message: string | null
  ends_at: string | null
  /** An https address that tells more. */
  status_url: string | null
}

/** Shown when merchant-info says that maintenance is on; the message is optional (specification §1). */
export function maintenanceNotice(
  info: Readonly<Maintenance> | null | undefined,
): MaintenanceNotice | null {
  if (!info?.is_maintenance) return null
  return {
    level: info.level ?? 'banner',
    message: info.message?.trim() || null,
    ends_at: info.ends_at ?? null,
    status_url: info.status_url ?? null,
  }
}

/** From this level on the Pay buttons give way to the notice (product.md 2.0). */
export function stopsPayments(info: Readonly<Maintenance> | null | undefined): boolean {
  const notice = maintenanceNotice(info)
  return notice !== null && notice.level !== 'banner'
}

/** Whether the whole site is off for this visitor; staff may continue where it is allowed. */
export function closedTo(
  info: Readonly<Maintenance> | null | undefined,
  isStaff: boolean,
): MaintenanceNotice | null {
  const notice = maintenanceNotice(info)
  return notice?.level !== 'site-off' || (isStaff && info?.allow_staff === true) ? null : notice
}
