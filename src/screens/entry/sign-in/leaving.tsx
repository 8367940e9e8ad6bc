import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { Card } from '@/ui/layout/card'
import { WaitIcon } from '@/ui/display/icons'
import type { Destination } from './destination'

/** Shown until the next page is loaded (product.md B1). */
export function Leaving({ to }: { to: Destination }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that had focus is gone, so focus moves.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <Card px={{ base: '5', sm: '8' }} py="12">
      <chakra.div display="flex" flexDirection="column" alignItems="center" gap="4">
        <Turning>
          <WaitIcon />
        </Turning>
        <chakra.h1 ref={heading} tabIndex={-1} textStyle="h2" textAlign="center">
          <FormattedMessage id={`sign-in.leaving.${to}`} />
        </chakra.h1>
      </chakra.div>
    </Card>
  )
}

const Turning = chakra('span', {
  base: {
    color: 'brand.text',
    animation: 'ct-turn 900ms linear infinite',
    '--icon-size': '2rem',
  },
})
