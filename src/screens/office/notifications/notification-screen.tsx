import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { hasAddedCall } from '@/api/added-calls'
import { notificationQuery } from '@/api/notifications'
import { readListSearch } from '@/contract/list'
import { type Notification, notificationList } from '@/contract/notifications/notifications'
import { useWayBack } from '@/screens/shared/list/use-list-page'
import { Loaded } from '@/screens/shared/detail/loaded'
import { NotOffered } from '@/screens/shared/failure/not-offered'
import { CodePill } from '@/screens/shared/use-code-words'
import { NewWizard, Wizard, type WizardStep } from '@/screens/shared/wizard/wizard'
import { BackLink } from '@/ui/action/back-link'
import { Banner } from '@/ui/feedback/banner'
import { EmptyState } from '@/ui/feedback/empty-state'
import { Bone } from '@/ui/feedback/bone'
import { Skeleton } from '@/ui/feedback/skeleton'
import { Card } from '@/ui/layout/card'
import { PageHeading } from '@/ui/layout/page-heading'
import { Stack } from '@/ui/layout/stack'
import { ActionMenu } from '@/ui/overlay/action-menu'
import { AudienceStep } from './audience-step'
import { ConfirmStep } from './confirm-step'
import { ContentStep, NewContent } from './content-step'
import { shownStatus, shownStatusWords, typeWords } from './notification-words'
import { PreviewStep } from './preview-step'
import { Results } from './results'
import { ScheduleStep } from './schedule-step'
import type { Lost, StepProps } from './step-form'
import { notificationSteps, type NotificationStep, type NotificationType, stepsOf } from './steps'
import { useMerchantZone } from './use-merchant-zone'
import { useNotificationActions, useNotificationRights } from './use-notification-actions'

interface NotificationScreenProps {
  merchantId: string
  type: NotificationType
  /** undefined: a new one. */
  notificationId: string | undefined
  /** The `step` of the address. */
  step: string | undefined
  onStep: (step: NotificationStep) => void
  onAdded: (row: Notification) => void
}

/** A20: a draft step by step; what was sent, with what became of it. */
export function NotificationScreen({ notificationId, ...props }: NotificationScreenProps) {
  return notificationId === undefined ? (
    <NewNotification {...props} />
  ) : (
    <KnownNotification {...props} notificationId={notificationId} />
  )
}

function NewNotification({
  merchantId,
  type,
  onAdded,
}: Omit<NotificationScreenProps, 'notificationId'>) {
  const { formatMessage } = useIntl()
  const { draft } = useNotificationRights(merchantId)
  const [first, ...later] = notificationSteps
  const titleOf = (key: NotificationStep) => ({
    key,
    title: formatMessage({ id: `notification.step.${key}` }),
  })
  return (
    <>
      <PageHeading
        back={<ListLink merchantId={merchantId} type={type} />}
        title={<FormattedMessage id={typeWords[type].add} />}
        subtitle={<FormattedMessage id="notification.page.newLead" />}
      />
      {!hasAddedCall('createNotification') ? (
        <NotOffered />
      ) : draft ? (
        <NewWizard
          label={formatMessage({ id: 'notification.page.steps' })}
          steps={[titleOf(first), ...later.map(titleOf)]}
          lead={formatMessage({ id: 'notification.stepLead.content' })}
        >
          <NewContent merchantId={merchantId} type={type} onAdded={onAdded} />
        </NewWizard>
      ) : (
        <p>
          <FormattedMessage id="notification.page.mayNot" />
        </p>
      )}
    </>
  )
}

interface KnownProps extends Omit<NotificationScreenProps, 'notificationId'> {
  notificationId: string
}

function KnownNotification({
  merchantId,
  type,
  notificationId,
  step,
  onStep,
  onAdded,
}: KnownProps) {
  const query = useQuery(notificationQuery({ merchantId, type, notificationId }))
  const zone = useMerchantZone(merchantId)
  const navigate = useNavigate()
  const search = useListSearch(merchantId, type)
  const headHere = useHeadingFocus()
  const { actions, notices, rights } = useNotificationActions(merchantId, (action) => {
    if (action === 'delete') {
      // Nothing is left here to come back to.
      const list = { to: '/notifications/$merchantId', params: { merchantId }, search } as const
      void navigate({ ...list, replace: true })
    } else if (action !== 'duplicate') headHere()
  })
  const { formatMessage } = useIntl()
  const back = <ListLink merchantId={merchantId} type={type} />
  const row = query.data
  const mayWrite = rights.draft && hasAddedCall('updateNotification')
  const draft = mayWrite && row?.status === 'draft' ? row : null
  const { shown, onTyped } = useShownDraft(draft)
  const items = row ? actions(row, true) : []
  return (
    <>
      <PageHeading
        back={back}
        title={row?.name ?? shown?.name ?? <FormattedMessage id="office.page.notification" />}
        {...(row && { subtitle: <CodePill words={shownStatusWords} code={shownStatus(row)} /> })}
        {...(items.length > 0 && {
          action: (
            <ActionMenu
              label={formatMessage({ id: 'notification.page.actions' })}
              actions={items}
            />
          ),
        })}
      />
      {notices}
      <Loaded
        query={query}
        skeleton={skeleton}
        failed={<FormattedMessage id="notification.page.failed" />}
      >
        {(found) =>
          shown !== null ? (
            <Steps
              row={shown}
              lost={shown === draft ? null : found === null ? 'deleted' : 'sent'}
              {...{ step, onStep, onAdded, onTyped }}
              onSent={headHere}
            />
          ) : found === null ? (
            <EmptyState>
              <FormattedMessage id="notification.page.gone" />
            </EmptyState>
          ) : (
            <Stack gap="5">
              {found.status === 'draft' &&
                (rights.draft ? (
                  <NotOffered />
                ) : (
                  <Banner>
                    <FormattedMessage id="notification.page.readOnly" />
                  </Banner>
                ))}
              <Results row={found} zone={zone} />
            </Stack>
          )
        }
      </Loaded>
    </>
  )
}

/**
 * The draft that is edited. Deleted or sent by someone else, it stays while there is something typed
 * into its form that is not saved.
 */
function useShownDraft(draft: Notification | null) {
  const [typed, onTyped] = useState(false)
  const [last, setLast] = useState(draft)
  if (draft !== null && draft !== last) setLast(draft)
  return { shown: draft ?? (typed ? last : null), onTyped }
}

interface StepsProps extends Pick<NotificationScreenProps, 'step' | 'onStep' | 'onAdded'> {
  row: Notification
  /** What someone else has made of it meanwhile; what is typed becomes a new one. */
  lost: Lost | null
  onTyped: (typed: boolean) => void
  onSent: () => void
}

function Steps({ row, lost, step, onStep, onAdded, onTyped, onSent }: StepsProps) {
  const { formatMessage } = useIntl()
  const contents: Readonly<Record<NotificationStep, (props: StepProps) => ReactNode>> = {
    content: (props) => <ContentStep {...props} />,
    audience: (props) => <AudienceStep {...props} />,
    schedule: (props) => <ScheduleStep {...props} />,
    preview: (props) => <PreviewStep {...props} />,
    confirm: (props) => <ConfirmStep row={props.row} onSent={onSent} />,
  }
  const shown = stepsOf(row.channel)
  const at = shown.findIndex((one) => one === step)
  const stepOf = (key: NotificationStep, index: number): WizardStep<NotificationStep> => ({
    key,
    title: formatMessage({ id: `notification.step.${key}` }),
    lead: formatMessage({
      id:
        row.channel === 'banner' && key !== 'content' && key !== 'audience'
          ? `notification.bannerLead.${key}`
          : `notification.stepLead.${key}`,
    }),
    isCompleted: index < at,
    content: ({ advance }) => contents[key]({ row, lost, onSaved: advance, onAdded, onTyped }),
  })
  const [first, ...later] = shown.map(stepOf)
  if (!first) return null
  const all = [first, ...later] as const
  return (
    <Wizard
      label={formatMessage({ id: 'notification.page.steps' })}
      // There is nothing left to go on with, until what is typed is saved.
      steps={lost === null ? all : [all[at] ?? first]}
      step={step}
      onStep={onStep}
      {...(lost !== null && { notes: () => <LostNote lost={lost} /> })}
    />
  )
}

function LostNote({ lost }: { lost: Lost }) {
  return (
    <Banner tone="late" role="alert" title={<FormattedMessage id={`notification.lost.${lost}`} />}>
      <FormattedMessage id="notification.lost.text" />
    </Banner>
  )
}

/** The list of its type, as it was left. */
function useListSearch(merchantId: string, type: NotificationType) {
  const wayBack = useWayBack()
  const search = readListSearch(notificationList.query, wayBack(`/notifications/${merchantId}`))
  return { ...search, ...(type === 'BILLING' && { type }) }
}

/** What was pressed goes with the status: the heading, which says the new one, takes the focus. */
function useHeadingFocus(): () => void {
  const [changes, setChanges] = useState(0)
  useEffect(() => {
    if (changes > 0) document.querySelector<HTMLElement>('main h1')?.focus()
  }, [changes])
  return () => setChanges((before) => before + 1)
}

function ListLink({ merchantId, type }: { merchantId: string; type: NotificationType }) {
  const search = useListSearch(merchantId, type)
  return (
    <BackLink>
      <Link to="/notifications/$merchantId" params={{ merchantId }} search={search}>
        <FormattedMessage id="notification.page.back" />
      </Link>
    </BackLink>
  )
}

const skeleton = (
  <Skeleton>
    <Card padded>
      <Bone height="24rem" />
    </Card>
  </Skeleton>
)
