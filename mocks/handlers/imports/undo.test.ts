import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { listImports, undoImport } from '@/contract/imports/import-calls'
import { importKinds } from '@/contract/imports/imports'
import { getBill, getBillHistory } from '@/contract/bills/bills'
import { getOfficeAccount, setAccountHold } from '@/contract/bills/office-accounts'
import { quotePayment } from '@/contract/payments/payments'
import { madeAt } from '@/rules/imports/made-at'
import type { Cloud } from '@mocks/app/cloud'
import { createCloud } from '@mocks/app/create-cloud'
import { bodyFor, post } from '@mocks/handlers/payments/payments.test-support'
import { type Caller, callerFor, tokenFor } from '@mocks/hosts/caller'
import { billRow } from '@mocks/world/bills/bills'
import { createWorld } from '@mocks/world/create-world'
import { parcelRow } from '@mocks/world/bills/parcels'
import { userRow } from '@mocks/world/users'
import { expectedFile } from './expected-files.test-support'
import {
  answered,
  bills,
  committed,
  imported,
  mapped,
  staffOf,
  type Wanted,
} from './imports.test-support'
import { runIn } from './world.test-support'

const hour = 3_600_000
let clock: number
let cloud: Cloud
let staff: Caller

beforeEach(async () => {
  clock = 0
  cloud = createCloud({ now: () => clock })
  staff = await staffOf(cloud, 'miamicounty')
})

const undo = (id: string, caller = staff) => caller.call(undoImport, { params: { id } })
const undone = async (id: string) => answered(await undo(id)).data.result?.undone

const inDepartment = { 'X-Department-Id': 'real-estate-tax' }

async function billOf(parcelId: string) {
  const params = { parcelId, year: '2025' }
  const called = await callerFor(cloud, 'miamicounty').call(getBill, { params, query: {} })
  return called.answer?.data.bill ?? null
}

/** A payments file with one check that came in ten days before. */
const lockbox = (account: string, amount: string): Wanted => ({
  kind: 'payments',
  department: 'real-estate-tax',
  table: [
    [
      'account_number',
      'client_number',
      'tax_year',
      'cycle',
      'payment_date',
      'posting_date',
      'amount',
      'tender',
      'external_reference',
    ],
    [account, '0001', '2025', '1', '2026-05-20', '2026-05-21', amount, 'LOCKBOX', 'LBX-1'],
  ],
})

async function pay(id: string, amount_cents: number): Promise<void> {
  const guest = callerFor(cloud, 'miamicounty')
  const items = [{ id, department_id: 'real-estate-tax', amount_cents }]
  const quoted = answered(await guest.call(quotePayment, { body: { items, tender: 'card' } }))
  answered(await post(bodyFor(quoted.data), 'paid-since', guest))
}

describe.each(importKinds)('an import of %s', (kind) => {
  it('that is taken back leaves the books as they were', async () => {
    const { merchant, department, table } = expectedFile(kind)
    const world = createWorld('civic-till')
    const before = [world.tenantOf(merchant.id)?.booksHash(), world.users.hash()]
    const run = await runIn(world, { kind, merchant: merchant.id, department, table })
    expect(run.result?.imported).toBeGreaterThan(0)
    const between = [world.tenantOf(merchant.id)?.booksHash(), world.users.hash()]
    expect(between).not.toEqual(before)
    run.undo()
    expect([world.tenantOf(merchant.id)?.booksHash(), world.users.hash()]).toEqual(before)
    expect(world.accountLinks.hash()).toBe(createWorld('civic-till').accountLinks.hash())
  })
})

describe.each(importKinds)('rows that an import of %s makes', (kind) => {
  it('are as their schemas want them: they are not looked at one by one', async () => {
    const { merchant, department, table } = expectedFile(kind)
    const world = createWorld('civic-till')
    await runIn(world, { kind, merchant: merchant.id, department, table })
    const tenant = world.tenantOf(merchant.id)
    const check = (schema: v.GenericSchema, rows: readonly unknown[] = []) =>
      expect(rows.map((row) => v.parse(schema, row))).toEqual(rows)
    check(parcelRow, tenant?.parcels.all())
    check(billRow, tenant?.bills.all())
    check(userRow, world.users.all())
  })
})

describe('what was done since', () => {
  const file = bills(
    ['77-000001', '1', '100.00'],
    ['77-000001', '2', '50.00'],
    ['77-000002', '1', '70.00'],
  )

  it('keeps a bill that was paid, and takes the others back', async () => {
    const { id } = await imported(staff, file)
    clock += hour
    await pay('77-000001-2025-1', 10_000)
    expect(await undone(id)).toMatchObject({ rows: 2, kept: { paid: 1, changed: 0 } })
    const bill = await billOf('77-000001')
    expect(bill?.installments.map(({ id: part }) => part)).toEqual(['77-000001-2025-1'])
    expect(await billOf('77-000002')).toBeNull()
  })

  it('keeps a bill that a later import has changed', async () => {
    const { id } = await imported(staff, file)
    await imported(staff, { ...bills(['77-000002', '1', '75.00']), name: 'later.csv' })
    expect(await undone(id)).toMatchObject({ rows: 2, kept: { paid: 0, changed: 1 } })
    expect((await billOf('77-000002'))?.total_cents).toBe(7_500)
  })

  it('keeps an account that staff have changed', async () => {
    const { id } = await imported(staff, file)
    const params = { account: '77-000002', client: '0001' }
    const { version } = answered(
      await staff.call(getOfficeAccount, { params, query: {} }, inDepartment),
    ).data.office
    const hold = { code: 'DISPUTE', reason: 'The amount is disputed.', until: '' } as const
    answered(await staff.call(setAccountHold, { params, body: { hold, version } }, inDepartment))
    expect(await undone(id)).toMatchObject({ rows: 2, kept: { paid: 0, changed: 1 } })
  })

  it('keeps a bill as paid whose payment is imported later with an earlier date', async () => {
    const { id } = await imported(staff, file)
    clock += hour
    const payments = await imported(staff, lockbox('77-000002', '70.00'))
    expect(payments.result?.imported).toBe(1)
    expect(await undone(id)).toMatchObject({ rows: 2, kept: { paid: 1, changed: 0 } })
    expect((await billOf('77-000002'))?.total_cents).toBe(0)
    const params = { parcelId: '77-000002' }
    const { data } = answered(await staff.call(getBillHistory, { params, query: {} }))
    expect(data).toMatchObject([{ at: '2026-05-20T16:00:00.000Z', status: 'posted' }])
    expect(data[0]).not.toHaveProperty('recorded_at')
  })

  it('an undo that undoes nothing leaves the import, and can be tried again', async () => {
    const { id } = await imported(staff, bills(['77-000002', '1', '70.00']))
    clock += hour
    const payments = await imported(staff, lockbox('77-000002', '70.00'))
    const kept = answered(await undo(id)).data
    expect(kept).toMatchObject({
      state: 'imported',
      result: { undone: { rows: 0, kept: { paid: 1, changed: 0 } } },
    })
    expect(kept.undo_until).not.toBeNull()
    expect(answered(await undo(payments.id)).data.state).toBe('undone')
    expect(answered(await undo(id)).data).toMatchObject({
      state: 'undone',
      result: { undone: { rows: 1, kept: { paid: 0, changed: 0 } } },
    })
  })

  it('an import that changed nothing has no undo', async () => {
    await imported(staff, file)
    const again = await imported(staff, { ...file, again: true })
    expect(again.result).toMatchObject({ new: 0, changed: 0, unchanged: 3 })
    expect(again.undo_until).toBeNull()
    expect((await undo(again.id)).failure.code).toBe('not_undoable')
  })

  it('is over with it: what is kept stays', async () => {
    const { id } = await imported(staff, file)
    await undone(id)
    expect((await undo(id)).failure.code).toBe('not_undoable')
    // The file is not in the books any more, so that it is not asked about.
    expect((await imported(staff, file)).state).toBe('imported')
  })
})

describe('the time of an import', () => {
  it('is when it was made, in the list as in its result', async () => {
    const first = await mapped(staff, bills(['77-000001', '1', '100.00']))
    clock += hour
    const later = await mapped(staff, { ...bills(['77-000002', '1', '70.00']), name: 'b.csv' })
    clock += hour
    const { imported_at } = await committed(staff, first.id)
    const { data } = answered(await staff.call(listImports, { query: { per_page: 10 } }))
    const listed = data.filter(({ id }) => id === first.id || id === later.id)
    expect(listed.map(madeAt)).toEqual([imported_at, later.created_at])
    expect(imported_at).toBe('2026-06-01T16:00:00.000Z')
  })
})

describe('the time to undo', () => {
  it('is a day', async () => {
    const { id, undo_until } = await imported(staff, bills(['77-000001', '1', '100.00']))
    expect(undo_until).toBe('2026-06-02T14:00:00.000Z')
    clock += 24 * hour - 1
    staff = await staffOf(cloud, 'miamicounty')
    const list = async () =>
      answered(await staff.call(listImports, { query: { per_page: 10 } })).data.find(
        (row) => row.id === id,
      )?.undo_until
    expect(await list()).toBe(undo_until)
    clock += 1
    expect(await list()).toBeNull()
    expect((await undo(id)).failure.code).toBe('not_undoable')
  })

  it('is over for what was imported before the world began', async () => {
    expect((await undo('1')).failure.code).toBe('not_undoable')
  })
})

it('the provider takes a merchant’s import back; Support does not', async () => {
  const { id } = await imported(staff, bills(['77-000001', '1', '100.00']))
  const as = async (email: string) =>
    callerFor(cloud, null, { token: await tokenFor(cloud, email) })
  const support = await undo(id, await as('support@civictill.example'))
  expect(support.status).toBe(403)
  expect((await undo(id, await as('super@civictill.example'))).status).toBe(200)
})
