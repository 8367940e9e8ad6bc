/** What mock mode has to say about itself. */
export type CloudNote =
  /** The browser cannot share a world: no other tab or tenant sees it, and a reload starts over. */
  | 'this-tab-only'
  /** Shared, but the browser keeps nothing for us: it is gone when the last tab is. */
  | 'not-saved'
