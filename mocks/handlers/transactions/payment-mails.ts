import type { Transaction } from '@/contract/payments/transaction'
import { iso } from '@mocks/cloud/zones'
import type { Tenant, World } from '@mocks/world/create-world'
import type { PaymentRow } from '@mocks/world/payments/payments'
import { usualReturnMail } from '@mocks/handlers/mail/city-mails'
import { sentAbout } from '@mocks/handlers/notifications/automatic-sends'
import { compare } from '@mocks/handlers/page'

type Mails = Transaction['mails']
type Sent = Pick<Mails[number], 'kind' | 'at'>

interface Asking {
  readonly world: World
  readonly tenant: Tenant
  readonly now: number
}

interface Addressed {
  /** Money moved, and the outcome is known. */
  readonly isKnown: boolean
  /** The payer’s, as the caller may see it; null: none was given. */
  readonly email: string | null
  readonly audited: ReturnType<World['audit']['by']>
}

/** Every mail about a payment, oldest first (product.md A14 “e-mail log”). */
export function paymentMails(
  asking: Asking,
  row: PaymentRow,
  { isKnown, email, audited }: Addressed,
): Mails {
  return [
    ...(isKnown && email !== null ? toPayer(asking, row, email) : []),
    ...audited
      .filter(({ action }) => action === 'receipt-resent')
      .map((entry) => ({
        kind: 'receipt' as const,
        at: entry.at,
        to: entry.changes[0]?.after ?? '',
        by: entry.actor.name,
      })),
  ].toSorted((a, b) => compare(a.at, b.at))
}

/** Those that go out by themselves: the first receipt, and what the city tells of money that went back. */
function toPayer({ world, tenant, now }: Asking, row: PaymentRow, to: string): Mails {
  const returned = usualReturnMail({ world, tenant, now }, row)
  const notices = world.notifications.by('merchant', tenant.id).flatMap((notice): Sent[] => {
    const { kind } = notice
    if (kind !== 'echeck-returned' && kind !== 'refund') return []
    return sentAbout({ world, tenant, now }, notice, row).map((at) => ({ kind, at: iso(at) }))
  })
  const sent: Sent[] = [
    { kind: 'receipt', at: row.outcome === 'unknown' ? (row.resolves?.at ?? row.at) : row.at },
    ...(returned === null ? [] : [{ kind: 'echeck-returned' as const, at: returned }]),
    ...notices,
  ]
  return sent.map(({ kind, at }) => ({ kind, at, to, by: null }))
}
