import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { GetKey } from '@/api/keyed-call'
import {
  copyNotification,
  holdNotification,
  type NotificationId,
  removeNotification,
  staleNotifications,
  stopNotification,
} from '@/api/notifications'
import type { NotificationRow } from '@/contract/notifications/notifications'
import type { MessageId } from '@/i18n/message-ids'
import { actionsOn, becomesDraft, type NotificationAction } from '@/rules/notifications/progress'
import { ConfirmWrite } from '@/screens/shared/forms/confirm-write'
import { useWrite } from '@/screens/shared/forms/use-write'
import { type FailureWords, WriteProblem } from '@/screens/shared/forms/write-problem'
import { useMay } from '@/state/session/use-may'
import {
  ClockIcon,
  CloseIcon,
  CopyIcon,
  DashboardIcon,
  EditIcon,
  RefreshIcon,
  RemoveIcon,
} from '@/ui/display/icons'
import type { MenuAction } from '@/ui/overlay/action-menu'
import { cancelWord } from './notification-words'

type Changing = Exclude<NotificationAction, 'edit' | 'results'>

interface Change {
  readonly action: Changing
  readonly row: NotificationRow
}

const icons: Readonly<Record<NotificationAction, ReactNode>> = {
  edit: <EditIcon />,
  results: <DashboardIcon />,
  pause: <ClockIcon />,
  resume: <RefreshIcon />,
  cancel: <CloseIcon />,
  duplicate: <CopyIcon />,
  delete: <RemoveIcon />,
}

/** Why a notification that has moved on cannot be changed any more. */
export const movedOnWords = {
  codes: {
    too_late: 'notifications.problem.tooLate',
    gone: 'notifications.problem.gone',
    not_draft: 'notifications.problem.notDraft',
  },
} as const satisfies FailureWords

/** Where there is no form that shows what someone else has changed. */
export const sendingWords = {
  codes: { ...movedOnWords.codes, changed: 'notifications.problem.changed' },
} as const satisfies FailureWords

/** Those that take something away. */
const needsConfirmation = (action: Changing) => action === 'cancel' || action === 'delete'

function actionWord(action: NotificationAction, row: NotificationRow) {
  if (action === 'cancel') return cancelWord(row)
  // A banner has no results, nor has what has not begun.
  if (action === 'results' && row.sent === 0) return 'view'
  return action
}

type Ask = Readonly<Record<'title' | 'text' | 'verb', MessageId>>

const bannerAsks: Readonly<Record<'takeOff' | 'doNotShow', Ask>> = {
  takeOff: {
    title: 'notifications.ask.takeOff',
    text: 'notifications.ask.cancelBanner',
    verb: 'notifications.action.takeOff',
  },
  doNotShow: {
    title: 'notifications.ask.doNotShow',
    text: 'notifications.ask.doNotShowText',
    verb: 'notifications.action.doNotShow',
  },
}

/** What is asked before it: what becomes of the notification, and the button's verb. */
function askWords({ action, row }: Change): Ask {
  if (action === 'delete') {
    return {
      title: 'notifications.ask.delete',
      text: 'notifications.ask.deleteText',
      verb: 'notifications.action.delete',
    }
  }
  const word = cancelWord(row)
  if (word !== 'cancel') return bannerAsks[word]
  return {
    title: 'notifications.ask.cancel',
    text: becomesDraft(row, row) ? 'notifications.ask.cancelDraft' : 'notifications.ask.cancelText',
    verb: 'notifications.ask.stop',
  }
}

export const idOf = ({ id, merchant_id, type }: NotificationRow): NotificationId => ({
  merchantId: merchant_id,
  type,
  notificationId: id,
})

function make({ action, row }: Change, key: GetKey): Promise<unknown> {
  const params = idOf(row)
  switch (action) {
    case 'pause':
    case 'resume':
      return holdNotification(params, row, action === 'pause', key)
    case 'cancel':
      return stopNotification(params, row, key)
    case 'duplicate':
      return copyNotification(params, key)
    case 'delete':
      return removeNotification(params)
  }
}

export function useNotificationRights(merchantId: string) {
  const of = { merchant_id: merchantId }
  return {
    draft: useMay('notifications.draft', of),
    edit: useMay('notifications.edit', of),
    send: useMay('notifications.send', of),
  }
}

/**
 * What may be done with a notification now, from the list or from its page. `after`: it was done, and
 * the page goes on.
 */
export function useNotificationActions(merchantId: string, after?: (action: Changing) => void) {
  const { formatMessage } = useIntl()
  const rights = useNotificationRights(merchantId)
  const write = useWrite<Change>({
    about: ({ action, row }) => `${action} notification ${row.id}`,
    call: (change, { key }) => make(change, key),
    invalidates: staleNotifications,
    words: sendingWords,
    done: (_, { action }) => after?.(action),
    toast: true,
    successMessage: (_, { action, row }) =>
      formatMessage(
        { id: `notifications.done.${action === 'cancel' ? cancelWord(row) : action}` },
        { name: row.name },
      ),
  })
  const begin = (change: Change) => {
    if (needsConfirmation(change.action)) write.ask(change)
    else void write.run(change)
  }
  const actions = (row: NotificationRow, onPage = false): MenuAction[] =>
    actionsOn(row, rights).flatMap((action): MenuAction[] => {
      const item = {
        key: action,
        label: formatMessage({ id: `notifications.action.${actionWord(action, row)}` }),
        icon: icons[action],
      }
      if (action === 'edit' || action === 'results') {
        if (onPage) return []
        const { merchantId: merchant, type, notificationId } = idOf(row)
        return [
          {
            ...item,
            link: (parts) => (
              <Link
                to="/notifications/$merchantId/notification/$type/{-$notificationId}"
                params={{ merchantId: merchant, type, notificationId }}
                {...parts}
              />
            ),
          },
        ]
      }
      return [
        {
          ...item,
          tone: needsConfirmation(action) ? 'danger' : 'plain',
          onSelect: () => begin({ action, row }),
        },
      ]
    })
  const notices = (
    <>
      {write.asked === null && <WriteProblem problem={write.problem} />}
      <ConfirmWrite
        write={write}
        tone="danger"
        title={(change) => (
          <FormattedMessage id={askWords(change).title} values={{ name: change.row.name }} />
        )}
        verb={
          <FormattedMessage
            id={write.asked === null ? 'notifications.ask.stop' : askWords(write.asked.input).verb}
          />
        }
        cancel={<FormattedMessage id="notifications.ask.keep" />}
      >
        {(change) => (
          <FormattedMessage id={askWords(change).text} values={{ sent: change.row.sent }} />
        )}
      </ConfirmWrite>
    </>
  )
  return { actions, notices, rights }
}
