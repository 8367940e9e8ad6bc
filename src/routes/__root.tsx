import { createRootRouteWithContext } from '@tanstack/react-router'
import type { RouterContext } from '@/app/router-context'
import { PageError } from '@/app/failures/error-panel'
import { guard } from '@/app/guard/guard'
import { isPlain } from '@/app/frames/plain-pages'
import { loadUi } from '@/ui/theme/late-ui'
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
  beforeLoad: async ({ context, location, matches, preload }) => {
    const address = matches.at(-1)?.staticData.address ?? null
    const [result] = await Promise.all([
      guard({ context, location, preload, address }),
      isPlain(address) ? null : loadUi(),
    ])
    return result
  },
  component: ScreenOrStatus,
  pendingComponent: RootPending,
  // The shell shows without delay; its skeleton fades in late, so it never flashes.
  pendingMs: 0,
  errorComponent: PageError,
})
