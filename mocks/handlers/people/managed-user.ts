import type { ManagedUser } from '@/contract/people/managed-users'
import { seesDepartment } from '@/rules/people/departments-seen'
import { may } from '@/rules/people/permissions'
import { personView } from '@/rules/people/person-view'
import type { Subject } from '@/rules/people/subject'
import { inviteDays, userStatusOf } from '@/rules/people/user-status'
import type { CallContext } from '@mocks/cloud/context'
import { subjectOf } from '@mocks/cloud/gate'
import { forbidden } from '@mocks/cloud/reply'
import { iso } from '@mocks/cloud/zones'
import type { World } from '@mocks/world/create-world'
import type { UserRow } from '@mocks/world/users'
import { versionOf } from '@mocks/handlers/versions'
import { isLocked } from './sign-in-tries'
import { userSeenBy } from './user-view'

/** The data behind a user's status. */
export type Viewing = Pick<CallContext, 'world' | 'services' | 'now'>

const day = 24 * 60 * 60_000

export const inviteExpiry = (invitedAt: string): number => Date.parse(invitedAt) + inviteDays * day

export const statusOf = (context: Viewing, row: UserRow) =>
  userStatusOf({
    hasPassword: row.verifier !== null,
    isDeactivated: row.deactivated_at !== null,
    isLocked: isLocked(context, row),
  })

/** null: never. */
export function lastSignIn({ services }: Viewing, row: Pick<UserRow, 'id' | 'sign_ins'>) {
  const [latest] = services.sessions.signIns(row.id)
  return latest === undefined ? (row.sign_ins[0] ?? null) : iso(latest)
}

/** A merchant's Merchant Admins who can sign in today. */
const ableAdmins = (world: World, merchantId: string): string[] =>
  world.users
    .pluck('merchant', merchantId, ({ id, role, verifier, deactivated_at }) =>
      role === 'Merchant Admin' && verifier !== null && deactivated_at === null ? id : '',
    )
    .filter((id) => id !== '')

/**
 * Whether this is the last user who can run the merchant's site. A user who cannot sign in does not
 * count.
 */
export function isLastAdmin(world: World, row: UserRow): boolean {
  const { id, role, merchant_id, deactivated_at } = row
  if (role !== 'Merchant Admin' || merchant_id === null || deactivated_at !== null) return false
  return ableAdmins(world, merchant_id).every((other) => other === id)
}

/** Everything that staff can edit. */
function editedIn(row: UserRow): Readonly<Record<string, unknown>> {
  const { name, email, username, phone, role, merchant_id, rights, departments, language } = row
  const edited = { name, email, username, phone, role, merchant_id, rights, departments, language }
  return { ...edited, deactivated_at: row.deactivated_at }
}

/** A row of a list, or the whole of a user, as the caller may see it; null: not at all. */
export function managedUserSeenBy(
  context: Viewing,
  subject: Subject,
  row: UserRow,
): ManagedUser | null {
  const seen = userSeenBy(subject, row)
  const view = personView(subject, row)
  if (!seen || !view) return null
  const { world } = context
  const merchant = row.merchant_id === null ? undefined : world.merchants.get(row.merchant_id)
  const status = statusOf(context, row)
  return {
    ...seen,
    merchant: merchant?.name ?? null,
    status,
    departments: row.departments,
    can_refund: may(subjectOf(row), 'payments.refund'),
    last_sign_in_at: lastSignIn(context, row),
    linked_accounts: world.accountLinks
      .pluck('user', row.id, ({ department_id }) => department_id)
      .filter((department) => seesDepartment(subject, department)).length,
    invited_at: row.invited_at,
    invite_expires_at:
      status === 'invited' && row.invited_at !== null ? iso(inviteExpiry(row.invited_at)) : null,
    masked: view !== 'whole',
    used: row.verifier !== null,
    last_admin: isLastAdmin(world, row),
    version: view === 'whole' ? versionOf(editedIn(row)) : '',
  }
}

/** For an answer that is about one user. */
export function managedUser(
  context: Viewing & Pick<CallContext, 'user'>,
  row: UserRow,
): ManagedUser {
  const subject = subjectOf(context.user)
  const user = managedUserSeenBy(context, subject, row)
  if (!user) throw forbidden('This user is not yours to see')
  return user
}
