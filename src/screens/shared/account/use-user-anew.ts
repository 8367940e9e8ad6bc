import { useQueryClient } from '@tanstack/react-query'
import { userQuery } from '@/api/people/users'
import { session } from '@/state/session/session'
import { keepUser } from '@/state/session/signed-in'

/** Reads the signed-in user again: an answer has shown that what the page knows is outdated. */
export function useUserAnew(): () => void {
  const queryClient = useQueryClient()
  const read = async (id: string) => {
    const user = await queryClient.query({ ...userQuery(id), staleTime: 0 })
    // The session may be over, or another person's, by now.
    if (session.user?.id === id) keepUser(user)
  }
  return () => {
    const id = session.user?.id
    // What the page knows stays if there is no answer; the next navigation asks as well.
    if (id !== undefined) read(id).catch(() => undefined)
  }
}
