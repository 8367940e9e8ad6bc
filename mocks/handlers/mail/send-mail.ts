import { senderName } from '@/rules/merchants/merchant-texts'
import type { Mail, Services } from '@mocks/cloud/services'
import { iso } from '@mocks/cloud/zones'
import type { Tenant } from '@mocks/world/create-world'
import type { MerchantRow } from '@mocks/world/merchants'

interface Sender {
  readonly services: Services
  readonly now: number
  readonly tenant: Tenant | null
}

export const senderOf = (merchant: MerchantRow): NonNullable<Mail['from']> => ({
  name: senderName(merchant),
  reply_to: merchant.sender.reply_to,
})

/** From the request's site, now. */
export function sendMail(
  { services, now, tenant }: Sender,
  mail: Omit<Mail, 'at' | 'site' | 'from'>,
): void {
  const merchant = tenant?.merchant() ?? null
  const from = merchant && senderOf(merchant)
  services.outbox.push({ at: iso(now), site: merchant?.sub_domain ?? null, from, ...mail })
}
