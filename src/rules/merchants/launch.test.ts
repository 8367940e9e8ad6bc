import { describe, expect, test } from 'vitest'
import { defaultSettings } from './default-settings'
import { launchBlocksOf, launchChecklist, type LaunchSetup } from './launch'
import { identityValues, merchantDefaults } from './merchant-texts'
import { newtown } from './newtown.test-support'

const payment_settings = defaultSettings(2, 'utility')
const water = { name: 'Water', status: true, source_type: 2, url: null, payment_settings } as const
const blind = { ...water, name: 'Estimates', source_type: 4 } as const
const vendor = {
  ...water,
  name: 'Tax',
  source_type: 3,
  url: 'https://tax.newtown.example/',
} as const

const merchant: LaunchSetup['merchant'] = {
  ...merchantDefaults,
  ...identityValues.toBody(newtown),
  sub_domain: 'newtown',
  is_enabled: 0,
  environment: 'UAT',
  tested_at: '2026-06-01T14:00:00.000Z',
}

const ready: LaunchSetup = { merchant, departments: [water], hasCardPoint: true, admins: 1 }

const blocked = (change: Partial<LaunchSetup>) =>
  launchChecklist({ ...ready, ...change }).flatMap(({ step, blocks }) =>
    blocks.map(({ code, department }) => [step, code, department]),
  )

describe('what keeps a site from opening (product.md A3)', () => {
  test('a new merchant: its departments, credentials, an admin and a test', () => {
    expect(blocked({ departments: [], hasCardPoint: false, admins: 0 })).toEqual([
      ['departments', 'no-department', null],
      ['card-point', 'no-card-point', null],
      ['users', 'no-admin', null],
    ])
  })

  test.each<[string, Partial<LaunchSetup>, (string | null)[][]]>([
    ['nothing', {}, []],
    [
      'a field is missing',
      { merchant: { ...merchant, repName: '' } },
      [['identity', 'identity-incomplete', null]],
    ],
    [
      'the subdomain is no subdomain',
      { merchant: { ...merchant, sub_domain: 'api' } },
      [['domain', 'domain-invalid', null]],
    ],
    [
      'a site rule is broken',
      { merchant: { ...merchant, max_cart_items: 0 } },
      [['rules', 'rules-invalid', null]],
    ],
    [
      'every department is off',
      { departments: [{ ...water, status: false }] },
      [['departments', 'no-department-on', null]],
    ],
    [
      'a department of another system has no source',
      { departments: [{ ...water, name: 'Homes', source_type: 1, source: null }] },
      [['departments', 'source-missing', 'Homes']],
    ],
    [
      'it has one',
      { departments: [{ ...water, source_type: 1, source: { endpoint: 'https://a.example/' } }] },
      [],
    ],
    [
      'a vendor’s site is not on the list',
      { departments: [water, vendor] },
      [['departments', 'link-missing', 'Tax']],
    ],
    [
      'it is on the list',
      {
        departments: [water, vendor],
        merchant: { ...merchant, outside_hosts: ['tax.newtown.example'] },
      },
      [],
    ],
    [
      'a payment without a bill asks for nothing',
      { departments: [blind] },
      [['departments', 'fields-missing', 'Estimates']],
    ],
    [
      'a department takes neither cards nor e-checks',
      { departments: [{ ...water, payment_settings: { ...payment_settings, tenders: [] } }] },
      [['payments', 'no-tender', 'Water']],
    ],
    [
      'one that is off may be unfinished',
      { departments: [water, { ...blind, status: false }] },
      [],
    ],
    ['no credentials', { hasCardPoint: false }, [['card-point', 'no-card-point', null]]],
    [
      'before the first department is on, what they all will need is open, too',
      {
        departments: [{ ...water, status: false }],
        hasCardPoint: false,
        merchant: { ...merchant, tested_at: null },
      },
      [
        ['departments', 'no-department-on', null],
        ['card-point', 'no-card-point', null],
        ['review', 'not-tested', null],
      ],
    ],
    [
      'those of a vendor’s site alone need neither credentials nor a test',
      {
        departments: [{ ...vendor, status: false }],
        hasCardPoint: false,
        merchant: { ...merchant, tested_at: null },
      },
      [['departments', 'no-department-on', null]],
    ],
    [
      'nothing is paid here: no credentials and no test are needed',
      {
        departments: [vendor],
        hasCardPoint: false,
        merchant: { ...merchant, outside_hosts: ['tax.newtown.example'], tested_at: null },
      },
      [],
    ],
    ['no admin', { admins: 0 }, [['users', 'no-admin', null]]],
    [
      'the sender’s address is none',
      { merchant: { ...merchant, sender: { from_name: '', reply_to: 'office' } } },
      [['notifications', 'sender-invalid', null]],
    ],
    [
      'no test payment',
      { merchant: { ...merchant, tested_at: null } },
      [['review', 'not-tested', null]],
    ],
    [
      'a real site cannot be tested',
      { merchant: { ...merchant, tested_at: null, environment: 'PROD' } },
      [],
    ],
  ])('%s', (_case, change, expected) => {
    expect(blocked(change)).toEqual(expected)
    const steps = launchChecklist({ ...ready, ...change })
    expect(launchBlocksOf(steps)).toHaveLength(expected.length)
  })
})

test.each([
  ['a merchant that is ready', ready, ['notifications', 'review']],
  [
    'one that is open and can be answered',
    {
      ...ready,
      merchant: {
        ...merchant,
        is_enabled: 1,
        sender: { from_name: '', reply_to: 'office@newtown.example' },
      },
    } satisfies LaunchSetup,
    [],
  ],
  [
    'a new one',
    { ...ready, departments: [] },
    ['departments', 'payments', 'notifications', 'review'],
  ],
])('the steps that are not completed: %s', (_case, setup, open) => {
  const steps = launchChecklist(setup).filter(({ completed }) => !completed)
  expect(steps.map(({ step }) => step)).toEqual(open)
})
