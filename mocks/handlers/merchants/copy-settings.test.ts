import { beforeEach, expect, it } from 'vitest'
import { listAudit } from '@/contract/audit'
import { copySettings } from '@/contract/merchants/copy-settings'
import { listMerchantDepartments } from '@/contract/departments/department-setup'
import { getSettings } from '@/contract/merchants/merchant-settings'
import { createCloud } from '@mocks/app/create-cloud'
import type { Cloud } from '@mocks/app/cloud'
import { callerFor, tokenFor, type Caller } from '@mocks/hosts/caller'

let cloud: Cloud
let root: Caller

const as = async (persona: string): Promise<Caller> =>
  callerFor(cloud, null, { token: await tokenFor(cloud, `${persona}@civictill.example`) })

beforeEach(async () => {
  cloud = createCloud()
  root = await as('super')
})

const county = '1'
const tiffin = '2'

const copy = (caller: Caller, parts: readonly ('site-rules' | 'departments' | 'payments')[]) =>
  caller.call(copySettings, {
    body: { merchant_id: tiffin, from_merchant_id: county, parts: [...parts] },
  })

async function departmentsOf(merchant_id: string) {
  const { answer } = await root.call(listMerchantDepartments, { query: { merchant_id } })
  return answer?.data ?? []
}

it('copies rules and departments, and nothing of who the merchant is', async () => {
  const before = (await root.call(getSettings, { params: { id: tiffin } })).answer?.data
  const { answer } = await copy(root, ['site-rules', 'departments'])
  expect(answer?.copied).toEqual({ rules: 1, departments: 4, payments: 0 })
  expect(answer?.data).toMatchObject({
    enableTerminal: true,
    name: 'City of Tiffin',
    sub_domain: 'tiffin',
    environment: 'PROD',
    phone: before?.phone,
    outside_hosts: before?.outside_hosts,
  })
  const added = (await departmentsOf(tiffin)).filter(({ id }) => id === 'real-estate-tax')
  expect(added.map(({ status }) => status)).toEqual([false])
})

it('notes what was copied, and from where', async () => {
  await copy(root, ['site-rules', 'departments'])
  const { answer } = await root.call(listAudit, { query: { merchant_id: tiffin } })
  expect(answer?.data.map(({ action }) => action).toSorted()).toEqual([
    'department-created',
    'department-created',
    'department-created',
    'department-created',
    'merchant-changed',
  ])
  const [entry] = answer?.data.filter(({ action }) => action === 'department-created') ?? []
  expect(entry?.changes[0]?.after).toBe('Miami County, Ohio')
})

it('refuses a merchant to itself, no part, and one that is gone', async () => {
  const ask = (body: { from_merchant_id: string; parts: 'site-rules'[] }) =>
    root.call(copySettings, { body: { merchant_id: tiffin, ...body } })
  const itself = await ask({ from_merchant_id: tiffin, parts: ['site-rules'] })
  expect([itself.status, Object.keys(itself.failure.errors ?? {})]).toEqual([
    422,
    ['from_merchant_id'],
  ])
  expect((await ask({ from_merchant_id: county, parts: [] })).status).toBe(422)
  const gone = await ask({ from_merchant_id: 'none', parts: ['site-rules'] })
  expect([gone.status, gone.failure.code]).toEqual([409, 'gone'])
})

it('lets only Super Users create departments with their payment settings', async () => {
  const admin = await as('admin')
  expect((await copy(admin, ['departments'])).status).toBe(403)
  expect((await copy(admin, ['site-rules', 'payments'])).status).toBe(200)
})
