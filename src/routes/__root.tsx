import { createRootRouteWithContext } from '@tanstack/react-router'
import type { RouterContext } from '@/router'
import { AppFrame } from './-app-frame'
import { PageError } from './-error-panel'
import { guard } from './-guard'
import { Opening } from './-opening'
import { ScreenOrStatus } from './-screen-left'

export const Route = createRootRouteWithContext<RouterContext>()({
  staticData: { address: null },
  beforeLoad: ({ context, location, matches, preload }) =>
    guard({ context, location, preload, address: matches.at(-1)?.staticData.address ?? null }),
  component: () => (
    <AppFrame>
      <ScreenOrStatus />
    </AppFrame>
  ),
  pendingComponent: Opening,
  errorComponent: PageError,
})
