import { useQueryClient } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { cancel } from '@/api/imports'
import { officeKeys } from '@/api/office-keys'
import type { ImportRow } from '@/contract/imports/imports'
import { mayImport } from '@/rules/imports/import-access'
import { useWrite } from '@/screens/shared/forms/use-write'
import { WriteProblem } from '@/screens/shared/forms/write-problem'
import { useViewer } from '@/state/session/viewer'
import { Button } from '@/ui/action/button'
import { refusalWords } from '@/screens/office/imports/import-words'

interface CancelImportProps {
  row: ImportRow
  /** Once it is canceled, and not before: a call may fail. Ends what goes on in this tab. */
  onCanceled?: () => void
}

/**
 * Ends an import of which nothing was taken over; the rows that were sent are deleted. The page then
 * says so.
 */
export function CancelImport({ row, onCanceled }: CancelImportProps) {
  const { formatMessage } = useIntl()
  const { subject } = useViewer()
  const queryClient = useQueryClient()
  const write = useWrite<void, ImportRow>({
    call: async () => {
      const canceled = await cancel(row.id)
      // Together: the page goes to the result, and not first to an upload that was interrupted.
      queryClient.setQueryData(officeKeys.imports.one(row.id), canceled)
      onCanceled?.()
      return canceled
    },
    invalidates: [officeKeys.imports.all],
    awaits: true,
    words: refusalWords,
    successMessage: formatMessage({ id: 'imports.cancel.done' }),
  })
  const object = {
    merchant_id: row.merchant_id,
    user_id: row.by.id,
    department_id: row.department?.id ?? null,
  }
  if (!mayImport(subject, row.kind, 'cancel', object)) return null
  return (
    <>
      <Button variant="outline" pending={write.pending} onClick={() => void write.run()}>
        <FormattedMessage id="imports.cancel.verb" />
      </Button>
      <WriteProblem problem={write.problem} />
    </>
  )
}
