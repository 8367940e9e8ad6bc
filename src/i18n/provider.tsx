import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { IntlProvider, type IntlConfig } from 'react-intl'
import type { Locale } from './locales'
import { loadLocale, messagesOf, onPackLoaded } from './packs'

export interface MessagesProps {
  /** The wanted language; the shown one changes when its messages are loaded. */
  locale: Locale
  children: ReactNode
}

/**
 * Provides the messages. A change of language keeps the screen and typed input: the tree stays
 * mounted and the old language shows until the new one is loaded.
 */
export function Messages({ locale, children }: MessagesProps) {
  const [shown, setShown] = useState(locale)
  const messages = useSyncExternalStore(onPackLoaded, () => messagesOf(shown))

  useEffect(() => {
    let current = true
    loadLocale(locale).then(
      () => {
        if (current) setShown(locale)
      },
      () => {
        // The shown language stays; if none is shown yet, English is better than an empty page.
        if (locale === 'en' || messagesOf(locale) !== undefined) return
        loadLocale('en').then(
          () => {
            if (current) setShown((old) => (messagesOf(old) === undefined ? 'en' : old))
          },
          () => undefined,
        )
      },
    )
    return () => {
      current = false
    }
  }, [locale])

  useEffect(() => {
    document.documentElement.lang = shown
  }, [shown])

  if (!isForIntl(messages)) return null
  return (
    <IntlProvider
      locale={shown}
      defaultLocale="en"
      messages={messages}
      onError={reportInDevelopment}
    >
      {children}
    </IntlProvider>
  )
}

type IntlMessages = NonNullable<IntlConfig['messages']>

/** react-intl formats a mix of text and parsed messages, but its type requires a single kind. */
export function isForIntl(messages: unknown): messages is IntlMessages {
  return messages !== undefined
}

/** A missing message shows its id; nothing is logged to a visitor's console. */
export function reportInDevelopment(error: Error): void {
  if (import.meta.env.DEV) console.error(error)
}
