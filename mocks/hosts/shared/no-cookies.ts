/**
 * Stands in for `tough-cookie` in mock builds (an alias in vite.config.ts). MSW keeps a cookie jar
 * whose table of public suffixes is 107 KiB gzip; the cloud sets no cookies and reads none.
 */

/**
 * MSW reads its stored cookies when its script begins, and fails on anything but a list. This
 * module is part of that script, so it comes first.
 */
const mswStorageKey = '__msw-cookie-store__'

try {
  window.localStorage.removeItem(mswStorageKey)
} catch {
  // Blocked storage holds nothing.
}

export const Cookie = {
  fromJSON: () => null,
}

export class MemoryCookieStore {
  idx = {}
}

export class CookieJar {
  getCookiesSync(): never[] {
    return []
  }

  async setCookie(): Promise<void> {
    // Nothing is kept.
  }
}
