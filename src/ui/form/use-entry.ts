import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Entry } from '@/i18n/entry'
import { defaultLocale, isLocale, type Locale } from '@/i18n/locales'

interface Typed<Value> {
  text: string
  value: Value
}

/**
 * The text of a field whose value is not a text. While somebody types, it stays as typed; when the
 * field is left, it is shown as the language writes it. What cannot be read stays for correction.
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
  // A value that comes from elsewhere (a reset, another row) takes the place of what was typed.
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
