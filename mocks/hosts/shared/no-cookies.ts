/**
 * Stands in for `tough-cookie` in mock builds (an alias in vite.config.ts). MSW keeps a cookie jar
 * whose table of public suffixes is 107 KiB gzip; the cloud sets no cookies and reads none.
 */

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
