import { expect, test } from 'vitest'
import { municipalities } from './municipalities'

test('the named municipalities (§3) are 17, and each is a safe subdomain in lower case', () => {
  expect(municipalities).toHaveLength(17)
  for (const name of municipalities) expect(name).toMatch(/^[A-Za-z]+$/)
})
