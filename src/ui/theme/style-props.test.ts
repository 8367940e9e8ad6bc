import { expect, it } from 'vitest'
import { conditions } from './style-props'

it('a condition that a style names is known', () => {
  const sources = import.meta.glob<string>(
    ['/src/**/*.{ts,tsx}', '/mocks/**/*.tsx', '!/src/ui/theme/*.ts'],
    { query: '?raw', import: 'default', eager: true },
  )
  const named = Object.values(sources).flatMap((text) =>
    [...text.matchAll(/[\s{]_(\w+)(?:: |=)\{/gu)].map(([, name = '']) => name),
  )
  expect(new Set(named).size).toBeGreaterThan(5)
  expect(named.filter((name) => !Object.hasOwn(conditions, name))).toEqual([])
})
