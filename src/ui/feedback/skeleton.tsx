import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import './bones.css'

/** A grey shape in place of text or a picture, with the size of the content. */
export const Bone = chakra('span', {}, { defaultProps: { className: 'bone' } })

const Root = chakra('div', {
  base: {
    position: 'relative',
    // Quick answers show no skeleton at all (product.md 2.0, "Loading").
    animation: 'ct-appear 120ms 150ms both',
  },
})

/** Above the bones, so that nothing moves when it appears. */
const Notice = chakra('p', {
  base: {
    position: 'absolute',
    zIndex: '1',
    top: '4',
    insetInline: '4',
    width: 'fit-content',
    maxWidth: 'measure',
    mx: 'auto',
    px: '4',
    py: '2.5',
    bg: 'surface',
    border: '1px solid',
    borderColor: 'line.control',
    borderRadius: 'control',
    boxShadow: 'float',
    textAlign: 'center',
    animation: 'ct-appear 160ms both',
  },
})

/** After this time a slow answer is reported. */
const slowMs = 10_000

interface SkeletonProps {
  /** `Bone`s in the layout of the content. */
  children: ReactNode
  /** Another skeleton of the same wait has the announcement. */
  silent?: boolean
}

/** The outline of the content, shown after 150 ms; screen readers announce "Loading". */
export function Skeleton({ children, silent = false }: SkeletonProps) {
  const slow = useIsSlow()
  if (silent) return <Root aria-hidden="true">{children}</Root>
  return (
    // Busy content is not read out, but the notice must be.
    <Root role="status" aria-busy={!slow}>
      <chakra.span srOnly>
        <FormattedMessage id="ui.skeleton.label" />
      </chakra.span>
      {slow && (
        <Notice>
          <FormattedMessage id="ui.skeleton.slow" />
        </Notice>
      )}
      <div aria-hidden="true">{children}</div>
    </Root>
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
