import type { AddedCalls } from '@/contract/merchants/merchants'
import type { KnownUser } from '@/contract/people/users'

/** The site of the sign-in. */
export interface AuthSite {
  /** With port, as the browser reports it. */
  host: string
  /** null on the root domain, and if merchant-info failed to load. */
  merchantId: string | null
  merchantName: string | null
}

/** The answer of login and register. */
export interface SignedInAs {
  token: string
  /** The calls beyond the specification's that the host says it has. */
  addedCalls: AddedCalls | undefined
  user: KnownUser
}
