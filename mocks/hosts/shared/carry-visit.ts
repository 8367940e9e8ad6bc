import { carried } from '@mocks/scenarios/link'
import { readTabVisit } from './tab-visit'

/**
 * Session storage is each subdomain's own: where this tab goes to another one, the address says what
 * it plays. Not into a new tab, which is a visit of its own.
 */
export function carryVisit(href: string): string {
  const { id, scenario } = readTabVisit()
  return scenario === null ? href : carried(window.location, href, { id, scenario })
}

/** The application's own jumps ask `carryVisit`; these are links that somebody follows. */
export function carryVisitInLinks(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link !== null && (link.target === '' || link.target === '_self')) {
        const href = carryVisit(link.href)
        if (href !== link.href) link.href = href
      }
    },
    { capture: true },
  )
}
