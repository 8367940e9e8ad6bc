import { storageKey } from './page-place'

/** Which part of the panel this tab has open, so that a reload does not close it; null: none. */
const key = storageKey('demo-panel')

export const panelSlot = {
  read(): string | null {
    try {
      return window.sessionStorage.getItem(key)
    } catch {
      return null
    }
  },
  keep(section: string | null): void {
    try {
      if (section === null) window.sessionStorage.removeItem(key)
      else window.sessionStorage.setItem(key, section)
    } catch {
      // Blocked: a reload closes it.
    }
  },
}
