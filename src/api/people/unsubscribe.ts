import { queryOptions } from '@tanstack/react-query'
import type { CallInput } from '@/contract/endpoint'
import { answerUnsubscribeLink, readUnsubscribeLink } from '@/contract/people/unsubscribe'
import { call } from '@/api/client'
import { keys } from '@/api/keys'

/** Opens the link of a mail, for everyone who has it (product.md B5). */
export function unsubscribeQuery(token: string) {
  return queryOptions({
    queryKey: keys.unsubscribe(token),
    queryFn: async ({ signal }) =>
      (await call(readUnsubscribeLink, { params: { token } }, { signal })).data,
  })
}

export async function sendChoices(
  token: string,
  body: CallInput<typeof answerUnsubscribeLink>['body'],
) {
  return (await call(answerUnsubscribeLink, { params: { token }, body })).data
}
