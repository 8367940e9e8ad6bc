import { expect, test } from 'vitest'
import { buildId } from './build-id.ts'

test('builds of the same files have the same id, in whatever order they were written', () => {
  const id = buildId('<title></title>', ['assets/a-1.js', 'assets/b-2.js'])
  expect(id).toMatch(/^[0-9a-f]{12}$/u)
  expect(buildId('<title></title>', ['assets/b-2.js', 'assets/a-1.js'])).toBe(id)
})

test('another page or another script makes another id', () => {
  const id = buildId('<title></title>', ['assets/a-1.js'])
  expect(buildId('<title>!</title>', ['assets/a-1.js'])).not.toBe(id)
  expect(buildId('<title></title>', ['assets/a-2.js'])).not.toBe(id)
})
