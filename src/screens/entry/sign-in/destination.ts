import type { KnownUser } from '@/contract/people/users'
import { tenantOf } from '@/rules/tenants/hosts'
import { landingAfterSignIn } from '@/rules/addresses/landing'
import { firstRole } from '@/rules/people/roles'
import { tenantVerdict } from '@/rules/tenants/tenants'

/** The destination of sign-in, as text for the waiting page (decision 18). */
export type Destination = 'dashboard' | 'departments' | 'back' | 'ownSite'

interface Place {
  host: string
  /** The site's merchant; null: the root's, or unknown. */
  merchantId: string | null
  interrupted: string | null
}

export function destinationOf(
  user: KnownUser,
  { host, merchantId, interrupted }: Place,
): Destination {
  const label = tenantOf(host)
  if (label !== null) {
    const { kind } = tenantVerdict(user, { label, merchantId })
    if (kind === 'own-subdomain' || kind === 'root-sign-in') return 'ownSite'
  }
  const landing = landingAfterSignIn({
    role: firstRole(user),
    host,
    interrupted,
    userId: user.id,
  })
  if (landing.kind === 'path') return 'back'
  if (landing.kind === 'root-sign-in' || landing.name === 'wrong-url') return 'ownSite'
  return landing.name === 'departments' ? 'departments' : 'dashboard'
}
