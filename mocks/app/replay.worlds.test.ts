import { expect, it } from 'vitest'
import { searchBills } from '@/contract/bills/bill-search'
import { setDepartmentHidden, setDepartmentStatus } from '@/contract/departments/department-status'
import { setMerchantStatus } from '@/contract/merchants/merchant-status'
import { createPayment, quotePayment } from '@/contract/payments/payments'
import { login, register } from '@/contract/people/sessions'
import { createUser, deleteUser, updateUser } from '@/contract/people/user-changes'
import { listUsers } from '@/contract/people/user-list'
import { callerFor, tokenFor, type Caller } from '@mocks/hosts/caller'
import { createCloud } from './create-cloud'
import { processorTimeOf } from './processor-time.test-support'
import { memoryJournal } from '@mocks/cloud/journal'
import { seededRandom, type Random } from '@mocks/lib/random'
import { saveAccount } from '@mocks/samples/save-card-point'
import { readEntries } from './saved-world'

/** World = seed + journal: a new process that replays the journal has the same world. */

/** A hundred writes and four hashes on a busy machine. */
const patience = { timeout: 30_000 }

type Write = (world: { guest: Caller; admin: Caller; random: Random; n: number }) => Promise<number>

const endings = ['1443', '1038', '0062', '0101', '5454'] as const
const emails = [
  'jo@example.com',
  'jo+unknown@example.com',
  'jo+lost@example.com',
  'jo+changed@example.com',
] as const

const pay: Write = async ({ guest, random, n }) => {
  const query = {
    by: 'address' as const,
    q: 'street',
    page: random.integer(1, 8),
    status: 'due' as const,
  }
  const { answer } = await guest.call(searchBills, { query })
  const row = answer?.data.find((found) => found.payable)
  const part = row?.open[0]
  if (!row || !part) return 0
  const tender = random.pick(['card', 'echeck'])
  const items = [
    { id: part.id, department_id: row.department_id, amount_cents: part.balance_cents },
  ]
  const quoted = await guest.call(quotePayment, { body: { items, tender } })
  if (!quoted.answer) return 0
  const body = {
    quote_id: quoted.answer.data.quote_id,
    tender,
    token: tender === 'card' ? `947204638195${random.pick(endings)}` : null,
    expiry: tender === 'card' ? '202812' : null,
    bank_account:
      tender === 'card'
        ? null
        : { routing: '042000314', account: '123456', kind: 'checking' as const },
    payer: {
      name: 'Jo Payer',
      email: random.pick(emails).replace('jo', `jo${n}`),
      phone: null,
      zip: '45373',
      street: null,
    },
    consents: [{ kind: 'echeck' as const, version: '1' }],
    confirm_duplicate: random.chance(0.5),
    language: 'en',
    recaptcha_token: null,
  }
  return (await guest.call(createPayment, { body }, { 'Idempotency-Key': `replayed-${n}` })).status
}

const flag: Write = async ({ admin, random }) => {
  const body = {
    merchant_id: String(random.integer(1, 17)),
    department_id: random.pick(['water', 'sewer', 'real-estate-tax', 'income-tax']),
  }
  return random.chance(0.5)
    ? (await admin.call(setDepartmentStatus, { body: { ...body, status: random.chance(0.8) } }))
        .status
    : (await admin.call(setDepartmentHidden, { body: { ...body, hidden: random.chance(0.5) } }))
        .status
}

const merchant: Write = async ({ admin, random, n }) => {
  const id = String(random.integer(2, 17))
  if (random.chance(0.5)) {
    const is_enabled = random.pick([0, 1])
    return (await admin.call(setMerchantStatus, { params: { id }, body: { is_enabled } })).status
  }
  const body = {
    merchant_id: id,
    site: random.pick(['isv', 'isv-uat']),
    merchid: '496160873000',
    username: `name-${n}`,
    password: 'A secret of theirs',
  }
  return (await saveAccount(admin, body)).status
}

const people: Write = async ({ admin, guest, random, n }) => {
  if (random.chance(0.3)) {
    const body = {
      name: `Guest ${n}`,
      email: `guest${n}@mail.example`,
      phone: null,
      password: `Own-Pass-${n}`,
      terms: true,
    }
    return (await guest.call(register, { body })).status
  }
  const fields = {
    name: `Person ${n}`,
    email: `person${n}@miamicounty.example`,
    username: `person${n}`,
    phone: null,
    role: random.pick(['User', 'Merchant User', 'Merchant Admin']),
    merchant_id: '1',
  }
  if (random.chance(0.6)) return (await admin.call(createUser, { body: fields })).status
  const { answer } = await admin.call(listUsers, { query: { q: 'person', per_page: 100 } })
  const someone = answer?.data[random.integer(0, 3)]
  if (!someone) return 0
  const params = { id: someone.id }
  return random.chance(0.5)
    ? (await admin.call(deleteUser, { params })).status
    : (await admin.call(updateUser, { params, body: { ...fields, version: someone.version } }))
        .status
}

it.each(['one', 'two', 'three'])('plays %s back to the same world', patience, async (seed) => {
  const random = seededRandom(`writes ${seed}`)
  let real = 0
  const journal = memoryJournal()
  const cloud = createCloud({ journal, now: () => real })
  const guest = callerFor(cloud, 'miamicounty')
  const token = await tokenFor(cloud, 'super@civictill.example')
  const admin = callerFor(cloud, null, { token })
  const untouched = await cloud.hash()
  const statuses: number[] = []
  for (let n = 0; n < 60; n++) {
    real += random.integer(1, 600_000)
    statuses.push(
      await random.pick([pay, pay, pay, flag, merchant, people])({ guest, admin, random, n }),
    )
  }
  const { entries } = await journal.load()
  expect(entries.length).toBeGreaterThan(30)
  expect(statuses.filter((status) => status === 201 || status === 202).length).toBeGreaterThan(3)
  expect(statuses.filter((status) => status >= 500)).toEqual([])
  expect(await cloud.hash()).not.toBe(untouched)

  const again = createCloud({ journal, now: () => real })
  await again.ready
  expect(again.skipped).toEqual([])
  expect(await again.hash()).toBe(await cloud.hash())

  const text = JSON.stringify(entries)
  expect(text).not.toContain('A secret of theirs')
  expect(text).not.toContain('Own-Pass-')
  expect(text).not.toContain('042000314')
})

it('keeps the data of a sign-up', async () => {
  const journal = memoryJournal()
  const body = {
    name: 'New Citizen',
    email: 'new@mail.example',
    phone: null,
    password: 'A-Password-1',
    terms: true,
  }
  await callerFor(createCloud({ journal }), 'tiffin').call(register, { body })
  const again = callerFor(createCloud({ journal }), 'tiffin')
  const { status, answer } = await again.call(login, {
    body: { email: 'NEW@mail.example', password: 'A-Password-1' },
  })
  expect([status, answer?.user]).toMatchObject([200, { sub_domain: 'tiffin', role: ['User'] }])
})

it('plays 1,000 entries back within a second', async () => {
  const journal = memoryJournal()
  const cloud = createCloud({ journal })
  const token = await tokenFor(cloud, 'super@civictill.example')
  const body = { merchant_id: '1', department_id: 'dog-licenses', hidden: true }
  await callerFor(cloud, null, { token }).call(setDepartmentHidden, { body })
  const [entry] = readEntries((await journal.load()).entries).entries
  if (!entry) throw new Error('no entry')
  for (let n = 2; n <= 1_000; n++) {
    await journal.append({ ...entry, n, command: { ...body, hidden: n % 2 === 0 } })
  }
  const { ms } = await processorTimeOf(async () => createCloud({ journal }).ready)
  expect(ms).toBeLessThan(1_000)
})
