import { beforeAll, describe, expect, it } from 'vitest'
import { version } from '../../package.json'
import { writeAtRandom } from '@mocks/samples/random-writes'
import { callerFor } from '@mocks/hosts/caller'
import { listDepartments } from '@/contract/departments/departments'
import { canonical } from '@mocks/lib/canonical'
import type { Cloud } from './cloud'
import { createCloud } from './create-cloud'
import { memoryJournal } from '@mocks/cloud/journal'
import { seededRandom } from '@mocks/lib/random'
import { sha256Hex } from '@mocks/lib/sha256'

/** Forty writes with their passwords' verifiers, on a busy machine. */
const patience = { timeout: 60_000 }

describe.each(['one', 'two', 'three', 'four'])('whatever was written: %s', (seed) => {
  it('the file makes the same world of any other', patience, async () => {
    const random = seededRandom(`files ${seed}`)
    let real = 0
    const cloud = createCloud({ now: () => real })
    await writeAtRandom(cloud, random, 40, () => {
      real += random.integer(1, 600_000)
    })
    const hash = await cloud.hash()
    const file = await cloud.control.export()
    const text = JSON.stringify(file)
    expect(text).not.toContain('A-Sample-1')
    expect(text).not.toContain('Secret-1')
    expect(text).not.toContain('9472046381951443')

    // Into a used world of another seed, on another day.
    const journal = memoryJournal()
    const other = createCloud({ seed: 'other', journal, now: () => 77_000 })
    await writeAtRandom(other, random, 3)
    expect(await other.control.import(text)).toBeNull()
    expect(await other.hash()).toBe(hash)
    expect(other.clock.now()).toBe(cloud.clock.now())
    expect(other.skipped).toEqual([])
    // It is kept, goes on like any other, and has a file of its own, which is the same.
    expect(await createCloud({ journal, now: () => 77_000 }).hash()).toBe(hash)
    expect((await other.control.export()).seal).toBe(file.seal)
    await writeAtRandom(other, seededRandom('more'), 2)
    expect(await other.hash()).not.toBe(hash)
    expect(await createCloud({ journal }).hash()).toBe(await other.hash())
  })
})

describe('a file of another world', () => {
  it.each(['payments-off', 'large-world', 'empty-world'] as const)(
    'of %s is this world',
    patience,
    async (scenario) => {
      const cloud = createCloud({ scenario })
      const other = createCloud()
      const text = JSON.stringify(await cloud.control.export())
      expect(await other.control.import(text)).toBeNull()
      expect(await other.hash()).toBe(await cloud.hash())
    },
  )
})

describe('a file that is refused', () => {
  let cloud: Cloud
  let file: Awaited<ReturnType<Cloud['control']['export']>>
  let before = ''

  beforeAll(async () => {
    const writer = createCloud()
    await writeAtRandom(writer, seededRandom('refused'), 6)
    file = await writer.control.export()
    cloud = createCloud()
    await writeAtRandom(cloud, seededRandom('here'), 2)
    before = await cloud.hash()
  }, 30_000)

  /** An edit by an expert who changes the file on purpose. */
  const sealed = (change: object) => {
    const { seal: _, ...facts } = { ...file, ...change }
    return JSON.stringify({ ...facts, seal: sha256Hex(canonical(facts)) })
  }

  type Entry = (typeof file.journal)[number]
  const withEntries = (journal: readonly Entry[]) => ({ journal: [...journal] })
  const allAs = (change: Partial<Entry>) => () =>
    sealed(withEntries(file.journal.map((entry) => ({ ...entry, ...change }))))
  /** Written by hand: no function that calls itself for each level could write it. */
  const deepIn = (name: 'command' | 'params', open: string, close: string) => () => {
    const marked = file.journal.map((entry) => ({ ...entry, [name]: 'deep' }))
    const levels = 100_000
    const deep = `${open.repeat(levels)}1${close.repeat(levels)}`
    return JSON.stringify({ ...file, journal: marked }).replaceAll('"deep"', deep)
  }
  const otherVersion = () => ({ kind: 'other-version', app: version })

  it.each<[string, () => string, object]>([
    ['no text', () => '', { kind: 'broken' }],
    ['half of it', () => JSON.stringify(file).slice(0, -100), { kind: 'broken' }],
    ['another file', () => '{"name":"civic-till","version":"0.1.0"}', { kind: 'broken' }],
    [
      'a part that is missing',
      () => JSON.stringify({ ...file, seed: undefined }),
      { kind: 'broken' },
    ],
    [
      'an entry that is none',
      () => JSON.stringify({ ...file, journal: [{ n: 1 }] }),
      { kind: 'broken' },
    ],
    ['another seed', () => JSON.stringify({ ...file, seed: 'x' }), { kind: 'changed' }],
    [
      'an entry less',
      () => JSON.stringify({ ...file, journal: file.journal.slice(1) }),
      { kind: 'changed' },
    ],
    [
      'a number in an entry',
      () =>
        JSON.stringify(file)
          .replace('"isv-uat"', '"isv"')
          .replace('"hidden":true', '"hidden":false')
          .replace('Sam Ple', 'Sam Pla'),
      { kind: 'changed' },
    ],
    [
      'the format of tomorrow',
      () => JSON.stringify({ ...file, format: 2, app: '9.0.0' }),
      { kind: 'other-version', app: '9.0.0' },
    ],
    [
      'a call of tomorrow',
      () =>
        sealed({
          app: '9.0.0',
          journal: file.journal.map((entry) => ({ ...entry, call: 'payInGold' })),
        }),
      { kind: 'other-version', app: '9.0.0' },
    ],
    [
      'a scenario of yesterday',
      () => sealed({ app: '0.0.9', scenario: 'of-long-ago' }),
      { kind: 'other-version', app: '0.0.9' },
    ],
    ['a call that every object has', allAs({ call: 'toString' }), otherVersion()],
    ['a call of no object', allAs({ call: '__proto__' }), otherVersion()],
    ['a call that only reads', allAs({ call: 'getTypeList' }), otherVersion()],
    ['a command of another call', allAs({ command: { hidden: 'yes' } }), otherVersion()],
    [
      'an entry that changes nothing, so that the world is the same',
      () => {
        const [last] = file.journal.slice(-1)
        const more = last ? [{ ...last, n: last.n + 1, command: null }] : []
        return sealed(withEntries([...file.journal, ...more]))
      },
      otherVersion(),
    ],
    ['a command of a hundred thousand lists', deepIn('command', '[', ']'), { kind: 'broken' }],
    ['a command as deep in objects', deepIn('command', '{"a":', '}'), { kind: 'broken' }],
    ['parameters as deep', deepIn('params', '[', ']'), { kind: 'broken' }],
    ['nothing but depth', () => `${'['.repeat(100_000)}${']'.repeat(100_000)}`, { kind: 'broken' }],
    [
      'depth beside what is known',
      () => JSON.stringify(file).replace('{', `{"more":${'['.repeat(9_999)}${']'.repeat(9_999)},`),
      { kind: 'broken' },
    ],
    ['all entries with one number', allAs({ n: 1 }), { kind: 'broken' }],
    ['a number of which the next is the same', allAs({ n: 1e300 }), { kind: 'broken' }],
    ['a moment that is none', allAs({ at: '2026-06-01T14:00:00.000+99:00' }), { kind: 'broken' }],
    [
      'a time of writing that is none',
      () => sealed({ now: '2026-06-01T14:00:00.000+99:00' }),
      { kind: 'broken' },
    ],
    [
      'a world that is not the same here',
      () => sealed({ app: '0.0.9', hash: 'f'.repeat(64) }),
      { kind: 'other-version', app: '0.0.9' },
    ],
  ])('%s', async (_, text, problem) => {
    expect(await cloud.control.import(text())).toEqual(problem)
    expect(await cloud.hash()).toBe(before)
    expect((await callerFor(cloud, 'miamicounty').call(listDepartments, {})).status).toBe(200)
  })

  it('is not the file as it was written', async () => {
    const taker = createCloud()
    expect(await taker.control.import(JSON.stringify(file, null, 2))).toBeNull()
    expect(file.app).toBe(version)
  })
})
