import type { PersonaName } from '@mocks/world/personas'
import type { ScriptFault } from './link'
import type { ScenarioName } from './registry'

/**
 * The error catalogue (specification §8) row by row, and what else can go wrong with an answer:
 * each link shows just that.
 */
export type ErrorLink =
  | { readonly kind: 'scenario'; readonly name: ScenarioName }
  | { readonly kind: 'script'; readonly fault: ScriptFault }
  /** Without a name of its own. */
  | {
      readonly kind: 'page'
      readonly title: 'login-401'
      readonly persona: PersonaName | null
      readonly tenant: string
      readonly path: string
      readonly faults: readonly string[]
    }

export interface ErrorRow {
  readonly row:
    | '401'
    | 'subdomain'
    | '403'
    | '404'
    | 'login'
    | 'fields'
    | 'token'
    | 'lists'
    | 'logged'
    | 'logout'
    | 'scripts'
    | 'answers'
    | 'time'
  readonly links: readonly ErrorLink[]
}

const by = (...names: ScenarioName[]): readonly ErrorLink[] =>
  names.map((name) => ({ kind: 'scenario', name }))

/** The bill's screen, whose script can fail (src/state/chunks.ts). */
export const scriptPage = {
  tenant: 'miamicounty',
  path: '/overview-parcel/08-004512/2025/real-estate-tax',
}

export const errorRows: readonly ErrorRow[] = [
  { row: '401', links: by('401-signs-out', '401-in-mid-form', 'signed-out-while-paying') },
  { row: 'subdomain', links: by('403-unknown-subdomain', 'no-such-subdomain') },
  { row: '403', links: by('403-no-permission', 'staff-may-not-pay', 'not-their-profile') },
  { row: '404', links: by('404-not-found', 'merchant-disabled', 'charge-404') },
  {
    row: 'login',
    links: [
      ...by('sign-in-refused'),
      {
        kind: 'page',
        title: 'login-401',
        persona: null,
        tenant: 'miamicounty',
        path: '/sign-in',
        faults: ['login:401'],
      },
    ],
  },
  {
    row: 'fields',
    links: by('registration-refused', 'reset-mail-refused', 'new-password-refused'),
  },
  { row: 'token', links: by('token-refused', 'token-check-unanswered') },
  { row: 'lists', links: by('merchant-list-fails', 'profile-fails', 'report-fails') },
  { row: 'logged', links: by('merchant-info-fails', 'merchant-info-no-answer') },
  { row: 'logout', links: by('sign-out-fails') },
  {
    row: 'scripts',
    links: [
      { kind: 'script', fault: 'slow' },
      { kind: 'script', fault: 'gone' },
    ],
  },
  {
    row: 'answers',
    links: by(
      'server-error',
      'county-system-down',
      'service-unavailable',
      'too-many-requests',
      'html-answer',
      'malformed-answer',
      'empty-answer',
      'wrong-shape',
    ),
  },
  {
    row: 'time',
    links: by(
      'network-lost',
      'no-answer',
      'nothing-answers',
      '30-second-answer',
      'charge-unanswered',
    ),
  },
]
