import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { GetKey } from '@/api/keyed-call'
import { keys } from '@/api/keys'
import { officeKeys } from '@/api/office-keys'
import {
  activate,
  deactivate,
  invite,
  removeUser,
  sendResetLink,
  unlock,
} from '@/api/people/managed-users'
import type { ManagedUser } from '@/contract/people/managed-users'
import { officeScreens } from '@/rules/addresses/office-addresses'
import { firstRole } from '@/rules/people/roles'
import { actionProblem, isPointless, userActions } from '@/rules/people/user-actions'
import { ConfirmWrite } from '@/screens/shared/forms/confirm-write'
import { useOfficePath } from '@/screens/shared/office-path'
import { useWrite } from '@/screens/shared/forms/use-write'
import { WriteProblem } from '@/screens/shared/forms/write-problem'
import { useMay } from '@/state/session/use-may'
import { useViewer } from '@/state/session/viewer'
import {
  DoneIcon,
  EditIcon,
  HideIcon,
  LockIcon,
  MailIcon,
  RefreshIcon,
  RemoveIcon,
  ShowIcon,
} from '@/ui/display/icons'
import type { MenuAction } from '@/ui/overlay/action-menu'
import {
  actionWords,
  type ChangingAction,
  doneWords,
  reasonWords,
  refusalWords,
} from './user-words'

const calls: Readonly<Record<ChangingAction, (id: string, key: GetKey) => Promise<unknown>>> = {
  'send-reset': sendResetLink,
  unlock,
  invite,
  activate,
  deactivate,
  delete: removeUser,
}

/** Actions that take something away ask for confirmation. */
const needsConfirmation = (action: ChangingAction) => action === 'deactivate' || action === 'delete'

const icons: Readonly<Record<(typeof userActions)[number], ReactNode>> = {
  view: <ShowIcon />,
  edit: <EditIcon />,
  'send-reset': <RefreshIcon />,
  unlock: <LockIcon />,
  invite: <MailIcon />,
  activate: <DoneIcon />,
  deactivate: <HideIcon />,
  delete: <RemoveIcon />,
}

interface Change {
  readonly action: ChangingAction
  readonly user: ManagedUser
}

interface UserActions {
  /**
   * The row's menu: the actions that the role may do to this user, and those that are refused now,
   * with the reason.
   */
  readonly actions: (user: ManagedUser) => readonly MenuAction[]
  /** Confirmations and errors; above the list. */
  readonly notices: ReactNode
}

interface UserActionsOptions {
  /** Leaves the page of a deleted user; absent in lists, whose menus link that page. */
  readonly onDeleted?: (merchantId: string | null) => Promise<void>
}

/** The actions of staff on a user, from a list or from the user's page (product.md A5 to A7). */
export function useUserActions({ onDeleted }: UserActionsOptions = {}): UserActions {
  const pathOf = useOfficePath()
  const mayOpen = useMay('users.detail')
  const { formatMessage } = useIntl()
  const { subject } = useViewer()
  const write = useWrite<Change>({
    about: ({ action, user }) => `${action} ${user.id}`,
    call: async ({ action, user }, { key }) => {
      await calls[action](user.id, key)
      // Before any refetch: the page would say for a moment that its user is gone.
      if (action === 'delete') await onDeleted?.(user.merchant_id)
    },
    invalidates: [keys.users.all, officeKeys.merchantList.all, officeKeys.audit.all],
    words: refusalWords,
    toast: true,
    successMessage: (_, { action, user }) =>
      formatMessage({ id: doneWords[action] }, { name: user.name }),
  })

  const begin = (change: Change) => {
    if (needsConfirmation(change.action)) write.ask(change)
    else void write.run(change)
  }

  const actions = (user: ManagedUser): MenuAction[] => {
    const target = { ...user, role: firstRole(user) }
    return userActions.flatMap((action): MenuAction[] => {
      const problem = actionProblem(subject, action, target)
      if (problem === 'forbidden' || (problem !== null && isPointless(problem))) return []
      const item = {
        key: action,
        label: formatMessage({ id: actionWords[action] }),
        icon: icons[action],
      }
      if (action === 'view' || action === 'edit') {
        // For roles that may edit, the entry is named so.
        const isBetter = action === 'view' && actionProblem(subject, 'edit', target) === null
        return !mayOpen || onDeleted !== undefined || isBetter
          ? []
          : [
              {
                ...item,
                link: (parts) => (
                  <Link to={pathOf(officeScreens.addUser)} params={{ id: user.id }} {...parts} />
                ),
              },
            ]
      }
      return [
        {
          ...item,
          tone: needsConfirmation(action) ? 'danger' : 'plain',
          disabledReason: problem === null ? undefined : reasonText(problem),
          onSelect: () => begin({ action, user }),
        },
      ]
    })
  }

  const reasonText = (problem: string) => {
    const known = Object.entries(reasonWords).find(([code]) => code === problem)
    return known && formatMessage({ id: known[1] })
  }

  return {
    actions,
    notices: (
      <>
        {write.asked === null && <WriteProblem problem={write.problem} />}
        <ConfirmWrite
          write={write}
          tone="danger"
          title={({ action, user }) => (
            <FormattedMessage
              id={action === 'delete' ? 'users.confirm.delete' : 'users.confirm.deactivate'}
              values={{ name: user.name }}
            />
          )}
          verb={
            <FormattedMessage
              id={
                write.asked?.input.action === 'delete'
                  ? 'users.action.delete'
                  : 'users.action.deactivate'
              }
            />
          }
        >
          {({ action, user }) => (
            <FormattedMessage
              id={action === 'delete' ? 'users.confirm.deleteText' : 'users.confirm.deactivateText'}
              values={{ name: user.name }}
            />
          )}
        </ConfirmWrite>
      </>
    ),
  }
}
