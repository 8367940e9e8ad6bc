import { type ReactNode, useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import './bones.css'

/** After this time a slow answer is reported. */
const slowMs = 10_000

interface SkeletonProps {
  /** Bones in the layout of the content. */
  children: ReactNode
  /** Another skeleton of the same wait has the announcement. */
  silent?: boolean
}

/** The outline of the content, shown after 150 ms; screen readers announce "Loading". */
export function Skeleton({ children, silent = false }: SkeletonProps) {
  const slow = useIsSlow()
  if (silent) {
    return (
      <div className="skeleton" aria-hidden="true">
        {children}
      </div>
    )
  }
  return (
    // Busy content is not read out, but the notice must be.
    <div className="skeleton" role="status" aria-busy={!slow}>
      <span className="sr-only">
        <FormattedMessage id="ui.skeleton.label" />
      </span>
      {slow && (
        // Above the bones, so that nothing moves when it appears.
        <p className="skeleton-notice">
          <FormattedMessage id="ui.skeleton.slow" />
        </p>
      )}
      <div aria-hidden="true">{children}</div>
    </div>
  )
}

function useIsSlow(): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowMs)
    return () => clearTimeout(timer)
  }, [])
  return slow
}
