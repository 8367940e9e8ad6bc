import type { VisitNews } from '@mocks/hosts/visit-news'
import { type Line, openLine } from './line'
import { markWorld } from '@mocks/hosts/shared/start-marks'
import type { WorldPort } from './world-port'

/** A line to the one world; rejects where the world cannot be reached. */
export async function connect(
  { port, reached, failed }: WorldPort,
  heard: (news: VisitNews) => void,
): Promise<Line> {
  const line = openLine(port, undefined, heard)
  void failed.then(() => line.giveUp("the worker's script does not load"))
  line.hello.then(markWorld, () => undefined)
  // The line's own patience ends the wait for a frame that never loads.
  await Promise.race([reached, line.hello])
  return line
}
