import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { unsubscribeQuery, sendChoices } from '@/api/people/unsubscribe'
import { useWrite } from '@/screens/shared/forms/use-write'
import type { MailKind } from '@/contract/people/subscriptions'
import type { OpenUnsubscribeLink } from '@/contract/people/unsubscribe'
import { type NotificationKind, notificationKinds } from '@/rules/constants'
import { wantsEbilling } from '@/rules/people/ebilling'
import { optionalKinds, sorted, typeWanted, withType } from '@/rules/people/mail-kinds'
import { ownValue } from '@/rules/own-value'

type Work = 'save' | 'all' | 'undo'

interface Press {
  readonly work: Work
  readonly body: Parameters<typeof sendChoices>[1]
}

/** The ticked choices and the result of saving; nothing is sent before a button is pressed. */
export function useChoices(token: string, letter: OpenUnsubscribeLink, onGone: () => void) {
  const queryClient = useQueryClient()
  const { queryKey } = unsubscribeQuery(token)
  /** null: as saved. */
  const [chosen, setChosen] = useState<readonly MailKind[] | null>(null)
  const [changed, setChanged] = useState<Readonly<Record<string, boolean>>>({})
  const unwanted = chosen ?? letter.unwanted
  const ebilling = letter.accounts
    .filter((row) => ownValue(changed, row.id) ?? wantsEbilling(row.ebilling))
    .map(({ id }) => id)

  const isChanged =
    sorted(unwanted).join() !== sorted(letter.unwanted).join() ||
    letter.accounts.some((row) => ebilling.includes(row.id) !== wantsEbilling(row.ebilling))

  const send = useWrite({
    call: ({ body }: Press) => sendChoices(token, body),
    done: (next) => {
      queryClient.setQueryData(queryKey, next)
      setChosen(null)
      setChanged({})
    },
    words: {
      // The link no longer works.
      409: () => {
        onGone()
        void queryClient.invalidateQueries({ queryKey })
        return null
      },
      other: 'account-view.notifications.notSaved',
    },
  })
  const press = (work: Work, body: Press['body']) => void send.run({ work, body })
  const pressed = send.input?.work

  return {
    unwanted,
    ebilling,
    /** The button whose request is running. */
    working: send.pending ? pressed : undefined,
    done: !send.isDone ? null : pressed === 'undo' ? 'undone' : 'saved',
    problem: send.problem,
    /** What is ticked, or was sent in vain, is not what is saved. */
    isUnsaved: isChanged || send.problem !== null,
    /** The saved choices, whatever is ticked since. */
    nothingSaved:
      notificationKinds.every((type) => typeWanted(type, letter.unwanted) === 'none') &&
      !letter.accounts.some((row) => wantsEbilling(row.ebilling)),
    chooseType: (type: NotificationKind, wanted: boolean) =>
      setChosen(withType(unwanted, type, wanted)),
    chooseAccount: (id: string, on: boolean) => setChanged({ ...changed, [id]: on }),
    save: () => press('save', { kind: 'save', unwanted: sorted(unwanted), ebilling }),
    endAll: () => {
      const all = notificationKinds.flatMap((type) => [...optionalKinds(type)])
      press('all', { kind: 'save', unwanted: sorted(all), ebilling: [] })
    },
    undo: () => press('undo', { kind: 'undo' }),
  }
}
