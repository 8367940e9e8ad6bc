import type { Mail, Services } from '@mocks/cloud/services'
import { iso } from '@mocks/cloud/zones'
import type { Tenant } from '@mocks/world/create-world'

interface Sender {
  readonly services: Services
  readonly now: number
  readonly tenant: Tenant | null
}

/** From the request's site, now. */
export function sendMail({ services, now, tenant }: Sender, mail: Omit<Mail, 'at' | 'site'>): void {
  services.outbox.push({ at: iso(now), site: tenant?.merchant().sub_domain ?? null, ...mail })
}
