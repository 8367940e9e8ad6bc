import { act, renderHook } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { IntlProvider } from 'react-intl'
import { expect, it } from 'vitest'
import type { Locale } from './locales'
import { useAmountInLanguage } from './use-amount-in-language'

/** A field that keeps its text, in a language that can be changed. */
function fieldIn(first: Locale, typed: string) {
  let language = first
  const wrapper = ({ children }: { children: ReactNode }) => (
    <IntlProvider locale={language}>{children}</IntlProvider>
  )
  const { result, rerender } = renderHook(
    () => {
      const [text, setText] = useState(typed)
      useAmountInLanguage(text, setText)
      return text
    },
    { wrapper },
  )
  return (next: Locale) => {
    language = next
    act(() => rerender())
    return result.current
  }
}

it.each([
  ['123.45', 'en', 'de', '123,45'],
  ['1,234', 'en', 'de', '1.234,00'],
  ['200,50', 'de', 'en', '200.50'],
  // Both read the same.
  ['1234.5', 'en', 'ja', '1234.5'],
  ['12', 'en', 'de', '12'],
  // What no language could read, or only another one, stays to be corrected.
  ['abc', 'en', 'de', 'abc'],
  ['', 'en', 'de', ''],
] as const)('%j, typed in %s, is after the change to %s %j', (typed, first, next, shown) => {
  expect(fieldIn(first, typed)(next)).toBe(shown)
})

it('is the same amount again after the change back', () => {
  const changeTo = fieldIn('en', '1,234.50')
  changeTo('de')
  expect(changeTo('en')).toBe('1,234.50')
})
