import { type RefObject, useEffect } from 'react'

const hits = '[data-hit] > a'
const search = 'input[data-list-search]'

/**
 * ↓ leads from the search into the hits, ↑ and ↓ from hit to hit through all groups, ↑ from the
 * first back to the search. Enter opens a hit, as the browser does.
 */
export function useHitKeys(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const { target, key } = event
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
      if (!(target instanceof HTMLElement) || (key !== 'ArrowDown' && key !== 'ArrowUp')) return
      const links = [...(page.current?.querySelectorAll<HTMLElement>(hits) ?? [])]
      const box = page.current?.querySelector<HTMLElement>(search) ?? null
      const next = nextStop(target, key === 'ArrowDown' ? 1 : -1, links, box)
      if (next === null) return
      event.preventDefault()
      next.focus()
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [page])
}

function nextStop(
  from: HTMLElement,
  step: 1 | -1,
  links: readonly HTMLElement[],
  box: HTMLElement | null,
): HTMLElement | null {
  if (from === box) return step === 1 ? (links[0] ?? null) : null
  const at = links.indexOf(from)
  if (at < 0) return null
  return at + step < 0 ? box : (links[at + step] ?? null)
}
