import type { KnownUser, rightNames, Role } from '@/contract/people/users'
import { firstRole } from './roles'

export type Right = (typeof rightNames)[number]

/** The caller. */
export interface Subject {
  readonly role: Role
  readonly merchant_id: string | null
  readonly rights?: readonly Right[] | undefined
  /** The departments that a clerk is limited to; null: all. Only the cloud is told. */
  readonly departments?: readonly string[] | null
  readonly user_id?: string | null
}

export function subjectOf(user: KnownUser | null): Subject {
  return {
    role: firstRole(user),
    merchant_id: user?.merchant_id ?? null,
    rights: user?.rights,
    user_id: user?.id ?? null,
  }
}
