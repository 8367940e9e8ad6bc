import { beforeEach, describe, expect, it } from 'vitest'
import { listAudit } from '@/contract/audit'
import { setDepartmentStatus } from '@/contract/departments/department-status'
import {
  cancelImport,
  checkImport,
  commitImport,
  createImport,
  getImport,
  listImports,
  listRefusedRows,
  putImportRows,
  saveImportMapping,
} from '@/contract/imports/import-calls'
import type { Cloud } from '@mocks/app/cloud'
import { createCloud } from '@mocks/app/create-cloud'
import { type Caller, callerFor, tokenFor } from '@mocks/hosts/caller'
import {
  answered,
  begun,
  bills,
  checked,
  committed,
  imported,
  mapped,
  nextTask,
  over,
  staffOf,
  uploaded,
} from './imports.test-support'

let cloud: Cloud
let staff: Caller
let root: Caller

beforeEach(async () => {
  cloud = createCloud({ now: () => 0 })
  staff = await staffOf(cloud, 'miamicounty')
  root = callerFor(cloud, null, { token: await tokenFor(cloud, 'super@civictill.example') })
})

const commit = async (caller: Caller, id: string, confirmed = true) => {
  const { check } = await checked(caller, id)
  return caller.call(commitImport, { params: { id }, body: { print: check.print, confirmed } })
}

describe('an import', () => {
  it('goes from its upload to its result', async () => {
    const wanted = bills(['77-000001', '1', '100.00'], ['77-000001', '2', '1oo.00'])
    const { id, state } = await begun(staff, wanted)
    expect(state).toBe('uploading')
    expect((await uploaded(staff, { ...wanted, name: 'b.csv' })).state).toBe('uploaded')
    const row = await mapped(staff, { ...wanted, name: 'c.csv' })
    expect([row.state, row.samples[0]?.[0]]).toEqual(['mapped', '77-000001'])
    const done = await committed(staff, row.id)
    expect(done).toMatchObject({
      state: 'imported',
      progress: null,
      failure: null,
      result: { imported: 1, refused: 1, new: 1, opened_bills: 1, amount_cents: 10_000 },
    })
    const { answer } = await staff.call(listImports, { query: {} })
    expect(answer?.data.slice(0, 3).map(({ state: of }) => of)).toEqual([
      'imported',
      'uploaded',
      'uploading',
    ])
    expect(answer?.data.some((one) => one.id === id)).toBe(true)
  })

  it('is in the log, with its file and its figures', async () => {
    const { id } = await imported(staff, bills(['77-000001', '1', '100.00']))
    const query = { object_kind: 'import', object_id: id } as const
    const { answer } = await staff.call(listAudit, { query })
    expect(answer?.data).toMatchObject([
      {
        action: 'import-made',
        object: { kind: 'import', id, name: 'accounts.csv' },
        changes: [
          { field: 'imported', before: null, after: '1' },
          { field: 'new', before: null, after: '1' },
        ],
      },
    ])
  })

  it('takes the rows of a part once, in their order', async () => {
    const { id } = await begun(staff, bills(['77-1', '1', '1.00'], ['77-2', '1', '2.00']))
    const put = (from: number, ...rows: string[][]) =>
      staff.call(putImportRows, { params: { id }, body: { from, rows } })
    expect((await put(1, ['late'])).status).toBe(422)
    expect((await put(0, ['a'])).answer?.data.received).toBe(1)
    expect((await put(0, ['a'])).answer?.data.received).toBe(1)
    expect((await put(1, ['b'], ['c'])).status).toBe(422)
    expect((await put(1, ['b'])).answer?.data.received).toBe(2)
  })

  it('remembers how the columns of this department were mapped', async () => {
    const wanted = bills(['77-000001', '1', '100.00'])
    await mapped(staff, wanted, { decimal: 'comma' })
    const next = await uploaded(staff, { ...wanted, name: 'next.csv' })
    expect([next.remembered, next.mapping.decimal]).toEqual([true, 'comma'])
  })

  it('says what a mapping lacks, column by column', async () => {
    const { id, mapping } = await uploaded(staff, bills(['77-000001', '1', '100.00']))
    const columns = mapping.columns.filter(({ column }) => column !== 'owner_name')
    const body = { ...mapping, columns }
    const { status, failure } = await staff.call(saveImportMapping, { params: { id }, body })
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, ['owner_name']])
  })

  it('reads a first row without headings as data, as row 1', async () => {
    const [, ...rows] = bills(['77-000001', '1', '100.00'], ['77-000002', '1', '5.00']).table
    const wanted = { ...bills(), table: rows }
    const { mapping } = await uploaded(staff, bills(['77-000009', '1', '1.00']))
    const { id } = await mapped(staff, wanted, { ...mapping, has_headings: false })
    const { rows: found, check } = await checked(staff, id)
    expect(found.map(({ row, name }) => [row, name])).toEqual([
      [1, '77-000001'],
      [2, '77-000002'],
    ])
    expect(check.rows).toBe(2)
  })

  it('gives its refused rows as they stand in the file, also after it was imported', async () => {
    const { id } = await mapped(
      staff,
      bills(['77-000001', '1', '1.00'], ['77-000002', 'x', '5.00']),
    )
    const refused = async () =>
      (await staff.call(listRefusedRows, { params: { id }, query: {} })).answer
    await checked(staff, id)
    const before = (await refused())?.data
    expect(before).toMatchObject([{ row: 3, issues: [{ code: 'E008', column: 'cycle' }] }])
    expect(before?.[0]?.cells[0]).toBe('77-000002')
    await committed(staff, id)
    expect((await refused())?.data).toEqual(before)
  })
})

describe('an import is refused', () => {
  it('for a file that was imported into this department, unless it is wanted again', async () => {
    const wanted = bills(['77-000001', '1', '100.00'])
    const first = await imported(staff, wanted)
    await expect(begun(staff, wanted)).rejects.toThrow(`"code":"same_file"`)
    await expect(begun(staff, wanted)).rejects.toThrow(`"current":{"id":"${first.id}"`)
    expect((await begun(staff, { ...wanted, again: true })).state).toBe('uploading')
  })

  it.each([
    ['another merchant’s', 'water-sewer'],
    ['one of another kind', 'building-permits'],
    ['one whose bills another system sends', 'manufactured-home-tax'],
    ['none', null],
  ] as const)('for a department that is %s', async (_, department) => {
    await expect(begun(staff, { ...bills(), department })).rejects.toThrow(/"department_id"/u)
  })

  it('before its rows, its columns and its check are there', async () => {
    const body = { print: 'p', confirmed: true }
    const codeOf = async (id: string) =>
      (await staff.call(commitImport, { params: { id }, body })).failure.code
    const wanted = bills(['77-000001', '1', '100.00'])
    expect(await codeOf((await uploaded(staff, wanted)).id)).toBe('not_mapped')
    const { id } = await mapped(staff, { ...wanted, name: 'b.csv' })
    expect(await codeOf(id)).toBe('not_checked')
    await checked(staff, id)
    expect(await codeOf(id)).toBe('check_outdated')
  })

  it('where the books have changed what the check has found', async () => {
    const wanted = bills(['77-000001', '1', '100.00'])
    const { id } = await mapped(staff, wanted)
    const { check } = await checked(staff, id)
    await imported(staff, { ...wanted, name: 'first.csv' })
    const body = { print: check.print, confirmed: true }
    const late = await staff.call(commitImport, { params: { id }, body })
    expect(late.failure.code).toBe('not_checked')
    await checked(staff, id)
    const stale = await staff.call(commitImport, { params: { id }, body })
    expect(stale.failure.code).toBe('check_outdated')
  })

  it('unless a large change is confirmed', async () => {
    const { id } = await mapped(staff, {
      ...bills(['77-000001', '1', '1.00']),
      mode: 'replace-open',
    })
    expect((await commit(staff, id, false)).failure.code).toBe('not_confirmed')
    const done = await committed(staff, id)
    const counts = (await staff.call(getImport, { params: { id } })).answer?.data.result
    expect(done.state).toBe('imported')
    expect(counts?.closed).toBeGreaterThan(100)
  })

  it('into a department that was switched off in between', async () => {
    const { id } = await mapped(staff, bills(['77-000001', '1', '1.00']))
    await checked(staff, id)
    const place = { merchant_id: '1', department_id: 'real-estate-tax' }
    answered(await root.call(setDepartmentStatus, { body: { ...place, status: false } }))
    expect((await commit(staff, id)).failure.code).toBe('department_off')
    await expect(begun(staff, bills())).rejects.toThrow(/switched off/u)
  })

  it('while another one of the merchant is under way', async () => {
    const one = await mapped(staff, bills(['77-000001', '1', '1.00']))
    const other = await mapped(staff, bills(['77-000002', '1', '1.00']))
    const { check } = await checked(staff, other.id)
    expect((await commit(staff, one.id)).status).toBe(200)
    const params = { id: other.id }
    const body = { print: check.print, confirmed: true }
    expect((await staff.call(commitImport, { params, body })).failure.code).toBe('already_running')
    expect((await over(staff, one.id)).state).toBe('imported')
    expect((await commit(staff, other.id)).status).toBe(200)
    expect((await over(staff, other.id)).state).toBe('imported')
  })
})

describe('a department that is switched off while the rows are prepared', () => {
  it('fails the import, which can be tried again', async () => {
    const { id } = await mapped(staff, bills(['77-000001', '1', '1.00']))
    answered(await commit(staff, id))
    const place = { merchant_id: '1', department_id: 'real-estate-tax' }
    // Both wait for their turn, and this one is first.
    const off = root.call(setDepartmentStatus, { body: { ...place, status: false } })
    const failed = await over(staff, id)
    await off
    expect([failed.state, failed.failure]).toEqual(['failed', 'department-off'])
    answered(await root.call(setDepartmentStatus, { body: { ...place, status: true } }))
    expect((await committed(staff, id)).state).toBe('imported')
  })
})

describe('cancelling', () => {
  it('while rows are prepared leaves nothing of them', async () => {
    const hash = async () => (await cloud.control.state()).writes
    const { id } = await mapped(staff, bills(['77-000001', '1', '1.00']))
    answered(await commit(staff, id))
    const before = await hash()
    answered(await staff.call(cancelImport, { params: { id } }))
    for (let turns = 0; turns < 20; turns += 1) await nextTask()
    expect(await hash()).toBe(before + 1)
    const row = answered(await staff.call(getImport, { params: { id } })).data
    expect([row.state, row.result]).toEqual(['cancelled', null])
  })

  it('discards an import that was not begun, with its rows', async () => {
    const { id } = await mapped(staff, bills(['77-000001', '1', '1.00']))
    answered(await staff.call(cancelImport, { params: { id } }))
    const codes = await Promise.all([
      staff.call(checkImport, { params: { id }, query: {} }),
      staff.call(putImportRows, { params: { id }, body: { from: 0, rows: [['a']] } }),
      staff.call(cancelImport, { params: { id } }),
    ])
    expect(codes.map(({ failure }) => failure.code)).toEqual(['over', 'over', 'not_running'])
  })

  it('is too late for an import that is made', async () => {
    const { id } = await imported(staff, bills(['77-000001', '1', '1.00']))
    const late = await staff.call(cancelImport, { params: { id } })
    expect(late.failure.code).toBe('not_running')
  })
})

describe('who may import', () => {
  it('is neither a citizen, nor a clerk without the right, nor Support', async () => {
    const body = { department_id: 'real-estate-tax', mode: 'add-only' as const }
    const file = { name: 'a.csv', size: 1, hash: 'a'.repeat(64), sheet: null }
    const control = { rows: null, amount_cents: null }
    const people = [
      ['miamicounty', 'user@miamicounty.example'],
      ['miamicounty', 'merchant-user@miamicounty.example'],
      [null, 'support@civictill.example'],
    ] as const
    for (const [label, email] of people) {
      const caller = callerFor(cloud, label, { token: await tokenFor(cloud, email) })
      const made = await caller.call(createImport, {
        params: { kind: 'accounts' },
        body: { ...body, merchant_id: '1', file, control, headings: ['a'], rows: 1 },
      })
      expect(made.status).toBe(403)
    }
  })
})
