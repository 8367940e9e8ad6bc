import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { type CallId, contract } from './all'
import type { Endpoint } from './endpoint'

/** What a host has to answer that knows only the specification's sections 3 and 7. */

const read = ({ answer, given }: Endpoint, body: unknown) =>
  v.safeParse(answer, given ? given.read(body) : body)

const merchant = { id: 3, name: 'Stow' }
const department = { id: 'water-sewer' }
const user = { id: 12 }

/** The smallest answer to each given call; undefined: no body. */
const smallest = {
  login: { authorisation: { api_token: 't' }, user },
  register: { authorisation: { api_token: 't' }, user },
  forgotPassword: undefined,
  resetPassword: undefined,
  verifyToken: { user },
  logout: { status: 'success' },
  getTypeList: [{ VAL: 'dog', MSG: 'Dog license' }],
  getCycleLabels: ['First half'],
  getMerchantInfo: { data: { name: 'Stow' } },
  getIframeUrls: { data: {} },
  listPermitDepartments: { data: [department] },
  listSettings: [merchant],
  getSettings: { data: merchant },
  listDomains: { data: [{ id: 3 }] },
  listMerchants: { data: [merchant] },
  createMerchant: { data: merchant },
  updateMerchant: { data: merchant },
  setMerchantStatus: { data: merchant },
  listMerchantDepartments: { data: [department] },
  listDepartments: { data: [department] },
  saveCardPoint: { success: true },
  saveDepartmentSettings: undefined,
  setDepartmentStatus: { success: true },
  setAllDepartmentsStatus: { success: true },
  setDepartmentHidden: { success: true },
  deleteMerchant: { data: true },
  listUsers: { data: [user], pagination: {} },
  searchUsers: { data: [user], pagination: {} },
  getUser: { data: user },
  updateUser: { message: 'Saved' },
  updateProfile: { data: user },
  listUserRoles: { data: ['Admin'] },
  deleteUser: { message: 'Deleted' },
  createUser: { data: user },
  getDepartmentsReport: { data: [{ name: 'Water' }], merchant_name: 'Stow' },
} as const satisfies Partial<Record<CallId, unknown>>

const calls: readonly Endpoint[] = Object.values(contract)
const given = calls.filter((endpoint) => endpoint.in_specification)
const bodies: Readonly<Record<string, unknown>> = smallest

describe('the 35 given calls', () => {
  it('are all in the table', () => {
    expect(given.map(({ id }) => id).toSorted()).toEqual(Object.keys(smallest).toSorted())
  })

  it.each(given.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s takes the smallest answer that the specification allows',
    (id, endpoint) => {
      expect(read(endpoint, bodies[id]).issues ?? []).toEqual([])
    },
  )

  it.each(
    given.filter((endpoint) => endpoint.given?.kind !== 'done').map((e) => [e.id, e] as const),
  )('%s refuses what is no answer to it', (_, endpoint) => {
    for (const body of [undefined, null, 'yes', 7, { result: { rows: 7 } }])
      expect(read(endpoint, body).success).toBe(false)
  })
})

describe('lists', () => {
  const endpoint = contract.listUsers
  const row = (more: object = {}) => ({ ...user, ...more })

  it.each([
    ['bare', [row()]],
    ['as data', { data: [row()] }],
    ['with pages', { data: [row()], pagination: { page: 1, total: 1 } }],
  ])('%s', (_, body) => {
    expect(read(endpoint, body).output).toMatchObject({
      data: [{ id: '12', role: [], name: '', status: 'active', can_refund: false }],
      pagination: { page: 1, per_page: 1, total: 1, last_page: 1 },
    })
  })

  it('keeps the pages that a host tells', () => {
    const pagination = { page: 2, per_page: 25, total: 60, last_page: 3 }
    expect(read(endpoint, { data: [row()], pagination }).output).toMatchObject({ pagination })
  })

  it('leaves out a row that is wrong, counts it, and shows the others', () => {
    const wrong = [row({ linked_accounts: -1 }), row({ name: 7 }), 'who?', null]
    expect(read(endpoint, [row(), ...wrong]).output).toMatchObject({
      data: [{ id: '12' }],
      unreadable: 4,
    })
  })

  it('is refused as a whole when no row fits', () => {
    expect(read(endpoint, [row({ name: 7 })]).success).toBe(false)
  })

  it('says nothing of unreadable rows when there are none', () => {
    expect(read(endpoint, []).output).not.toHaveProperty('unreadable')
  })
})

describe('stand-ins', () => {
  it('a city that says its name alone', () => {
    const { output } = read(contract.getMerchantInfo, { data: { name: 'Stow' } })
    expect(output).toEqual({
      data: {
        id: null,
        name: 'Stow',
        office: 'Stow',
        sub_domain: '',
        address: '',
        city: '',
        state: '',
        zip: '',
        phone: '',
        fax: null,
        hours: '',
        repName: '',
        url: null,
        logo: null,
        brand_color: null,
        time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        roll_type_real: '',
        enableTerminal: false,
        force_guest_checkout_per_item: false,
        is_enabled: 1,
      },
    })
  })

  it('no added call, where the host says nothing of them', () => {
    expect(read(contract.getMerchantInfo, { data: { name: 'Stow' } }).output).not.toHaveProperty(
      'data.added_calls',
    )
  })

  it.each([0, 1, true, false])('is_enabled as %s', (is_enabled) => {
    const { output } = read(contract.getMerchantInfo, { data: { name: 'Stow', is_enabled } })
    expect(output).toMatchObject({ data: { is_enabled } })
  })

  it.each([
    [null, 4],
    [undefined, 4],
    ['https://pay.example', 3],
  ])('a department with the address %s is of source type %s', (url, source_type) => {
    const { output } = read(contract.listDepartments, [{ id: 'dog-license', url }])
    expect(output).toMatchObject({
      data: [{ name: 'Dog License', source_type, status: true, payment_settings: { tenders: [] } }],
    })
  })

  it('a user without a name is called by the user name, else by the e-mail address', () => {
    const named = (fields: object) =>
      read(contract.getUser, { data: { ...user, ...fields } }).output
    expect(named({ username: 'ann', email: 'a@b.example' })).toMatchObject({
      data: { name: 'ann' },
    })
    expect(named({ email: 'a@b.example' })).toMatchObject({
      data: { name: 'a@b.example', username: 'a@b.example' },
    })
  })

  it.each([
    [0, 'disabled'],
    [false, 'disabled'],
    [1, 'enabled'],
    [undefined, 'enabled'],
  ])('a listed merchant with is_enabled %s is %s', (is_enabled, status) => {
    for (const endpoint of [contract.listSettings, contract.listMerchants])
      expect(read(endpoint, [{ ...merchant, is_enabled }]).output).toMatchObject({
        data: [{ id: '3', status }],
      })
  })

  it('a report of names alone says so', () => {
    expect(read(contract.getDepartmentsReport, smallest.getDepartmentsReport).output).toMatchObject(
      {
        data: [{ name: 'Water' }],
        merchant_name: 'Stow',
        names_only: true,
      },
    )
  })

  it('null stands for a missing field, and 0 and false for themselves', () => {
    const body = { data: { name: 'Stow', phone: null, enableTerminal: false, is_enabled: 0 } }
    expect(read(contract.getMerchantInfo, body).output).toMatchObject({
      data: { phone: '', enableTerminal: false, is_enabled: 0 },
    })
  })
})
