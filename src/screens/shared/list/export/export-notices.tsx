import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSnapshot } from 'valtio'
import { useFormats } from '@/i18n/format'
import { type ExportFailure, type ExportJob, exportJobs } from '@/state/office/export-jobs'
import { Button } from '@/ui/action/button'
import { IconButton } from '@/ui/action/icon-button'
import { CloseIcon, DoneIcon, DownloadIcon, ErrorIcon, RefreshIcon } from '@/ui/display/icons'
import { announce } from '@/ui/feedback/live-region'
import { NoticeBox, NoticeRegion } from '@/ui/feedback/notice-box'
import { ProgressBar } from '@/ui/feedback/progress-bar'
import { FailureText } from '@/screens/shared/failure/failure-text'
import { referenceOf } from '@/screens/shared/failure/reference-of'
import { cancelExport, retryExport, saveExport } from './export-job'

/** The exports in progress, finished or failed. */
export function ExportNotices() {
  const { formatMessage } = useIntl()
  const { list } = useSnapshot(exportJobs)
  return (
    <NoticeRegion aria-label={formatMessage({ id: 'list.export.region' })}>
      {list.map((job) => (
        <JobNotice key={job.id} job={job} />
      ))}
    </NoticeRegion>
  )
}

function JobNotice({ job }: { job: ExportJob }) {
  switch (job.stage) {
    case 'waiting':
    case 'reading':
    case 'writing':
      return <Working job={job} />
    case 'failed':
      return <Failed job={job} />
    case 'ready':
      return <Ready job={job} />
    case 'saved':
      return <Saved job={job} />
  }
}

/**
 * Results are announced through the live region, because not every browser announces a new notice.
 */
function useAnnounced(text: string): void {
  useEffect(() => announce(text), [text])
}

function Working({ job: { id, file, stage, done, total, large } }: { job: ExportJob }) {
  const { formatMessage } = useIntl()
  const { count } = useFormats()
  const begun = stage === 'waiting' ? 'list.export.waiting' : 'list.export.begun'
  useAnnounced(formatMessage({ id: large ? 'list.export.large' : begun }))
  const isWriting = stage === 'writing'
  return (
    <NoticeBox>
      <p data-file="">{file}</p>
      <Button variant="quiet" size="sm" onClick={() => cancelExport(id)}>
        <FormattedMessage id="list.export.cancel" />
      </Button>
      <ProgressBar
        aria-label={formatMessage({ id: 'list.export.progress' }, { file })}
        {...(total !== null && !isWriting && { value: done, max: Math.max(total, 1) })}
      />
      <chakra.p color="fg.muted" fontVariantNumeric="tabular-nums">
        {isWriting ? (
          <FormattedMessage id="list.export.writing" />
        ) : total === null || stage === 'waiting' ? (
          <FormattedMessage id={begun} />
        ) : (
          <FormattedMessage
            id="list.export.rows"
            values={{ done: count(done), total: count(total) }}
          />
        )}
      </chakra.p>
      {large && (
        <p>
          <FormattedMessage id="list.export.large" />
        </p>
      )}
    </NoticeBox>
  )
}

function Failed({ job: { id, file, done, failure } }: { job: ExportJob }) {
  if (!failure) return null
  const reference = failure.kind === 'call' ? referenceOf(failure.error) : null
  return (
    <NoticeBox role="alert">
      <p data-file="">{file}</p>
      <PutAway id={id} />
      <chakra.p display="flex" gap="2.5">
        <chakra.span color="late.fg" flexShrink="0" aria-hidden="true">
          <ErrorIcon />
        </chakra.span>
        <span>
          <FormattedMessage id="list.export.failed" /> <FailureWords failure={failure} />
        </span>
      </chakra.p>
      {reference !== null && (
        <chakra.p textStyle="help">
          <FormattedMessage id="ui.errorState.reference" values={{ id: reference }} />
        </chakra.p>
      )}
      {failure.kind !== 'too-many' && (
        <div data-buttons="">
          <Button
            variant="outline"
            size="sm"
            icon={<RefreshIcon />}
            onClick={() => retryExport(id)}
          >
            <FormattedMessage
              id={failure.kind === 'call' && done > 0 ? 'list.export.goOn' : 'list.export.retry'}
            />
          </Button>
        </div>
      )}
    </NoticeBox>
  )
}

function FailureWords({ failure }: { failure: ExportFailure }) {
  const { count } = useFormats()
  switch (failure.kind) {
    case 'call':
      return <FailureText error={failure.error} reading />
    case 'changed':
      return <FormattedMessage id="list.export.changed" />
    case 'too-many':
      return <FormattedMessage id="list.export.tooMany" values={{ most: count(failure.most) }} />
    case 'writer':
      return <FormattedMessage id="list.export.noWriter" />
  }
}

function Ready({ job: { id, file, total } }: { job: ExportJob }) {
  const { formatMessage } = useIntl()
  const { count } = useFormats()
  const text = formatMessage({ id: 'list.export.ready' }, { total: count(total ?? 0) })
  useAnnounced(text)
  return (
    <NoticeBox>
      <p data-file="">{file}</p>
      <PutAway id={id} />
      <p>{text}</p>
      <div data-buttons="">
        <Button size="sm" icon={<DownloadIcon />} onClick={() => saveExport(id)}>
          <FormattedMessage id="list.export.save" />
        </Button>
      </div>
    </NoticeBox>
  )
}

function Saved({ job: { id, file } }: { job: ExportJob }) {
  const { formatMessage } = useIntl()
  const text = formatMessage({ id: 'list.export.saved' }, { file })
  useAnnounced(text)
  return (
    <NoticeBox>
      <chakra.p data-file="" display="flex" gap="2.5">
        <chakra.span color="brand.text" flexShrink="0" aria-hidden="true">
          <DoneIcon />
        </chakra.span>
        {text}
      </chakra.p>
      <PutAway id={id} />
    </NoticeBox>
  )
}

function PutAway({ id }: { id: string }) {
  const { formatMessage } = useIntl()
  return (
    <IconButton
      label={formatMessage({ id: 'list.export.close' })}
      icon={<CloseIcon />}
      onClick={() => cancelExport(id)}
    />
  )
}
