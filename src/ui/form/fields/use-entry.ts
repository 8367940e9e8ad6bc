import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Entry } from '@/i18n/entry'
import { defaultLocale, isLocale, type Locale } from '@/i18n/locales'

interface Typed<Value> {
  text: string
  value: Value
}

/**
 * The text of a field whose value is not text. It stays as typed while the field has focus;
 * afterwards it shows in the notation of the language. An unreadable entry stays for correction.
 */
export function useEntry<Value>(
  makeEntry: (locale: Locale) => Entry<Value>,
  value: Value,
  onChange: (value: Value) => void,
) {
  const { locale } = useIntl()
  const entry = useMemo(
    () => makeEntry(isLocale(locale) ? locale : defaultLocale),
    [makeEntry, locale],
  )
  const [typed, setTyped] = useState<Typed<Value> | null>(null)
  // A value from elsewhere (a reset, another row) replaces the typed text.
  const isTyped = typed !== null && Object.is(typed.value, value)
  return {
    text: isTyped ? typed.text : entry.write(value),
    type: (text: string) => {
      const next = entry.read(text)
      setTyped({ text, value: next })
      if (!Object.is(next, value)) onChange(next)
    },
    leave: () => {
      if (!Number.isNaN(value)) setTyped(null)
    },
  }
}
