import type { Cloud } from '@mocks/cloud/cloud'
import { demoMailPath } from './demo-mail'

/**
 * The cloud as the demonstration's page sees it. Nobody there has the mailboxes of made-up people,
 * so the page may ask what was written to one; outside the contract, and in no other host: who
 * could ask a real server that would own every account.
 */
export function withDemoCalls(
  cloud: Pick<Cloud, 'fetch' | 'outbox'>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const url = new URL(request.url)
    if (url.pathname !== demoMailPath) return cloud.fetch(request)
    const to = url.searchParams.get('to')?.trim().toLowerCase() ?? ''
    return Response.json(cloud.outbox.filter((mail) => mail.to.toLowerCase() === to))
  }
}
