import type { QueryClient } from '@tanstack/react-query'

/** The button of `ErrorState` (src/ui/feedback/error-state.tsx). */
const retrySelector = '.empty-state[data-tone=late] > button'
const headingSelector = 'h1, h2, h3'

/**
 * “Try again” keeps the focus while its call runs and when that fails again; what comes instead
 * takes it. No first screen needs this, so it is part of what follows the page afterwards.
 */
export function keepRetryInPlace(queryClient: QueryClient): () => void {
  const stopKeeping = keepFailureWhileRetried(queryClient)
  const stopFollowing = followRetryFocus(queryClient)
  return () => {
    stopKeeping()
    stopFollowing()
  }
}

const focusedRetry = () => document.activeElement?.closest<HTMLElement>(retrySelector) ?? null

/** TanStack Query forgets the error of a query without data as soon as it is fetched again. */
function keepFailureWhileRetried(queryClient: QueryClient): () => void {
  const errors = new WeakMap<object, unknown>()
  const queries = queryClient.getQueryCache()
  // The first screen's calls have failed before this script came.
  for (const query of queries.getAll())
    if (query.state.error !== null) errors.set(query, query.state.error)
  return queries.subscribe((event) => {
    if (event.type !== 'updated') return
    const { query, action } = event
    if (action.type === 'error') errors.set(query, action.error)
    else if (action.type === 'success') errors.delete(query)
    const error = errors.get(query)
    if (action.type === 'fetch' && error && query.state.data === undefined && focusedRetry())
      query.setState({ error, status: 'error' })
  })
}

/** The browser drops the focus when the focused element is removed. */
function followRetryFocus(queryClient: QueryClient): () => void {
  let place: Element | null = null
  let held: HTMLElement | null = null
  const observer = new MutationObserver(() => {
    if (held === null || document.activeElement === held) {
      if (held !== null && !held.matches(retrySelector) && queryClient.isFetching() === 0) stop()
      return
    }
    // The user has moved on.
    if (held.isConnected || document.activeElement !== document.body) {
      stop()
      return
    }
    held = successor(place)
    held?.focus({ preventScroll: true })
  })
  const stop = () => {
    observer.disconnect()
    held = null
  }
  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(retrySelector) : null
    if (button === null) return
    held = button
    place = button.closest('section, main')
    observer.observe(document.body, { childList: true, subtree: true })
  }
  // Before the press is answered: a page that failed whole goes at once, and its button with it.
  document.addEventListener('click', onClick, true)
  return () => {
    stop()
    document.removeEventListener('click', onClick, true)
  }
}

/** The button of the next failure, else the heading of what has come, else the page's. */
function successor(place: Element | null): HTMLElement | null {
  const main = document.querySelector<HTMLElement>('main')
  const here = place?.isConnected ? place : main
  const target =
    here?.querySelector<HTMLElement>(retrySelector) ??
    here?.querySelector<HTMLElement>(headingSelector) ??
    main?.querySelector<HTMLElement>('h1') ??
    main
  // Only a page's own heading can be focused by itself.
  if (target && !target.matches('button, [tabindex]')) target.tabIndex = -1
  return target
}
