import { lazy, useEffect, useState } from 'react'
import { FindButton } from '@/layouts/find-button'
import { LazyBoundary } from '@/screens/shared/failure/lazy-boundary'
import { useViewer } from '@/state/session/viewer'
import { isPageCovered, isTyping, listSearch } from '@/ui/action/page-keys'
import { loadMessages } from './load-messages'

const Dialog = lazy(async () => {
  await loadMessages('lookup', 'payment-words', 'list')
  return { default: (await import('@/screens/office/lookup/find-payment')).FindPayment }
})

/** The header's search of the office (product.md 2.3): by its button, Ctrl+K or `/`. */
export function FindPayment() {
  const [open, setOpen] = useState(false)
  const { subject } = useViewer()
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (!opensSearch(event)) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [])
  return (
    <>
      <FindButton onOpen={() => setOpen(true)} />
      {open && (
        <LazyBoundary>
          {/* Another person's hits are theirs. */}
          <Dialog key={subject.user_id} onClose={() => setOpen(false)} />
        </LazyBoundary>
      )}
    </>
  )
}

/** `/` belongs to the page's own search where there is one. */
function opensSearch(event: KeyboardEvent): boolean {
  const { key, altKey, ctrlKey, metaKey, target } = event
  if (event.defaultPrevented || altKey) return false
  if (isPageCovered()) return false
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k'
  return key === '/' && !isTyping(target) && listSearch() === null
}
