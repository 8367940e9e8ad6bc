import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useEffect, useRef } from 'react'
import { Card } from '@/ui/layout/card'

interface AuthCardProps {
  /** The h1; focus moves to it on every navigation. */
  title: ReactNode
  subtitle?: ReactNode
  /** Set where the card replaces another at the same address, along with its focus. */
  takesFocus?: boolean
  /** Above the card: the reason for signing in. */
  notice?: ReactNode
  children: ReactNode
  /** Below the card: other links. */
  after?: ReactNode
}

/** The column of the sign-in pages. */
export function AuthCard({
  title,
  subtitle,
  takesFocus = false,
  notice,
  children,
  after,
}: AuthCardProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <chakra.div display="flex" flexDirection="column" gap="5" pb={{ sm: '4' }}>
      {notice}
      <Card px={{ base: '5', sm: '8' }} py={{ base: '6', sm: '8' }}>
        <chakra.header mb="6">
          <chakra.h1 ref={heading} tabIndex={-1} textStyle="h1">
            {title}
          </chakra.h1>
          {subtitle !== undefined && (
            <chakra.p mt="1" color="fg.muted" lineHeight="1.5">
              {subtitle}
            </chakra.p>
          )}
        </chakra.header>
        {children}
      </Card>
      {after}
    </chakra.div>
  )
}

/** A question and its link. */
export const AuthAside = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'center',
    columnGap: '2',
    textAlign: 'center',
    '& > span': { color: 'fg.muted' },
    '& > a': { py: '2.5', fontWeight: 'medium' },
  },
})
