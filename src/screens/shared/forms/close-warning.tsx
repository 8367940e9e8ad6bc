import type { ReactNode } from 'react'
import { Button } from '@/ui/action/button'
import { Banner } from '@/ui/feedback/banner'

interface CloseWarningProps {
  /** What is lost. */
  children: ReactNode
  /** The label of the button that closes all the same. */
  verb: ReactNode
  onClose: () => void
}

/** At the top of a dialog that was about to close: in sight, however far the dialog is scrolled. */
export function CloseWarning({ children, verb, onClose }: CloseWarningProps) {
  return (
    <div ref={scrollIntoSight}>
      <Banner
        tone="due"
        role="alert"
        action={
          <Button variant="outline" size="sm" onClick={onClose}>
            {verb}
          </Button>
        }
      >
        {children}
      </Banner>
    </div>
  )
}

const scrollIntoSight = (place: HTMLElement | null) => place?.scrollIntoView({ block: 'nearest' })
