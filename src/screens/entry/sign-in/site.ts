import type { KnownUser } from '@/contract/users'

/** Where somebody signs in. */
export interface AuthSite {
  /** With port, as the browser says it. */
  host: string
  /** null on the root domain, and where merchant-info could not be had. */
  merchantId: string | null
  merchantName: string | null
}

/** What login and register answer. */
export interface SignedInAs {
  token: string
  user: KnownUser
}
