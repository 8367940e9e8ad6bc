import { type RefObject, useEffect } from 'react'
import { isPageCovered, isTyping, listSearch } from '@/ui/action/page-keys'

/**
 * The keys of a list: ↑ and ↓ move from a row's link to the next, `/` moves to the page's search.
 * Enter on a row's link opens it, as the browser does. Fields, menus and dialogs keep their keys.
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

/** ↓ on the menu's button opens the menu. */
const rowLink = '[data-linked] > a'

function inRows(event: KeyboardEvent, table: HTMLElement | null): void {
  const { target } = event
  if (!(target instanceof HTMLElement) || table?.contains(target) !== true) return
  const row = target.closest<HTMLElement>('tr[data-row]')
  if (!row || !target.matches(rowLink)) return
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  event.preventDefault()
  const next = event.key === 'ArrowDown' ? row.nextElementSibling : row.previousElementSibling
  next?.querySelector<HTMLElement>(rowLink)?.focus()
}
