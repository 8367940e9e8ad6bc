import { storageKey } from './page-place'

/**
 * Where a tab that plays a scenario joins in. Most tabs play nothing, and load nothing for it
 * before their first screen.
 */
export const visitSlot = {
  /** Tells the cloud whose request it is. */
  mark: (request: Request): Request => request,
  /** Whose own world this tab sees; null: the one that all share. */
  world: (): string | null => null,
  /** The address of another subdomain, with what this tab plays. */
  carry: (href: string): string => href,
}

/** In session storage: a visit is one tab's. */
export const visitKey = storageKey('demo-visit')

export function hasTabVisit(): boolean {
  try {
    return window.sessionStorage.getItem(visitKey) !== null
  } catch {
    return false
  }
}

/** Read by src/state/chunks.ts, which waits for none of this: the fault of a script. */
export const scriptKey = storageKey('demo-script')
