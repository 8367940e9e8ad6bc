import { Component, type ReactNode, Suspense } from 'react'
import { ChunkFailure, missPart } from '@/state/chunks'

interface LazyBoundaryProps {
  children: ReactNode
  /** While it loads. */
  fallback?: ReactNode
}

interface LateState {
  error: Error | null
}

/**
 * Wraps a lazily loaded component. If it fails to load the rest of the page keeps working, and a
 * notice says what is missing (specification §8, "Loading a script chunk").
 */
export class LazyBoundary extends Component<LazyBoundaryProps, LateState> {
  override state: LateState = { error: null }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override componentDidCatch(error: Error): void {
    if (error instanceof ChunkFailure) missPart(error)
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === null) {
      return <Suspense fallback={this.props.fallback}>{this.props.children}</Suspense>
    }
    if (error instanceof ChunkFailure) return null
    throw error
  }
}
