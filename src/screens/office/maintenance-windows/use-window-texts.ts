import { useIntl } from 'react-intl'
import type { MaintenanceWindow } from '@/contract/merchants/maintenance-windows'
import { useFormats } from '@/i18n/format'

/** A window in words: where it is, and until when. */
export function useWindowTexts() {
  const { formatMessage } = useIntl()
  const { instant } = useFormats()
  return {
    sitesOf: ({ scope, merchants, sites, state }: MaintenanceWindow): string => {
      if (scope === 'all') {
        // The number is today's: sites may have opened since.
        if (state === 'past') return formatMessage({ id: 'maintenance-windows.sites.allPast' })
        return formatMessage({ id: 'maintenance-windows.sites.all' }, { count: sites })
      }
      // Names of several would make a row as high as the screen.
      const [only, ...others] = merchants
      return only !== undefined && others.length === 0
        ? only.name
        : formatMessage({ id: 'maintenance-windows.sites.some' }, { count: sites })
    },
    endOf: ({ ends_at, time_zone }: Pick<MaintenanceWindow, 'ends_at' | 'time_zone'>): string =>
      ends_at === null
        ? formatMessage({ id: 'maintenance-windows.ends.open' })
        : instant(ends_at, time_zone),
  }
}
