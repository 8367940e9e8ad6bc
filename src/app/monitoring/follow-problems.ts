import type { RegisteredRouter } from '@tanstack/react-router'
import { bugs } from '@/app/caught-errors'
import { beaconTo, report, reportTo, sendReports } from './report'
import { followVitals } from './vitals'

/** Most frames of a stack that are told. */
const mostPlaces = 10

/** Script, line and column of each frame in our own files; the rest of a stack can hold anything. */
export function placesIn(stack: string | undefined): string[] {
  const found = (stack ?? '').matchAll(/\/assets\/([\w.-]+\.js:\d+:\d+)/gu)
  return Array.from(found, ([, place = '']) => place).slice(0, mostPlaces)
}

/** A name is what the code says, but a script can set any. */
const typeOf = (error: unknown): string =>
  error instanceof Error && /^[A-Za-z]{1,60}$/u.test(error.name) ? error.name : 'unknown'

/** `https://example.com/a?b` → its origin; `inline`, `eval`, `trusted-types-sink` stay. */
export function blockedSource(uri: string): string {
  if (/^[a-z-]{0,40}$/u.test(uri)) return uri
  return URL.canParse(uri) ? new URL(uri).origin : 'unknown'
}

/** Tells of errors that nothing handles, of what the policy refuses, and how fast pages were. */
export function followProblems(router: RegisteredRouter, url: string): () => void {
  reportTo(beaconTo(url))
  const address = () => router.state.matches.at(-1)?.staticData.address?.path ?? 'other'
  const ofError = (error: unknown) =>
    report({
      kind: 'error',
      address: address(),
      type: typeOf(error),
      places: placesIn(error instanceof Error ? error.stack : undefined),
    })
  const { tell } = bugs
  bugs.tell = (error) => {
    tell(error)
    ofError(error)
  }
  const onError = ({ error }: ErrorEvent) => ofError(error)
  const onRejection = ({ reason }: PromiseRejectionEvent) => ofError(reason)
  const onViolation = (event: SecurityPolicyViolationEvent) =>
    report({
      kind: 'policy',
      address: address(),
      directive: event.effectiveDirective,
      blocked: blockedSource(event.blockedURI),
      place: placesIn(`${event.sourceFile}:${event.lineNumber}:${event.columnNumber}`)[0] ?? '',
    })
  // What is measured belongs to the page that the document opened at.
  const opened = address()
  const stopVitals = followVitals((name, value) =>
    report({ kind: 'vital', address: opened, name, value }),
  )
  const onHidden = () => {
    if (document.visibilityState === 'hidden') sendReports()
  }
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
  document.addEventListener('securitypolicyviolation', onViolation)
  document.addEventListener('visibilitychange', onHidden)
  return () => {
    window.removeEventListener('error', onError)
    window.removeEventListener('unhandledrejection', onRejection)
    document.removeEventListener('securitypolicyviolation', onViolation)
    document.removeEventListener('visibilitychange', onHidden)
    bugs.tell = tell
    stopVitals()
    reportTo(null)
  }
}
