import { useState } from 'react'

/** A fold that opens where a field in it has an error, and is closed by its user alone. */
export function useOpenOnError(hasError: boolean, submitCount: number) {
  const [isOpen, setOpen] = useState(false)
  const [seen, setSeen] = useState('')
  // Anew with each try to send: it may have been closed since the one before.
  const now = hasError ? String(submitCount) : ''
  if (now !== seen) {
    setSeen(now)
    if (hasError) setOpen(true)
  }
  return { isOpen, setOpen }
}
