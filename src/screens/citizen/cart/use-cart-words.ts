import { use } from 'react'
import { useIntl } from 'react-intl'
import { isLocale } from '@/i18n/locales'
import { loadAreas } from '@/i18n/packs'

/** The filled cart brings its messages along: most visits begin with an empty one. */
export function useCartWords(): void {
  const { locale } = useIntl()
  use(loadAreas(isLocale(locale) ? locale : 'en', 'cart-lines'))
}
