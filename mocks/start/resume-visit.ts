import { scenarioOf } from '@mocks/scenarios/registry'
import { askVisit } from '@mocks/hosts/shared/tab/ask-visit'
import { hasOwnTabWorld, joinIn, readTabVisit } from '@mocks/hosts/shared/tab/tab-visit'
import { visitSlot } from '@mocks/hosts/shared/tab/visit-slot'

/** Goes on with what this tab plays. Answers its own world's clock; null: it has none. */
export async function resumeVisit(
  ask: (request: Request) => Promise<Response>,
): Promise<number | null> {
  joinIn()
  carryInLinks()
  const { scenario } = readTabVisit()
  if (scenario === null) return null
  if (scenarioOf(scenario).view?.theme !== undefined) {
    const { showTheme } = await import('@mocks/demo/begin-visit')
    showTheme(scenarioOf(scenario))
  }
  return hasOwnTabWorld() ? (await askVisit(ask, null)).clock_offset : null
}

/**
 * The application's own jumps use the slot; this is for links that a visitor follows. Not into a
 * new tab, which is a visit of its own.
 */
function carryInLinks(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link === null || (link.target !== '' && link.target !== '_self')) return
      const href = visitSlot.carry(link.href)
      if (href !== link.href) link.href = href
    },
    { capture: true },
  )
}
