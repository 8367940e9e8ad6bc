import { expect, it } from 'vitest'
import { looksLikeCardNumber } from '@/contract/card-numbers'
import { longest } from '@/contract/wire'
import { keptFileName } from './kept-file-name'

it('a usual name stays', () => {
  expect(keptFileName('second-half-2025.csv')).toBe('second-half-2025.csv')
  expect(keptFileName(`${'a'.repeat(116)}.csv`)).toBe(`${'a'.repeat(116)}.csv`)
})

it('a long name is cut before its ending', () => {
  const kept = keptFileName(`${'a'.repeat(140)}.xlsx`)
  expect(kept).toBe(`${'a'.repeat(114)}….xlsx`)
  expect(kept).toHaveLength(longest.name)
  expect(keptFileName('b'.repeat(200))).toBe(`${'b'.repeat(119)}…`)
})

it('no half character is left', () => {
  expect(keptFileName(`${'a'.repeat(114)}😀${'b'.repeat(20)}.csv`)).toBe(`${'a'.repeat(114)}….csv`)
})

it('what looks like a card number loses its digits, also after the name was cut', () => {
  expect(keptFileName('june-4111 1111 1111 1111.csv')).toBe('june-xxxx xxxx xxxx xxxx.csv')
  const long = keptFileName(`4111111111111111${'-a'.repeat(100)}.csv`)
  expect(looksLikeCardNumber(long)).toBe(false)
})
