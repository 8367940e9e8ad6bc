import { describe, expect, it } from 'vitest'
import { type CallId, contract } from './all'
import type { Endpoint } from './endpoint'
import { readAnswer } from './read-answer'

/** What a host has to answer that knows only the specification's sections 3 and 7. */

const read = async (endpoint: Endpoint, body: unknown) => (await readAnswer(endpoint, body))?.value

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

/** The specification shows no answer to these: whatever it is, the change is made. */
const shownNowhere: readonly string[] = [
  'forgotPassword',
  'resetPassword',
  'saveDepartmentSettings',
]

const calls: readonly Endpoint[] = Object.values(contract)
const given = calls.filter((endpoint) => endpoint.in_specification)
const bodies: Readonly<Record<string, unknown>> = smallest

describe('the 35 given calls', () => {
  it('are all in the table', async () => {
    expect(given.map(({ id }) => id).toSorted()).toEqual(Object.keys(smallest).toSorted())
  })

  it.each(given.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s takes the smallest answer that the specification allows',
    async (id, endpoint) => {
      expect(await readAnswer(endpoint, bodies[id])).toBeDefined()
    },
  )

  it.each(
    given.filter(({ id }) => !shownNowhere.includes(id)).map((one) => [one.id, one] as const),
  )('%s refuses what is no answer to it', async (_, endpoint) => {
    for (const body of [undefined, null, 'yes', 7, { result: { rows: 7 } }])
      expect(await read(endpoint, body)).toBeUndefined()
  })
})

describe('lists', () => {
  const endpoint = contract.listUsers
  const row = (more: object = {}) => ({ ...user, ...more })

  it.each([
    ['bare', [row()]],
    ['as data', { data: [row()] }],
    ['with pages', { data: [row()], pagination: { page: 1, total: 1 } }],
  ])('%s', async (_, body) => {
    expect(await read(endpoint, body)).toMatchObject({
      data: [{ id: '12', role: [], name: '', status: 'active' }],
      pagination: { page: 1, per_page: 1, total: 1, last_page: 1 },
    })
  })

  it('claims nothing of a user that the host has not said', async () => {
    const answer = await read(endpoint, [row()])
    for (const name of ['can_refund', 'last_sign_in_at', 'linked_accounts'])
      expect(answer).not.toHaveProperty(`data.0.${name}`)
  })

  it('keeps the pages that a host tells', async () => {
    const pagination = { page: 2, per_page: 25, total: 60, last_page: 3 }
    expect(await read(endpoint, { data: [row()], pagination })).toMatchObject({ pagination })
  })

  it('leaves out a row that is wrong, counts it, and shows the others', async () => {
    const wrong = [row({ linked_accounts: -1 }), row({ name: 7 }), 'who?', null]
    expect(await read(endpoint, [row(), ...wrong])).toMatchObject({
      data: [{ id: '12' }],
      unreadable: 4,
    })
  })

  it('is refused as a whole when no row fits', async () => {
    expect(await read(endpoint, [row({ name: 7 })])).toBeUndefined()
  })

  it('says nothing of unreadable rows when there are none', async () => {
    expect(await read(endpoint, [])).not.toHaveProperty('unreadable')
  })
})

describe('stand-ins', () => {
  it('a city that says its name alone', async () => {
    const output = await read(contract.getMerchantInfo, { data: { name: 'Stow' } })
    expect(output).toEqual({
      data: {
        id: null,
        name: 'Stow',
        office: '',
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

  it('no added call, where the host says nothing of them', async () => {
    expect(await read(contract.getMerchantInfo, { data: { name: 'Stow' } })).not.toHaveProperty(
      'data.added_calls',
    )
  })

  it.each([0, 1, true, false])('is_enabled as %s', async (is_enabled) => {
    const output = await read(contract.getMerchantInfo, { data: { name: 'Stow', is_enabled } })
    expect(output).toMatchObject({ data: { is_enabled } })
  })

  it.each([
    [null, 4],
    [undefined, 4],
    ['https://pay.example', 3],
  ])('a department with the address %s is of source type %s', async (url, source_type) => {
    const output = await read(contract.listDepartments, [{ id: 'dog-license', url }])
    expect(output).toMatchObject({
      data: [{ name: 'Dog License', source_type, status: true, payment_settings: { tenders: [] } }],
    })
  })

  it('a user without a name is called by the user name, else by the e-mail address', async () => {
    const named = (fields: object) => read(contract.getUser, { data: { ...user, ...fields } })
    expect(await named({ username: 'ann', email: 'a@b.example' })).toMatchObject({
      data: { name: 'ann' },
    })
    expect(await named({ email: 'a@b.example' })).toMatchObject({
      data: { name: 'a@b.example', username: 'a@b.example' },
    })
  })

  it.each([
    [0, 'disabled'],
    [false, 'disabled'],
    [1, 'enabled'],
    [undefined, 'enabled'],
  ])('a listed merchant with is_enabled %s is %s', async (is_enabled, status) => {
    for (const endpoint of [contract.listSettings, contract.listMerchants])
      expect(await read(endpoint, [{ ...merchant, is_enabled }])).toMatchObject({
        data: [{ id: '3', status }],
      })
  })

  it('a report of names alone says so', async () => {
    expect(await read(contract.getDepartmentsReport, smallest.getDepartmentsReport)).toMatchObject({
      data: [{ name: 'Water' }],
      merchant_name: 'Stow',
      names_only: true,
    })
  })

  it('null stands for a missing field, and 0 and false for themselves', async () => {
    const body = { data: { name: 'Stow', phone: null, enableTerminal: false, is_enabled: 0 } }
    expect(await read(contract.getMerchantInfo, body)).toMatchObject({
      data: { phone: '', enableTerminal: false, is_enabled: 0 },
    })
  })
})
