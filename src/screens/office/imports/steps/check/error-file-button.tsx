import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ApiFailure } from '@/api/failure'
import { readRefusedRows } from '@/api/imports'
import type { ImportRow } from '@/contract/imports/imports'
import { errorFile } from '@/rules/imports/error-file'
import { FailureText } from '@/screens/shared/failure/failure-text'
import { WriteProblem } from '@/screens/shared/forms/write-problem'
import { ChunkFailure, missPart } from '@/state/chunks'
import { Button } from '@/ui/action/button'
import { DownloadIcon } from '@/ui/display/icons'
import { announce } from '@/ui/feedback/live-region'
import { useIssueText } from './issue-text'
import { saveTable } from '@/screens/office/imports/save-table'

const withoutEnding = (name: string) => name.replace(/\.[^.]*$/u, '')

/** The rows that cannot be imported as a file: corrected, it can be imported again. */
export function ErrorFileButton({ row, zone }: { row: ImportRow; zone: string }) {
  const { formatMessage } = useIntl()
  const textOf = useIssueText()
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<ApiFailure | null>(null)
  const stopping = useRef<AbortController>(null)
  useEffect(() => () => stopping.current?.abort(), [])
  const save = async () => {
    const { signal } = (stopping.current = new AbortController())
    setPending(true)
    setError(null)
    try {
      const refused = await readRefusedRows(row.id, signal)
      const { headings, rows } = errorFile(row, refused, (issue) => textOf(issue).sentence)
      const name = `${withoutEnding(row.file.name)}-errors.csv`
      await saveTable(name, headings, rows, zone)
      announce(formatMessage({ id: 'imports.errors.saved' }, { file: name }))
    } catch (failure) {
      if (signal.aborted) return
      if (failure instanceof ChunkFailure) missPart(failure)
      else if (failure instanceof ApiFailure) setError(failure)
      else throw failure
    } finally {
      if (!signal.aborted) setPending(false)
    }
  }
  return (
    <>
      <Button
        variant="outline"
        icon={<DownloadIcon />}
        pending={pending}
        onClick={() => void save()}
      >
        <FormattedMessage id="imports.errors.download" />
      </Button>
      {error !== null && (
        <WriteProblem
          problem={
            error.is(409) ? (
              <FormattedMessage id="imports.errors.gone" />
            ) : (
              <FailureText error={error} reading />
            )
          }
        />
      )}
    </>
  )
}
