/** LCP, CLS and INP as https://web.dev/articles/vitals defines them, of one document. */

type Vital = 'LCP' | 'CLS' | 'INP'

interface Shift {
  readonly startTime: number
  readonly value: number
  readonly hadRecentInput: boolean
}

const windowGapMs = 1000
const longestWindowMs = 5000

/** The largest sum of shifts that come close after each other. */
export function cumulativeShift(shifts: readonly Shift[]): number {
  let largest = 0
  let sum = 0
  let begin = 0
  let last = 0
  for (const { startTime, value, hadRecentInput } of shifts) {
    if (hadRecentInput) continue
    const isSameWindow =
      sum > 0 && startTime - last < windowGapMs && startTime - begin < longestWindowMs
    if (!isSameWindow) {
      sum = 0
      begin = startTime
    }
    sum += value
    last = startTime
    largest = Math.max(largest, sum)
  }
  return largest
}

/** Of 50 interactions the slowest one is left out, as chance. */
const leftOutEvery = 50

/** The slowest answer to a press or a key; null: there was none. `durations`: by interaction. */
export function slowestInteraction(durations: ReadonlyMap<number, number>): number | null {
  const slowestFirst = [...durations.values()].toSorted((one, other) => other - one)
  const index = Math.min(slowestFirst.length - 1, Math.floor(slowestFirst.length / leftOutEvery))
  return slowestFirst[index] ?? null
}

/** TypeScript's DOM does not know these entries. */
interface ShiftEntry extends PerformanceEntry, Shift {}
const isShift = (entry: PerformanceEntry): entry is ShiftEntry =>
  'value' in entry && 'hadRecentInput' in entry

/** Shorter ones are not told by browsers, and none of them would be the slowest that matters. */
const shortestMs = 40

function observe(
  options: PerformanceObserverInit & { readonly durationThreshold?: number },
  take: (entry: PerformanceEntry) => void,
): PerformanceObserver | null {
  const { type = '' } = options
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return null
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) take(entry)
  })
  observer.observe({ ...options, buffered: true })
  return observer
}

/** Tells each value once, when the page is hidden for the first time: later ones are not a visit's. */
export function followVitals(tell: (name: Vital, value: number) => void): () => void {
  let largestPaint: number | null = null
  const shifts: Shift[] = []
  const interactions = new Map<number, number>()
  const shiftObserver = observe({ type: 'layout-shift' }, (entry) => {
    if (isShift(entry)) shifts.push(entry)
  })
  const observers = [
    shiftObserver,
    observe({ type: 'largest-contentful-paint' }, ({ startTime }) => {
      largestPaint = startTime
    }),
    observe({ type: 'event', durationThreshold: shortestMs }, (entry) => {
      if (!(entry instanceof PerformanceEventTiming) || entry.interactionId === 0) return
      const known = interactions.get(entry.interactionId) ?? 0
      interactions.set(entry.interactionId, Math.max(known, entry.duration))
    }),
  ]
  const onHidden = () => {
    if (document.visibilityState !== 'hidden') return
    stop()
    if (largestPaint !== null) tell('LCP', Math.round(largestPaint))
    if (shiftObserver !== null) tell('CLS', Math.round(cumulativeShift(shifts) * 10_000) / 10_000)
    const slowest = slowestInteraction(interactions)
    if (slowest !== null) tell('INP', Math.round(slowest))
  }
  const stop = () => {
    document.removeEventListener('visibilitychange', onHidden)
    for (const observer of observers) observer?.disconnect()
  }
  document.addEventListener('visibilitychange', onHidden)
  return stop
}
