import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSnapshot } from 'valtio'
import { useFormats } from '@/i18n/format'
import { FailureText } from '@/screens/shared/failure/failure-text'
import { type ImportPlace, importJobs, type Upload, type Watched } from '@/state/office/import-jobs'
import { Button } from '@/ui/action/button'
import { IconButton } from '@/ui/action/icon-button'
import { LinkButton } from '@/ui/action/link-button'
import { CloseIcon } from '@/ui/display/icons'
import { announce } from '@/ui/feedback/live-region'
import { NoticeBox, NoticeRegion } from '@/ui/feedback/notice-box'
import { ProgressBar } from '@/ui/feedback/progress-bar'
import { ImportLink } from '@/screens/office/imports/import-link'
import type { ImportStep } from '@/screens/office/imports/import-search'
import { UploadFailureText } from '@/screens/office/imports/steps/upload-failure-text'
import { forgetUpload, retryUpload } from './upload-job'
import { forgetWatched } from './watch-import'

/** Uploads and imports of this tab, other than the one that the page shows. */
export function ImportNotices({ shown }: { shown: string | null }) {
  const { formatMessage } = useIntl()
  const { uploads, watched } = useSnapshot(importJobs)
  const isElsewhere = ({ importId }: { readonly importId: string }) => importId !== shown
  return (
    <NoticeRegion aria-label={formatMessage({ id: 'imports.notice.region' })}>
      {uploads.filter(isElsewhere).map((upload) => (
        <UploadNotice key={upload.importId} upload={upload} />
      ))}
      {watched.filter(isElsewhere).map((one) => (
        <WatchedNotice key={one.importId} watched={one} />
      ))}
    </NoticeRegion>
  )
}

function UploadNotice({ upload }: { upload: Upload }) {
  const { formatMessage } = useIntl()
  const { count } = useFormats()
  const { importId, file, stage, sent, total, failure } = upload
  const text = formatMessage(
    {
      id: stage === 'done' ? 'imports.notice.uploaded' : 'imports.progress.of',
    },
    { done: count(sent), total: count(total) },
  )
  useSaid(stage === 'done' ? text : null)
  return (
    <NoticeBox {...(failure !== null && { role: 'alert' })}>
      <p data-file="">{file}</p>
      {stage !== 'sending' && <PutAway onClose={() => forgetUpload(importId)} />}
      {stage !== 'done' && (
        <ProgressBar
          aria-label={formatMessage({ id: 'imports.upload.sending' }, { file })}
          value={sent}
          max={Math.max(total, 1)}
        />
      )}
      <chakra.p color="fg.muted" className="figures">
        {failure === null ? text : <UploadFailureText failure={failure} />}
      </chakra.p>
      <div data-buttons="">
        {failure !== null && failure.kind !== 'file' && (
          <Button variant="outline" size="sm" onClick={() => retryUpload(importId)}>
            <FormattedMessage id="imports.upload.goOn" />
          </Button>
        )}
        <PlaceLink place={upload} step={stage === 'done' ? 'map' : 'upload'}>
          <FormattedMessage id={stage === 'done' ? 'imports.notice.map' : 'imports.notice.show'} />
        </PlaceLink>
      </div>
    </NoticeBox>
  )
}

function WatchedNotice({ watched }: { watched: Watched }) {
  const { formatMessage } = useIntl()
  const { count } = useFormats()
  const { importId, file, outcome, imported, failure } = watched
  const values = { file, count: imported, rows: count(imported) }
  const text = formatMessage({ id: noticeOf(outcome) }, values)
  useSaid(outcome === null ? null : text)
  return (
    <NoticeBox {...(failure !== null && { role: 'alert' })}>
      <p data-file="">{file}</p>
      <PutAway onClose={() => forgetWatched(importId)} />
      {outcome === null && failure === null && <ProgressBar aria-label={text} />}
      {failure === null ? (
        <p>{text}</p>
      ) : (
        <p>
          <FormattedMessage id="imports.page.oneFailed" />{' '}
          <FailureText error={failure.error} reading />
        </p>
      )}
      <div data-buttons="">
        <PlaceLink place={watched} step={outcome === 'imported' ? 'result' : 'import'}>
          <FormattedMessage
            id={outcome === 'imported' ? 'imports.notice.result' : 'imports.notice.show'}
          />
        </PlaceLink>
      </div>
    </NoticeBox>
  )
}

function noticeOf(outcome: Watched['outcome']) {
  if (outcome === null) return 'imports.notice.importing'
  if (outcome === 'imported') return 'imports.notice.imported'
  return outcome === 'failed' ? 'imports.notice.failed' : 'imports.notice.cancelled'
}

/** Ends are announced through the live region: not every browser announces a new notice. */
function useSaid(text: string | null): void {
  useEffect(() => {
    if (text !== null) announce(text)
  }, [text])
}

interface PlaceLinkProps {
  place: ImportPlace
  step: ImportStep
  children: ReactNode
}

function PlaceLink({ place, step, children }: PlaceLinkProps) {
  const { kind, departmentId, merchant, importId } = place
  return (
    <LinkButton asChild variant="outline" size="sm">
      <ImportLink
        kind={kind}
        departmentId={departmentId}
        search={{ merchant, import: importId, step }}
      >
        {children}
      </ImportLink>
    </LinkButton>
  )
}

function PutAway({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <IconButton
      label={formatMessage({ id: 'imports.notice.close' })}
      icon={<CloseIcon />}
      onClick={onClose}
    />
  )
}
