import { queryOptions } from '@tanstack/react-query'
import type { CallInput } from '@/contract/endpoint'
import {
  answerUnsubscribeLink,
  readUnsubscribeLink,
  type UnsubscribeLink,
} from '@/contract/people/unsubscribe'
import { wantsEbilling } from '@/rules/people/ebilling'
import { sorted } from '@/rules/people/mail-kinds'
import { call } from '@/api/client'
import { keys } from '@/api/keys'
import { isDecided, isSameInput, tried } from '@/api/write'

/** Opens the link of a mail, for everyone who has it (product.md B5). */
export function unsubscribeQuery(token: string) {
  return queryOptions({
    queryKey: keys.unsubscribe(token),
    queryFn: async ({ signal }) =>
      (await call(readUnsubscribeLink, { params: { token } }, { signal })).data,
  })
}

type Choices = CallInput<typeof answerUnsubscribeLink>['body']

/** After a lost answer the link itself says whether it was made (decision 40). */
export async function sendChoices(token: string, body: Choices): Promise<UnsubscribeLink> {
  const result = await tried(call(answerUnsubscribeLink, { params: { token }, body }))
  if (result.ok) return result.answer.data
  if (isDecided(result.failure)) throw result.failure
  const link = await tried(call(readUnsubscribeLink, { params: { token } }))
  if (link.ok && isAsSent(link.answer.data, body)) return link.answer.data
  throw result.failure
}

function isAsSent(link: UnsubscribeLink, body: Choices): boolean {
  if (!('kind' in body)) return false
  if (body.kind === 'undo') return link.state === 'open'
  if (link.state !== 'saved') return false
  const byMail = link.accounts.filter(({ ebilling }) => wantsEbilling(ebilling))
  return (
    isSameInput(sorted(link.unwanted), sorted(body.unwanted)) &&
    isSameInput(byMail.map(({ id }) => id).toSorted(), body.ebilling.toSorted())
  )
}
