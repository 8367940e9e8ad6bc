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
import { isSameInput, lookUp, orReadSo } from '@/api/write'

/** Opens the link of a mail, for everyone who has it (product.md B5). */
export function unsubscribeQuery(token: string) {
  return queryOptions({
    queryKey: keys.unsubscribe(token),
    queryFn: async ({ signal }) =>
      (await call(readUnsubscribeLink, { params: { token } }, { signal })).data,
  })
}

type Choices = CallInput<typeof answerUnsubscribeLink>['body']

export function sendChoices(token: string, body: Choices): Promise<UnsubscribeLink> {
  const params = { token }
  return orReadSo(
    call(answerUnsubscribeLink, { params, body }).then(({ data }) => data),
    async () => {
      const { data } = await call(readUnsubscribeLink, { params }, lookUp)
      return isAsSent(data, body) ? data : undefined
    },
  )
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
