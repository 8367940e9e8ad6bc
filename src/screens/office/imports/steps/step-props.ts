import type { ImportRow } from '@/contract/imports/imports'
import type { ImportStep } from '@/screens/office/imports/import-search'

/** What the page's address says besides the import. */
export interface PagePlace {
  readonly departmentId: string | null
  readonly merchant: string | undefined
}

export interface StepProps {
  row: ImportRow
  page: PagePlace
  zone: string
  /** `replace`: the step before is over. */
  onStep: (step: ImportStep, options?: { readonly replace: boolean }) => void
}
