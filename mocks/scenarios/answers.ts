import { contract } from '@/contract/all'
import { effects, type FaultEffect } from './fault'
import type { Scenario } from './scenario'

/** What a network and a server can do to an answer; the page says it in place. */

const found = '/real-estate-tax/search?by=address&q=main'

const search = (effect: FaultEffect) =>
  ({
    group: 'answers',
    tenant: 'miamicounty',
    path: found,
    ends: 'failed',
    faults: [{ match: { call: 'searchBills' }, effect }],
  }) as const satisfies Scenario

const departments = (effect: FaultEffect) =>
  ({
    group: 'answers',
    tenant: 'miamicounty',
    path: '/departments',
    ends: 'failed',
    faults: [{ match: { call: 'listDepartments' }, effect }],
  }) as const satisfies Scenario

const keyedCalls = Object.values(contract).flatMap(({ id, key }) =>
  key === 'header' || key === 'field' ? [id] : [],
)

export const answers = {
  'empty-search': {
    group: 'answers',
    tenant: 'miamicounty',
    path: '/real-estate-tax/search?q=08-004521',
    ends: 'page',
  },
  '30-second-answer': { ...search(effects.slow), ends: 'waits' },
  'no-answer': { ...search(effects.timeout), ends: 'waits' },
  'nothing-answers': {
    group: 'answers',
    tenant: 'miamicounty',
    path: '/departments',
    ends: 'waits',
    faults: [{ match: {}, effect: effects.timeout }],
  },
  'merchant-info-no-answer': {
    group: 'answers',
    tenant: 'miamicounty',
    path: '/departments',
    ends: 'waits',
    faults: [{ match: { call: 'getMerchantInfo' }, effect: effects.timeout }],
  },
  'network-lost': search(effects.network),
  'server-error': search(effects['500']),
  'county-system-down': {
    ...search(effects['502']),
    path: '/manufactured-home-tax/search?by=address&q=street',
  },
  'too-many-requests': search(effects['429']),
  'service-unavailable': departments(effects['503']),
  'html-answer': departments(effects.html),
  'malformed-answer': departments(effects.malformed),
  'empty-answer': departments(effects.empty),
  'wrong-shape': departments(effects['wrong-shape']),
  'fails-once': {
    ...search(effects['500']),
    ends: 'page',
    faults: [{ match: { call: 'searchBills' }, effect: effects['500'], times: 1 }],
  },
  /** The first answer to each change of staff is lost, after it was made. */
  'office-answer-lost': {
    group: 'answers',
    persona: 'merchant-admin',
    tenant: 'miamicounty',
    path: '/transactions-reports/transactions/1/real-estate-tax?day=2026-05-28',
    ends: 'page',
    faults: keyedCalls.map((call) => ({
      match: { call },
      effect: effects['drop-after-commit'],
      times: 1,
    })),
  },
  'slow-network': {
    group: 'answers',
    tenant: 'miamicounty',
    path: '/departments',
    ends: 'page',
    latency: 1_500,
  },
  chaos: {
    group: 'answers',
    tenant: 'miamicounty',
    path: '/departments',
    ends: 'page',
    faults: [
      { match: {}, effect: effects.network, chance: 0.08 },
      { match: {}, effect: effects['500'], chance: 0.08 },
      { match: {}, effect: effects.malformed, chance: 0.04 },
      { match: {}, effect: { kind: 'slow', ms: 3_000 }, chance: 0.2 },
    ],
  },
} as const satisfies Readonly<Record<string, Scenario>>
