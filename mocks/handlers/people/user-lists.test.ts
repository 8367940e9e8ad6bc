import { beforeAll, describe, expect, it } from 'vitest'
import { listMerchants } from '@/contract/merchants/merchant-list'
import { listUserRoles, listUsers, searchUsers } from '@/contract/people/user-list'
import { listUserPayments } from '@/contract/payments/user-payments'
import { createCloud } from '@mocks/app/create-cloud'
import { callerFor, tokenFor, type Caller } from '@mocks/hosts/caller'

/** Lists of users: their rows, the search, and the speed with ten thousand. */

const cloud = createCloud({ now: () => 0 })
let admin: Caller
let root: Caller

async function as(email: string, label: string | null, of = cloud): Promise<Caller> {
  return callerFor(of, label, { token: await tokenFor(of, email) })
}

beforeAll(async () => {
  admin = await as('merchant-admin@miamicounty.example', 'miamicounty')
  root = await as('admin@civictill.example', null)
})

type Query = Parameters<typeof query>[0]
const query = (asked: NonNullable<Parameters<typeof callList>[0]>) => asked
const callList = (asked: {
  readonly tab?: 'staff' | 'citizens' | 'invites'
  readonly status?: string
  readonly role?: string
  readonly never_signed_in?: boolean
  readonly q?: string
  readonly sort?: 'name' | '-name' | 'status' | '-last_sign_in_at' | 'merchant'
  readonly merchant_id?: string
}) => admin.call(listUsers, { query: { per_page: 100, ...asked } })

const rowsOf = async (asked: Query) => (await callList(query(asked))).answer?.data ?? []

describe('the tabs', () => {
  it('hold every user once', async () => {
    const all = await rowsOf({})
    const tabs = await Promise.all(
      (['staff', 'citizens', 'invites'] as const).map((tab) => rowsOf({ tab })),
    )
    expect(tabs.map((rows) => rows.length > 0)).toEqual([true, true, true])
    const ids = (rows: typeof all) => rows.map(({ id }) => id).toSorted()
    expect(ids(tabs.flat())).toEqual(ids(all))
  })

  it('list users without a password among the invitations', async () => {
    const invites = await rowsOf({ tab: 'invites' })
    expect(new Set(invites.map(({ status }) => status))).toEqual(new Set(['invited']))
    expect(invites.every(({ used }) => !used)).toBe(true)
    expect(invites.some(({ invite_expires_at: at }) => (at ?? '') < '2026-06-01')).toBe(true)
  })
})

describe('a filter', () => {
  it.each([
    [{ status: 'locked' }, 1],
    [{ status: 'locked,deactivated' }, 3],
    [{ status: 'invited', role: 'User' }, 1],
    [{ never_signed_in: true, status: 'active' }, 1],
    [{ role: 'Merchant Admin,Merchant User', status: 'deactivated' }, 1],
  ])('of %j finds %i', async (asked, count) => {
    expect(await rowsOf(asked)).toHaveLength(count)
  })

  it.each(['status=banned', 'sort=verifier', 'colour=red'])('of %s is a 422', async (text) => {
    const token = await tokenFor(cloud, 'admin@civictill.example')
    for (const call of ['users', 'users-search']) {
      const response = await cloud.fetch(
        new Request(`http://pay.localhost/api/${call}?q=an&${text}`, {
          headers: { Authorization: `Bearer ${token}` },
        }),
      )
      expect(response.status).toBe(422)
    }
  })
})

describe('the roles to choose from', () => {
  it('are those of the site', async () => {
    const names = async (by: Caller) =>
      (await by.call(listUserRoles, {})).answer?.data.map((role) => role.name)
    const clerk = await as('merchant-user@miamicounty.example', 'miamicounty')
    expect(await names(clerk)).toEqual(['Merchant Admin', 'Merchant User', 'User'])
    expect(await names(root)).toHaveLength(6)
  })
})

describe('the search', () => {
  const found = async (q: string, by = root) =>
    (await by.call(searchUsers, { query: { q } })).answer?.data.map(({ name }) => name)

  it.each(['ruth kel', 'user@miamicounty.exam', '08-004512', '08004512'])(
    'finds Ruth Keller by %s',
    async (q) => {
      expect(await found(q)).toContain('Ruth Keller')
    },
  )

  it('finds a payer by the whole confirmation number, and by no part of it', async () => {
    const citizen = await as('user@miamicounty.example', 'miamicounty')
    const { answer } = await citizen.call(listUserPayments, { query: {} })
    const number = answer?.data.find(({ confirmation }) => confirmation)?.confirmation ?? ''
    expect(await found(number.toLowerCase())).toEqual(['Ruth Keller'])
    expect(await found(number.slice(0, 7))).toEqual([])
  })

  it('begins with two letters', async () => {
    expect((await root.call(searchUsers, { query: { q: 'r' } })).status).toBe(422)
  })

  it('does not tell a clerk whose account a number is', async () => {
    const clerk = await as('merchant-user@miamicounty.example', 'miamicounty')
    const { answer } = await clerk.call(listUsers, { query: { q: '08-004512' } })
    expect(answer?.data).toEqual([])
  })

  it('is narrowed to a merchant and sorted by it', async () => {
    const { answer } = await root.call(searchUsers, { query: { q: 'ex', sort: '-merchant' } })
    const merchants = answer?.data.map(({ merchant }) => merchant ?? '') ?? []
    expect(merchants).toEqual(merchants.toSorted().toReversed())
    const tiffin = await root.call(searchUsers, { query: { q: 'ex', merchant_id: '2' } })
    expect(new Set(tiffin.answer?.data.map(({ sub_domain: label }) => label))).toEqual(
      new Set(['tiffin']),
    )
  })
})

describe('the list of merchants', () => {
  it('counts its people', async () => {
    const { answer } = await root.call(listMerchants, { query: { q: 'miami' } })
    const everybody = await rowsOf({})
    // Who is invited has a list of their own.
    const here = everybody.filter(({ status }) => status !== 'invited')
    const of = (role: string) => here.filter((user) => user.role.includes(role)).length
    expect(answer?.data).toMatchObject([
      {
        sub_domain: 'miamicounty',
        status: 'enabled',
        admins: of('Merchant Admin'),
        users: of('Merchant User'),
        citizens: of('User'),
        invites: 3,
      },
    ])
  })

  it('is narrowed and sorted', async () => {
    const off = await root.call(listMerchants, { query: { status: 'disabled' } })
    expect(off.answer?.data.map(({ sub_domain: label }) => label)).toEqual(['brewster'])
    const { answer } = await root.call(listMerchants, { query: { sort: '-citizens' } })
    expect(answer?.data[0]?.sub_domain).toBe('miamicounty')
  })
})

describe('with ten thousand users', { timeout: 60_000 }, () => {
  const large = createCloud({ scenario: 'many-users', now: () => 0 })

  it.each([
    [{}],
    [{ sort: '-last_sign_in_at' }],
    [{ sort: 'status', tab: 'citizens' }],
    [{ q: 'smith' }],
    [{ status: 'locked,invited', sort: 'email' }],
  ] as const)('%j is answered at once', async (asked) => {
    const here = await as('merchant-admin@miamicounty.example', 'miamicounty', large)
    await here.call(listUserRoles, {})
    const begun = process.cpuUsage()
    const { answer } = await here.call(listUsers, { query: asked })
    const { user } = process.cpuUsage(begun)
    expect(answer?.pagination.total).toBeGreaterThan(10)
    // Of the processor, in microseconds: other programs make it later, and not more.
    expect(user).toBeLessThan(300_000)
  })
})
