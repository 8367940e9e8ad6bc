import type { RegisteredRouter } from '@tanstack/react-router'
import { subscribe } from 'valtio'
import { currentBuild, newestBuild } from '@/state/build-id'
import { chunks } from '@/state/chunks'
import { machineNow } from '@/state/clock'
import { importJobs } from '@/state/office/import-jobs'
import { isPaymentOpen } from '@/state/cart/payments-in-flight'

const minute = 60_000
/** A tab that is looked at again after this time may be of an earlier build. */
const longAwayMs = 30 * minute
/** A script that is gone says so as well; several are often gone together. */
const missingScriptMs = minute

/** Shows the note and returns how to take it away; `putAway`: the visitor closed it. */
type ShowNote = (putAway: () => void) => () => void

const showLazily: ShowNote = (putAway) => {
  let hide: (() => void) | null = null
  let isWanted = true
  import('./show-update-note').then(
    async ({ showUpdateNote }) => {
      const shown = await showUpdateNote(putAway)
      if (isWanted) hide = shown
      else shown()
    },
    // Without its script there is no note.
    () => undefined,
  )
  return () => {
    isWanted = false
    hide?.()
  }
}

/**
 * Says that a newer version is there, and offers a reload. Never at the checkout, while a payment is
 * open or a file is uploaded, or on a page where something was typed: there it waits for the next
 * page. Returns how to stop.
 */
export function followVersion(router: RegisteredRouter, show: ShowNote = showLazily): () => void {
  const build = currentBuild()
  if (build === '') return () => undefined
  let lookedAt = machineNow()
  let isNewer = false
  let isPutAway = false
  let hasTyped = false
  let hide: (() => void) | null = null

  const isCalm = () =>
    !hasTyped &&
    !isPaymentOpen() &&
    !chunks.missing &&
    !importJobs.uploads.some(({ stage }) => stage === 'sending') &&
    router.state.matches.at(-1)?.staticData.address?.name !== 'checkout'

  const update = () => {
    const isWanted = isNewer && !isPutAway && isCalm()
    if (isWanted && hide === null) {
      hide = show(() => {
        isPutAway = true
        update()
      })
    } else if (!isWanted && hide !== null) {
      hide()
      hide = null
    }
  }

  const look = async (afterMs: number) => {
    if (isNewer || machineNow() - lookedAt < afterMs) return
    lookedAt = machineNow()
    const newest = await newestBuild()
    isNewer = newest !== null && newest !== build
    update()
  }

  const onReturn = () => {
    if (document.visibilityState === 'visible') void look(longAwayMs)
  }
  // A script that was loaded ahead, as when a link is hovered, fails silently: only its element tells.
  const onFailedElement = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement || target instanceof HTMLScriptElement)
      void look(missingScriptMs)
  }
  const onInput = () => {
    hasTyped = true
    update()
  }
  document.addEventListener('visibilitychange', onReturn)
  document.addEventListener('input', onInput, true)
  window.addEventListener('error', onFailedElement, true)
  const stops = [
    subscribe(importJobs, update),
    subscribe(chunks, update),
    router.subscribe('onResolved', ({ pathChanged }) => {
      if (pathChanged) hasTyped = false
      update()
    }),
    () => document.removeEventListener('visibilitychange', onReturn),
    () => document.removeEventListener('input', onInput, true),
    () => window.removeEventListener('error', onFailedElement, true),
    () => hide?.(),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
