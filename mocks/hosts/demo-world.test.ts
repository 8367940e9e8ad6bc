import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setMerchantStatus } from '@/contract/merchants/merchant-status'
import { createCloud } from '@mocks/app/create-cloud'
import { memoryJournal } from '@mocks/cloud/journal'
import { visitHeaders } from '@mocks/cloud/visit/visit-headers'
import { worldClient } from '@mocks/demo/world-client'
import { callerFor, tokenFor } from './caller'
import { withDemoCalls } from './demo-calls'
import { demoWorldPaths } from './demo-world'
import { ownWorlds } from './own-worlds'

/** The panel's client, and the calls that it makes. */

const journal = memoryJournal()
let cloud = createCloud({ journal })
let headers: Readonly<Record<string, string>> = {}

beforeEach(async () => {
  cloud = createCloud({ journal, scenarios: true })
  headers = {}
  await cloud.control.reset()
  const answer = withDemoCalls(ownWorlds(cloud))
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    answer(new Request(`http://tiffin.pay.localhost:5173${path}`, { ...init, headers })),
  )
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function switchOff(id: string) {
  const token = await tokenFor(cloud, 'super@civictill.example')
  const body = { is_enabled: 0 as const }
  await callerFor(cloud, null, { token }).call(setMerchantStatus, { params: { id }, body })
}

it('says what there is to undo, and undoes it', async () => {
  expect(await worldClient.state()).toMatchObject({ scenario: null, writes: 0, last: null })
  expect(await worldClient.undo()).toBeNull()
  const before = await worldClient.hash()
  await switchOff('2')
  const last = { call: 'setMerchantStatus', tenant: null }
  expect(await worldClient.state()).toMatchObject({ writes: 1, last })
  expect(await worldClient.undo()).toMatchObject(last)
  expect(await worldClient.hash()).toBe(before)
})

it('resets, and moves the clock on', async () => {
  const { clock_offset: first } = await worldClient.state()
  await switchOff('2')
  const moved = await worldClient.moveClock(29 * 60_000)
  expect(moved.clock_offset - first).toBe(29 * 60_000)
  const { writes, clock_offset } = await worldClient.reset()
  expect(writes).toBe(0)
  expect(Math.abs(clock_offset - first)).toBeLessThan(5_000)
})

it.each([0, -60_000, 1.5, 400 * 86_400_000])('does not move the clock by %s', async (by) => {
  const { clock_offset } = await worldClient.state()
  await expect(worldClient.moveClock(by)).rejects.toThrow('This cannot be done')
  expect((await worldClient.state()).clock_offset).toBe(clock_offset)
})

it('gives a file and takes it', async () => {
  await switchOff('2')
  const hash = await worldClient.hash()
  const { name, text } = await worldClient.exportFile()
  expect(name).toMatch(/^civic-till 2026-06-01-14-0\d\.world\.json$/)
  await worldClient.reset()
  expect(await worldClient.importFile(text)).toBeNull()
  expect(await worldClient.hash()).toBe(hash)
})

it('says why it takes a file not', async () => {
  await switchOff('2')
  const hash = await worldClient.hash()
  const { text } = await worldClient.exportFile()
  expect(await worldClient.importFile('')).toEqual({ kind: 'broken' })
  expect(await worldClient.importFile(text.replace('"civic-till"', '"x"'))).toEqual({
    kind: 'changed',
  })
  expect(await worldClient.importFile(' '.repeat(20_000_001))).toEqual({ kind: 'too-large' })
  expect(await worldClient.hash()).toBe(hash)
})

it('acts on the world that the tab sees', async () => {
  const shared = await worldClient.hash()
  headers = { [visitHeaders.scenario]: 'payments-off', [visitHeaders.visit]: 'mine' }
  expect(await worldClient.state()).toMatchObject({ scenario: 'payments-off' })
  await worldClient.moveClock(86_400_000)
  const own = await worldClient.state()
  headers = {}
  expect(own.clock_offset - (await worldClient.state()).clock_offset).toBeGreaterThan(86_000_000)
  expect(await worldClient.hash()).toBe(shared)
})

it('says when the browser keeps nothing more', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(journal, 'replace').mockRejectedValue(new Error('The disk is full'))
  await expect(worldClient.reset()).rejects.toThrow('This could not be kept')
  expect(quiet).toHaveBeenCalledOnce()
})

it('is no call of the cloud itself: no other host has it', async () => {
  for (const path of Object.values(demoWorldPaths)) {
    const response = await cloud.fetch(new Request(`http://tiffin.pay.localhost${path}`))
    expect(response.status).toBe(404)
  }
})
