import { chakra } from '@chakra-ui/react/styled-system'
import { useMatches, useRouter } from '@tanstack/react-router'
import { createElement } from 'react'
import { FormattedMessage } from 'react-intl'
import { useSnapshot } from 'valtio'
import { OfficeOutline } from '@/layouts/office-outline'
import type { AddressRow } from '@/rules/addresses/address-row'
import { tenantOf } from '@/rules/tenants/hosts'
import { AuthPending } from '@/screens/shared/auth-pending'
import { LazyBoundary } from '@/screens/shared/lazy-boundary'
import { config } from '@/state/layout-config'
import { session } from '@/state/session'
import { AppFrame } from './app-frame'
import { AuthFrame } from './auth-frame'
import { BareFrame } from './bare-frame'
import { PublicFrame } from './public-frame'

/**
 * Shown until the guard knows whose site this is and who is there: the frame of the page that was
 * asked for, with the heading and the shape of its content. It has the measures of the loaded page,
 * and nothing in it depends on an answer.
 */
export function RootPending() {
  return (
    <AppFrame>
      <Outline />
    </AppFrame>
  )
}

function Outline() {
  const { site } = useRouter().options.context
  const { authenticated } = useSnapshot(session)
  const { sidebar, sidebar_collapsed: narrow } = useSnapshot(config)
  const address = useMatches().at(-1)?.staticData.address ?? null
  const frame = frameOf(address, tenantOf(site.host) !== null, authenticated)
  // They are sent on, so a form would be wrong.
  const isSentOn = authenticated && address?.access === 'guest-screen'
  const content = isSentOn ? <SentOn /> : frame === 'auth' ? <AuthPending /> : <RouteOutline />
  switch (frame) {
    case 'public':
      return <PublicFrame pending>{content}</PublicFrame>
    case 'auth':
      return <AuthFrame pending>{content}</AuthFrame>
    case 'admin':
      return (
        <OfficeOutline sidebar={sidebar} narrow={narrow}>
          {content}
        </OfficeOutline>
      )
    case 'bare':
      return <BareFrame>{content}</BareFrame>
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
  // On the root domain the one page of the public layout is the office's.
  if (address.layout === 'public' && !onTenant) return authenticated ? 'admin' : 'bare'
  return address.layout
}

function SentOn() {
  return (
    <chakra.p role="status" textStyle="help" textAlign="center" mt="16">
      <FormattedMessage id="shell.opening.signedIn" />
    </chakra.p>
  )
}

/** The shape that the page's own route shows while its data are on their way. */
function RouteOutline() {
  const { routesById } = useRouter()
  const match = useMatches().at(-1)
  const shape = match && routesById[match.routeId].options.pendingComponent
  return shape ? <LazyBoundary>{createElement(shape)}</LazyBoundary> : null
}
