import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { BottomBar } from '@/ui/layout/bottom-bar'

interface PayActionProps {
  /** The button or link, `wide` and `lg`. */
  children: ReactNode
  /** The fees, as a `FeeLine`; they may come and go without moving what is below. */
  fees: ReactNode
  /** false: another action has the bar of a phone. */
  hasBar?: boolean
}

/** The main action of a `PayPanel` with its fees under it; on a phone in the bar at the bottom. */
export function PayAction({ children, fees, hasBar = true }: PayActionProps) {
  return (
    <>
      <chakra.div hideBelow="lg">
        {children}
        <chakra.p textStyle="help" textAlign="center" mt="3" minHeight="1.3125rem">
          {fees}
        </chakra.p>
      </chakra.div>
      {hasBar && <BottomBar note={fees}>{children}</BottomBar>}
    </>
  )
}
