import type { Subject } from '@/rules/people/subject'
import type { Tenant, World } from '@mocks/world/create-world'
import type { UserRow } from '@mocks/world/users'
import type { Services } from './services'

/** What a handler knows when it reads or decides. */
export interface CallContext {
  readonly world: World
  /** World time, milliseconds. */
  readonly now: number
  /** The merchant of the request's subdomain; null: the root domain. */
  readonly tenant: Tenant | null
  /** null: a guest. */
  readonly user: UserRow | null
  readonly subject: Subject
  /** The id in the token, for logout. */
  readonly session: string | null
  /** The header `X-Department-Id`; null: no department is current. */
  readonly departmentId: string | null
  /** Where the call came from. Tries are counted by it, because no caller can choose it. */
  readonly address: string
  readonly request: { readonly url: URL; readonly headers: Headers }
  readonly services: Services
}

/** What a write may depend on when it is applied, now or years later in a replay. */
export interface ApplyContext {
  readonly world: World
  /** World time of the entry, milliseconds and ISO UTC. */
  readonly now: number
  readonly at: string
  readonly tenant: Tenant | null
  readonly user: UserRow | null
  /** The network that it came from, as people may read it; null: not known. */
  readonly network: string | null
  readonly random: string
  readonly services: Services
}
