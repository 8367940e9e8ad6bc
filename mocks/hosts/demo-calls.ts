import * as v from 'valibot'
import { tenantOf } from '@/rules/tenants/hosts'
import type { Cloud } from '@mocks/app/cloud'
import { demoMailPath } from './demo-mail'
import { answerDocument, demoDocumentPath } from './demo-document'
import { answerWorldCall } from './demo-world-calls'
import { type DemoVisit, demoVisitPath, demoVisitQuestion } from './demo-visit'
import type { CloudOf } from './own-worlds'
import { ownValue } from '@/rules/own-value'

/** Of a site, in the panel. */
const mostShown = 30

type DemoCall = (cloud: Cloud, request: Request, url: URL) => Promise<Response>

const demoCalls: Readonly<Record<string, DemoCall>> = {
  [demoMailPath]: async (cloud, _, url) => {
    const asked = url.searchParams.get('to')
    if (asked === null) {
      return Response.json(cloud.mails(tenantOf(url.host)).slice(-mostShown))
    }
    const to = asked.trim().toLowerCase()
    return Response.json(cloud.outbox.filter((mail) => mail.to.toLowerCase() === to))
  },
  [demoDocumentPath]: async (_cloud, _request, url) => answerDocument(url),
  [demoVisitPath]: async (cloud, request) => {
    const asked = v.safeParse(demoVisitQuestion, await request.json().catch(() => null))
    if (!asked.success) return Response.json({ message: 'No such visit' }, { status: 422 })
    const { email } = asked.output
    const entry = email === null ? null : await cloud.enter(email)
    const visit: DemoVisit = { clock_offset: cloud.clock.offset, entry }
    return Response.json(visit)
  },
}

/**
 * The cloud as the demonstration's page sees it. Its mailboxes and passwords belong to invented
 * people, so the page may read their mails and sign in as them; outside the contract, and in no
 * other host: on a real server this would give access to every account.
 */
export function withDemoCalls(cloudOf: CloudOf): (request: Request) => Promise<Response> {
  return async (request) => {
    const url = new URL(request.url)
    const cloud = cloudOf(request)
    const answer = ownValue(demoCalls, url.pathname)
    await cloud.ready
    if (answer) return answer(cloud, request, url)
    return (await answerWorldCall(cloud, request)) ?? cloud.fetch(request)
  }
}
