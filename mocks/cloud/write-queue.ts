/** One after the other: the second decides on the world that the first left. */
export interface WriteQueue {
  readonly take: <T>(work: () => Promise<T>) => Promise<T>
  /** When everything that is waiting now is through. */
  readonly done: () => Promise<void>
}

export function createWriteQueue(): WriteQueue {
  let last: Promise<unknown> = Promise.resolve()
  return {
    take(work) {
      const mine = last.then(work, work)
      last = mine.catch(() => undefined)
      return mine
    },
    done: async () => {
      await last
    },
  }
}
