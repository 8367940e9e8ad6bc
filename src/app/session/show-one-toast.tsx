import { useEffect, useEffectEvent, useRef } from 'react'
import { showAbovePages } from '@/app/frames/above-pages'
import { useToast } from '@/ui/feedback/toast'
import { ToastRegion } from '@/ui/feedback/toast-region'

/** Shows the next toast on a citizen's page, whose layout has no place for them; then goes away. */
export async function showOneToast(): Promise<void> {
  const takeAway = await showAbovePages('changes', <OneToast onGone={() => takeAway()} />)
}

function OneToast({ onGone }: { onGone: () => void }) {
  const toast = useToast()
  const wasShown = useRef(false)
  const gone = useEffectEvent(onGone)
  useEffect(() => {
    // A root cannot be taken away while it renders.
    if (toast === null && wasShown.current) setTimeout(gone)
    wasShown.current = toast !== null
  }, [toast])
  return <ToastRegion />
}
