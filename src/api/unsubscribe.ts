import { queryOptions } from '@tanstack/react-query'
import type { CallInput } from '@/contract/endpoint'
import { answerLetter, readLetter } from '@/contract/unsubscribe'
import { call } from './client'

/** What the link of a mail opens, for whoever holds it (product.md B5). */
export function letterQuery(token: string) {
  return queryOptions({
    queryKey: ['letters', token],
    queryFn: async ({ signal }) => (await call(readLetter, { params: { token } }, { signal })).data,
  })
}

export async function sendChoices(token: string, body: CallInput<typeof answerLetter>['body']) {
  return (await call(answerLetter, { params: { token }, body })).data
}
