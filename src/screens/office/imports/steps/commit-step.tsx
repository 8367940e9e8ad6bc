import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { commit } from '@/api/imports'
import { officeKeys } from '@/api/office-keys'
import type { CheckSummary, ImportRow } from '@/contract/imports/imports'
import { useFormats } from '@/i18n/format'
import { totalsDiffer } from '@/rules/imports/control-totals'
import { mayImport } from '@/rules/imports/import-access'
import { ConfirmWrite } from '@/screens/shared/forms/confirm-write'
import { Loaded } from '@/screens/shared/detail/loaded'
import { NotAllowed } from '@/screens/shared/failure/not-allowed'
import { EarlierTry } from '@/screens/shared/forms/open-outcome'
import { useWrite } from '@/screens/shared/forms/use-write'
import { WriteProblem } from '@/screens/shared/forms/write-problem'
import { useViewer } from '@/state/session/viewer'
import { Button } from '@/ui/action/button'
import { Banner } from '@/ui/feedback/banner'
import { Bone } from '@/ui/feedback/bone'
import { Skeleton } from '@/ui/feedback/skeleton'
import { Card } from '@/ui/layout/card'
import { Stack } from '@/ui/layout/stack'
import { ActionRow } from './action-row'
import { CancelImport } from './cancel-import'
import type { StepProps } from './step-props'
import { failureWords, refusalWords } from '@/screens/office/imports/import-words'
import { Importing } from './importing'
import { readyIn } from './check/check-step'
import { ControlTotals } from './check/control-totals'
import { RefusedCall, UploadAgain } from './refused-call'
import { useCheck } from './check/use-check'
import { watchImport } from '@/screens/office/imports/run/watch-import'

/** The good rows are taken over, all of them or none. */
export function CommitStep(props: StepProps) {
  const { row, page } = props
  const { subject } = useViewer()
  const queryClient = useQueryClient()
  const { id, kind, state, file, department } = row
  const isUnderWay = state === 'importing'
  const { merchant } = page
  useEffect(() => {
    if (!isUnderWay) return
    // After a reload, too, its end is told wherever one is by then.
    const departmentId = department?.id ?? null
    watchImport({ importId: id, kind, file: file.name, departmentId, merchant }, queryClient)
  }, [isUnderWay, id, kind, file.name, department?.id, merchant, queryClient])
  if (isUnderWay) return <Importing row={row} />
  if (!mayImport(subject, kind, 'create')) return <NotAllowed />
  return <Checked {...props} />
}

/** What is imported is what was looked at: the result of the check stands behind the button. */
function Checked({ row, page, onStep }: StepProps) {
  const query = useCheck(row.id, { per_page: 10 })
  return (
    <RefusedCall
      error={query.data === undefined ? query.error : null}
      row={row}
      page={page}
      {...failedOf(row)}
    >
      {/* What to do about it depends on the check, and is said once that is known. */}
      {query.data?.check.finished !== true && row.failure !== null && (
        <Banner tone="late" title={failedOf(row).title}>
          {failedOf(row).reason}
        </Banner>
      )}
      <Loaded
        query={query}
        skeleton={commitSkeleton}
        failed={<FormattedMessage id="imports.check.failed" />}
      >
        {({ check }) =>
          check.finished ? (
            <Ready row={row} page={page} check={check} onStep={onStep} />
          ) : (
            commitSkeleton
          )
        }
      </Loaded>
    </RefusedCall>
  )
}

/** What happened to an import that failed; nothing for one that was never begun. */
const failedOf = ({ failure }: ImportRow) =>
  failure === null
    ? {}
    : {
        title: <FormattedMessage id="imports.failure.title" />,
        reason: <FormattedMessage id={failureWords[failure]} />,
      }

interface ReadyProps extends Pick<StepProps, 'row' | 'page' | 'onStep'> {
  check: CheckSummary
}

function Ready({ row, page, check, onStep }: ReadyProps) {
  const { formatMessage } = useIntl()
  const { count, money } = useFormats()
  const ready = readyIn(check)
  const { refused, closed } = check.counts
  const department = row.department?.name ?? ''
  const differs = totalsDiffer(row.control, check)
  const write = useWrite<CheckSummary, ImportRow>({
    about: `import rows of ${row.id}`,
    call: ({ print, is_large }, { key }) => commit(row.id, { print, confirmed: is_large }, key),
    invalidates: [officeKeys.imports.all],
    awaits: true,
    words: refusalWords,
    successMessage: formatMessage({ id: 'imports.commit.begun' }),
  })
  const values = {
    count: ready,
    ready: count(ready),
    refused,
    skipped: count(refused),
    file: row.file.name,
  }
  const { title, reason } = failedOf(row)
  if (ready === 0) {
    return (
      <Banner
        tone={reason === undefined ? 'due' : 'late'}
        title={title}
        action={<UploadAgain row={row} page={page} size="sm" />}
      >
        {reason} <FormattedMessage id="imports.check.nothing" />
      </Banner>
    )
  }
  return (
    <Card padded>
      <Stack gap="4">
        {row.failure !== null && (
          <Banner tone="late" title={title}>
            {reason}{' '}
            <FormattedMessage
              id={
                row.failure === 'department-off'
                  ? 'imports.failure.reviewOnceOn'
                  : 'imports.failure.review'
              }
            />
          </Banner>
        )}
        <EarlierTry write={write} />
        <p>
          <FormattedMessage
            id={row.kind === 'users' ? 'imports.commit.users' : 'imports.commit.text'}
            values={{ ...values, amount: money(check.ready_cents), department }}
          />
        </p>
        {closed > 0 && (
          <Banner tone="due">
            <FormattedMessage
              id="imports.commit.closes"
              values={{ count: closed, closed: count(closed), department }}
            />
          </Banner>
        )}
        {check.is_large && check.open !== null && (
          <Banner tone="due">
            <FormattedMessage
              id="imports.commit.large"
              values={{
                before: money(check.open.before_cents),
                after: money(check.open.after_cents),
                department,
              }}
            />
          </Banner>
        )}
        {differs && <ControlTotals control={row.control} check={check} />}
        {write.asked === null && <WriteProblem problem={write.problem} />}
        <ActionRow>
          <Button
            pending={write.pending}
            onClick={() => (check.is_large || differs ? write.ask(check) : void write.run(check))}
          >
            <FormattedMessage id="imports.commit.verb" values={values} />
          </Button>
          <Button variant="outline" onClick={() => onStep('check')}>
            <FormattedMessage id="imports.commit.back" />
          </Button>
          <UploadAgain row={row} page={page} />
          <CancelImport row={row} />
        </ActionRow>
      </Stack>
      <ConfirmWrite
        write={write}
        title={() => (
          <FormattedMessage
            id={check.is_large ? 'imports.commit.sure' : 'imports.commit.totalsDiffer'}
            values={{ department }}
          />
        )}
        verb={<FormattedMessage id="imports.commit.verb" values={values} />}
        {...(check.is_large && { typed: () => department })}
      >
        {({ open }) => (
          <>
            {check.is_large && open !== null && (
              <p>
                <FormattedMessage
                  id="imports.commit.large"
                  values={{
                    before: money(open.before_cents),
                    after: money(open.after_cents),
                    department,
                  }}
                />
              </p>
            )}
            {differs && <ControlTotals control={row.control} check={check} />}
          </>
        )}
      </ConfirmWrite>
    </Card>
  )
}

const commitSkeleton = (
  <Skeleton>
    <Card padded>
      <Bone height="8rem" />
    </Card>
  </Skeleton>
)
