import { freshLink, linkTo } from '@mocks/scenarios/link'
import { type ScenarioName, scenarioOf } from '@mocks/scenarios/registry'
import type { PersonaName } from '@mocks/world/personas'
import { pagePlace } from '@mocks/hosts/shared/tab/page-place'

export const acts = ['pay', 'break', 'office'] as const
type Act = (typeof acts)[number]

interface Stop {
  /** Its texts: `demo.tour.<id>` and `demo.tour.<id>Look`. */
  readonly id: StopId
  readonly act: Act
  readonly tenant: string | null
  readonly persona: PersonaName | null
  readonly at: { readonly path: string } | { readonly scenario: ScenarioName }
}

type StopId =
  | 'list'
  | 'bill'
  | 'paid'
  | 'lost'
  | 'fails'
  | 'closed'
  | 'dashboard'
  | 'people'
  | 'denied'

const county = { tenant: 'miamicounty', persona: null } as const
const bill = { path: '/overview-parcel/08-004512/2025/real-estate-tax' }

/** Two minutes, in this order: each in the right city, as the right person. */
export const stops: readonly Stop[] = [
  { id: 'list', act: 'pay', ...county, at: { path: '/departments' } },
  { id: 'bill', act: 'pay', ...county, at: bill },
  { id: 'paid', act: 'pay', ...county, at: bill },
  { id: 'lost', act: 'break', ...county, at: { scenario: 'answer-lost-after-charge' } },
  { id: 'fails', act: 'break', ...county, at: { scenario: 'server-error' } },
  { id: 'closed', act: 'break', ...county, at: { scenario: 'site-off' } },
  {
    id: 'dashboard',
    act: 'office',
    tenant: 'miamicounty',
    persona: 'merchant-admin',
    at: { path: '/dashboard' },
  },
  {
    id: 'people',
    act: 'office',
    tenant: 'miamicounty',
    persona: 'merchant-admin',
    at: { path: '/users/1' },
  },
  {
    id: 'denied',
    act: 'office',
    tenant: 'miamicounty',
    persona: 'merchant-admin',
    at: { scenario: 'staff-may-not-pay' },
  },
]

/** Ends what the tab plays, but for a scenario's own. */
export function stopLink({ tenant, persona, at }: Stop): string {
  return 'scenario' in at
    ? linkTo(pagePlace(), at.scenario, scenarioOf(at.scenario))
    : freshLink(pagePlace(), { tenant, path: at.path, persona })
}
