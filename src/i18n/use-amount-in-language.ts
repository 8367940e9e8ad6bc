import { useEffect, useRef } from 'react'
import { useFormats } from './format'
import { moneyEntry } from './entry'

/**
 * For a field that keeps an amount as it was typed: when the language changes, and the text would be
 * read as another amount, the same one is written with the new decimal mark. What cannot be read stays.
 */
export function useAmountInLanguage(text: string, rewrite: (text: string) => void): void {
  const { locale } = useFormats()
  const typedIn = useRef(locale)
  useEffect(() => {
    const before = typedIn.current
    typedIn.current = locale
    if (before === locale) return
    const cents = moneyEntry(before).read(text)
    const { read, write } = moneyEntry(locale)
    if (cents !== null && !Number.isNaN(cents) && read(text) !== cents) rewrite(write(cents))
  }, [locale, text, rewrite])
}
