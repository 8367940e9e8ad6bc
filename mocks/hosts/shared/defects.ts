/** The errors of the demonstration's own backend that this page has seen. */
let last: string | null = null
const listeners = new Set<() => void>()

export const defects = {
  /** In words for developers; null: none. */
  last: (): string | null => last,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** In the console at once; the line on top and the panel's log show it, too. */
  tell(where: string, reason: string): void {
    console.error(`The demonstration's own backend failed. ${where}: ${reason}`)
    last = `${where}: ${reason}`
    for (const listener of listeners) listener()
  },
  clear(): void {
    last = null
  },
}
