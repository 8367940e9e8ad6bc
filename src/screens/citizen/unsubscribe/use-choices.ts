import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { unsubscribeQuery, sendChoices } from '@/api/unsubscribe'
import { ApiFailure } from '@/api/failure'
import type { NotificationKind, NotificationType } from '@/contract/subscriptions'
import { notificationTypes } from '@/contract/subscriptions'
import type { OpenUnsubscribeLink } from '@/contract/unsubscribe'
import { wantsEbilling } from '@/rules/people/ebilling'
import { optionalKinds, sorted, typeWanted, withType } from '@/rules/people/notification-kinds'

type Work = 'save' | 'all' | 'undo'

/** What is ticked, and what becomes of it; nothing is sent before a button is pressed. */
export function useChoices(token: string, letter: OpenUnsubscribeLink, onGone: () => void) {
  const queryClient = useQueryClient()
  const { queryKey } = unsubscribeQuery(token)
  /** null: as it was saved. */
  const [chosen, setChosen] = useState<readonly NotificationKind[] | null>(null)
  const [changed, setChanged] = useState<Readonly<Record<string, boolean>>>({})
  const [working, setWorking] = useState<Work | null>(null)
  const [done, setDone] = useState<'saved' | 'undone' | null>(null)
  const [failure, setFailure] = useState<ApiFailure | null>(null)

  const unwanted = chosen ?? letter.unwanted
  const ebilling = letter.accounts
    .filter((row) => changed[row.id] ?? wantsEbilling(row.ebilling))
    .map(({ id }) => id)

  const send = async (work: Work, body: Parameters<typeof sendChoices>[1]) => {
    if (working !== null) return
    setWorking(work)
    setFailure(null)
    setDone(null)
    try {
      queryClient.setQueryData(queryKey, await sendChoices(token, body))
      setChosen(null)
      setChanged({})
      setDone(work === 'undo' ? 'undone' : 'saved')
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      if (error.is(409)) {
        onGone()
        await queryClient.invalidateQueries({ queryKey })
      } else setFailure(error)
    } finally {
      setWorking(null)
    }
  }

  return {
    unwanted,
    ebilling,
    working,
    done,
    failure,
    /** What is saved now, whatever was ticked since. */
    nothingSaved:
      notificationTypes.every((type) => typeWanted(type, letter.unwanted) === 'none') &&
      !letter.accounts.some((row) => wantsEbilling(row.ebilling)),
    chooseType: (type: NotificationType, wanted: boolean) =>
      setChosen(withType(unwanted, type, wanted)),
    chooseAccount: (id: string, on: boolean) => setChanged({ ...changed, [id]: on }),
    save: () => send('save', { kind: 'save', unwanted: sorted(unwanted), ebilling }),
    endAll: () => {
      const all = notificationTypes.flatMap((type) => [...optionalKinds(type)])
      return send('all', { kind: 'save', unwanted: sorted(all), ebilling: [] })
    },
    undo: () => send('undo', { kind: 'undo' }),
  }
}
