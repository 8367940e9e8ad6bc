import { useEffect, useRef } from 'react'
import { useReadPage } from '@/screens/shared/list/use-list-page'
import { MaintenanceList } from './maintenance-list'
import { newWindowId, readMaintenanceSearch } from './maintenance-search'
import { KnownWindow } from './known-window'
import { NewWindow } from './new-window'

/** Windows of maintenance, for the provider (product.md A25): all of them, or one. */
export function MaintenanceScreen() {
  const { search, onSearch } = useReadPage(readMaintenanceSearch)
  const { window, ...list } = search
  const page = useRef<HTMLDivElement>(null)
  const shown = useRef(window)
  // A change of search params moves no focus by itself (decision 2); here it is another page.
  useEffect(() => {
    if (shown.current === window) return
    shown.current = window
    page.current?.querySelector('h1')?.focus()
  }, [window])
  // Saved, left without saving, or over: nothing is left to ask about.
  const onClose = () => onSearch({ window: undefined }, { replace: false, ignoreBlocker: true })
  return (
    <div ref={page}>
      {window === undefined ? (
        <MaintenanceList search={list} onSearch={onSearch} />
      ) : window === newWindowId ? (
        <NewWindow list={list} onClose={onClose} />
      ) : (
        <KnownWindow key={window} id={window} list={list} onClose={onClose} />
      )}
    </div>
  )
}
