import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * True while the page is put on paper. What only paper needs is made then: it costs no page its
 * time, and is right at that moment.
 */
export function useIsPrinted(): boolean {
  const [isPrinted, setPrinted] = useState(false)
  useEffect(() => {
    // At once: the browser takes the page as it is when its listeners are done.
    const begin = () => flushSync(() => setPrinted(true))
    const end = () => setPrinted(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinted
}
