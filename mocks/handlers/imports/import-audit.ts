import type { AuditChange } from '@/contract/audit'
import type { ImportResult } from '@/contract/imports/imports'
import type { ImportRecord } from '@mocks/world/imports'

/** As an entry of the log names an import. */
export const auditedImport = (row: ImportRecord) => ({
  object: { kind: 'import' as const, id: row.id, name: row.file.name },
  merchant_id: row.merchant_id,
  departments: row.department_id === null ? [] : [row.department_id],
})

type Figure = 'imported' | 'refused' | 'new' | 'changed' | 'closed'

/** Figures that say something. */
export const auditedCounts = (result: ImportResult, figures: readonly Figure[]): AuditChange[] =>
  figures.flatMap((field) =>
    result[field] === 0 ? [] : [{ field, before: null, after: String(result[field]) }],
  )
