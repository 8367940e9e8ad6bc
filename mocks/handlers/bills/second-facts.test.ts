import { beforeEach, describe, expect, it } from 'vitest'
import { searchBills } from '@/contract/bills/bill-search'
import { getBill } from '@/contract/bills/bills'
import type { SearchWay } from '@/contract/departments/departments'
import type { Cloud } from '@mocks/app/cloud'
import { createCloud } from '@mocks/app/create-cloud'
import { callerFor, tokenFor } from '@mocks/hosts/caller'
import { bornOf } from '@mocks/world/bills/court-tickets'
import { createWorld } from '@mocks/world/create-world'
import type { ParcelRow } from '@mocks/world/bills/parcels'
import type { Proof } from './second-fact-needed'

// Utilities and court tell nothing for one fact. Each table is an attack that once listed names.

const minute = 60_000
const world = createWorld('civic-till')
const rowsOf = (label: string, departmentId: string) =>
  world.tenant(label)?.parcels.filter((row) => row.department_id === departmentId) ?? []

const offices = [
  ['tiffin', 'water-sewer', '10-002232'],
  ['leax', 'sewer', '20-001150'],
  ['chardon', 'municipal-court', 'TR-26-00139'],
] as const

let cloud: Cloud
let clock: number
let networks = 0

beforeEach(() => {
  clock = 0
  cloud = createCloud({ now: () => clock })
})

interface Query extends Proof {
  by: SearchWay
  q: string
  house?: string
}

/** Each from its own network, so that the limits do not interfere. */
async function asked(
  label: string,
  departmentId: string,
  query: Query,
  address = `203.0.113.${(networks += 1)}`,
) {
  const caller = callerFor(cloud, label, { departmentId, address })
  return caller.call(searchBills, { query: { per_page: 100, ...query } })
}
const found = async (label: string, departmentId: string, query: Query) =>
  (await asked(label, departmentId, query)).answer?.data.map(({ account }) => account)

const lastName = ({ owner }: ParcelRow) => owner.split(',')[0] ?? ''
const factsOf = (row: ParcelRow) => [
  { zip: row.zip },
  { name: lastName(row) },
  { born: bornOf(row) ?? '1980-01-01' },
  { zip: row.zip, name: lastName(row), born: bornOf(row) ?? '' },
]

describe.each(offices)('a part of a number at %s, %s', (label, departmentId, account) => {
  const target = rowsOf(label, departmentId).find((row) => row.account === account)
  if (!target) throw new Error(`no ${account}`)
  const [first = '', ...rest] = account.split('-')

  it.each([
    first,
    `${first}-`,
    account.slice(0, 4),
    account.slice(0, -1),
    account.slice(1),
    rest.join('-'),
    account.slice(-4),
    `${account}0`,
    '00',
    '0',
    '--',
    ' - -',
    '%%',
    '.*',
    '**',
    '__',
    `${first}-*`,
  ])('%j lists nothing, with whatever second fact', async (q) => {
    for (const by of ['number', 'case'] as const) {
      for (const facts of factsOf(target)) {
        expect((await found(label, departmentId, { by, q, ...facts })) ?? []).toEqual([])
      }
    }
  })

  it('is no longer needed: the whole number with an accepted fact finds one', async () => {
    const facts =
      departmentId === 'municipal-court' ? { name: lastName(target) } : { zip: target.zip }
    expect(await found(label, departmentId, { by: 'number', q: account, ...facts })).toEqual([
      account,
    ])
  })
})

it('the city’s ZIP and “10” once listed 120 accounts, with names', async () => {
  const [{ zip } = { zip: '' }] = rowsOf('tiffin', 'water-sewer')
  expect(rowsOf('tiffin', 'water-sewer')).toHaveLength(120)
  const query = { by: 'number', q: '10', zip } as const
  expect((await asked('tiffin', 'water-sewer', query)).answer).toMatchObject({
    data: [],
    pagination: { total: 0 },
    similar: [],
  })
  // From all departments there are parking tickets, which are open record.
  const { answer } = await asked('tiffin', '', query)
  expect(answer?.data.filter((row) => row.department_id === 'water-sewer')).toEqual([])
})

describe('a bare last name', () => {
  const cases = rowsOf('chardon', 'municipal-court')
  const accounts = rowsOf('tiffin', 'water-sewer')
  const [ticket] = cases
  const [account] = accounts
  if (!ticket || !account) throw new Error('the world has neither')
  const name = lastName(ticket)

  it.each([
    ['as the name', { by: 'name', q: name }],
    ['twice', { by: 'name', q: name, name }],
    ['as the owner', { by: 'owner', q: name, name }],
    ['beside the beginning of all numbers', { by: 'number', q: 'TR', name }],
    ['beside no number', { by: 'number', q: '--', name }],
    ['beside the beginning of all cases', { by: 'case', q: '26-TRD', name }],
    ['beside no contractor', { by: 'contractor', q: ',,', name }],
    ['beside no street', { by: 'address', q: ',,', name }],
    ['beside a street', { by: 'address', q: 'street', name }],
    ['with a ZIP', { by: 'name', q: name, zip: ticket.zip }],
    ['with a year of birth', { by: 'name', q: name, born: (bornOf(ticket) ?? '').slice(0, 4) }],
  ] as const)('%s finds no court case', async (_, query) => {
    expect((await found('chardon', 'municipal-court', query)) ?? []).toEqual([])
    expect((await found('chardon', '', query)) ?? []).toEqual([])
  })

  it.each([
    ['the city’s ZIP', { by: 'owner', q: lastName(account), zip: account.zip }],
    ['the city’s ZIP, as a name', { by: 'name', q: lastName(account), zip: account.zip }],
    ['a street', { by: 'address', q: 'street', name: lastName(account) }],
    ['a part of a street', { by: 'address', q: 'st', name: lastName(account) }],
    ['a range of houses', { by: 'address', q: 'Street', house: '1-999', name: lastName(account) }],
    ['no contractor', { by: 'contractor', q: ',,', name: lastName(account) }],
  ] as const)('and %s find no water account', async (_, query) => {
    expect((await found('tiffin', 'water-sewer', query)) ?? []).toEqual([])
  })

  it('and the date of birth find the person’s case; a part of the name does not', async () => {
    const born = bornOf(ticket) ?? ''
    const by = 'name' as const
    expect(await found('chardon', 'municipal-court', { by, q: name, born })).toEqual([
      ticket.account,
    ])
    expect(await found('chardon', 'municipal-court', { by, q: name.slice(0, 2), born })).toEqual([])
  })

  it('and the whole address find the account', async () => {
    const [house = '', ...street] = account.address.split(' ')
    const whole = { by: 'address', q: street.join(' '), house, name: lastName(account) } as const
    expect(await found('tiffin', 'water-sewer', whole)).toContain(account.account)
    expect(await found('tiffin', 'water-sewer', { ...whole, name: 'Nobody' })).toEqual([])
  })
})

describe('wrong facts', () => {
  const home = '198.51.100.1'
  const [water] = offices
  const [label, departmentId, account] = water
  const zip = rowsOf(label, departmentId)[0]?.zip ?? ''
  const right = { by: 'number', q: account, zip } as const
  const guess = (number: number, q: string = account, address = home) =>
    asked(label, departmentId, { by: 'number', q, name: `Guess${'x'.repeat(number)}` }, address)
  const bill = (proof: Proof, address = home) =>
    callerFor(cloud, label, { departmentId, address }).call(getBill, {
      params: { parcelId: account, year: '2026' },
      query: proof,
    })

  it('of one account end after ten, from wherever they come, and true ones with them', async () => {
    for (let n = 0; n < 10; n++) {
      expect((await guess(n, account, `192.0.2.${n}`)).answer?.data).toEqual([])
    }
    const refused = await asked(label, departmentId, right)
    expect([refused.status, refused.failure.code]).toEqual([429, 'too_many'])
    expect(refused.failure.message).toMatch(/^Too many tries/u)
    expect(refused.headers.get('Retry-After')).toBe('3600')
    // Its address is the same account, and so it is with its dashes left out.
    expect((await bill({ zip }, '192.0.2.99')).status).toBe(429)
    expect((await asked(label, departmentId, { ...right, q: '10002232' })).status).toBe(429)
    expect((await asked(label, departmentId, { ...right, q: '10-002231' })).status).toBe(200)
    clock += 60 * minute
    expect((await asked(label, departmentId, right)).answer?.data).toHaveLength(1)
  })

  it('from one network end after twenty, for any accounts', async () => {
    for (let n = 0; n < 20; n++) expect((await guess(n, `10-0022${30 + n}`)).status).toBe(200)
    const refused = await asked(label, departmentId, right, home)
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '900'])
    expect((await bill({ zip })).status).toBe(429)
    expect((await asked(label, departmentId, right)).status).toBe(200)
    clock += 15 * minute
    expect((await asked(label, departmentId, right, home)).status).toBe(200)
  })

  it('count for a number that is not there, too', async () => {
    for (let n = 0; n < 20; n++) await guess(0, `10-9999${10 + n}`)
    expect((await asked(label, departmentId, right, home)).status).toBe(429)
  })

  it('count at the bill’s own address', async () => {
    for (let n = 0; n < 10; n++)
      expect((await bill({ name: `Guess${'x'.repeat(n)}` })).status).toBe(200)
    expect((await bill({ zip })).status).toBe(429)
    // A request without a fact is asked for one.
    expect((await bill({})).answer?.data.needs_second_fact).toEqual({ account })
  })

  it('count once when repeated', async () => {
    for (let n = 0; n < 30; n++) await guess(1)
    expect((await asked(label, departmentId, right, home)).answer?.data).toHaveLength(1)
  })

  it('are none while something is being typed', async () => {
    for (const q of ['10', '10-', '10-0', '10-00']) {
      for (const part of ['4', '44', '448', '4488']) {
        const query = { by: 'number', q, zip: part, name: '' } as const
        for (let n = 0; n < 3; n++) await asked(label, departmentId, query, home)
      }
    }
    expect((await asked(label, departmentId, right, home)).answer?.data).toHaveLength(1)
  })

  it('of an account are forgotten when a right one comes', async () => {
    for (let n = 0; n < 9; n++) await guess(n)
    expect((await asked(label, departmentId, right, home)).status).toBe(200)
    for (let n = 9; n < 18; n++) expect((await guess(n)).status).toBe(200)
    expect((await asked(label, departmentId, right, home)).status).toBe(200)
  })

  it('by others lock out neither the office nor users who linked the account', async () => {
    for (let n = 0; n < 10; n++) await guess(n, account, `192.0.2.${n}`)
    for (const email of ['merchant-admin@tiffin.example', 'user@tiffin.example']) {
      const token = await tokenFor(cloud, email)
      const { answer } = await callerFor(cloud, label, { departmentId, token }).call(getBill, {
        params: { parcelId: account, year: '2026' },
        query: {},
      })
      expect(answer?.data.bill?.total_cents).toBe(58_034)
    }
  })

  it('about a person count however much of the name is typed', async () => {
    const forms = ['Thiel', 'Thiel, Leone', 'leone thiel', 'THIEL LEONE']
    const born = (n: number) => `19${50 + n}-01-01`
    const by = 'name' as const
    for (let n = 0; n < 10; n++) {
      const q = forms[n % forms.length] ?? ''
      const query = { by, q, born: born(n) }
      expect((await asked('chardon', 'municipal-court', query)).status).toBe(200)
    }
    const query = { by, q: 'Thiel', born: born(11) }
    expect((await asked('chardon', 'municipal-court', query)).status).toBe(429)
  })
})
