import { Outlet, useMatches } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { useSnapshot } from 'valtio'
import { screenLeft } from '@/state/session/screen-left'

/** The page, unless its session is over and the next page is not loaded yet. */
export function ScreenOrStatus() {
  const { match: left } = useSnapshot(screenLeft)
  const shown = useMatches({ select: (matches) => matches.at(-1)?.id })
  if (left === null || left !== shown) return <Outlet />
  return (
    <p role="status" className="help opening">
      <FormattedMessage id="shell.opening.signingOut" />
    </p>
  )
}
