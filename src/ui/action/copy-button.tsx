import { useEffect, useState } from 'react'
import { CheckIcon, CopyIcon } from '@/ui/display/icons'
import { announce } from '@/ui/feedback/live-region'
import { Button } from './button'

const saidForMs = 3_000

interface CopyButtonProps {
  /** What goes to the clipboard. */
  text: string
  /** On the button. */
  label: string
  /** Its whole name: what is copied. */
  name: string
  /** On the button and announced, once it is copied. */
  copied: string
}

/** Copies a number that is wanted elsewhere. Where the browser has no clipboard there is no button. */
export function CopyButton({ text, label, name, copied }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return undefined
    const timer = setTimeout(() => setIsCopied(false), saidForMs)
    return () => clearTimeout(timer)
  }, [isCopied])
  // A page that does not come by https has none.
  if (!window.isSecureContext) return null

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      // The browser does not allow it; the number can still be selected.
      return
    }
    setIsCopied(true)
    announce(copied)
  }
  return (
    <Button
      size="sm"
      variant="quiet"
      aria-label={isCopied ? undefined : name}
      icon={isCopied ? <CheckIcon /> : <CopyIcon />}
      onClick={() => void copy()}
    >
      {isCopied ? copied : label}
    </Button>
  )
}
