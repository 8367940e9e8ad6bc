import type { PastImport } from '@/contract/imports/imports'

/** When an import was made, as its result says; until then, when its file was uploaded. */
export const madeAt = ({
  imported_at,
  created_at,
}: Pick<PastImport, 'imported_at' | 'created_at'>): string => imported_at ?? created_at
