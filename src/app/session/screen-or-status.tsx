import { chakra } from '@chakra-ui/react/styled-system'
import { Outlet, useMatches } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { useSnapshot } from 'valtio'
import { screenLeft } from '@/state/session/screen-left'

// Shown after a delay only: a message that flashes cannot be read.
const Status = chakra('p', {
  base: {
    textStyle: 'help',
    textAlign: 'center',
    pt: '24',
    px: '5',
    animation: 'ct-appear 120ms 500ms both',
  },
})

/** The page, unless its session is over and the next page is not loaded yet. */
export function ScreenOrStatus() {
  const { match: left } = useSnapshot(screenLeft)
  const shown = useMatches({ select: (matches) => matches.at(-1)?.id })
  if (left === null || left !== shown) return <Outlet />
  return (
    <Status role="status">
      <FormattedMessage id="shell.opening.signingOut" />
    </Status>
  )
}
