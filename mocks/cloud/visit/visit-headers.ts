import type { Fault } from '@mocks/scenarios/fault'

/**
 * The headers that name a request's visit. The application does not know them: the page's
 * interception adds them (mocks/hosts), so that one tab's faults affect no other.
 */
export const visitHeaders = {
  /** A name of the registry (mocks/scenarios). */
  scenario: 'X-Scenario',
  /** Any word; calls are counted by it (`nth`, `times`). */
  visit: 'X-Demo-Visit',
  /** Armed faults as JSON, before all others. */
  faults: 'X-Demo-Faults',
} as const

/** Headers hold no letters beyond ASCII; JSON can do without them. */
export function faultsHeader(faults: readonly Fault[]): string {
  return JSON.stringify(faults).replaceAll(/[^\u0020-\u007E]/g, (unit) => {
    const code = unit.charCodeAt(0).toString(16)
    return `\\u${code.padStart(4, '0')}`
  })
}
