import { beforeEach, describe, expect, it } from 'vitest'
import { listAudit } from '@/contract/audit'
import { setAllDepartmentsStatus } from '@/contract/departments/department-status'
import { listDepartments } from '@/contract/departments/departments'
import { deleteMerchant, setMerchantStatus } from '@/contract/merchants/merchant-status'
import { getMerchantInfo } from '@/contract/merchants/merchants'
import { type ListedSettings, listSettings } from '@/contract/merchants/settings-list'
import { logout } from '@/contract/people/sessions'
import { createCloud } from '@mocks/app/create-cloud'
import type { Cloud } from '@mocks/app/cloud'
import { callerFor, tokenFor, type Caller } from '@mocks/hosts/caller'

let cloud: Cloud
let clock: number

beforeEach(() => {
  clock = 0
  cloud = createCloud({ now: () => clock })
})

const as = async (email: string, label: string | null = null): Promise<Caller> =>
  callerFor(cloud, label, { token: await tokenFor(cloud, email) })
const root = () => as('super@civictill.example')

type Query = Parameters<typeof list>[1]

async function list(caller: Caller, query: Record<string, string | number | boolean> = {}) {
  const { answer } = await caller.call(listSettings, { query })
  if (!answer) throw new Error('The list was refused')
  return answer.data
}

const labels = async (query: Query) =>
  (await list(await root(), query)).map(({ sub_domain }) => sub_domain)

const rowOf = (rows: readonly ListedSettings[], label: string) => {
  const row = rows.find(({ sub_domain }) => sub_domain === label)
  if (!row) throw new Error(`${label} is not in the list`)
  return row
}

describe('the list of merchants', () => {
  it.each([
    ['a name', { q: 'miami county' }, ['miamicounty']],
    ['a subdomain', { q: 'eorw' }, ['eorwa']],
    ['a city', { q: 'bellaire' }, ['eorwa']],
    ['nothing', { q: 'zzzz' }, []],
    ['a state', { state: 'OH', q: 'stow' }, ['stow']],
    ['another state', { state: 'KY' }, []],
    ['sites that are off', { status: 'disabled' }, ['brewster']],
    ['test sites', { environment: 'UAT' }, ['miamicounty']],
    ['problems', { has_problems: true, q: 'gal' }, ['galion']],
  ])('finds merchants by %s', async (_, query, found) => {
    expect(await labels(query)).toEqual(found)
  })

  it('finds all merchants that have a setting, beside those with the text', async () => {
    const all = await labels({})
    expect(await labels({ q: 'fee', setting: 'card-fee,echeck-fee' })).toEqual(all)
    expect(await labels({ setting: 'card-fee' })).toEqual(all)
    expect(await labels({ q: 'fee' })).toEqual([])
  })

  it.each(['setting=colour', 'sort=logo', 'color=red', `state=${'x'.repeat(21)}`])(
    'refuses %s',
    async (query) => {
      const token = await tokenFor(cloud, 'super@civictill.example')
      const headers = { Authorization: `Bearer ${token}` }
      const asked = new Request(`http://pay.localhost/api/settings?${query}`, { headers })
      expect((await cloud.fetch(asked)).status).toBe(422)
    },
  )

  it('says what is wrong with a merchant', async () => {
    const caller = await root()
    const galion = rowOf(await list(caller), 'galion')
    expect(galion).toMatchObject({ departments_on: 0, departments_total: 2 })
    expect(galion.problems).toContain('no-department-on')
    await caller.call(setAllDepartmentsStatus, { body: { merchant_id: '2', status: false } })
    expect(rowOf(await list(caller), 'tiffin').problems).toEqual(['no-department-on'])
  })

  it('counts the people who are signed in on a site', async () => {
    const caller = await root()
    const signedIn = async () => rowOf(await list(caller), 'miamicounty').signed_in ?? NaN
    const before = await signedIn()
    const citizen = await as('user@miamicounty.example', 'miamicounty')
    // A second device is no second person.
    await as('user@miamicounty.example', 'miamicounty')
    expect(await signedIn()).toBe(before + 1)
    await citizen.call(logout, {})
    expect(await signedIn()).toBe(before + 1)
    clock += 13 * 60 * 60 * 1000
    expect(rowOf(await list(await root()), 'miamicounty').signed_in).toBe(0)
  })
})

describe('a merchant', () => {
  const switchTo = async (caller: Caller, id: string, is_enabled: 0 | 1) =>
    caller.call(setMerchantStatus, { params: { id }, body: { is_enabled } })

  it('that is switched off answers its visitors 404, and then no more', async () => {
    const caller = await root()
    const visitor = callerFor(cloud, 'tiffin')
    expect((await switchTo(caller, '2', 0)).answer?.data.is_enabled).toBe(0)
    expect((await visitor.call(listDepartments, {})).status).toBe(404)
    expect((await visitor.call(getMerchantInfo, {})).answer?.data.is_enabled).toBe(0)
    await switchTo(caller, '2', 1)
    expect((await visitor.call(listDepartments, {})).status).toBe(200)
  })

  it('is noted when it is switched and deleted', async () => {
    const caller = await root()
    await switchTo(caller, '2', 0)
    await switchTo(caller, '2', 1)
    const { answer } = await caller.call(listAudit, { query: { object_kind: 'merchant' } })
    expect(answer?.data.map(({ action, object }) => [action, object.name])).toEqual([
      ['merchant-enabled', 'City of Tiffin'],
      ['merchant-disabled', 'City of Tiffin'],
    ])
  })

  it.each([
    ['1', 'enabled'],
    ['17', 'has_payments'],
    ['none', 'gone'],
  ])('%s is not deleted: %s', async (id, code) => {
    const caller = await root()
    const { status, failure } = await caller.call(deleteMerchant, { params: { id } })
    expect([status, failure.code]).toEqual([409, code])
  })

  it('that is gone is not switched', async () => {
    const { status, failure } = await switchTo(await root(), 'none', 1)
    expect([status, failure.code]).toEqual([409, 'gone'])
  })

  it('says in the list whether it can be deleted', async () => {
    const rows = await list(await root())
    expect(rowOf(rows, 'miamicounty').delete_problem).toBe('enabled')
    expect(rowOf(rows, 'brewster').delete_problem).toBe('has_payments')
  })
})
