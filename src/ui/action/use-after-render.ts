import { useEffect } from 'react'

/**
 * Runs after each render of the component: for the focus, which follows rows and dialogs that come
 * and go. It must neither navigate nor set state, which would render again, without end; so every
 * other effect names what it depends on.
 */
export function useAfterRender(run: () => void): void {
  useEffect(run)
}
