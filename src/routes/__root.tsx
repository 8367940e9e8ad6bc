import { createRootRouteWithContext } from '@tanstack/react-router'
import type { RouterContext } from '@/app/router-context'
import { PageError } from '@/app/failures/error-panel'
import { guard } from '@/app/guard/guard'
import type { AddressValue, SearchSchema } from '@/rules/addresses/address-search'
import { RootPending } from '@/app/frames/root-pending'
import { ScreenOrStatus } from '@/app/session/screen-or-status'

declare const unnamed: unique symbol

/**
 * For the compiler: an address takes no search params but those that its route names. A type without
 * any would take all.
 */
const namedSearch = (): SearchSchema<{ readonly [unnamed]?: AddressValue }> | undefined => undefined

export const Route = createRootRouteWithContext<RouterContext>()({
  validateSearch: namedSearch(),
  staticData: { address: null },
  beforeLoad: ({ context, location, matches, preload }) =>
    guard({ context, location, preload, address: matches.at(-1)?.staticData.address ?? null }),
  component: ScreenOrStatus,
  pendingComponent: RootPending,
  // The shell shows without delay; its skeleton fades in late, so it never flashes.
  pendingMs: 0,
  errorComponent: PageError,
})
