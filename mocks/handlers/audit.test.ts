import { beforeEach, describe, expect, it } from 'vitest'
import { listLinkedAccounts } from '@/contract/bills/accounts'
import { listAudit } from '@/contract/audit'
import { getCardPoint, saveCardPoint, testCardPoint } from '@/contract/payments/card-point'
import {
  addSampleBills,
  createDepartment,
  deleteDepartment,
} from '@/contract/departments/department-setup'
import { getUser } from '@/contract/people/managed-users'
import { linkAccountOfUser, sendBillLink } from '@/contract/bills/office-accounts'
import { searchOffice } from '@/contract/bills/office-search'
import { createUser, type UserFields } from '@/contract/people/user-changes'
import { listUserActivity } from '@/contract/people/user-history'
import type { Cloud } from '@mocks/app/cloud'
import { createCloud } from '@mocks/app/create-cloud'
import { callerFor, tokenFor, type Caller } from '@mocks/hosts/caller'
import { sampleDepartment } from '@mocks/samples/sample-department-calls'
import { saveUser } from './people/users.test-support'

/** What the log says to whom: no more than the calls about the same things. */

let cloud: Cloud
let clock: number
let superUser: Caller
let admin: Caller

beforeEach(async () => {
  clock = 0
  cloud = createCloud({ now: () => clock })
  superUser = await as('super@civictill.example', null)
  admin = await as('merchant-admin@miamicounty.example', 'miamicounty')
})

async function as(email: string, label: string | null): Promise<Caller> {
  return callerFor(cloud, label, { token: await tokenFor(cloud, email) })
}

const latest = async (by: Caller, action: string) => {
  const { answer } = await by.call(listAudit, { query: { per_page: 100 } })
  return answer?.data.find((entry) => entry.action === action)
}

async function change(id: string, fields: Partial<UserFields>) {
  const { status, failure } = await saveUser(superUser, id, fields)
  if (status !== 200) throw new Error(JSON.stringify(failure))
}

describe('the Card Point account', () => {
  const account = { site: 'isv-uat', merchid: '496160873000', username: 'till-user' }

  it('is in the log for those who may see it, and for others only that it changed', async () => {
    const current = await superUser.call(getCardPoint, { query: { merchant_id: '1' } })
    const version = current.answer?.data?.version ?? ''
    const saved = await superUser.call(saveCardPoint, {
      body: {
        merchant_id: '1',
        ...account,
        password: 'Secret-1',
        terminals: ['ABC123456'],
        version,
      },
    })
    expect(saved.status).toBe(200)
    const provider = await latest(await as('admin@civictill.example', null), 'card-point-changed')
    expect(JSON.stringify(provider)).toContain(account.username)
    const seen = await latest(admin, 'card-point-changed')
    expect(seen?.changes.length).toBeGreaterThan(1)
    for (const { before, after, secret } of seen?.changes ?? []) {
      expect([before, after, secret]).toEqual([null, null, true])
    }
    expect(JSON.stringify(seen)).not.toMatch(/496160873000|till-user|isv-uat|ABC123456/)
  })

  it('is not told by a test of it either', async () => {
    await superUser.call(testCardPoint, { body: { merchant_id: '1' } })
    expect((await latest(admin, 'card-point-tested'))?.changes).toEqual([
      { field: 'site', before: null, after: null, secret: true },
    ])
  })
})

describe('a clerk who moves to another city', () => {
  const leon = { id: '5', email: 'merchant-user@miamicounty.example' }
  const account = { account: '08-004512', client: '0001' }
  const here = { 'X-Department-Id': 'real-estate-tax' }

  it('leaves the actions of the old one there', async () => {
    const clerk = await as(leon.email, 'miamicounty')
    const body = { email: 'caller@mail.example', year: null }
    const sent = await clerk.call(sendBillLink, { params: account, body }, here)
    expect(sent.status).toBe(200)
    const actions = async (by: Caller) => {
      const query = { kind: 'staff-action' }
      const { answer } = await by.call(listUserActivity, { params: { id: leon.id }, query })
      return answer?.data.map(({ action }) => action)
    }
    expect(await actions(admin)).toEqual(['bill-link-sent'])
    await change(leon.id, { merchant_id: '2', departments: null })
    const tiffin = await as('merchant-admin@tiffin.example', 'tiffin')
    expect(await actions(tiffin)).toEqual([])
    expect(await actions(superUser)).toEqual(['bill-link-sent'])
    const moved = await as(leon.email, 'tiffin')
    expect((await moved.call(listAudit, { query: {} })).answer?.data).toEqual([])
    // The city has them still.
    expect((await latest(admin, 'bill-link-sent'))?.actor.name).toBe('Leon Fisk')
  })

  it('and Support reads of others’ actions beside a user as little as in the log', async () => {
    const support = await as('support@civictill.example', null)
    const query = { kind: 'staff-action' }
    const { answer } = await support.call(listUserActivity, { params: { id: '4' }, query })
    expect(answer?.data).toEqual([])
  })
})

describe('addresses in the log', () => {
  it('are whole for those who see them at the user', async () => {
    const clerk: UserFields = {
      name: 'New Clerk',
      email: 'new.clerk@mail.example',
      username: 'new.clerk',
      phone: '937 555 0177',
      role: 'Merchant User',
      merchant_id: '1',
    }
    const second = { ...clerk, username: 'second', email: 'second@mail.example' }
    await superUser.call(createUser, { body: { ...second, role: 'Merchant Admin' } })
    await admin.call(createUser, { body: clerk })
    expect(JSON.stringify(await latest(admin, 'user-created'))).toContain(clerk.email)
    // Harriet is a clerk from now on, and reads what she did.
    await change('7', { role: 'Merchant Admin', merchant_id: '1' })
    await change('4', { role: 'Merchant User' })
    const own = await latest(
      await as('merchant-admin@miamicounty.example', 'miamicounty'),
      'user-created',
    )
    expect(own?.object.name).toBe('New Clerk')
    expect(JSON.stringify(own)).not.toMatch(/mail\.example|new\.clerk|0177/)
  })
})

describe('a deleted department', () => {
  const id = sampleDepartment.id
  const merchant_id = '1'

  async function added() {
    const department = { ...sampleDepartment, hidden: false }
    await superUser.call(createDepartment, { body: { merchant_id, department } })
    await superUser.call(addSampleBills, { body: { merchant_id, department_id: id } })
    const found = await superUser.call(searchOffice, {
      query: { q: '77-01', merchant_id, department_id: id },
    })
    const [account] = found.answer?.data.accounts.rows ?? []
    if (!account) throw new Error('There are no sample bills')
    return { account: account.account, client: account.client }
  }

  it('takes along what was linked, and clerks, though its address comes back', async () => {
    const citizen = await as('user@miamicounty.example', 'miamicounty')
    const linked = async () =>
      (await citizen.call(listLinkedAccounts, {})).answer?.data.map((link) => link.department_id)
    const before = await linked()
    const params = { id: '6', ...(await added()) }
    const link = await superUser.call(
      linkAccountOfUser,
      { params, body: { nickname: null } },
      { 'X-Department-Id': id },
    )
    expect([link.status, link.failure]).toEqual([200, {}])
    await change('5', { departments: [id, 'dog-licenses'] })
    expect(await linked()).toContain(id)
    await superUser.call(deleteDepartment, { params: { id }, query: { merchant_id } })
    await added()
    expect(await linked()).toEqual(before)
    const clerk = await superUser.call(getUser, { params: { id: '5' } })
    expect(clerk.answer?.data.departments).toEqual(['dog-licenses'])
  })
})
