import { beforeEach, describe, expect, it } from 'vitest'
import {
  cancelImport,
  checkImport,
  commitImport,
  getImport,
  listImports,
  listRefusedRows,
  putImportRows,
  undoImport,
} from '@/contract/imports/import-calls'
import type { Cloud } from '@mocks/app/cloud'
import { createCloud } from '@mocks/app/create-cloud'
import { limitClerk } from '@mocks/handlers/people/users.test-support'
import { type Caller, callerFor, tokenFor } from '@mocks/hosts/caller'
import {
  answered,
  begun,
  bills,
  checked,
  imported,
  mapped,
  over,
  staffOf,
  type Wanted,
} from './imports.test-support'

/** Merchant Users who may import (product.md 4.1). */

let cloud: Cloud
let staff: Caller

beforeEach(async () => {
  cloud = createCloud({ now: () => 0 })
  staff = await staffOf(cloud, 'miamicounty')
})

/** A clerk with the right to import, for these departments; null: for all. */
async function clerkFor(departments: string[] | null): Promise<Caller> {
  await limitClerk(staff, { rights: ['import'], departments })
  const token = await tokenFor(cloud, 'merchant-user@miamicounty.example')
  return callerFor(cloud, 'miamicounty', { token })
}

const file = bills(['77-000001', '1', '100.00'])

const payments = (department: string): Wanted => ({
  kind: 'payments',
  department,
  table: [
    ['account_number', 'payment_date', 'amount', 'tender', 'external_reference'],
    ['08-007731', '2026-05-29', '5.00', 'CHECK', 'LBX-1'],
  ],
})

describe('a clerk limited to departments', () => {
  it('imports into those only', async () => {
    const clerk = await clerkFor(['real-estate-tax'])
    expect((await imported(clerk, file)).state).toBe('imported')
    const permits = { ...file, kind: 'permits' as const, department: 'building-permits' }
    await expect(begun(clerk, permits)).rejects.toThrow(/^403/u)
    await expect(begun(clerk, payments('manufactured-home-tax'))).rejects.toThrow(/^403/u)
    await expect(begun(clerk, { ...file, kind: 'users', department: null })).rejects.toThrow(
      /^403/u,
    )
  })

  it('sees those only, in every call', async () => {
    const { id } = await mapped(staff, file)
    const clerk = await clerkFor(['building-permits'])
    const { data } = answered(await clerk.call(listImports, { query: {} }))
    expect(new Set(data.map(({ department }) => department?.id))).toEqual(
      new Set(['building-permits']),
    )
    const params = { id }
    const answers = await Promise.all([
      clerk.call(getImport, { params }),
      clerk.call(checkImport, { params, query: {} }),
      clerk.call(listRefusedRows, { params, query: {} }),
      clerk.call(putImportRows, { params, body: { from: 0, rows: [['a']] } }),
      clerk.call(commitImport, { params, body: { print: 'p', confirmed: true } }),
      clerk.call(cancelImport, { params }),
      clerk.call(undoImport, { params }),
    ])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
  })

  it('is refused the rows of other departments', async () => {
    const clerk = await clerkFor(['real-estate-tax'])
    const [headings = [], row = []] = file.table
    const table = [
      ['department_id', ...headings],
      ['real-estate-tax', ...row],
      ['manufactured-home-tax', ...row],
      ['water-sewer', ...row],
    ]
    const { id } = await mapped(clerk, { ...file, table })
    const { rows } = await checked(clerk, id)
    expect(rows.map(({ outcome, issues }) => [outcome, ...issues.map(({ code }) => code)])).toEqual(
      [['new'], ['refused', 'E007'], ['refused', 'E007']],
    )
  })
})

describe('a clerk’s undo', () => {
  it('is of their own imports', async () => {
    const clerk = await clerkFor(null)
    const own = await imported(clerk, file)
    const others = await imported(staff, bills(['77-000002', '1', '5.00']))
    expect(own.undo_until).not.toBeNull()
    const seen = answered(await clerk.call(getImport, { params: { id: others.id } })).data
    expect(seen.undo_until).toBeNull()
    const undo = async ({ id }: { readonly id: string }) =>
      (await clerk.call(undoImport, { params: { id } })).status
    expect([await undo(others), await undo(own)]).toEqual([403, 200])
  })
})

describe('two clerks who import into one department at once', () => {
  it('come one after the other, and the second looks at what the first has changed', async () => {
    const clerk = await clerkFor(null)
    const [one, other] = [
      await mapped(staff, bills(['77-000001', '1', '100.00'])),
      await mapped(clerk, bills(['77-000001', '1', '90.00'])),
    ]
    const prints = [
      (await checked(staff, one.id)).check.print,
      (await checked(clerk, other.id)).check.print,
    ] as const
    const commit = (caller: Caller, id: string, print: string) =>
      caller.call(commitImport, { params: { id }, body: { print, confirmed: true } })
    const [first, second] = await Promise.all([
      commit(staff, one.id, prints[0]),
      commit(clerk, other.id, prints[1]),
    ])
    expect([first.status, second.failure.code]).toEqual([200, 'already_running'])
    expect((await over(staff, one.id)).result).toMatchObject({ new: 1, changed: 0 })
    expect((await commit(clerk, other.id, prints[1])).failure.code).toBe('not_checked')
    const { check } = await checked(clerk, other.id)
    expect(check.counts).toMatchObject({ new: 0, changed: 1 })
    expect((await commit(clerk, other.id, prints[1])).failure.code).toBe('check_outdated')
    answered(await commit(clerk, other.id, check.print))
    expect((await over(clerk, other.id)).result).toMatchObject({ new: 0, changed: 1 })
  })
})

describe('the departments of a kind', () => {
  it('are those of bills that another system sends for payments, too', async () => {
    expect((await begun(staff, payments('manufactured-home-tax'))).department?.id).toBe(
      'manufactured-home-tax',
    )
    await expect(begun(staff, { ...file, department: 'manufactured-home-tax' })).rejects.toThrow(
      /^422/u,
    )
    const { id } = await mapped(staff, payments('manufactured-home-tax'))
    const { rows } = await checked(staff, id)
    // The account is of another department: the department itself is right.
    expect(rows[0]?.issues.map(({ code }) => code)).not.toContain('E007')
  })
})
