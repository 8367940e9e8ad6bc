import { useEffect, useEffectEvent } from 'react'
import { resizeDebounceMs } from '@/rules/constants'

/** Calls back once the window has kept its size for the specified time (§9, "Resize debounce"). */
export function useResizeEnd(settled: () => void): void {
  const tell = useEffectEvent(settled)
  useEffect(() => {
    let timer: number | undefined
    const resized = () => {
      window.clearTimeout(timer)
      timer = window.setTimeout(tell, resizeDebounceMs)
    }
    window.addEventListener('resize', resized)
    return () => {
      window.removeEventListener('resize', resized)
      window.clearTimeout(timer)
    }
  }, [])
}
