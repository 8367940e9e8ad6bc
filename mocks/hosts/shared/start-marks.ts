import type { Hello } from './line/protocol'

/**
 * The way to the first answer, as marks in the page's timeline: a browser's performance panel shows
 * them, and `npm run bench:start` prints them.
 */
type StartMark =
  | 'begun'
  | 'bridge asked'
  | 'bridge ready'
  | 'worker begun'
  | 'worker loaded'
  | 'world open'
  | 'world heard'
  | 'calls taken'

export const startMarkPrefix = 'cloud: '

export function markStart(mark: StartMark, startTime: number = performance.now()): void {
  performance.mark(startMarkPrefix + mark, { startTime })
}

/** A worker that other tabs have started did this before the page began: it is marked at 0. */
export function markWorld({ times }: Pick<Hello, 'times'>): void {
  if (times !== undefined) {
    const inPage = (moment: number) => Math.max(0, moment - performance.timeOrigin)
    markStart('worker begun', inPage(times.begun))
    markStart('worker loaded', inPage(times.loaded))
    markStart('world open', inPage(times.open))
  }
  markStart('world heard')
}
