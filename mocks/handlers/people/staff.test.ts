import { saveDepartmentSettings } from '@/contract/departments/department-settings'
import { listMerchantDepartments } from '@/contract/departments/department-setup'
import { beforeEach, describe, expect, it } from 'vitest'
import { setDepartmentHidden } from '@/contract/departments/department-status'
import { listDepartments } from '@/contract/departments/departments'
import { createMerchant, getSettings, updateMerchant } from '@/contract/merchants/merchant-settings'
import { deleteMerchant, setMerchantStatus } from '@/contract/merchants/merchant-status'
import { listSettings } from '@/contract/merchants/settings-list'
import { getMerchantInfo } from '@/contract/merchants/merchants'
import { getDepartmentsReport } from '@/contract/reports/reports'
import { merchantFields } from '@/contract/merchants/merchant-setup'
import { createUser, deleteUser, updateUser, type UserFields } from '@/contract/people/user-changes'
import { getUser } from '@/contract/people/managed-users'
import { listUserRoles, listUsers, searchUsers } from '@/contract/people/user-list'
import { updateProfile } from '@/contract/people/users'
import { createCloud } from '@mocks/app/create-cloud'
import type { Cloud } from '@mocks/app/cloud'
import { callerFor, tokenFor, type Caller } from '@mocks/hosts/caller'
import { saveAccount } from '@mocks/samples/save-card-point'
import * as v from 'valibot'

let cloud: Cloud
let clock: number

beforeEach(() => {
  clock = 0
  cloud = createCloud({ now: () => clock })
})

async function as(persona: string, label: string | null): Promise<Caller> {
  const host = persona.includes('@') ? persona : `${persona}@civictill.example`
  return callerFor(cloud, label, { token: await tokenFor(cloud, host) })
}

const clerk: UserFields = {
  name: 'New Clerk',
  email: 'new.clerk@miamicounty.example',
  username: 'new.clerk',
  phone: null,
  role: 'Merchant User',
  merchant_id: '1',
}

describe('users', () => {
  it('are those of the own merchant, or of all on the root', async () => {
    const here = await as('merchant-admin@miamicounty.example', 'miamicounty')
    const own = await here.call(listUsers, { query: { per_page: 100 } })
    expect(new Set(own.answer?.data.map((user) => user.merchant_id))).toEqual(new Set(['1']))
    const other = await here.call(listUsers, { query: { merchant_id: '2' } })
    expect(other.status).toBe(403)
    const root = await as('support', null)
    const all = await root.call(listUsers, { query: { per_page: 100 } })
    expect(all.answer?.pagination.total).toBeGreaterThan(own.answer?.pagination.total ?? 0)
  })

  it('are found with two letters; support sees masked addresses', async () => {
    const support = await as('support', null)
    expect((await support.call(searchUsers, { query: { q: 'r' } })).status).toBe(422)
    const found = await support.call(searchUsers, { query: { q: 'ruth keller' } })
    expect(found.answer?.data[0]?.email).toBe('u•••@miamicounty.example')
    const admin = await as('admin', null)
    const open = await admin.call(searchUsers, { query: { q: 'ruth keller' } })
    expect(open.answer?.data[0]?.email).toBe('user@miamicounty.example')
  })

  it('are visible to themselves and to their managers', async () => {
    const citizen = await as('user@miamicounty.example', 'miamicounty')
    const id = '6'
    expect((await citizen.call(getUser, { params: { id } })).answer?.data.name).toBe('Ruth Keller')
    expect((await citizen.call(getUser, { params: { id: '5' } })).status).toBe(403)
    const other = await as('merchant-admin@tiffin.example', 'tiffin')
    expect((await other.call(getUser, { params: { id } })).status).toBe(403)
    const body = {
      name: 'Ruth K.',
      email: 'user@miamicounty.example',
      username: 'user',
      phone: null,
    }
    expect((await citizen.call(updateProfile, { params: { id }, body })).answer?.data.name).toBe(
      'Ruth K.',
    )
    expect((await citizen.call(updateProfile, { params: { id: '5' }, body })).status).toBe(403)
  })

  it('are made, changed and deleted', async () => {
    const admin = await as('merchant-admin@miamicounty.example', 'miamicounty')
    const made = await admin.call(createUser, { body: clerk })
    expect(made.answer?.data).toMatchObject({ sub_domain: 'miamicounty', role: ['Merchant User'] })
    const id = made.answer?.data.id ?? ''
    const version = made.answer?.data.version ?? ''
    const body = { ...clerk, name: 'Old Clerk', rights: ['refund' as const], version }
    expect((await admin.call(updateUser, { params: { id }, body })).status).toBe(200)
    const seen = await admin.call(getUser, { params: { id } })
    expect(seen.answer?.data).toMatchObject({ name: 'Old Clerk', rights: ['refund'] })
    expect((await admin.call(deleteUser, { params: { id } })).status).toBe(200)
    expect((await admin.call(deleteUser, { params: { id } })).failure.code).toBe('gone')
  })

  it.each([
    ['role', { role: 'Admin' as const, merchant_id: null }],
    ['merchant_id', { merchant_id: '2' }],
    ['email', { email: 'user@miamicounty.example' }],
    ['username', { username: 'merchant-user' }],
    ['name', { name: ' ' }],
  ])('are refused for their %s', async (field, more) => {
    const admin = await as('merchant-admin@miamicounty.example', 'miamicounty')
    const { status, failure } = await admin.call(createUser, { body: { ...clerk, ...more } })
    expect(status).toBe(422)
    expect(failure.errors).toHaveProperty(field)
  })

  it('cannot delete or degrade themselves, and the last admin stays', async () => {
    const admin = await as('merchant-admin@miamicounty.example', 'miamicounty')
    const params = { id: '4' }
    expect((await admin.call(deleteUser, { params })).status).toBe(409)
    const own = await admin.call(getUser, { params })
    const body = {
      ...clerk,
      email: 'merchant-admin@miamicounty.example',
      username: 'merchant-admin',
      version: own.answer?.data.version ?? '',
    }
    expect((await admin.call(updateUser, { params, body })).status).toBe(409)

    const root = await as('super', null)
    const list = await root.call(listUsers, { query: { merchant_id: '5', role: 'Merchant Admin' } })
    const [last] = list.answer?.data ?? []
    const { status, failure } = await root.call(deleteUser, { params: { id: last?.id ?? '' } })
    expect([status, failure.code]).toEqual([409, 'last_admin'])
  })

  it('have the roles of their site', async () => {
    const here = await as('merchant-user@miamicounty.example', 'miamicounty')
    const names = async (caller: Caller) =>
      (await caller.call(listUserRoles, {})).answer?.data.map((role) => role.name)
    expect(await names(here)).toEqual(['Merchant Admin', 'Merchant User', 'User'])
    expect(await names(await as('support', null))).toHaveLength(6)
  })
})

describe('merchants', () => {
  const settingsOf = async (root: Caller, id: string) => {
    const { answer } = await root.call(getSettings, { params: { id } })
    if (!answer) throw new Error('no settings')
    return answer.data
  }

  it('are listed with their departments', async () => {
    const root = await as('support', null)
    const { answer } = await root.call(listSettings, { query: {} })
    expect(answer?.data).toHaveLength(17)
    const galion = answer?.data.find((row) => row.sub_domain === 'galion')
    expect(galion).toMatchObject({ departments_on: 0, departments_total: 2 })
  })

  it('are never saved over another user’s changes', async () => {
    const root = await as('admin', null)
    const seen = await settingsOf(root, '2')
    const fields = v.parse(merchantFields, seen)
    const save = (name: string) =>
      root.call(updateMerchant, {
        params: { id: '2' },
        body: { ...fields, name, version: seen.version },
      })
    clock += 1_000
    const saved = await save('City of Tiffin, Ohio')
    expect(saved.answer?.data.updated_by).toBe('Ben Ortiz')
    const { status, failure } = await save('Tiffin')
    expect([status, failure.code]).toEqual([409, 'changed'])
    expect(failure.current).toEqual(saved.answer?.data)
    const visitor = await callerFor(cloud, 'tiffin').call(getMerchantInfo, {})
    expect(visitor.answer?.data.name).toBe('City of Tiffin, Ohio')
  })

  it('are made, opened, and deleted when they never had a payment', async () => {
    const root = await as('super', null)
    const fields = v.parse(merchantFields, await settingsOf(root, '2'))
    const taken = await root.call(createMerchant, { body: fields })
    expect(taken.failure.errors).toHaveProperty('sub_domain')
    const made = await root.call(createMerchant, {
      body: { ...fields, sub_domain: 'NewTown', name: 'New Town' },
    })
    const id = made.answer?.data.id ?? ''
    expect(made.answer?.data).toMatchObject({ sub_domain: 'newtown', is_enabled: 0 })
    const visitor = callerFor(cloud, 'newtown')
    expect((await visitor.call(listDepartments, {})).status).toBe(404)
    const on = await root.call(setMerchantStatus, { params: { id }, body: { is_enabled: 1 } })
    expect(on.failure.code).toBe('blocked')
    expect((await root.call(deleteMerchant, { params: { id: '2' } })).failure.code).toBe('enabled')
    expect((await root.call(deleteMerchant, { params: { id } })).answer?.data).toEqual({ id })
    expect((await visitor.call(getMerchantInfo, {})).status).toBe(403)
    expect((await root.call(deleteMerchant, { params: { id: '17' } })).failure.code).toBe(
      'has_payments',
    )
  })

  it('keep their card point password to themselves', async () => {
    const root = await as('super', null)
    const body = {
      merchant_id: '2',
      site: 'isv-uat',
      merchid: '496160873000',
      username: 'tiffin',
      password: 'Very-Secret',
    }
    expect((await saveAccount(root, body)).answer).toEqual({ success: true })
    const seen = await settingsOf(root, '2')
    expect(seen.environment).toBe('UAT')
    expect(JSON.stringify(seen)).not.toContain('Very-Secret')
    const short = await saveAccount(root, { ...body, merchid: '1' })
    expect(short.failure.errors).toHaveProperty('merchid')
  })

  it('have departments with settings of their own', async () => {
    const root = await as('admin', null)
    const departments = async () => {
      const query = { merchant_id: '1' }
      return (await root.call(listMerchantDepartments, { query })).answer?.data ?? []
    }
    const [tax] = await departments()
    if (!tax) throw new Error('no department')
    const where = { merchant_id: '1', department_id: tax.id }
    const { fields: _, ...settings } = tax.payment_settings
    const payment_settings = { ...settings, minimum_cents: 10_000 }
    await root.call(saveDepartmentSettings, { body: { ...where, payment_settings } })
    await root.call(setDepartmentHidden, { body: { ...where, hidden: true } })
    expect((await departments())[0]).toMatchObject({
      hidden: true,
      payment_settings: { minimum_cents: 10_000 },
    })
    const none = { ...where, department_id: 'none', hidden: true }
    expect((await root.call(setDepartmentHidden, { body: none })).status).toBe(404)
    const dearer = { ...payment_settings, tenders: [] }
    const bad = await root.call(saveDepartmentSettings, {
      body: { ...where, payment_settings: dearer },
    })
    expect(bad.status).toBe(422)
  })
})

describe('the report of a merchant’s departments', () => {
  it('adds up by posting date', async () => {
    const here = await as('merchant-user@miamicounty.example', 'miamicounty')
    const report = async (query: { from?: string; to?: string }) => {
      const { answer } = await here.call(getDepartmentsReport, { params: { id: '1' }, query })
      return answer?.data ?? []
    }
    const all = await report({ from: '2026-05-28' })
    expect(all.map((row) => row.department_id)).toHaveLength(4)
    for (const row of all) {
      const back = row.refund_cents + row.void_cents + row.return_cents
      expect(row.net_cents).toBe(row.principal_cents - back)
    }
    const count = (rows: typeof all) => rows.reduce((sum, row) => sum + row.payments, 0)
    const days = ['2026-05-28', '2026-05-29', '2026-06-01']
    const byDay = await Promise.all(days.map((day) => report({ from: day, to: day })))
    expect(byDay.map(count).reduce((a, b) => a + b)).toBe(count(all))
    expect(count(await report({ to: '2026-05-27' }))).toBe(count(await report({})) - count(all))
    // Before the first payment through this portal.
    expect(count(await report({ to: '2020-12-31' }))).toBe(0)
    const other = await here.call(getDepartmentsReport, { params: { id: '2' }, query: {} })
    expect(other.status).toBe(403)
  })
})
