import type { MaintenanceWindow } from '@/contract/merchants/maintenance-windows'
import type { MaintenanceLevel } from './maintenance'

/** When windows of maintenance are in force, and which of several counts. */

type Span = Readonly<Pick<MaintenanceWindow, 'starts_at' | 'ends_at'>>

/** Without an end: until it is ended. */
const endOf = ({ ends_at }: Span): number =>
  ends_at === null ? Number.POSITIVE_INFINITY : Date.parse(ends_at)

export function windowState(span: Span, now: number): MaintenanceWindow['state'] {
  if (endOf(span) <= now) return 'past'
  return now < Date.parse(span.starts_at) ? 'upcoming' : 'current'
}

/** A window that ends when another begins does not overlap it. */
export const overlaps = (one: Span, other: Span): boolean =>
  Date.parse(one.starts_at) < endOf(other) && Date.parse(other.starts_at) < endOf(one)

interface Planned extends Span {
  readonly scope: MaintenanceWindow['scope']
  readonly merchant_ids: readonly string[]
  readonly level: MaintenanceLevel
}

/**
 * The same once more, as two open forms make it: on the same sites, of the same level, over the same
 * time. Of two that have begun the starts do not matter: one of them would never be seen.
 */
export function isSameWindow(one: Planned, other: Planned, now: number): boolean {
  const from = ({ starts_at }: Span) => Math.max(now, Date.parse(starts_at))
  const sites = ({ scope, merchant_ids }: Planned) =>
    scope === 'all' ? scope : [...new Set(merchant_ids)].toSorted().join(' ')
  return (
    one.level === other.level &&
    sites(one) === sites(other) &&
    from(one) === from(other) &&
    endOf(one) === endOf(other)
  )
}

/** From the mildest to the strictest. */
const strictness: Readonly<Record<MaintenanceLevel, number>> = {
  banner: 0,
  'payments-off': 1,
  'site-off': 2,
}

interface Announced extends Span {
  readonly level: MaintenanceLevel
  readonly allow_staff: boolean
}

/**
 * Of windows in force on one site the strictest counts, of equally strict ones the one that ends
 * last. Staff may work where each window of that level lets them. null: there is none.
 */
export function strictest<Window extends Announced>(
  windows: readonly Window[],
): (Window & Pick<Announced, 'allow_staff'>) | null {
  const most = Math.max(...windows.map(({ level }) => strictness[level]))
  const among = windows.filter(({ level }) => strictness[level] === most)
  const [last] = among.toSorted((a, b) =>
    endOf(a) === endOf(b) ? 0 : endOf(a) < endOf(b) ? 1 : -1,
  )
  if (last === undefined) return null
  return { ...last, allow_staff: among.every(({ allow_staff }) => allow_staff) }
}

interface Scoped {
  readonly scope: MaintenanceWindow['scope']
  readonly merchant_ids: readonly string[]
}

/** Whether a window is for the site of a merchant. */
export const isFor = ({ scope, merchant_ids }: Scoped, merchantId: string): boolean =>
  scope === 'all' || merchant_ids.includes(merchantId)

/** How long a payment that is under way when a window begins may take to finish (product.md A25). */
export const paymentMinutes = 10
