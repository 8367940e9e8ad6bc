import type { Scenario } from './scenario'

/** How the page looks; the bill of the pictures. */

const bill = {
  group: 'views',
  tenant: 'miamicounty',
  path: '/overview-parcel/08-004512/2025/real-estate-tax',
  ends: 'page',
} as const

export const views = {
  dark: { ...bill, view: { theme: 'dark' } },
  phone: { ...bill, view: { phone: true } },
  'german-dark-phone': { ...bill, view: { locale: 'de', theme: 'dark', phone: true } },
  english: { ...bill, view: { locale: 'en' } },
  spanish: { ...bill, view: { locale: 'es' } },
  german: { ...bill, view: { locale: 'de' } },
  japanese: { ...bill, view: { locale: 'ja' } },
  french: { ...bill, view: { locale: 'fr' } },
} as const satisfies Readonly<Record<string, Scenario>>
