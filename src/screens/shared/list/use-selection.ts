import { useState } from 'react'
import { nothingSelected, type Selection } from '@/ui/table/selection'
import type { ListState } from './use-list-state'

/**
 * The selection in a list. Another page or order keeps it; another search or filter clears it,
 * because it changes the meaning of "all matching".
 */
export function useSelection({ text, filters }: Pick<ListState, 'text' | 'filters'>) {
  const scope = JSON.stringify([text, filters])
  const [stored, setStored] = useState({ scope, selection: nothingSelected, selecting: false })
  const { selection, selecting } = stored.scope === scope ? stored : nothing
  const isEmpty = selection.kind === 'rows' && Object.keys(selection.keys).length === 0
  return {
    selection,
    /** Checkboxes are shown, on a phone as well. */
    selecting: selecting || !isEmpty,
    select: (next: Selection) => setStored({ scope, selection: next, selecting }),
    begin: () => setStored({ scope, selection, selecting: true }),
    clear: () => setStored({ scope, ...nothing }),
  }
}

const nothing = { selection: nothingSelected, selecting: false }
