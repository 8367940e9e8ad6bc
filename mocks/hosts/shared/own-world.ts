import { createCloud } from '@mocks/app/create-cloud'
import { answerOrDefect } from '@mocks/cloud/defect'
import { withDemoCalls } from '../demo-calls'
import { ownWorlds } from '../own-worlds'
import type { VisitNews } from '../visit-news'

export interface OwnWorld {
  readonly clockOffset: number
  readonly forward: (request: Request) => Promise<Response>
}

/** A world in this page alone, for browsers that cannot share one. Memory only. */
export async function ownWorld(heard: (news: VisitNews) => void): Promise<OwnWorld> {
  const cloud = createCloud({ scenarios: true })
  await cloud.ready
  const answer = withDemoCalls(ownWorlds(cloud, {}, heard))
  return {
    clockOffset: cloud.clock.offset,
    forward: (request) => answerOrDefect(() => answer(request)),
  }
}
