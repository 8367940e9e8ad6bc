import { expect, test } from 'vitest'
import { formatSize } from './file-size'

test.each([
  ['en', 0, '0 bytes'],
  ['en', 1, '1 byte'],
  ['en', 999, '999 bytes'],
  ['en', 1_250_000, '1.3 MB'],
  ['de', 1_250_000, '1,3 MB'],
  ['en', 25_000_000, '25 MB'],
  ['en', 3_000, '3 kB'],
] as const)('%s: %d bytes are %s', (locale, bytes, text) =>
  expect(formatSize(locale, bytes)).toBe(text),
)
