import { beforeAll, describe, expect, it } from 'vitest'
import { login, register, verifyToken } from '@/contract/people/sessions'
import { getUser } from '@/contract/people/managed-users'
import { listUsers, searchUsers } from '@/contract/people/user-list'
import { updateProfile, type User } from '@/contract/people/users'
import { createCloud } from '@mocks/app/create-cloud'
import { callerFor, tokenFor, type Called, type Caller } from '@mocks/hosts/caller'
import { personaPassword } from '@mocks/world/personas'

/** The visible fields of a user: roles × the row's user × calls. */

const cloud = createCloud({ now: () => 0 })

const viewers = {
  guest: [null, 'miamicounty'],
  citizen: ['user@miamicounty.example', 'miamicounty'],
  'merchant user': ['merchant-user@miamicounty.example', 'miamicounty'],
  'merchant admin': ['merchant-admin@miamicounty.example', 'miamicounty'],
  'merchant admin elsewhere': ['merchant-admin@tiffin.example', 'tiffin'],
  support: ['support@civictill.example', null],
  admin: ['admin@civictill.example', null],
  super: ['super@civictill.example', null],
} as const
type Viewer = keyof typeof viewers

/** Whose row, by id; the newcomer's comes with the test. */
const rows = ['newcomer', 'ruth', 'clerk', 'sam', 'ben'] as const
type Row = (typeof rows)[number]
const ids = new Map<Row, string>([
  ['ruth', '6'],
  ['clerk', '5'],
  ['sam', '7'],
  ['ben', '2'],
])

type Seen = 'whole' | 'masked' | 'brief' | '-'
const calls = ['list', 'search', 'details'] as const

/** In the order of `rows`: list, search and details say the same, or nothing. */
const table: Readonly<Record<Viewer, Readonly<Record<(typeof calls)[number], string>>>> = {
  guest: { list: '- - - - -', search: '- - - - -', details: '- - - - -' },
  citizen: { list: '- - - - -', search: '- - - - -', details: '- whole - - -' },
  'merchant user': {
    list: 'brief brief whole - -',
    search: '- - - - -',
    details: '- - whole - -',
  },
  'merchant admin': {
    list: 'whole whole whole - -',
    search: '- - - - -',
    details: 'whole whole whole - -',
  },
  'merchant admin elsewhere': {
    list: '- - - whole -',
    search: '- - - - -',
    details: '- - - whole -',
  },
  support: {
    list: 'masked masked masked masked masked',
    search: 'masked masked masked masked masked',
    details: 'masked masked masked masked masked',
  },
  admin: {
    list: 'whole whole whole whole whole',
    search: 'whole whole whole whole whole',
    details: 'whole whole whole whole whole',
  },
  super: {
    list: 'whole whole whole whole whole',
    search: 'whole whole whole whole whole',
    details: 'whole whole whole whole whole',
  },
}

const callers = new Map<Viewer, Caller>()
const wholes = new Map<Row, User>()
const callerOf = (viewer: Viewer) => callers.get(viewer) ?? missing()
const wholeOf = (row: Row) => wholes.get(row) ?? missing()

function missing(): never {
  throw new Error('This is made before the tests')
}

beforeAll(async () => {
  const guest = callerFor(cloud, 'miamicounty')
  const body = { name: 'Nora New', email: 'nora@mail.example', phone: '937 555 0150', terms: true }
  const { answer } = await guest.call(register, { body: { ...body, password: personaPassword } })
  ids.set('newcomer', answer?.user.id ?? missing())

  for (const viewer of Object.keys(viewers)) {
    if (!isViewer(viewer)) continue
    const [email, label] = viewers[viewer]
    const token = email === null ? null : await tokenFor(cloud, email)
    callers.set(viewer, callerFor(cloud, label, { token }))
  }
  // A user with every field filled.
  const ruth = (await callerOf('citizen').call(getUser, { params: { id: '6' } })).answer?.data
  const { name, username, phone } = ruth ?? missing()
  const moving = { name, username, phone, email: 'ruth@later.example' }
  await callerOf('citizen').call(updateProfile, {
    params: { id: '6' },
    body: { ...moving, current_password: personaPassword },
  })
  for (const row of rows) {
    const params = { id: ids.get(row) ?? missing() }
    const own = await callerOf('super').call(getUser, { params })
    wholes.set(row, own.answer?.data ?? missing())
  }
})

const isViewer = (text: string): text is Viewer => Object.hasOwn(viewers, text)

async function answerOf(
  caller: Caller,
  call: (typeof calls)[number],
  { id, name }: User,
): Promise<{ readonly seen: User | null; readonly text: string }> {
  const one = (data: readonly User[]) => data.find((user) => user.id === id) ?? null
  if (call === 'details') {
    const { answer } = await caller.call(getUser, { params: { id } })
    return { seen: answer?.data ?? null, text: JSON.stringify(answer) }
  }
  const per_page = 100 as const
  const query = { per_page, q: name }
  const endpoint = call === 'list' ? listUsers : searchUsers
  const { answer } = await caller.call(endpoint, { query })
  const seen = one(answer?.data ?? [])
  return { seen, text: JSON.stringify(seen) }
}

const addressesOf = ({ email, username, pending_email: pending }: User) =>
  [email, pending ?? '', username.includes('@') ? username : ''].filter((text) => text !== '')

function viewIn(seen: User | null, whole: User): Seen {
  if (seen === null) return '-'
  if (JSON.stringify(seen) === JSON.stringify(whole)) return 'whole'
  return seen.delivery === undefined ? 'brief' : 'masked'
}

describe.each(Object.keys(viewers).filter(isViewer))('%s', (viewer) => {
  it.each(calls)('sees of each user in the answer of %s what the role may', async (call) => {
    const seen: Seen[] = []
    for (const row of rows) {
      const whole = wholeOf(row)
      const answer = await answerOf(callerOf(viewer), call, whole)
      const view = viewIn(answer.seen, whole)
      seen.push(view)
      if (view === 'whole') continue
      for (const address of addressesOf(whole)) expect(answer.text).not.toContain(address)
      if (view === 'masked') continue
      const hidden = [whole.phone, whole.address, whole.zip].filter((field) => Boolean(field))
      for (const field of hidden) expect(answer.text).not.toContain(field)
    }
    expect(seen.join(' ')).toBe(table[viewer][call])
  })
})

describe('hidden fields', () => {
  const searches: readonly (readonly [Viewer, typeof listUsers | typeof searchUsers])[] = [
    ['support', listUsers],
    ['support', searchUsers],
    ['merchant user', listUsers],
  ]
  const hidden = (viewer: Viewer, whole: User) => [
    ...addressesOf(whole),
    // Parts of an address that the mask leaves out.
    ...addressesOf(whole).map((address) => address.slice(1)),
    ...addressesOf(whole).map((address) => address.slice(0, address.indexOf('@') + 1)),
    ...(viewer === 'merchant user' ? [whole.phone ?? ''] : []),
  ]

  it.each(searches)('cannot be searched: by %s', async (viewer, endpoint) => {
    for (const row of ['newcomer', 'ruth'] as const) {
      const whole = wholeOf(row)
      for (const q of hidden(viewer, whole)) {
        const { answer } = await callerOf(viewer).call(endpoint, { query: { q } })
        expect(answer?.data.map(({ id }) => id)).not.toContain(whole.id)
      }
    }
  })

  it.each(searches)('gives no order: to %s', async (viewer, endpoint) => {
    for (const key of ['email', 'username'] as const) {
      const query = { q: 'ex', per_page: 100, sort: key } as const
      const { answer } = await callerOf(viewer).call(endpoint, { query })
      const users = answer?.data ?? []
      expect(users.length).toBeGreaterThan(3)
      const byShown = users
        .toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
        .toSorted((a, b) => (a[key] < b[key] ? -1 : a[key] > b[key] ? 1 : 0))
      expect(users.map(({ name }) => name)).toEqual(byShown.map(({ name }) => name))
    }
  })

  it('is no key to sort by either', async () => {
    const origin = `http://pay.localhost/api/users?sort=pending_email`
    const headers = { Authorization: `Bearer ${await tokenFor(cloud, viewers.support[0])}` }
    expect((await cloud.fetch(new Request(origin, { headers }))).status).toBe(422)
  })
})

describe('oneself', () => {
  it.each(['merchant user', 'support', 'citizen'] as const)(
    'is whole at sign-in and at the token check: %s',
    async (viewer) => {
      const [email, label] = viewers[viewer]
      const body = { email, password: personaPassword }
      const entered: Called<{ user: User }> = await callerFor(cloud, label).call(login, { body })
      const checked = await callerOf(viewer).call(verifyToken, {})
      expect(entered.answer?.user.email).toBe(email)
      expect(checked.answer?.user).toEqual(entered.answer?.user)
      const { id } = entered.answer?.user ?? missing()
      const own = await callerOf(viewer).call(getUser, { params: { id } })
      expect(own.answer?.data).toMatchObject(entered.answer?.user ?? missing())
    },
  )
})
