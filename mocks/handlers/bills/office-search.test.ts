import { beforeAll, describe, expect, it, test } from 'vitest'
import { getUser } from '@/contract/people/managed-users'
import { type OfficeHits, searchOffice } from '@/contract/bills/office-search'
import { updateUser } from '@/contract/people/user-changes'
import { createCloud } from '@mocks/app/create-cloud'
import { type Caller, callerFor, tokenFor } from '@mocks/hosts/caller'
import { createWorld } from '@mocks/world/create-world'
import { personaUserId } from '@mocks/world/seed/users'

const cloud = createCloud({ now: () => 0 })
const world = createWorld('civic-till')
let staff: Caller
let tiffin: Caller
let root: Caller

async function as(email: string, label: string | null): Promise<Caller> {
  return callerFor(cloud, label, { token: await tokenFor(cloud, email) })
}

beforeAll(async () => {
  staff = await as('merchant-admin@miamicounty.example', 'miamicounty')
  tiffin = await as('merchant-admin@tiffin.example', 'tiffin')
  root = await as('support@civictill.example', null)
})

async function hits(caller: Caller, q: string, more: object = {}): Promise<OfficeHits> {
  const { answer, status } = await caller.call(searchOffice, { query: { q, ...more } })
  if (!answer) throw new Error(`The search answered ${status}`)
  return answer.data
}

const accountsIn = ({ accounts }: OfficeHits) => accounts.rows.map(({ account }) => account)

const county = world.tenant('miamicounty')
const payment = county?.payments.all().find(({ items }) => items[0]?.parcel_id !== null)

describe('the office’s search', () => {
  test.each(['08-004512', '08004512', '8-4512', ' 08 004512 '])('%s', async (q) => {
    const found = await hits(staff, q)
    expect(accountsIn(found)).toContain('08-004512')
    expect(found.bills.rows.map(({ account }) => account)).toContain('08-004512')
  })

  it('puts the whole number first', async () => {
    const found = await hits(staff, '08-004512')
    expect(found.accounts.rows[0]).toMatchObject({ account: '08-004512', hold: null })
    expect(found.accounts.rows[0]?.user_id).toBe(personaUserId('user'))
  })

  it('finds a bill by its number', async () => {
    const found = await hits(staff, '25-081-1')
    expect(found.bills.rows[0]).toMatchObject({ bill_number: '25-081-1', year: 2025 })
  })

  it('finds the accounts of an e-mail address, whole', async () => {
    const found = await hits(staff, 'User@miamicounty.example')
    expect(accountsIn(found)).toContain('08-004512')
    const part = await hits(staff, 'user@miami')
    expect(Object.values(part).every(({ rows }) => rows.length === 0)).toBe(true)
  })

  it('finds the accounts that a person of this name has linked', async () => {
    expect(accountsIn(await hits(staff, 'ruth keller'))).toContain('08-004512')
  })

  it('finds a payment by confirmation number, payer and last four', async () => {
    const { confirmation = '', payer, last4 = '' } = payment ?? {}
    const terms = [confirmation, confirmation.toLowerCase().replaceAll('-', ''), payer?.name ?? '']
    for (const q of [...terms, last4]) {
      const { payments } = await hits(staff, q)
      expect(payments.rows.map((row) => row.confirmation)).toContain(confirmation)
    }
  })

  it('finds permits apart from accounts', async () => {
    const permit = county?.parcels
      .all()
      .find(({ department_id }) => department_id === 'building-permits')
    const found = await hits(staff, permit?.account ?? '')
    expect(found.permits.rows.map(({ account }) => account)).toContain(permit?.account)
    expect(accountsIn(found)).not.toContain(permit?.account)
  })

  it('names holds', async () => {
    const held = county?.parcels.all().find(({ hold }) => hold !== null)
    const found = await hits(staff, held?.account ?? '')
    expect(found.accounts.rows[0]?.hold).toBe(held?.hold?.reason)
  })

  it('stays within a department that is asked for', async () => {
    const found = await hits(staff, 'keller', { department_id: 'manufactured-home-tax' })
    const departments = found.accounts.rows.map(({ department_id }) => department_id)
    expect(new Set(departments).size).toBeLessThanOrEqual(1)
  })

  it('stays within the own merchant; on the root it goes through all', async () => {
    expect(accountsIn(await hits(tiffin, '08-004512'))).toEqual([])
    const other = await tiffin.call(searchOffice, { query: { q: '08', merchant_id: '1' } })
    expect(other.status).toBe(403)
    const everywhere = await hits(root, 'smith')
    const names = new Set(everywhere.accounts.rows.map(({ merchant }) => merchant.name))
    expect(names.size).toBeGreaterThan(1)
    const one = await hits(root, 'smith', { merchant_id: '1' })
    expect(new Set(one.accounts.rows.map(({ merchant }) => merchant.id))).toEqual(new Set(['1']))
  })

  it('shows at most fifty of a kind, and says that there are more', async () => {
    const { accounts } = await hits(staff, '08-0')
    expect(accounts.rows).toHaveLength(50)
    expect(accounts.more).toBe(true)
  })

  test.each(['8', '', ' '])('needs two characters: “%s”', async (q) => {
    expect((await staff.call(searchOffice, { query: { q } })).status).toBe(422)
  })

  it('shows a clerk nothing of other departments', async () => {
    const id = personaUserId('merchant-user')
    const user = (await staff.call(getUser, { params: { id } })).answer?.data
    if (!user) throw new Error('The clerk is missing')
    const { name, email, username, phone, merchant_id, rights, language, version } = user
    await staff.call(updateUser, {
      params: { id },
      body: {
        name,
        email,
        username,
        phone,
        merchant_id,
        rights,
        language,
        version,
        role: 'Merchant User',
        departments: ['building-permits'],
      },
    })
    const clerk = await as('merchant-user@miamicounty.example', 'miamicounty')
    const found = await hits(clerk, '08-004512')
    expect(found.accounts.rows).toEqual([])
    expect(found.bills.rows).toEqual([])
    const { payments } = await hits(clerk, payment?.confirmation ?? '')
    const isTheirs = payment?.ledger.some((line) => line.department_id === 'building-permits')
    expect(payments.rows).toHaveLength(isTheirs === true ? 1 : 0)
  })
})
