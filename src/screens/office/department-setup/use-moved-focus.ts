import { type RefObject, useRef } from 'react'
import { useAfterRender } from '@/ui/action/use-after-render'

/** The control of a department's row that takes focus. */
interface Target {
  readonly id: string
  readonly on: 'name' | 'up' | 'down'
  /** Its place, from 1: focus waits until the row is there. */
  readonly place: number
}

/**
 * A row that moves in the page loses focus: it gets it back at its new place. `left`: the row whose
 * department was open before, which takes focus at first.
 */
export function useMovedFocus(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
  left: string | undefined,
): (target: Target) => void {
  const wanted = useRef<Target | null>(
    left === undefined ? null : { id: left, on: 'name', place: ids.indexOf(left) + 1 },
  )
  useAfterRender(() => {
    const to = wanted.current
    if (to === null || ids[to.place - 1] !== to.id) return
    const row = list.current?.querySelector(`[data-department="${CSS.escape(to.id)}"]`)
    const control = row?.querySelector<HTMLElement>(`[data-focus=${to.on}]`)
    // Behind a dialog nothing takes focus.
    if (!control || document.querySelector('[aria-modal=true]')) return
    wanted.current = null
    control.focus()
  })
  return (target) => {
    wanted.current = target
  }
}
