import type { MaintenanceWindow } from '@/contract/merchants/maintenance-windows'
import type { SiteNotice } from '@/contract/merchants/merchants'
import {
  type MessageLanguage,
  messageLanguages,
} from '@/contract/notifications/notification-message'
import { isFor, windowState } from '@/rules/maintenance/windows'
import type { Tenant, World } from '@mocks/world/create-world'

/** So long before a site goes off or takes no payments, its pages say so. */
const noticeMs = 60 * 60_000

type Closing = Exclude<MaintenanceWindow['level'], 'banner'>

/** What visitors are told of a closure that begins soon: they finish, or come back later. */
export function closureNotices(
  { maintenanceWindows }: Pick<World, 'maintenanceWindows'>,
  tenant: Tenant,
  now: number,
): SiteNotice[] {
  const zone = tenant.merchant().time_zone
  return maintenanceWindows
    .filter((row) => isFor(row, tenant.id) && windowState(row, now) === 'upcoming')
    .flatMap(({ id, level, message, translations, starts_at }) => {
      const start = Date.parse(starts_at)
      if (level === 'banner' || start - now > noticeMs) return []
      const told = (language: MessageLanguage) => ({
        title: titles[language][level](timeIn(language, zone, start)),
        text: language === 'en' ? message : (translations?.[language]?.['message'] ?? message),
      })
      const others = messageLanguages.filter((language) => language !== 'en')
      return {
        id: `closure ${id}`,
        ...told('en'),
        ends_at: starts_at,
        translations: Object.fromEntries(others.map((language) => [language, told(language)])),
      }
    })
}

const timeIn = (language: MessageLanguage, timeZone: string, at: number) =>
  new Intl.DateTimeFormat(language === 'en' || language === 'es' ? `${language}-US` : language, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(at)

const titles: Readonly<
  Record<MessageLanguage, Readonly<Record<Closing, (time: string) => string>>>
> = {
  en: {
    'site-off': (time) => `This site goes off at ${time}`,
    'payments-off': (time) => `Online payments stop at ${time}`,
  },
  es: {
    'site-off': (time) => `Este sitio se apaga a las ${time}`,
    'payments-off': (time) => `Los pagos en línea se suspenden a las ${time}`,
  },
  de: {
    'site-off': (time) => `Diese Seite wird um ${time} Uhr abgeschaltet`,
    'payments-off': (time) => `Online-Zahlungen sind ab ${time} Uhr nicht möglich`,
  },
  ja: {
    'site-off': (time) => `このサイトは${time}に停止します`,
    'payments-off': (time) => `オンライン支払いは${time}に休止します`,
  },
  fr: {
    'site-off': (time) => `Ce site sera fermé à ${time}`,
    'payments-off': (time) => `Les paiements en ligne s’arrêtent à ${time}`,
  },
}
