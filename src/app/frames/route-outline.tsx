import { useMatches, useRouter } from '@tanstack/react-router'
import { createElement, type ReactNode } from 'react'
import { LazyBoundary } from '@/screens/shared/failure/lazy-boundary'

interface RouteOutlineProps {
  /** Where the route has no skeleton of its own. */
  otherwise?: ReactNode
}

/** The skeleton that the page's own route shows while its data load. */
export function RouteOutline({ otherwise = null }: RouteOutlineProps) {
  const { routesById } = useRouter()
  const match = useMatches().at(-1)
  const shape = match && routesById[match.routeId].options.pendingComponent
  return shape ? <LazyBoundary>{createElement(shape)}</LazyBoundary> : otherwise
}
