import type { SiteNotice } from '@/contract/merchants/merchants'
import { type Message, messageLanguages } from '@/contract/notifications/notification-message'
import { plainText } from '@/rules/notifications/message'
import { iso } from '@mocks/cloud/zones'
import type { Tenant, World } from '@mocks/world/create-world'
import { progressOf, statusOf } from './sends'

/** The merchant's banners that show now: the latest first. */
export function siteNotices(world: World, tenant: Tenant, now: number): SiteNotice[] {
  return world.notifications
    .by('merchant', tenant.id)
    .filter((row) => row.channel === 'banner' && statusOf(tenant, row, now) === 'sending')
    .toSorted((one, other) => ((one.starts_at ?? '') < (other.starts_at ?? '') ? 1 : -1))
    .map((row) => {
      const { ends } = progressOf(tenant, row)
      const own = messageLanguages.flatMap((language) => {
        const message = row.messages[language]
        return language === 'en' || !message ? [] : [[language, textsOf(message)] as const]
      })
      return {
        // A copy that is shown again is another notice.
        id: `${row.id} ${row.starts_at ?? ''}`,
        ...textsOf(row.messages.en),
        ends_at: ends === null ? null : iso(ends),
        translations: Object.fromEntries(own),
      }
    })
}

const textsOf = ({ subject, body }: Message) => ({ title: subject, text: plainText(body) })
