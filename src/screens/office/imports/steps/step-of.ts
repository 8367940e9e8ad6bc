import type { ImportState } from '@/contract/imports/imports'
import type { ImportStep } from '@/screens/office/imports/import-search'

/** The steps that an import in this state can show; the last one is where it goes on. */
const reachable: Readonly<Record<ImportState, readonly [ImportStep, ...ImportStep[]]>> = {
  uploading: ['upload'],
  uploaded: ['map'],
  mapped: ['map', 'check', 'import'],
  importing: ['import'],
  imported: ['result'],
  failed: ['map', 'check', 'import'],
  cancelled: ['result'],
  undone: ['result'],
}

export const canShow = (state: ImportState, step: ImportStep): boolean =>
  reachable[state].includes(step)

/** The step of the address, as far as the import is there; else where it goes on. */
export function stepOf(state: ImportState, asked: ImportStep | undefined): ImportStep {
  const steps = reachable[state]
  if (asked !== undefined && steps.includes(asked)) return asked
  // What is mapped is looked at before it is imported.
  if (state === 'mapped') return 'check'
  return steps.at(-1) ?? steps[0]
}
