import { describe, expect, it } from 'vitest'
import { createDepartment, listMerchantDepartments } from '@/contract/departments/department-setup'
import { listDepartments } from '@/contract/departments/departments'
import { getTypeList } from '@/contract/departments/payment-types'
import { createCloud } from '@mocks/app/create-cloud'
import { memoryJournal } from '@mocks/cloud/journal'
import { callerFor, tokenFor } from '@mocks/hosts/caller'
import { triedEverywhere } from './replaced-texts'
import { sampleDepartment } from './sample-department-calls'

/** Words that every plain object answers to, though nobody has put anything there. */
const words = ['constructor', '__proto__', 'toString']

describe('a word that plain objects have of their own', () => {
  it.each(words)(
    '%s, in each text of each call, breaks nothing: neither this call nor a later one',
    { timeout: 60_000 },
    async (word) => {
      const cloud = createCloud()
      // Some tries succeed, and what they made is there in the second round.
      const first = await triedEverywhere(cloud, word)
      const second = await triedEverywhere(cloud, word)
      const answers = [first, second].flatMap(({ tries, samples }) => [...tries, ...samples])
      expect([...new Set(answers)].filter((answer) => answer.endsWith(' 500'))).toEqual([])
    },
  )

  it('is no address of a department, and is said at its field', async () => {
    const cloud = createCloud()
    const token = await tokenFor(cloud, 'super@civictill.example')
    const { status, failure } = await callerFor(cloud, null, { token }).call(createDepartment, {
      body: { merchant_id: '1', department: { ...sampleDepartment, id: 'constructor' } },
    })
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, ['department.id']])
  })

  it('as the address of a department that was stored before, breaks nothing', async () => {
    const journal = memoryJournal()
    const before = createCloud({ journal })
    const admin = async (cloud: typeof before) =>
      callerFor(cloud, null, { token: await tokenFor(cloud, 'super@civictill.example') })
    const department = { ...sampleDepartment, id: 'odd-words', hidden: false }
    const body = { merchant_id: '1', department }
    expect((await (await admin(before)).call(createDepartment, { body })).status).toBe(200)
    const { meta, entries } = await journal.load()
    const stored = entries.map((entry): unknown =>
      JSON.parse(JSON.stringify(entry).replaceAll('odd-words', 'constructor')),
    )
    const cloud = createCloud({ journal: memoryJournal({ meta, entries: stored }) })

    const staff = await (
      await admin(cloud)
    ).call(listMerchantDepartments, {
      query: { merchant_id: '1' },
    })
    expect(staff.answer?.data.map(({ id }) => id)).toContain('constructor')
    const guest = callerFor(cloud, 'miamicounty')
    const listed = await guest.call(listDepartments, {})
    expect(listed.answer?.data.map(({ id }) => id)).toContain('constructor')
    const types = await guest.call(getTypeList, {}, { 'X-Department-Id': 'constructor' })
    expect([types.status, types.answer?.data]).toEqual([200, []])
  })
})
