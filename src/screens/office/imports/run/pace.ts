/** How fast something goes, measured over its last seconds, so that a slow begin is forgotten. */
export class Pace {
  readonly #samples: { readonly at: number; readonly done: number }[] = []

  /** `at`: in milliseconds. */
  add(done: number, at: number): void {
    this.#samples.push({ at, done })
    while (this.#samples.length > 2 && at - (this.#samples[0]?.at ?? at) > windowMs) {
      this.#samples.shift()
    }
  }

  /** null: too early to tell. */
  perSecond(): number | null {
    const first = this.#samples.at(0)
    const last = this.#samples.at(-1)
    if (first === undefined || last === undefined || last.at - first.at < leastMs) return null
    return ((last.done - first.done) * 1000) / (last.at - first.at)
  }
}

const windowMs = 10_000
const leastMs = 500

/** Seconds; null: not known. */
export function timeLeft(done: number, total: number, perSecond: number | null): number | null {
  if (perSecond === null || perSecond <= 0) return null
  return Math.max(0, total - done) / perSecond
}
