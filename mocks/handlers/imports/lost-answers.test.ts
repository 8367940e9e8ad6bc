import { expect, it } from 'vitest'
import { linkAccount } from '@/contract/bills/accounts'
import { getBill } from '@/contract/bills/bills'
import { getChange } from '@/contract/changes'
import {
  checkImport,
  commitImport,
  getImport,
  putImportRows,
  saveImportMapping,
  undoImport,
} from '@/contract/imports/import-calls'
import type { WorldNews } from '@mocks/app/world-control'
import { createCloud } from '@mocks/app/create-cloud'
import { memoryJournal } from '@mocks/cloud/journal'
import { memoryUploads } from '@mocks/cloud/uploads'
import { faultsHeader, visitHeaders } from '@mocks/cloud/visit/visit-headers'
import { type Caller, callerFor, tokenFor } from '@mocks/hosts/caller'
import {
  answered,
  begun,
  bills,
  checked,
  committed,
  imported,
  mapped,
  over,
  staffOf,
  type Wanted,
} from './imports.test-support'

/** What was interrupted: answers, workers, worlds. */

const file = bills(['77-000001', '1', '100.00'], ['77-000002', '1', '70.00'])
const billOf = { params: { parcelId: '77-000001', year: '2025' }, query: {} }

it('an import whose answer was lost is made once, and known by its key', async () => {
  const cloud = createCloud({ now: () => 0, scenarios: true })
  const staff = await staffOf(cloud, 'miamicounty')
  const { id } = await mapped(staff, file)
  const { check } = await checked(staff, id)
  const writes = async () => (await cloud.control.state()).writes
  const before = await writes()
  const lost = {
    'Idempotency-Key': 'commit-once',
    [visitHeaders.faults]: faultsHeader([{ match: {}, effect: { kind: 'drop-after-commit' } }]),
  }
  const call = { params: { id }, body: { print: check.print, confirmed: false } }
  await expect(staff.call(commitImport, call, lost)).rejects.toThrow('Failed to fetch')
  expect((await over(staff, id)).state).toBe('imported')
  const again = { 'Idempotency-Key': 'commit-once' }
  expect((await staff.call(commitImport, call, again)).status).toBe(200)
  const known = await staff.call(getChange, { params: { key: 'commit-once' } })
  expect(known.answer?.data.state).toBe('made')
  // The commit, and what it writes.
  expect(await writes()).toBe(before + 2)
})

it('an import goes on after a restart, with the rows that were kept', async () => {
  const journal = memoryJournal()
  const uploads = memoryUploads()
  const options = { now: () => 0, journal, uploads }
  const first = createCloud(options)
  const staff = await staffOf(first, 'miamicounty')
  const { id } = await mapped(staff, file)
  const second = createCloud(options)
  const later = await staffOf(second, 'miamicounty')
  const { check } = await checked(later, id)
  const body = { print: check.print, confirmed: false }
  answered(await later.call(commitImport, { params: { id }, body }))
  // This one is stopped with nothing written: only the commit is in the journal.
  const { meta, entries } = await journal.load()
  expect(entries.at(-1)).toMatchObject({ call: 'commitImport' })
  const third = createCloud({ ...options, journal: memoryJournal({ meta, entries }) })
  const last = await staffOf(third, 'miamicounty')
  expect((await over(last, id)).state).toBe('imported')
  expect((await last.call(getBill, billOf, { 'X-Department-Id': 'real-estate-tax' })).status).toBe(
    200,
  )
})

it('an upload goes on after a restart, with the parts that had arrived', async () => {
  const options = { now: () => 0, journal: memoryJournal(), uploads: memoryUploads() }
  const staff = await staffOf(createCloud(options), 'miamicounty')
  const { id } = await begun(staff, file)
  const [, ...rows] = file.table.map((row) => [...row])
  const put = async (caller: Caller, from: number) => {
    const body = { from, rows: rows.slice(from, from + 1) }
    return answered(await caller.call(putImportRows, { params: { id }, body })).data.received
  }
  expect(await put(staff, 0)).toBe(1)
  const later = await staffOf(createCloud(options), 'miamicounty')
  const row = answered(await later.call(getImport, { params: { id } })).data
  expect([row.state, row.received]).toEqual(['uploading', 1])
  // Its answer may have been lost.
  expect(await put(later, 0)).toBe(1)
  expect(await put(later, 1)).toBe(2)
  const body = row.mapping
  answered(await later.call(saveImportMapping, { params: { id }, body }))
  expect((await committed(later, id)).result?.imported).toBe(2)
})

it('a check that was under way is begun again after a restart, and finds the same', async () => {
  const options = { now: () => 0, journal: memoryJournal(), uploads: memoryUploads() }
  const staff = await staffOf(createCloud(options), 'miamicounty')
  const { id } = await mapped(staff, file)
  const begin = answered(await staff.call(checkImport, { params: { id }, query: {} }))
  expect(begin.check.finished).toBe(false)
  const later = await staffOf(createCloud(options), 'miamicounty')
  const [before, after] = [await checked(staff, id), await checked(later, id)]
  expect(after).toEqual(before)
})

it('an import whose rows are gone says so', async () => {
  const journal = memoryJournal()
  const staff = await staffOf(createCloud({ now: () => 0, journal }), 'miamicounty')
  const { id } = await mapped(staff, file)
  const elsewhere = await staffOf(createCloud({ now: () => 0, journal }), 'miamicounty')
  const { failure } = await elsewhere.call(checkImport, { params: { id }, query: {} })
  expect(failure.code).toBe('rows_gone')
  const row = answered(await elsewhere.call(getImport, { params: { id } })).data
  expect([row.state, row.received, row.rows]).toEqual(['uploading', 0, 2])
})

it('a world of the same seed and journal is the same, import and undo included', async () => {
  const journal = memoryJournal()
  const cloud = createCloud({ now: () => 0, journal })
  const staff = await staffOf(cloud, 'miamicounty')
  const { id } = await imported(staff, file)
  await imported(staff, { ...bills(['77-000003', '1', '5.00']), name: 'b.csv' })
  answered(await staff.call(undoImport, { params: { id } }))
  const again = createCloud({ now: () => 0, journal: memoryJournal(await journal.load()) })
  await again.ready
  expect(again.skipped).toEqual([])
  expect(await again.hash()).toBe(await cloud.hash())
})

it('the undo of the last write takes an import back with the call that asked for it', async () => {
  const cloud = createCloud({ now: () => 0 })
  const staff = await staffOf(cloud, 'miamicounty')
  const { id } = await imported(staff, file)
  expect(await cloud.control.undo()).toMatchObject({ call: 'commitImport' })
  const row = answered(await staff.call(getImport, { params: { id } })).data
  expect([row.state, row.received]).toEqual(['mapped', 2])
})

it('open pages hear of the new bills, and of their end', async () => {
  const cloud = createCloud({ now: () => 0 })
  const staff = await staffOf(cloud, 'miamicounty')
  const { id } = await mapped(staff, file)
  await checked(staff, id)
  const news = () =>
    new Promise<WorldNews>((resolve) => {
      const stop = cloud.control.listen((heard) => {
        stop()
        resolve(heard)
      })
    })
  const made = news()
  await committed(staff, id)
  expect(await made).toMatchObject({ replaced: true, moved: 0 })
  const undone = news()
  answered(await staff.call(undoImport, { params: { id } }))
  expect(await undone).toMatchObject({ replaced: true, moved: 0 })
})

const withPins = (pin: string): Wanted => ({
  ...file,
  table: file.table.map((row, at) => [...row, at === 0 ? 'link_pin' : pin]),
})

it('a PIN opens its account, and stands nowhere', async () => {
  const journal = memoryJournal()
  const cloud = createCloud({ now: () => 0, journal })
  const staff = await staffOf(cloud, 'miamicounty')
  const pin = '864209'
  await imported(staff, withPins(pin))
  const { entries } = await journal.load()
  expect(JSON.stringify(entries)).not.toContain(pin)
  expect(JSON.stringify(await cloud.control.export())).not.toContain(pin)
  const token = await tokenFor(cloud, 'user@miamicounty.example')
  const citizen = callerFor(cloud, 'miamicounty', { token })
  const body = {
    department_id: 'real-estate-tax',
    account: '77-000001',
    client: '0001',
    nickname: null,
  }
  const wrong = await citizen.call(linkAccount, { body: { ...body, pin: '000000' } })
  expect(wrong.answer?.data).toBeNull()
  const right = await citizen.call(linkAccount, { body: { ...body, pin } })
  expect(right.answer?.data?.account).toBe('77-000001')
  // The office has printed it; this site shows none in its place.
  const seen = await citizen.call(getBill, billOf)
  expect(seen.answer?.data.bill?.link_pin).toBeNull()
})

it('the first row of a file without headings is no part of the journal', async () => {
  const journal = memoryJournal()
  const cloud = createCloud({ now: () => 0, journal })
  const staff = await staffOf(cloud, 'miamicounty')
  const [, ...rows] = withPins('975310').table
  const first = await mapped(staff, withPins('975311'))
  const { id } = await mapped(
    staff,
    { ...file, table: rows, name: 'b.csv' },
    {
      ...first.mapping,
      has_headings: false,
    },
  )
  expect((await committed(staff, id)).result?.imported).toBe(2)
  const { entries } = await journal.load()
  expect(JSON.stringify(entries)).not.toContain('97531')
})
