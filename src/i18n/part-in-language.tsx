import { useEffect, useState, useSyncExternalStore } from 'react'
import { IntlProvider } from 'react-intl'
import type { Locale } from './locales'
import { loadLocale, messagesOf, onPackLoaded } from './packs'
import { isForIntl, type MessagesProps, reportInDevelopment } from './provider'

/**
 * A part of the page in another language than the page: a preview. Shows nothing until its messages
 * are loaded.
 */
export function PartInLanguage({ locale, children }: MessagesProps) {
  const [loaded, setLoaded] = useState<Locale | null>(null)
  const messages = useSyncExternalStore(onPackLoaded, () => messagesOf(locale))
  useEffect(() => {
    let current = true
    loadLocale(locale).then(
      () => {
        if (current) setLoaded(locale)
      },
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [locale])
  if (loaded !== locale || !isForIntl(messages)) return null
  return (
    <IntlProvider
      locale={locale}
      defaultLocale="en"
      messages={messages}
      onError={reportInDevelopment}
    >
      <div lang={locale}>{children}</div>
    </IntlProvider>
  )
}
