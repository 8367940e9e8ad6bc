import type { UserRow as FileRow } from '@/rules/imports/good-rows'
import { plainDateIn } from '@/rules/time/dates'
import { changedEbilling } from '@/rules/people/ebilling'
import { limitsOf } from '@/rules/people/user-rights'
import type { ApplyContext } from '@mocks/cloud/context'
import { canonical } from '@mocks/lib/canonical'
import { quickPrint } from '@mocks/lib/quick-print'
import { secretFrom } from '@mocks/lib/random'
import type { Tenant } from '@mocks/world/create-world'
import type { ChangedUser } from '@mocks/world/import-changes'
import { unasked, type UserRow } from '@mocks/world/users'
import { audit, changesBetween } from '@mocks/handlers/audit-entry'
import { isLastAdmin } from '@mocks/handlers/people/managed-user'
import { mailInvite } from '@mocks/handlers/people/user-mails'
import { isInvitable, userWith } from '@mocks/handlers/imports/books/books-users'

/** What an import writes of a user: another state of it since is a later change. */
const written = ['name', 'username', 'phone', 'role', 'departments', 'language'] as const

export const printOfUser = (row: UserRow): string =>
  quickPrint(canonical(written.map((field) => row[field])))

/** Answers what was changed, and how many were invited. */
export function applyUsers(
  context: ApplyContext,
  tenant: Tenant,
  rows: readonly FileRow[],
): { readonly users: ChangedUser[]; readonly invited: number } {
  const { world } = context
  const changes: { before: UserRow | null; after: UserRow; row: FileRow }[] = []
  const names = new Set<string>()
  for (const row of rows) {
    const before = userWith({ world, tenant }, row.email)
    const after = before ? changedUser(world, before, row) : newUser(context, tenant, row, names)
    changes.push({ before, after, row })
  }
  const isInvited = ({ after, row }: (typeof changes)[number]) =>
    row.send_invite && isInvitable(after)
  const saved = changes.map((change) => ({
    ...change,
    after: isInvited(change)
      ? { ...change.after, invited_at: context.at, sessions_from: context.at }
      : change.after,
  }))
  world.users.putAll(saved.map(({ after }) => after))
  for (const change of saved) {
    const { before, after } = change
    const entries = changesBetween(before, after, ['email', ...written])
    if (entries.length > 0) {
      audit(context, {
        action: before === null ? 'user-created' : 'user-changed',
        object: { kind: 'user', id: after.id, name: after.name },
        merchant_id: tenant.id,
        changes: entries,
      })
    }
    if (isInvited(change)) mailInvite(context, after)
  }
  const users = saved.flatMap((change): ChangedUser[] => {
    const { before, after, row } = change
    const link = linkTo(context, tenant, after, row)
    const print = printOfUser(after)
    const isSame = before !== null && printOfUser(before) === print
    if (isSame && link === null && !isInvited(change)) return []
    return [{ id: after.id, before, print, link }]
  })
  return { users, invited: saved.filter(isInvited).length }
}

function changedUser(world: ApplyContext['world'], before: UserRow, row: FileRow): UserRow {
  // A merchant needs at least one.
  const role = isLastAdmin(world, before) ? before.role : row.role
  const limits = limitsOf(role, { rights: before.rights, departments: row.departments })
  return {
    ...before,
    name: row.name,
    username: row.username ?? before.username,
    phone: row.phone ?? before.phone,
    role,
    language: row.language,
    ...limits,
  }
}

function newUser(
  { world, at, random }: ApplyContext,
  tenant: Tenant,
  row: FileRow,
  names: Set<string>,
): UserRow {
  const username = row.username ?? freeName(world, row.email, names)
  names.add(username.toLowerCase())
  return {
    ...unasked,
    id: secretFrom(random, `user ${row.email.toLowerCase()}`).slice(0, 12),
    name: row.name,
    email: row.email,
    username,
    phone: row.phone,
    role: row.role,
    merchant_id: tenant.id,
    sub_domain: tenant.merchant().sub_domain,
    language: row.language,
    ...limitsOf(row.role, { rights: [], departments: row.departments }),
    // Passwords are only set by their users (product.md A7).
    verifier: null,
    pending_email: row.email,
    sessions_from: at,
  }
}

/** The address without its domain, or the whole of it where that is taken. */
function freeName(world: ApplyContext['world'], email: string, names: Set<string>): string {
  const [local = email] = email.toLowerCase().split('@')
  const isFree =
    local.length >= 3 && !names.has(local) && world.users.by('username', local).length === 0
  return isFree ? local : email.toLowerCase()
}

/** null: the row names no account, or the link is as it was. */
function linkTo(
  { world, at, now, random }: ApplyContext,
  tenant: Tenant,
  user: UserRow,
  { parcel_id, ebilling }: FileRow,
): ChangedUser['link'] {
  const parcel = parcel_id === null ? undefined : tenant.parcels.get(parcel_id)
  if (!parcel) return null
  const today = plainDateIn(tenant.merchant().time_zone, now)
  const before =
    world.accountLinks
      .by('user', user.id)
      .find((link) => link.merchant_id === tenant.id && link.parcel_id === parcel.id) ?? null
  if (before !== null) {
    if (!ebilling || before.ebilling !== null) return null
    world.accountLinks.update(before.id, { ebilling: changedEbilling(null, true, today) })
    return { id: before.id, before }
  }
  const id = secretFrom(random, `link ${user.id}`).slice(0, 12)
  world.accountLinks.insert({
    id,
    user_id: user.id,
    merchant_id: tenant.id,
    department_id: parcel.department_id,
    parcel_id: parcel.id,
    nickname: null,
    linked_at: at,
    ebilling: ebilling ? changedEbilling(null, true, today) : null,
  })
  return { id, before: null }
}
