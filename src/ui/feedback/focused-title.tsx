import type { ReactNode } from 'react'
import { useFocusAtStart } from '@/ui/action/use-focus-at-start'

/** In a banner that replaces what had the focus, in place of its `title`: a heading that takes it. */
export function FocusedTitle({ children }: { children: ReactNode }) {
  const heading = useFocusAtStart<HTMLHeadingElement>()
  return (
    <h3 ref={heading} tabIndex={-1} className="banner-title">
      {children}
    </h3>
  )
}
