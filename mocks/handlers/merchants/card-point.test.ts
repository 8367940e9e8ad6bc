import { beforeEach, describe, expect, it } from 'vitest'
import { listAudit } from '@/contract/audit'
import {
  getCardPoint,
  makeTestPayment,
  saveCardPoint,
  testCardPoint,
} from '@/contract/payments/card-point'
import { setAllDepartmentsStatus } from '@/contract/departments/department-status'
import { setMerchantStatus } from '@/contract/merchants/merchant-status'
import { getSettings } from '@/contract/merchants/merchant-settings'
import { createCloud } from '@mocks/app/create-cloud'
import type { Cloud } from '@mocks/app/cloud'
import { callerFor, tokenFor, type Caller } from '@mocks/hosts/caller'
import { saveAccount } from '@mocks/samples/save-card-point'

let cloud: Cloud
let root: Caller
let clock: number

const as = async (persona: string): Promise<Caller> =>
  callerFor(cloud, null, { token: await tokenFor(cloud, `${persona}@civictill.example`) })

beforeEach(async () => {
  clock = 0
  cloud = createCloud({ now: () => clock })
  root = await as('super')
})

const merchant_id = '2'
const account = {
  merchant_id,
  site: 'isv-uat',
  merchid: '496160873000',
  username: 'tiffin',
  password: 'Very-Secret-9',
}

const settings = async () =>
  (await root.call(getSettings, { params: { id: merchant_id } })).answer?.data
const read = async () => (await root.call(getCardPoint, { query: { merchant_id } })).answer?.data

describe('the account with the processor', () => {
  it('is read without its password', async () => {
    clock += 60_000
    await saveAccount(root, {
      ...account,
      terminals: ['19088pp83456'],
      ach_merchid: '496160873001',
    })
    const seen = await read()
    expect(seen).toMatchObject({
      site: 'isv-uat',
      ach_merchid: '496160873001',
      terminals: ['19088PP83456'],
      set_by: 'Ana Lee',
    })
    expect(JSON.stringify(seen)).not.toContain('Very-Secret')
    expect(await settings()).toMatchObject({ environment: 'UAT', tested_at: null })
  })

  it('keeps its password when only the rest is saved', async () => {
    const { password: _, ...rest } = account
    expect((await saveAccount(root, rest)).status).toBe(200)
  })

  it.each([
    ['password', { password: 'wrong one' }],
    ['merchid', { merchid: '496160873999' }],
    ['site', { site: 'nowhere' }],
    ['site', { site: 'offline' }],
    ['iframe_origin', { iframe_origin: 'javascript:alert(1)' }],
  ])('is refused for its %s: %o', async (field, change) => {
    const { status, failure } = await saveAccount(root, { ...account, ...change })
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, [field]])
  })

  it('is not saved over another user’s change', async () => {
    const before = await read()
    clock += 60_000
    await saveAccount(root, account)
    const { status, failure } = await root.call(saveCardPoint, {
      body: { ...account, version: before?.version ?? '' },
    })
    expect([status, failure.code]).toEqual([409, 'changed'])
  })

  it('is not saved as the first one where there is one by now', async () => {
    const { status, failure } = await root.call(saveCardPoint, {
      body: { ...account, version: '' },
    })
    expect([status, failure.code]).toEqual([409, 'changed'])
    expect(JSON.stringify(failure)).not.toContain('Very-Secret')
  })

  it('says who set the password, also after another one saved the rest', async () => {
    const before = await read()
    clock += 60_000
    const { password: _, ...rest } = account
    await saveAccount(await as('admin'), { ...rest, username: 'another' })
    const after = await read()
    expect(after).toMatchObject({ username: 'another', set_at: before?.set_at })
    expect(after?.version).not.toBe(before?.version)
    const { answer } = await root.call(listAudit, { query: { action: 'card-point-changed' } })
    const fields = answer?.data[0]?.changes.map(({ field }) => field)
    expect(fields).toContain('username')
    expect(fields).not.toContain('password')
  })

  it('notes that the password changed, and not what it is', async () => {
    await saveAccount(root, account)
    const { answer } = await root.call(listAudit, { query: { action: 'card-point-changed' } })
    expect(answer?.data[0]?.changes).toContainEqual({
      field: 'password',
      before: null,
      after: null,
      secret: true,
    })
  })
})

describe('the test of credentials', () => {
  const test = (caller: Caller, typed?: Omit<typeof account, 'merchant_id'>) =>
    caller.call(testCardPoint, { body: { merchant_id, ...(typed && { typed }) } })

  it.each([
    ['accepted', {}],
    ['wrong-credentials', { password: 'wrong one' }],
    ['unknown-merchant', { merchid: '496160873999' }],
    ['unknown-site', { site: 'nowhere' }],
    ['no-answer', { site: 'offline' }],
  ])('answers %s', async (result, change) => {
    const { merchant_id: _, ...typed } = { ...account, ...change }
    expect((await test(root, typed)).answer?.data.result).toBe(result)
  })

  it('says which other merchants use the number, for cards or e-checks', async () => {
    const usedBy = async (merchid: string) => {
      const { merchant_id: _, ...typed } = { ...account, merchid }
      return (await test(root, typed)).answer?.data.used_by
    }
    const own = (await read())?.merchid ?? ''
    expect(await usedBy(own)).toEqual([])
    const ofMiami = await root.call(getCardPoint, { query: { merchant_id: '1' } })
    expect(await usedBy(ofMiami.answer?.data?.merchid ?? '')).toEqual(['Miami County, Ohio'])
    await saveAccount(root, { ...account, merchant_id: '3', ach_merchid: '496160879111' })
    expect(await usedBy('496160879111')).toEqual(['Chardon Municipal Court'])
  })

  it('is Support’s for the saved account only', async () => {
    const support = await as('support')
    expect((await test(support)).answer?.data.result).toBe('accepted')
    const { merchant_id: _, ...typed } = account
    expect((await test(support, typed)).status).toBe(403)
    expect((await support.call(getCardPoint, { query: { merchant_id } })).status).toBe(403)
  })
})

describe('a test payment', () => {
  const pay = () => root.call(makeTestPayment, { body: { merchant_id } })

  it('is only made on a test site', async () => {
    expect((await pay()).failure.code).toBe('live')
    await saveAccount(root, account)
    const { answer } = await pay()
    expect(answer?.approved).toBe(true)
    expect(answer?.data.tested_at).not.toBeNull()
  })

  it('that is declined leaves the merchant untested', async () => {
    await saveAccount(root, { ...account, merchid: '496160873998' })
    expect((await pay()).answer).toMatchObject({ approved: false, data: { tested_at: null } })
  })
})

describe('a site', () => {
  const switchTo = async (is_enabled: 0 | 1) =>
    root.call(setMerchantStatus, { params: { id: merchant_id }, body: { is_enabled } })

  it('does not open while its settings keep it from that', async () => {
    await saveAccount(root, account)
    await switchTo(0)
    expect((await switchTo(1)).failure.code).toBe('blocked')
    await root.call(makeTestPayment, { body: { merchant_id } })
    expect((await switchTo(1)).answer?.data.is_enabled).toBe(1)
  })

  it('that is open stays open', async () => {
    await root.call(setAllDepartmentsStatus, { body: { merchant_id, status: false } })
    expect((await switchTo(1)).status).toBe(200)
    await switchTo(0)
    expect((await switchTo(1)).failure.code).toBe('blocked')
  })
})
