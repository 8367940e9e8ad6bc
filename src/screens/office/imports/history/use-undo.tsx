import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { undo } from '@/api/imports'
import type { ImportKind, ImportResult, ImportRow } from '@/contract/imports/imports'
import { useFormats } from '@/i18n/format'
import { ConfirmWrite } from '@/screens/shared/forms/confirm-write'
import { useWrite } from '@/screens/shared/forms/use-write'
import { WriteProblem } from '@/screens/shared/forms/write-problem'
import { Stack } from '@/ui/layout/stack'
import { refusalWords } from '@/screens/office/imports/import-words'
import { staleAfterImport } from '@/screens/office/imports/run/watch-import'

type UndoneRows = NonNullable<ImportResult['undone']>

interface Undone {
  readonly id: string
  readonly file: string
  readonly kind: ImportKind
  /** Rows. */
  readonly imported: number
  readonly until: string
}

interface UsedUndo {
  readonly ask: (undone: Undone) => void
  readonly pending: boolean
  readonly notices: ReactNode
}

/** Takes an import back, after a question that says what stays. */
export function useUndo(zone: string): UsedUndo {
  const { formatMessage } = useIntl()
  const { count, instant } = useFormats()
  const write = useWrite<Undone, ImportRow>({
    about: ({ id }) => `undo import ${id}`,
    call: ({ id }, { key }) => undo(id, key),
    invalidates: staleAfterImport,
    words: refusalWords,
    toast: true,
    successMessage: ({ result }, { file }) => {
      const { rows = 0, kept = { paid: 0, changed: 0 } } = result?.undone ?? {}
      if (rows === 0) {
        return formatMessage({ id: 'imports.undo.nothing' }, { file, why: reasonOf(kept) })
      }
      const stay = kept.paid + kept.changed
      return formatMessage(
        { id: stay === 0 ? 'imports.undo.done' : 'imports.undo.part' },
        { file, count: rows, rows: count(rows), stay, kept: count(stay) },
      )
    },
  })
  return {
    ask: write.ask,
    pending: write.pending,
    notices: (
      <>
        {write.asked === null && <WriteProblem problem={write.problem} />}
        <ConfirmWrite
          write={write}
          tone="danger"
          title={({ file }) => <FormattedMessage id="imports.undo.title" values={{ file }} />}
          verb={<FormattedMessage id="imports.undo.verb" />}
        >
          {({ kind, imported, until }) => (
            <Stack gap="2">
              <p>
                <FormattedMessage
                  id={kind === 'users' ? 'imports.undo.users' : 'imports.undo.text'}
                  values={{ count: imported, rows: count(imported) }}
                />
              </p>
              <p>
                <FormattedMessage id="imports.undo.until" values={{ at: instant(until, zone) }} />
              </p>
            </Stack>
          )}
        </ConfirmWrite>
      </>
    ),
  }
}

/** Why rows stay; `none`: there were none. */
function reasonOf({ paid, changed }: UndoneRows['kept']): 'paid' | 'changed' | 'both' | 'none' {
  if (paid > 0) return changed > 0 ? 'both' : 'paid'
  return changed > 0 ? 'changed' : 'none'
}
