import { isWarning, shareOf } from '@/rules/warnings/warning-kinds'
import { iso } from '@mocks/cloud/zones'
import type { Tenant, World } from '@mocks/world/create-world'
import type { NotificationRow } from '@mocks/world/notifications'
import { hasStaleAddresses } from '@mocks/world/stale-addresses'
import { eventOf, type WarningRow } from '@mocks/world/warnings'
import { resultsOf, sendsOf } from '@mocks/handlers/notifications/sends'

/** Notifications of which too many mails came back: worked out, as their sends are. */

interface Asking {
  readonly world: World
  readonly now: number
}

export function returnedMails(asking: Asking): WarningRow[] {
  const { world } = asking
  return world.merchants.filter(hasStaleAddresses).flatMap(({ id }) => {
    const tenant = world.tenantOf(id)
    if (!tenant) return []
    return world.notifications
      .by('merchant', id)
      .flatMap((row) => warningOf({ ...asking, tenant }, row) ?? [])
  })
}

/** A stored one, with the sends that came after it; a closed one is opened by them again. */
export function withLaterSends(
  stored: Readonly<WarningRow>,
  worked: WarningRow,
): Readonly<WarningRow> {
  const { facts, count, last_at } = worked
  if (last_at <= stored.last_at) return stored
  const again = { ...stored, facts, count, last_at }
  if (stored.state !== 'closed') return again
  return {
    ...again,
    state: 'open',
    history: [...stored.history, eventOf(last_at, 'happened-again')],
  }
}

function warningOf(
  asking: Asking & { readonly tenant: Tenant },
  row: NotificationRow,
): WarningRow | null {
  if (row.channel !== 'email') return null
  const sends = sendsOf(asking, row)
  const { sent, bounced } = resultsOf(asking, row, sends)
  const facts = { share: shareOf(bounced, sent), of: sent, affected: bounced }
  const [first] = sends.batches
  if (!first || !isWarning('bounce-rate', facts)) return null
  const [began, last] = [iso(first.at), iso(sends.batches.at(-1)?.at ?? first.at)]
  return {
    id: `mails-${row.id}`,
    kind: 'bounce-rate',
    merchant_id: row.merchant_id,
    subject: { kind: 'notification', id: row.id, name: row.name },
    facts,
    count: sends.batches.length,
    first_at: began,
    last_at: last,
    state: 'open',
    owner_id: null,
    history: [eventOf(began, 'raised')],
  }
}
