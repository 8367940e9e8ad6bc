import { useEffect, useRef } from 'react'
import { useAfterRender } from '@/ui/action/use-after-render'

/**
 * When the row that had focus goes away (it was deleted, or no longer fits the filters), focus goes
 * to the row in its place, and without rows to the list itself. A menu or a dialog that the row has
 * opened counts as the row.
 */
export function useFocusAfterRow(list: HTMLElement | null): void {
  const left = useRef<{ readonly row: Element; readonly index: number } | null>(null)

  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target.closest('[role=menu], dialog') !== null) return
      const row = list?.contains(target) === true ? target.closest('tr[data-row]') : null
      left.current = row && list ? { row, index: rowsIn(list).indexOf(row) } : null
    }
    // The row may go while a dialog is open: focus is lost when that closes.
    const closed = () => refocus(list, left.current)
    document.addEventListener('focusin', follow)
    document.addEventListener('close', closed, true)
    return () => {
      document.removeEventListener('focusin', follow)
      document.removeEventListener('close', closed, true)
    }
  }, [list])

  useAfterRender(() => refocus(list, left.current))
}

const rowsIn = (list: HTMLElement): Element[] => [...list.querySelectorAll('tr[data-row]')]

function refocus(
  list: HTMLElement | null,
  left: { readonly row: Element; readonly index: number } | null,
): void {
  if (!list || !left || left.row.isConnected || document.activeElement !== document.body) return
  const rows = rowsIn(list)
  const next = rows[Math.min(left.index, rows.length - 1)]
  const stop = next?.querySelector<HTMLElement>('[data-linked] > a, button')
  ;(stop ?? list).focus()
}
