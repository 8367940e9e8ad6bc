import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { addSampleBills } from '@/contract/departments/department-setup'
import { sha256Hex } from '@mocks/lib/sha256'
import { createWorld, type World } from '@mocks/world/create-world'
import type { ApplyContext, CallContext } from './context'
import { Command, type Outcome, writes } from './handler'
import { type JournalStore, memoryJournal } from './journal'
import { createRecorder } from './recorder'
import { createServices } from './services'

/** A write that cannot be carried out leaves nothing behind. */

type Change = (context: ApplyContext) => Outcome<{ data: { bills: number } }>

const mail = {
  at: '',
  site: null,
  from: null,
  to: 'jo@mail.example',
  kind: 'bill',
  path: '/',
} as const

const half: Change = ({ world, services }) => {
  const tenant = world.tenantOf('1')
  if (!tenant) throw new Error('no city')
  const [parcel] = tenant.parcels.all()
  const [department, other] = tenant.departments.all()
  if (!parcel || !department || !other) throw new Error('no rows')
  tenant.parcels.update(parcel.id, { account: 'moved' })
  tenant.departments.delete(department.id)
  tenant.departments.update(other.id, { name: 'renamed' })
  tenant.departments.insert({ ...department, id: 'late-department' })
  const [merchant] = world.merchants.all()
  if (merchant) world.merchants.insert({ ...merchant, id: 'new', sub_domain: 'newtown' })
  world.tenantOf('new')?.departments.insert(department)
  services.outbox.push(mail)
  throw new Error('half of it')
}

/** The rows of a city in their order, and what is found by an index. */
function seen(world: World) {
  const tenant = world.tenantOf('1')
  return {
    hash: world.hash(),
    departments: tenant?.departments.all().map(({ id, name }) => [id, name]),
    parcels: tenant?.parcels.all().map(({ id }) => id),
    indexed: tenant?.parcels.by('department', 'real-estate-tax').map(({ id }) => id),
    newcomer: [world.tenantOf('new'), world.merchants.by('sub_domain', 'newtown')],
  }
}

function recording(change: Change, journal: JournalStore = memoryJournal()) {
  const world = createWorld('civic-till')
  const services = createServices('civic-till', {}, { saved: [], save: async () => undefined })
  const call = writes(addSampleBills, {
    command: v.object({}),
    decide: () => new Command({}),
    apply: change,
  })
  const recorder = createRecorder(world, journal, services, () => call, 1)
  const context: CallContext = {
    world,
    services,
    now: 0,
    tenant: null,
    user: null,
    subject: { role: 'Guest', merchant_id: null },
    session: null,
    departmentId: null,
    address: '',
    request: { url: new URL('http://pay.localhost'), headers: new Headers() },
  }
  const write = () =>
    recorder.write({
      call,
      params: {},
      sent: { key: sha256Hex('the-key-of-it'), print: '' },
      context: () => context,
      decide: async () => new Command({}),
    })
  return { world, services, recorder, journal, write }
}

describe('a write that throws halfway', () => {
  it('leaves nothing in journal, world, mails and kept keys', async () => {
    const { world, services, recorder, journal, write } = recording(half)
    const before = seen(world)
    await expect(write()).rejects.toThrow('half of it')
    expect(seen(world)).toEqual(before)
    expect(services.outbox).toEqual([])
    expect((await journal.load()).entries).toEqual([])
    expect(recorder.applied()).toEqual([])
    expect(services.changes.madeOrClosed('', 'the-key-of-it')).toBeNull()
  })

  it('leaves nothing of it in a replay either', () => {
    const { world, recorder } = recording(half)
    const before = seen(world)
    const entry = {
      n: 1,
      at: '2026-06-01T14:00:00.000Z',
      tenant: null,
      principal: null,
      call: 'addSampleBills',
      params: {},
      command: {},
      random: '',
    } as const
    expect(recorder.replay([entry])).toMatchObject([{ n: 1, reason: 'half of it' }])
    expect(seen(world)).toEqual(before)
  })

  it('is one whose answer does not fit the contract, too', async () => {
    const odd: Change = ({ world }) => {
      world.tenantOf('1')?.departments.delete('real-estate-tax')
      return { data: { bills: Number.NaN } }
    }
    const { world, journal, write } = recording(odd)
    const before = seen(world)
    await expect(write()).rejects.toThrow('addSampleBills')
    expect(seen(world)).toEqual(before)
    expect((await journal.load()).entries).toEqual([])
  })
})

it('a write that cannot be stored did not happen', async () => {
  const journal: JournalStore = {
    ...memoryJournal(),
    append: () => Promise.reject(new Error('full')),
  }
  const whole: Change = ({ world }) => {
    world.tenantOf('1')?.departments.delete('real-estate-tax')
    return { data: { bills: 1 } }
  }
  const { world, write } = recording(whole, journal)
  const before = seen(world)
  await expect(write()).rejects.toThrow('full')
  expect(seen(world)).toEqual(before)
})
