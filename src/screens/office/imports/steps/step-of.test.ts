import { expect, it } from 'vitest'
import type { ImportState } from '@/contract/imports/imports'
import { canShow, stepOf } from './step-of'
import type { ImportStep } from '@/screens/office/imports/import-search'

type Row = readonly [ImportState, ImportStep | undefined, ImportStep]

it.each<Row>([
  // Without a step: where it goes on.
  ['uploading', undefined, 'upload'],
  ['uploaded', undefined, 'map'],
  ['mapped', undefined, 'check'],
  ['importing', undefined, 'import'],
  ['imported', undefined, 'result'],
  ['failed', undefined, 'import'],
  ['cancelled', undefined, 'result'],
  ['undone', undefined, 'result'],
  // Back, as long as nothing is imported.
  ['mapped', 'map', 'map'],
  ['mapped', 'import', 'import'],
  ['failed', 'map', 'map'],
  // No step can be skipped, and none comes back after the import.
  ['uploading', 'import', 'upload'],
  ['uploaded', 'check', 'map'],
  ['mapped', 'result', 'check'],
  ['importing', 'map', 'import'],
  ['imported', 'import', 'result'],
])('an import that is %s, asked for the step %s, shows %s', (state, asked, shown) => {
  expect(stepOf(state, asked)).toBe(shown)
  expect(canShow(state, shown)).toBe(true)
})
