import { useMatches, useRouter } from '@tanstack/react-router'
import { lazy } from 'react'
import { FormattedMessage } from 'react-intl'
import { useSnapshot } from 'valtio'
import type { AddressRow } from '@/rules/addresses/address-row'
import { tenantOf } from '@/rules/tenants/hosts'
import { LazyBoundary } from '@/screens/shared/failure/lazy-boundary'
import { config } from '@/state/preferences'
import { session } from '@/state/session/session'
import { lazyUi } from '@/ui/theme/late-ui'
import { PublicFrame } from './public-frame'
import { RouteOutline } from './route-outline'

// Most visits begin on a citizen's page, which needs none of these.
const OfficeOutline = lazyUi(
  async () => (await import('@/layouts/office/office-outline')).OfficeOutline,
)
const AuthFrame = lazy(async () => ({ default: (await import('./auth-frame')).AuthFrame }))
const BareFrame = lazy(async () => ({ default: (await import('./bare-frame')).BareFrame }))
const AuthPending = lazy(async () => ({
  default: (await import('@/screens/shared/auth/auth-pending')).AuthPending,
}))

/**
 * Shown until the guard knows merchant and user: the frame of the requested page, with its heading
 * and skeleton. It has the loaded page's measures, and depends on no answer.
 */
export function RootPending() {
  const { site } = useRouter().options.context
  const { authenticated } = useSnapshot(session)
  const { sidebar, sidebar_collapsed: narrow } = useSnapshot(config)
  const address = useMatches().at(-1)?.staticData.address ?? null
  const frame = frameOf(address, tenantOf(site.host) !== null, authenticated)
  // A signed-in user is redirected, so a form would be wrong.
  const isSentOn = authenticated && address?.access === 'guest-screen'
  const content = isSentOn ? <SentOn /> : frame === 'auth' ? <AuthPending /> : <RouteOutline />
  switch (frame) {
    case 'public':
      return <PublicFrame pending>{content}</PublicFrame>
    case 'auth':
      return (
        <LazyBoundary>
          <AuthFrame pending>{content}</AuthFrame>
        </LazyBoundary>
      )
    case 'admin':
      return (
        <LazyBoundary>
          <OfficeOutline sidebar={sidebar} narrow={narrow}>
            {(bones) => <RouteOutline otherwise={bones} />}
          </OfficeOutline>
        </LazyBoundary>
      )
    case 'bare':
      return (
        <LazyBoundary>
          <BareFrame>{content}</BareFrame>
        </LazyBoundary>
      )
  }
}

function frameOf(
  address: AddressRow | null,
  onTenant: boolean,
  authenticated: boolean,
): AddressRow['layout'] {
  if (address === null) return 'bare'
  // Without a session an office page leads to sign-in.
  if (address.layout === 'admin') return authenticated ? 'admin' : 'auth'
  // On the root domain the only page of the public layout is the office's.
  if (address.layout === 'public' && !onTenant) return authenticated ? 'admin' : 'bare'
  return authenticated && address.forStaff ? 'admin' : address.layout
}

function SentOn() {
  return (
    <p role="status" className="help opening">
      <FormattedMessage id="shell.opening.signedIn" />
    </p>
  )
}
