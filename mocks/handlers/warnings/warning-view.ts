import type { Warning, WarningDetail } from '@/contract/warnings'
import { plainDateIn } from '@/rules/time/dates'
import { severityOf } from '@/rules/warnings/warning-kinds'
import { Refusal } from '@mocks/cloud/reply'
import type { World } from '@mocks/world/create-world'
import type { WarningRow } from '@mocks/world/warnings'
import { versionOf } from '@mocks/handlers/versions'
import { currentWarning } from './current-warnings'

/** It is no missing page, so this is not a 404 (decision 3). */
export function warningNamed(world: World, now: number, id: string): WarningRow {
  const row = currentWarning({ world, now }, id)
  if (!row) throw new Refusal(409, { code: 'gone', message: 'This warning no longer exists.' })
  return row
}

type Merchants = ReadonlyMap<string, NonNullable<Warning['merchant']>>

/** Their names by id, for many rows. */
export const merchantsById = (world: World): Merchants =>
  new Map(
    world.merchants.read(({ id, name, sub_domain }) => [id, { id, name, sub_domain }] as const),
  )

/** The owner as they are called now; who was deleted since keeps the name of that day. */
export function ownerOf(world: World, row: Readonly<WarningRow>): Warning['owner'] {
  const { owner_id: id, history } = row
  if (id === null) return null
  const name = world.users.readOne(id, (user) => user.name)
  const people = history.flatMap(({ by, to }) => [by, to]).filter((one) => one?.id === id)
  return { id, name: name ?? people.at(-1)?.name ?? id }
}

export function shownWarning(
  world: World,
  row: Readonly<WarningRow>,
  merchants = merchantsById(world),
): Warning {
  const { id, kind, subject, facts, count, first_at, last_at, state, owner_id, history } = row
  return {
    id,
    kind,
    severity: severityOf(kind, facts),
    merchant: merchants.get(row.merchant_id ?? '') ?? null,
    subject: { ...subject },
    facts: { ...facts },
    count,
    first_at,
    last_at,
    state,
    owner: ownerOf(world, row),
    // Without the count: during a wave each version would be stale.
    version: versionOf({ state, owner_id, history }),
  }
}

export const shownDetail = (world: World, row: Readonly<WarningRow>): WarningDetail => ({
  ...shownWarning(world, row),
  place: placeOf(world, row),
  history: row.history.map((event) => ({ ...event })),
})

function placeOf(world: World, { merchant_id, subject }: WarningRow): WarningDetail['place'] {
  const tenant = world.tenantOf(merchant_id ?? '')
  const none = { department_id: null, day: null, import_kind: null }
  if (!tenant) return null
  if (subject.kind === 'payment') {
    const [row] = tenant.payments.by('office', subject.id)
    const day = row && plainDateIn(tenant.merchant().time_zone, Date.parse(row.at))
    return row && day ? { ...none, department_id: row.ledger[0]?.department_id ?? null, day } : null
  }
  if (subject.kind === 'import') {
    const row = world.imports.get(subject.id)
    return row ? { ...none, department_id: row.department_id, import_kind: row.kind } : null
  }
  const isThere = {
    department: () => tenant.departments.get(subject.id) !== undefined,
    notification: () => world.notifications.get(subject.id)?.merchant_id === merchant_id,
    merchant: () => true,
    network: () => true,
  }[subject.kind]
  return isThere() ? none : null
}
