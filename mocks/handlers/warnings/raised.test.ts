import { beforeEach, describe, expect, it } from 'vitest'
import { makeTestPayment, saveCardPoint, testCardPoint } from '@/contract/payments/card-point'
import { deleteDepartment, updateDepartment } from '@/contract/departments/department-setup'
import { setDepartmentStatus } from '@/contract/departments/department-status'
import { setMerchantStatus } from '@/contract/merchants/merchant-status'
import { createNotification, scheduleNotification } from '@/contract/notifications/notifications'
import { everybody } from '@/rules/notifications/everybody'
import { listWarnings, type Warning, type WarningKind, updateWarning } from '@/contract/warnings'
import { callerFor, tokenFor, type Caller } from '@mocks/hosts/caller'
import { sampleDepartment } from '@mocks/samples/sample-department-calls'
import { saveAccount } from '@mocks/samples/save-card-point'
import { commitImport } from '@/contract/imports/import-calls'
import {
  answered,
  bills,
  checked,
  committed,
  imported,
  mapped,
  over,
} from '@mocks/handlers/imports/imports.test-support'
import { add, rowOf } from '@mocks/handlers/departments/department-setup.test-support'
import {
  firstHalf,
  freshTill,
  minute,
  nextKey,
  pass,
  pay,
  till,
} from '@mocks/handlers/payments/payments.test-support'

/** Warnings come from what happens in the world; 1 is Miami County, 2 is Tiffin. */

let root: Caller

beforeEach(async () => {
  freshTill()
  // What the seed has paid this morning is no part of the last half hour any more.
  pass(40 * minute)
  root = callerFor(till.cloud, null, {
    token: await tokenFor(till.cloud, 'super@civictill.example'),
  })
})

async function warnings(kind: WarningKind, merchant_id = '1'): Promise<readonly Warning[]> {
  const { answer } = await root.call(listWarnings, {
    query: { kind, merchant_id, sort: '-last_at' },
  })
  return answer?.data ?? []
}
/** What is raised, of what: in the world of the seed there is more, which is older. */
async function newest(kind: WarningKind, merchant_id = '1') {
  const [row] = await warnings(kind, merchant_id)
  if (!row || row.last_at < '2026-06-01') return null
  const { severity, state, count, subject, facts } = row
  return { severity, state, count, subject: subject.name, facts }
}

async function close(kind: WarningKind) {
  const [row] = await warnings(kind)
  const { id = '', version = '' } = row ?? {}
  const body = { action: 'close', note: 'Seen.', version } as const
  const { status } = await root.call(updateWarning, { params: { id }, body })
  expect(status).toBe(200)
}

describe('declined cards', () => {
  const part = (amount_cents: number) => ({ ...firstHalf, amount_cents })
  const decline = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      pass(3 * minute)
      const { status } = await pay([part(10_000)], { token: '9472046381951053' }, nextKey())
      expect(status).toBe(402)
    }
  }

  it('are a warning from the fifth on, and counted up', async () => {
    await decline(4)
    expect(await newest('decline-rate')).toBe(null)
    await decline(2)
    expect(await newest('decline-rate')).toMatchObject({
      severity: 'medium',
      state: 'open',
      count: 3,
      subject: 'Miami County, Ohio',
      facts: { share: 100, of: 6 },
    })
  })

  it('among payments that mostly go through are none', async () => {
    for (const time of [1, 2, 3]) {
      pass(minute)
      const { status } = await pay([part(10_000 + time)])
      expect(status).toBe(201)
    }
    await decline(2)
    expect(await newest('decline-rate')).toBe(null)
  })

  it('of before it was closed do not open it again; as many after it do', async () => {
    await decline(5)
    await close('decline-rate')
    await decline(4)
    expect(await newest('decline-rate')).toMatchObject({ state: 'closed' })
    await decline(1)
    expect(await newest('decline-rate')).toMatchObject({ state: 'open' })
  })
})

describe('a Card Point account', () => {
  const account = {
    merchant_id: '2',
    site: 'isv-uat',
    merchid: '496160873000',
    username: 'tiffin',
    password: 'Very-Secret-9',
  }
  const check = (typed: Partial<typeof account>) => {
    const { merchant_id, ...fields } = { ...account, ...typed }
    return root.call(testCardPoint, { body: { merchant_id, typed: fields } })
  }

  it.each([
    ['wrong-credentials', 'high', { password: 'wrong' }],
    ['no-answer', 'medium', { site: 'offline' }],
  ] as const)(
    'that fails its check (%s) is a warning of severity %s',
    async (code, severity, typed) => {
      await check(typed)
      expect(await newest('card-point', '2')).toMatchObject({ severity, facts: { code } })
    },
  )

  it('that works again closes it', async () => {
    await check({ password: 'wrong' })
    await saveAccount(root, account)
    expect(await newest('card-point', '2')).toMatchObject({ state: 'closed' })
  })

  it('whose test payment is declined is a warning, too', async () => {
    await saveAccount(root, { ...account, merchid: '496160873998' })
    await root.call(makeTestPayment, { body: { merchant_id: '2' } })
    expect(await newest('card-point', '2')).toMatchObject({ facts: { code: 'test-declined' } })
  })

  it('that is refused while it is saved leaves nothing, because nothing was saved', async () => {
    const { status } = await root.call(saveCardPoint, {
      body: { ...account, password: 'wrong', version: 'none' },
    })
    expect(status).toBeGreaterThan(400)
    expect(await newest('card-point', '2')).toBe(null)
  })
})

describe('a department', () => {
  const source = { endpoint: 'https://offline.example.com/', tax_code: 'MH', roll_types: 'MH' }
  const outside = { ...sampleDepartment.outside, url: 'https://new-vendor.example.com/pay' }

  it('whose county system does not answer is a warning, until it does', async () => {
    await add(root, { id: 'homes', name: 'Homes', source_type: 1, source })
    const raised = { state: 'open', severity: 'high', subject: 'Homes' }
    expect(await newest('county-system')).toMatchObject({
      ...raised,
      facts: { code: 'no-answer', host: 'offline.example.com' },
    })
    await save('homes', { source: { ...source, endpoint: 'https://tyler.example.com/' } })
    expect(await newest('county-system')).toMatchObject({ state: 'closed' })
  })

  it('that leads to a host that nobody has checked is a warning, until it is allowed', async () => {
    await add(root, { id: 'records', name: 'Records', source_type: 3, outside })
    expect(await newest('foreign-host')).toMatchObject({
      state: 'open',
      subject: 'Records',
      facts: { host: 'new-vendor.example.com' },
    })
    await save('records', { outside: { ...outside, checked: true } })
    expect(await newest('foreign-host')).toMatchObject({ state: 'closed' })
  })

  it('that is deleted closes its warnings', async () => {
    await add(root, { id: 'records', name: 'Records', source_type: 3, outside })
    await root.call(deleteDepartment, {
      params: { id: 'records' },
      query: { merchant_id: '1' },
    })
    expect(await newest('foreign-host')).toMatchObject({ state: 'closed' })
  })

  async function save(id: string, change: object) {
    const { version, name, source_type } = await rowOf(root, id)
    const department = { ...sampleDepartment, hidden: false, id, name, source_type }
    const { status } = await root.call(updateDepartment, {
      params: { id },
      body: { merchant_id: '1', department: { ...department, ...change }, version },
    })
    expect(status).toBe(200)
  }
})

describe('an import', () => {
  const wanted = { ...bills(['77-000001', '1', '1.00']), merchant: '1', name: 'june.csv' }
  const place = { merchant_id: '1', department_id: 'real-estate-tax' }

  it('of which nothing was taken over is a warning; once it is, that closes', async () => {
    const { id } = await mapped(root, wanted)
    const { check } = await checked(root, id)
    const body = { print: check.print, confirmed: true }
    answered(await root.call(commitImport, { params: { id }, body }))
    // Both wait for their turn, and this one is first.
    const off = root.call(setDepartmentStatus, { body: { ...place, status: false } })
    await over(root, id)
    await off
    expect(await newest('import-failed')).toMatchObject({
      state: 'open',
      severity: 'medium',
      subject: 'june.csv',
      facts: { code: 'department-off' },
    })
    answered(await root.call(setDepartmentStatus, { body: { ...place, status: true } }))
    await committed(root, id)
    expect(await newest('import-failed')).toMatchObject({ state: 'closed' })
  })

  it('of which many rows were refused is a warning, until the file comes without them', async () => {
    const { table, ...rest } = wanted
    const bad = bills(['77-000001', '1', '1.00'], ['77-000002', '7', 'x']).table
    await imported(root, { ...rest, table: bad })
    const facts = { share: 50, of: 2, affected: 1 }
    expect(await newest('import-failed')).toMatchObject({ severity: 'low', facts })
    await imported(root, { ...rest, table: table.slice(0, 2) })
    expect((await newest('import-failed'))?.state).toBe('closed')
  })
})

describe('a merchant that is switched off', () => {
  const set = (is_enabled: 0 | 1) =>
    root.call(setMerchantStatus, { params: { id: '1' }, body: { is_enabled } })

  it('while a payment has no answer is a warning, until it is on again', async () => {
    await pay([firstHalf], { email: 'jo+lost@example.com' })
    await set(0)
    const raised = await newest('merchant-off')
    expect([raised?.state, raised?.severity]).toEqual(['open', 'medium'])
    expect(raised?.facts.affected).toBeGreaterThan(0)
    await set(1)
    expect(await newest('merchant-off')).toMatchObject({ state: 'closed' })
  })

  it('with all payments answered is none', async () => {
    await root.call(setMerchantStatus, { params: { id: '2' }, body: { is_enabled: 0 } })
    expect(await newest('merchant-off', '2')).toBe(null)
  })
})

describe('a notification', () => {
  async function sendTo(merchantId: string) {
    const params = { merchantId, type: 'GENERAL' } as const
    const created = await root.call(createNotification, {
      params,
      body: {
        kind: 'announcement',
        channel: 'email',
        name: 'New hours',
        messages: {
          en: {
            subject: 'New hours',
            body: [{ kind: 'paragraph', line: [{ text: 'We open at 8.' }] }],
          },
        },
        audience: everybody,
        schedule: { kind: 'now' },
        ends_on: null,
      },
    })
    const { id = '', version = '' } = created.answer?.data ?? {}
    const { status } = await root.call(scheduleNotification, {
      params: { ...params, notificationId: id },
      body: { version, confirmed: null },
    })
    expect(status).toBe(200)
  }

  it('of which many mails come back is a warning: Massillon has an old list', async () => {
    const massillon = '9'
    await sendTo(massillon)
    const raised = await newest('bounce-rate', massillon)
    expect(raised).toMatchObject({ state: 'open', severity: 'medium', subject: 'New hours' })
    expect(raised?.facts.share).toBeGreaterThan(9)
  })

  it('to a usual list is none', async () => {
    await sendTo('1')
    expect(await newest('bounce-rate')).toBe(null)
  })
})
