/** What mock mode has to say about itself. */
export type CloudNote =
  /** The browser cannot share a world: no other tab or tenant sees it, and a reload starts over. */
  | 'this-tab-only'
  /** Shared, but the browser keeps nothing for us: it is gone when the last tab is. */
  | 'not-saved'
  /** Shared by the tabs of one city only. */
  | 'one-city'

/**
 * WebKit keeps a frame, and so its worker, apart by the whole host of the page around it
 * (docs/browsers.md). Nothing but its name tells; Chromium names it, too.
 */
export const isApartByHost = (userAgent: string): boolean =>
  userAgent.includes('AppleWebKit/') && !/Chrom(?:e|ium)\//u.test(userAgent)
