import { useEffect, useRef } from 'react'
import { useFormats } from './format'
import { decimalMark } from './decimal-mark'
import { moneyEntry } from './entry'

/**
 * For a field that keeps an amount as it was typed: when the language changes, the same amount is
 * written with the decimal mark of the new one. What cannot be read stays.
 */
export function useAmountInLanguage(text: string, rewrite: (text: string) => void): void {
  const { locale } = useFormats()
  const typedIn = useRef(locale)
  useEffect(() => {
    const before = typedIn.current
    typedIn.current = locale
    if (decimalMark(before) === decimalMark(locale)) return
    const cents = moneyEntry(before).read(text)
    if (cents !== null && !Number.isNaN(cents)) rewrite(moneyEntry(locale).write(cents))
  }, [locale, text, rewrite])
}
