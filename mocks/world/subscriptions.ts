import * as v from 'valibot'
import { type MailKind, unwantedKinds } from '@/contract/people/subscriptions'
import { id, instant } from '@/contract/wire'
import { isWanted } from '@/rules/people/mail-kinds'
import type { Table, TableSpec } from './store/table'

/** What a person has switched off at a moment. */
const choice = v.object({ unwanted: unwantedKinds, changed_at: instant })

/**
 * A user's switched-off kinds of e-mail; its id is the user's. Without a row everything is sent.
 */
export const subscriptionRow = v.object({
  id,
  ...choice.entries,
  /** Choices before this one, the first one first: mails are worked out when read. */
  earlier: v.array(choice),
})
export type SubscriptionRow = v.InferOutput<typeof subscriptionRow>

export const subscriptionTable: TableSpec<SubscriptionRow, never> = {
  name: 'subscription',
  schema: subscriptionRow,
  indexes: {},
}

type Choices = Pick<Table<SubscriptionRow>, 'get' | 'insert' | 'update'>

/** Whether a person wanted a kind at a moment; later choices do not change what was sent. */
export function wantedAt(choices: Choices, userId: string, kind: MailKind, at: string): boolean {
  const row = choices.get(userId)
  const last = row && [...row.earlier, row].findLast(({ changed_at }) => changed_at <= at)
  return !last || isWanted(kind, last.unwanted)
}

export function keepChoice(
  choices: Choices,
  { id: userId, unwanted, changed_at }: Omit<SubscriptionRow, 'earlier'>,
): void {
  const before = choices.get(userId)
  if (!before) {
    choices.insert({ id: userId, unwanted, changed_at, earlier: [] })
    return
  }
  const passed = { unwanted: before.unwanted, changed_at: before.changed_at }
  choices.update(userId, { unwanted, changed_at, earlier: [...before.earlier, passed] })
}
