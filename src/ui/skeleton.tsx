import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

/** A grey shape where text or a picture will be: give it the size of what comes. */
export const Bone = chakra('span', {
  base: {
    display: 'block',
    height: '4',
    width: '100%',
    borderRadius: '4px',
    bg: 'line',
    _highContrast: { border: '1px solid GrayText' },
  },
})

const Root = chakra('div', {
  base: {
    // Quick answers show no skeleton at all (product.md 2.0, "Loading").
    animation: 'ct-appear 120ms 150ms both',
  },
})

interface SkeletonProps {
  /** `Bone`s in the layout of what comes. */
  children: ReactNode
}

/** The shape of what comes, after 150 ms; screen readers hear "Loading". */
export function Skeleton({ children }: SkeletonProps) {
  return (
    <Root role="status" aria-busy="true">
      <chakra.span srOnly>
        <FormattedMessage id="ui.skeleton.label" />
      </chakra.span>
      <div aria-hidden="true">{children}</div>
    </Root>
  )
}
