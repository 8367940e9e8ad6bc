import { createRootRouteWithContext } from '@tanstack/react-router'
import type { RouterContext } from '@/router'
import { AppFrame } from './-app-frame'
import { PageError } from './-error-panel'
import { guard } from './-guard'
import { RootPending } from './-root-pending'
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
  pendingComponent: RootPending,
  // The shell waits for nothing; its bones stay out of sight for a blink.
  pendingMs: 0,
  errorComponent: PageError,
})
