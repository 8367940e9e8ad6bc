import { type RefObject, useEffect } from 'react'
import { isPageCovered, isTyping, listSearch } from '@/ui/action/page-keys'

/**
 * The keys of a list: ↑ and ↓ move from row to row within the focused kind of control (the link or
 * the checkbox), Space selects, `/` moves to the page's search. Enter on a row's link opens it, as
 * the browser does. Fields, menus and dialogs keep their keys.
 */
export function useListKeys(table: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
      if (event.key === '/') goToSearch(event)
      else inRows(event, table.current)
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [table])
}

function goToSearch(event: KeyboardEvent): void {
  if (isTyping(event.target) || isPageCovered()) return
  const search = listSearch()
  if (!search) return
  event.preventDefault()
  search.focus()
  search.select()
}

/** The focusable controls of a row. ↓ on the menu's button opens the menu. */
const stops = { link: '[data-linked] > a', check: 'input[data-check]' } as const

function inRows(event: KeyboardEvent, table: HTMLElement | null): void {
  const { target } = event
  if (!(target instanceof HTMLElement) || table?.contains(target) !== true) return
  const row = target.closest<HTMLElement>('tr[data-row]')
  const stop = Object.values(stops).find((selector) => target.matches(selector))
  if (!row || !stop) return
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault()
    const next = neighbour(
      row,
      event.key === 'ArrowDown' ? 'nextElementSibling' : 'previousElementSibling',
    )
    next?.querySelector<HTMLElement>(stop)?.focus()
  } else if (event.key === ' ' && stop === stops.link) {
    const box = row.querySelector<HTMLInputElement>(stops.check)
    if (!box || box.disabled) return
    event.preventDefault()
    box.click()
  }
}

function neighbour(
  row: Element,
  side: 'nextElementSibling' | 'previousElementSibling',
): Element | null {
  const next = row[side]
  return next?.matches('tr[data-row]') === true ? next : null
}
