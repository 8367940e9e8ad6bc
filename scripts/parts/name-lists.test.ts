import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { nameLists } from './name-lists.ts'

it('writes down the names that the world has', () => {
  const written = new URL('../../mocks/world/seed/names.ts', import.meta.url)
  expect(readFileSync(written, 'utf8')).toBe(nameLists())
})
