import { createCloud } from '@mocks/app/create-cloud'
import { answerOrDefect } from '@mocks/cloud/faults/defect'
import { withDemoCalls } from '../demo-calls'
import { ownWorlds } from '../own-worlds'
import type { VisitNews } from '../visit-news'
import { oneHostOptions } from './one-host-options'
import { cloudUrl } from './tab/page-place'

export interface OwnWorld {
  readonly clockOffset: number
  readonly forward: (request: Request) => Promise<Response>
}

/** A world in this page alone, for browsers that cannot share one. Memory only. */
export async function ownWorld(heard: (news: VisitNews) => void): Promise<OwnWorld> {
  const cloud = createCloud({ scenarios: true, ...oneHostOptions })
  await cloud.ready
  const answer = withDemoCalls(ownWorlds(cloud, {}, heard))
  return {
    clockOffset: cloud.clock.offset,
    forward: (request) => answerOrDefect(async () => answer(await forCloud(request))),
  }
}

/** As on the way to a shared world. */
async function forCloud(request: Request): Promise<Request> {
  const url = cloudUrl(request.url)
  if (url === request.url) return request
  const { method, headers } = request
  const bytes = await request.arrayBuffer()
  return new Request(url, { method, headers, body: bytes.byteLength === 0 ? null : bytes })
}
