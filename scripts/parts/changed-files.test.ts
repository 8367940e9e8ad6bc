import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { storiesIn, testsNear } from './changed-files.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

it('finds the tests beside a changed file', () => {
  const tests = testsNear(root, ['scripts/parts/changed-files.ts', 'README.md'])
  expect(tests).toContain('scripts/parts/changed-files.test.ts')
  expect(tests.every((file) => file.startsWith('scripts/parts/'))).toBe(true)
})

it('finds the changed stories', () =>
  expect(storiesIn(['stories/a.stories.tsx', 'src/a.tsx'])).toEqual(['stories/a.stories.tsx']))
