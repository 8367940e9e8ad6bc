/** The way back of a change that cannot be carried out: all tables of a world note in one. */
export class UndoLog {
  #steps: (() => void)[] | null = null

  /** Called before a table changes; what it says restores the state of that moment. */
  note(restore: () => void): void {
    this.#steps?.push(restore)
  }

  /** Takes back everything that `work` has written if it throws. */
  whollyOrNot<T>(work: () => T): T {
    const steps: (() => void)[] = []
    this.#steps = steps
    try {
      return work()
    } catch (error) {
      this.#steps = null
      for (const restore of steps.toReversed()) restore()
      throw error
    } finally {
      this.#steps = null
    }
  }
}
