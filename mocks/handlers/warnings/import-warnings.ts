import { isMendedBy } from '@/rules/imports/error-file-name'
import { shareOf } from '@/rules/warnings/warning-kinds'
import type { ImportRecord } from '@mocks/world/imports'
import { resolveWarning } from '@mocks/world/warnings'
import { noteChecked, type Raising } from './causes'

const about = ({ id, merchant_id, file }: ImportRecord) => ({
  kind: 'import-failed' as const,
  merchant_id,
  subject: { kind: 'import' as const, id, name: file.name },
})

/** An import has ended: nothing of it was taken over, or many of its rows were refused. */
export function noteImport(context: Raising, record: ImportRecord): void {
  const { rows, failure, result } = record
  const refused = result?.refused ?? 0
  const facts =
    failure === null
      ? { share: shareOf(refused, rows), of: rows, affected: refused }
      : { code: failure, of: rows }
  noteChecked(context, about(record), facts)
  if (failure === null) mendEarlier(context, record)
}

/** The same file again, or that with its refused rows. */
function mendEarlier(context: Raising, record: ImportRecord): void {
  const { id, kind, department_id, merchant_id, file } = record
  const mended = context.world.imports
    .by('merchant', merchant_id)
    .filter(
      (other) =>
        other.id !== id &&
        other.kind === kind &&
        other.department_id === department_id &&
        isMendedBy(other.file.name, file.name),
    )
  for (const other of mended) resolveWarning(context, about(other))
}
