import { useMatches, useRouter } from '@tanstack/react-router'
import { createElement } from 'react'
import { LazyBoundary } from '@/screens/shared/failure/lazy-boundary'

/** The skeleton that the page's own route shows while its data load; null: it has none. */
export function useRouteOutline() {
  const { routesById } = useRouter()
  const match = useMatches().at(-1)
  const shape = match && routesById[match.routeId].options.pendingComponent
  return shape ? <LazyBoundary>{createElement(shape)}</LazyBoundary> : null
}
