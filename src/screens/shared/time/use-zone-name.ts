import { useIntl } from 'react-intl'
import { formatTags, isLocale } from '@/i18n/locales'

/** `America/New_York` → "Eastern Time (New York)", in the reader's language. */
export function useZoneName(): (zone: string) => string {
  const { locale } = useIntl()
  const tag = isLocale(locale) ? formatTags[locale] : 'en-US'
  return (zone) => {
    const place = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
    return `${nameOf(tag, zone)} (${place})`
  }
}

function nameOf(tag: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat(tag, {
    timeZone,
    timeZoneName: 'longGeneric',
  }).formatToParts(0)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
