/**
 * What `work` costs this process, in milliseconds of processor time: unlike the time that passes, it
 * does not grow with what else the machine does. Vitest runs one test file at a time in a process.
 */
export async function processorTimeOf<Answer>(
  work: () => Promise<Answer>,
): Promise<{ answer: Answer; ms: number }> {
  const before = process.cpuUsage()
  const answer = await work()
  const { user, system } = process.cpuUsage(before)
  return { answer, ms: (user + system) / 1_000 }
}

/** The least of three: what a collection of garbage, or code not compiled yet, adds is in one of them. */
export async function leastProcessorTimeOf<Answer>(
  work: () => Promise<Answer>,
): Promise<{ answer: Answer; ms: number }> {
  const first = await processorTimeOf(work)
  const others = [await processorTimeOf(work), await processorTimeOf(work)]
  return others.reduce((least, other) => (other.ms < least.ms ? other : least), first)
}
