import { use } from 'react'
import { useIntl } from 'react-intl'
import { defaultLocale, isLocale } from './locales'
import type { LoadedArea } from './message-ids'
import { loadAreas } from './packs'

/**
 * The words of an area, for what few visits show: its messages come when it is rendered, and until
 * then the `Suspense` around it shows what waits. One area, because each call of `use` needs the
 * promise that it had before.
 */
export function useArea(area: LoadedArea): void {
  const { locale } = useIntl()
  use(loadAreas(isLocale(locale) ? locale : defaultLocale, area))
}
