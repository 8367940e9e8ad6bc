import type { AboutOf } from '@/contract/bills/bill-kinds'
import type { PlainDate } from '@/rules/time/dates'

/** When a court ticket may be paid without going to court (product.md P4 "waiverable"). */

type Ticket = Readonly<Pick<AboutOf<'court'>, 'court_date' | 'waiverable' | 'mandatory_appearance'>>

/** `today` is the city's; the court date itself is still in time. */
export function courtStop(ticket: Ticket, today: PlainDate): AboutOf<'court'>['stop'] {
  if (ticket.mandatory_appearance) return 'appearance'
  if (!ticket.waiverable) return 'not-waiverable'
  return today > ticket.court_date ? 'court-date' : null
}

interface Accepted {
  readonly kind: string
  readonly version: string
}

/** The versions that a payment must accept and does not: another version has another text. */
export function missingWaivers(
  versions: readonly string[],
  consents: readonly Accepted[],
): string[] {
  const accepted = new Set(
    consents.filter(({ kind }) => kind === 'waiver').map(({ version }) => version),
  )
  return [...new Set(versions)].filter((version) => !accepted.has(version))
}
