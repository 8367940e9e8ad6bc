import type { Scenario } from './scenario'

/** Other places, other times: those with a `world` or a `clock` have data of their own. */

const county = { group: 'worlds', tenant: 'miamicounty', ends: 'page' } as const

export const worlds = {
  'nothing-online': { group: 'worlds', tenant: 'galion', path: '/departments', ends: 'page' },
  'department-off': { ...county, path: '/departments', world: { patch: 'department-off' } },
  'merchant-disabled': {
    group: 'worlds',
    tenant: 'brewster',
    path: '/departments',
    ends: 'not-found',
  },
  'just-disabled': {
    ...county,
    path: '/departments',
    persona: 'user',
    ends: 'not-found',
    world: { patch: 'switched-off' },
  },
  'maintenance-notice': {
    ...county,
    path: '/departments',
    world: { patch: 'maintenance-notice' },
  },
  'payments-off': { ...county, path: '/departments', world: { patch: 'payments-off' } },
  'site-off': { ...county, path: '/departments', ends: 'closed', world: { patch: 'site-off' } },
  'site-off-soon': {
    ...county,
    path: '/overview-parcel/08-004512/2025/real-estate-tax',
    world: { patch: 'site-off-soon' },
    clock: '2026-06-01T14:10:00.000Z',
  },
  'site-off-for-staff': {
    ...county,
    path: '/dashboard',
    persona: 'merchant-admin',
    world: { patch: 'site-off' },
  },
  'one-by-one': {
    ...county,
    path: '/overview-parcel/08-004512/2025/real-estate-tax',
    world: { patch: 'one-by-one' },
  },
  'empty-world': { ...county, path: '/real-estate-tax/search?q=08-0045', world: { size: 'empty' } },
  'large-world': { ...county, path: '/real-estate-tax/search?q=08-0045', world: { size: 'large' } },
  'many-users': {
    ...county,
    path: '/users/1?tab=citizens',
    persona: 'merchant-admin',
    world: { patch: 'many-users' },
  },
  'import-failed': {
    ...county,
    path: '/import/accounts?import=15',
    persona: 'merchant-admin',
    world: { patch: 'import-failed' },
  },
  'card-testing': {
    ...county,
    path: '/overview-parcel/08-004512/2025/real-estate-tax',
    world: { patch: 'card-testing' },
  },
  'many-warnings': {
    group: 'worlds',
    tenant: null,
    path: '/admin/warnings',
    persona: 'super',
    ends: 'page',
    world: { patch: 'many-warnings' },
  },
  'after-due-date': {
    ...county,
    path: '/overview-parcel/08-004518/2025/real-estate-tax',
    clock: '2026-07-20T14:00:00.000Z',
  },
} as const satisfies Readonly<Record<string, Scenario>>
