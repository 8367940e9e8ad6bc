import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSnapshot } from 'valtio'
import { mayImport } from '@/rules/imports/import-access'
import { useFormats } from '@/i18n/format'
import { importJobs } from '@/state/office/import-jobs'
import { useViewer } from '@/state/session/viewer'
import { Button } from '@/ui/action/button'
import { Banner } from '@/ui/feedback/banner'
import { FileField } from '@/ui/form/fields/file-field'
import { Card } from '@/ui/layout/card'
import { Row, Stack } from '@/ui/layout/stack'
import { CancelImport } from './cancel-import'
import { FileFactsLine } from '@/screens/office/imports/begin/file-facts-line'
import { useFileProblemText } from '@/screens/office/imports/begin/file-problem-text'
import type { StepProps } from './step-props'
import { fileEndings, mostMegabytes } from '@/screens/office/imports/begin/new-import-form'
import { RunProgress } from './run-progress'
import { retryUpload, startUpload, stopUpload } from '@/screens/office/imports/run/upload-job'
import { UploadFailureText } from './upload-failure-text'
import { useFileFacts } from '@/screens/office/imports/begin/use-file-facts'

/** The rows on their way; after a reload the file is asked for again. */
export function UploadStep({ row, page }: StepProps) {
  const { formatMessage } = useIntl()
  const { uploads } = useSnapshot(importJobs)
  const upload = uploads.find(({ importId }) => importId === row.id)
  if (upload === undefined) return <ChooseAgain row={row} page={page} />
  return (
    <Card padded>
      <Stack gap="4">
        {upload.failure !== null && (
          <Banner
            tone="late"
            role="alert"
            action={
              upload.failure.kind !== 'file' && (
                <Button variant="outline" size="sm" onClick={() => retryUpload(row.id)}>
                  <FormattedMessage id="imports.upload.goOn" />
                </Button>
              )
            }
          >
            <UploadFailureText failure={upload.failure} />
          </Banner>
        )}
        <RunProgress
          label={formatMessage({ id: 'imports.upload.sending' }, { file: row.file.name })}
          done={upload.sent}
          total={upload.total}
          perSecond={upload.failure === null ? upload.perSecond : null}
        />
        <p>
          <FormattedMessage id="imports.upload.leave" />
        </p>
        <Row>
          {upload.failure?.kind === 'file' && (
            <Button variant="outline" onClick={() => stopUpload(row.id)}>
              <FormattedMessage id="imports.upload.chooseAgain" />
            </Button>
          )}
          <CancelImport row={row} onCanceled={() => stopUpload(row.id)} />
        </Row>
      </Stack>
    </Card>
  )
}

/** An upload that was interrupted: the same file goes on, another one is none of this import. */
function ChooseAgain({ row, page }: Pick<StepProps, 'row' | 'page'>) {
  const { formatMessage } = useIntl()
  const { count } = useFormats()
  const { subject } = useViewer()
  const queryClient = useQueryClient()
  const problemText = useFileProblemText()
  const [file, setFile] = useState<File | null>(null)
  const reading = useFileFacts(file, row.file.sheet ?? undefined)
  const facts = reading.at === 'read' ? reading.facts : null
  const isOther = facts !== null && facts.hash !== row.file.hash
  const goOn = useEffectEvent(() => {
    if (file === null || facts === null || isOther) return
    startUpload({
      place: {
        importId: row.id,
        kind: row.kind,
        file: row.file.name,
        departmentId: row.department?.id ?? null,
        merchant: page.merchant,
      },
      file,
      facts,
      received: row.received,
      queryClient,
    })
  })
  const isSame = facts !== null && !isOther
  useEffect(() => {
    if (isSame) goOn()
  }, [isSame])
  const values = { file: row.file.name, received: count(row.received), total: count(row.rows) }
  if (!mayImport(subject, row.kind, 'create')) {
    return (
      <Banner>
        <FormattedMessage id="imports.upload.underWay" values={values} />
      </Banner>
    )
  }
  const problem =
    reading.at === 'problem'
      ? problemText(reading.problem)
      : isOther
        ? formatMessage({ id: 'imports.upload.otherFile' }, values)
        : null
  return (
    <Card padded>
      <Stack gap="5">
        <Banner tone="due" title={<FormattedMessage id="imports.upload.interrupted" />}>
          <FormattedMessage id="imports.upload.interruptedAt" values={values} />
        </Banner>
        <FileField
          label={<FormattedMessage id="imports.upload.same" values={values} />}
          value={file}
          onChange={setFile}
          endings={fileEndings}
          mostMegabytes={mostMegabytes}
          error={problem}
          progress={
            problem === null ? <FileFactsLine reading={reading} onSheet={() => undefined} /> : null
          }
        />
        <Row>
          <CancelImport row={row} />
        </Row>
      </Stack>
    </Card>
  )
}
