import type { MessageId } from '@/i18n/message-ids'
import type { UserStatus } from '@/contract/people/managed-users'
import type { UserTab } from '@/contract/people/user-list'
import type { UserAction } from '@/rules/people/user-actions'
import type { CodeWords } from '@/screens/shared/use-code-words'
import type { FailureWords } from '@/screens/shared/forms/write-problem'

/** The word and tone of each status, on every screen. */
export const statusWords: CodeWords<UserStatus> = {
  active: { word: 'users.status.active', tone: 'brand' },
  invited: { word: 'users.status.invited', tone: 'due' },
  locked: { word: 'users.status.locked', tone: 'late' },
  deactivated: { word: 'users.status.deactivated', tone: 'plain' },
}

export const tabWords: Readonly<Record<UserTab, MessageId>> = {
  staff: 'users.list.staff',
  citizens: 'users.list.citizens',
  invites: 'users.list.invites',
}

/** The menus' name of an action. */
export const actionWords: Readonly<Record<UserAction, MessageId>> = {
  view: 'users.action.view',
  edit: 'users.action.edit',
  'send-reset': 'users.action.send-reset',
  unlock: 'users.action.unlock',
  invite: 'users.action.invite',
  activate: 'users.action.activate',
  deactivate: 'users.action.deactivate',
  delete: 'users.action.delete',
}

/** The toast after an action; `{name}` is the user's. */
export const doneWords: Readonly<Record<ChangingAction, MessageId>> = {
  'send-reset': 'users.done.send-reset',
  unlock: 'users.done.unlock',
  invite: 'users.done.invite',
  activate: 'users.done.activate',
  deactivate: 'users.done.deactivate',
  delete: 'users.done.delete',
}

/** Actions that change something at once; the others lead to the user's page. */
export type ChangingAction = Exclude<UserAction, 'view' | 'edit'>

/** Why an action in the menu is not possible now. */
export const reasonWords = {
  own_row: 'users.reason.own',
  last_admin: 'users.reason.last-admin',
  used: 'users.reason.used',
} as const satisfies Readonly<Record<string, MessageId>>

/** The text of a refused change, in the reader's language. */
export const refusalWords = { codes: { gone: 'users.gone.text' } } as const satisfies FailureWords
