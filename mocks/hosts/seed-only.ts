import * as v from 'valibot'
import { type CallId, contract } from '@/contract/all'
import { exportPageSize } from '@/contract/list'
import { ownValue } from '@/rules/own-value'
import { fitsPath } from '@mocks/cloud/routes'
import { visitHeaders } from '@mocks/cloud/visit/visit-headers'
import type { HttpHostOptions } from './http'

/**
 * The same world as a host answers it that knows the specification alone: its calls, with the names of
 * its sections 3 and 7 and nothing that this product added. `npm run api -- --seed-only`.
 */
export function seedOnly(
  cloudOf: HttpHostOptions['cloudOf'],
): Pick<HttpHostOptions, 'cloudOf' | 'crossOrigin' | 'lists'> {
  const unknown: string[] = []
  return {
    cloudOf: (asked) => {
      const cloud = cloudOf(asked)
      return {
        ...cloud,
        fetch: async (request, address) => {
          const id = givenCallOf(request)
          if (id !== null) return answered(id, await sentBy(request), cloud, address)
          unknown.push(`${request.method} ${new URL(request.url).pathname}`)
          return jsonOf(404, { message: 'Not found' })
        },
      }
    },
    crossOrigin: {
      allowed: ['Authorization', 'Accept', 'X-Department-Id', 'Content-Type'],
      exposed: [],
    },
    lists: { '/__unknown-calls': () => unknown },
  }
}

type Cloud = Pick<ReturnType<HttpHostOptions['cloudOf']>, 'fetch'>

// What a host answers: each call of the specification with the names that it gives.

const any = v.unknown()

/** An object with these names and no others. */
const named = <const Names extends v.ObjectEntries>(names: Names) => v.object(names)

/** This product's ids are texts; such a host counts its rows. */
const numericId = v.pipe(
  v.string(),
  v.transform((id) => (/^\d+$/u.test(id) ? Number(id) : id)),
)

const user = named({
  id: numericId,
  name: any,
  email: any,
  username: any,
  phone: any,
  role: any,
  merchant_id: v.nullable(numericId),
  sub_domain: any,
})

const merchantSettings = {
  name: any,
  address: any,
  city: any,
  state: any,
  zip: any,
  phone: any,
  fax: any,
  repName: any,
  url: any,
  logo: any,
  roll_type_real: any,
  enableTerminal: any,
  is_enabled: v.pipe(v.union([v.number(), v.boolean()]), v.transform(Number)),
  force_guest_checkout_per_item: any,
}
const merchant = named({ id: numericId, ...merchantSettings })

const department = named({
  id: any,
  url: any,
  payment_settings: v.pipe(
    any,
    v.transform(() => ({})),
  ),
})

const reportedDepartment = v.pipe(
  named({ department_id: any, name: any }),
  v.transform(({ department_id: id, name }) => ({ id, name })),
)

const data = <Schema extends v.GenericSchema>(schema: Schema) => named({ data: schema })
const bareList = <Schema extends v.GenericSchema>(row: Schema) =>
  v.pipe(
    data(v.array(row)),
    v.transform((answer) => answer.data),
  )
const usersOnOnePage = named({
  data: v.array(user),
  pagination: v.pipe(
    any,
    v.transform(() => ({})),
  ),
})
const success = named({ success: any })
const message = named({ message: any })
const session = named({ authorisation: named({ api_token: any }), user })
/** A 200 that says nothing more. */
const noBody = v.pipe(
  any,
  v.transform(() => undefined),
)

const answers: Readonly<Partial<Record<CallId, v.GenericSchema>>> = {
  login: session,
  register: session,
  forgotPassword: noBody,
  resetPassword: noBody,
  verifyToken: named({ user }),
  logout: named({ status: any }),
  getTypeList: bareList(named({ VAL: any, MSG: any })),
  getCycleLabels: bareList(named({ code: any, label: any })),
  getMerchantInfo: named({
    data: named(merchantSettings),
    maintenance: v.optional(named({ is_maintenance: any, message: any })),
  }),
  getIframeUrls: data(named({ card: any })),
  listPermitDepartments: data(v.array(department)),
  listDepartments: data(v.array(department)),
  listMerchantDepartments: data(v.array(department)),
  listSettings: bareList(merchant),
  getSettings: data(merchant),
  listDomains: data(v.array(named({ id: numericId, sub_domain: any }))),
  listMerchants: data(v.array(merchant)),
  createMerchant: data(merchant),
  updateMerchant: data(merchant),
  setMerchantStatus: data(merchant),
  deleteMerchant: data(named({ id: numericId })),
  saveCardPoint: success,
  saveDepartmentSettings: noBody,
  setDepartmentStatus: success,
  setAllDepartmentsStatus: success,
  setDepartmentHidden: success,
  listUsers: usersOnOnePage,
  searchUsers: usersOnOnePage,
  getUser: data(user),
  createUser: data(user),
  updateUser: message,
  updateProfile: data(user),
  deleteUser: message,
  listUserRoles: data(v.array(named({ id: numericId, name: any }))),
  getDepartmentsReport: named({ data: v.array(reportedDepartment), merchant_name: any }),
}

/** Specification §8. */
const failure = v.partial(named({ message: any, error: any, errors: any }))

// What a host is sent: it neither asks for more than the specification's names nor keeps more.

const userNames = ['name', 'email', 'username', 'phone', 'role', 'merchant_id']
const merchantNames = ['sub_domain', ...Object.keys(merchantSettings)]

const keptNames: Readonly<Partial<Record<CallId, readonly string[]>>> = {
  register: [...userNames, 'password', 'password_confirmation'],
  createUser: userNames,
  updateUser: userNames,
  updateProfile: [...userNames, 'current_password'],
  createMerchant: merchantNames,
  updateMerchant: merchantNames,
}

type Fields = Readonly<Record<string, unknown>>
/** Reads another call's `data`, as the same caller. */
type Read = (path: string) => Promise<Fields>

/** What this product's cloud asks for besides: as it is there now, or as a form begins. */
const added: Readonly<Partial<Record<CallId, (sent: Sent, read: Read) => Promise<Fields>>>> = {
  register: async () => ({ terms: true }),
  createMerchant: async ({ body }) => ({
    office: body?.['name'],
    hours: 'By appointment',
    brand_color: null,
    time_zone: 'America/New_York',
  }),
  updateMerchant: async ({ path }, read) => {
    const { version } = await read(`/api/settings/${lastOf(path)}`)
    return { version }
  },
  updateUser: async ({ path }, read) => {
    const { rights, departments, language, version } = await read(path)
    return { rights, departments, language, version }
  },
  saveCardPoint: async ({ body }, read) => {
    const asked = new URLSearchParams({ merchant_id: String(body?.['merchant_id']) })
    const { version = '' } = await read(`/api/merchant/card-point?${asked}`)
    return { version }
  },
}

/** The rows of these lists are whole merchants; the cloud's have a few facts of each. */
const listsOfMerchants: readonly CallId[] = ['listSettings', 'listMerchants']

/** All that such a host understands of an address: it neither sorts nor pages nor filters. */
const knownQuery = ['q', 'merchant_id']
const listsOnPages: readonly CallId[] = [...listsOfMerchants, 'listUsers', 'searchUsers']

interface Sent {
  readonly request: Request
  readonly path: string
  readonly body: Fields | null
}

const fields = v.record(v.string(), v.unknown())

async function sentBy(request: Request): Promise<Sent> {
  const text = await request.text()
  return {
    request,
    path: new URL(request.url).pathname,
    body: text === '' ? null : v.parse(fields, JSON.parse(text)),
  }
}

const lastOf = (path: string): string => path.split('/').at(-1) ?? ''

function givenCallOf({ method, url }: Request): CallId | null {
  const { pathname } = new URL(url)
  const call = Object.values(contract).find(
    (each) => each.in_specification && each.method === method && fitsPath(each.path, pathname),
  )
  return call?.id ?? null
}

async function answered(
  id: CallId,
  sent: Sent,
  cloud: Cloud,
  address: string | undefined,
): Promise<Response> {
  const ask = (path: string, method: string, body: Fields | null) =>
    cloud.fetch(
      new Request(new URL(path, sent.request.url), {
        method,
        headers: knownHeaders(sent.request.headers),
        body: body && JSON.stringify(body),
      }),
      address,
    )
  const read: Read = async (path) => {
    const response = await ask(path, 'GET', null)
    const answer = v.safeParse(v.object({ data: fields }), await response.json())
    return answer.success ? answer.output.data : {}
  }
  const more = (await ownValue(added, id)?.(sent, read)) ?? {}
  const body = sent.body && { ...keptFields(id, sent.body), ...more }
  const response = await ask(`${sent.path}${queryFor(id, sent)}`, sent.request.method, body)
  const answer: unknown = await response.json()
  if (!response.ok) return jsonOf(response.status, v.parse(failure, answer))
  const whole = listsOfMerchants.includes(id) ? await wholeMerchants(answer, read) : answer
  const cut = v.parse(ownValue(answers, id) ?? v.never(), whole)
  return cut === undefined ? new Response(null) : jsonOf(200, cut)
}

function keptFields(id: CallId, body: Fields): Fields {
  const names = ownValue(keptNames, id)
  return Object.fromEntries(
    Object.entries(body)
      .filter(([name]) => names === undefined || names.includes(name))
      .map(([name, value]) => [name, typeof value === 'number' && isId(name) ? `${value}` : value]),
  )
}

const isId = (name: string): boolean => name === 'id' || name.endsWith('_id')

/** Section 7's, and those with which a tool names a scenario. */
function knownHeaders(headers: Headers): Headers {
  const names = [
    'Authorization',
    'Accept',
    'X-Department-Id',
    'Content-Type',
    ...Object.values(visitHeaders),
  ]
  return new Headers(
    names.flatMap((name): [string, string][] => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
}

function queryFor(id: CallId, { request }: Sent): string {
  const asked = new URL(request.url).searchParams
  const query = new URLSearchParams([...asked].filter(([name]) => knownQuery.includes(name)))
  if (listsOnPages.includes(id)) query.set('per_page', `${exportPageSize}`)
  return query.size === 0 ? '' : `?${query}`
}

const listed = v.object({ data: v.array(v.object({ id: v.string() })) })

async function wholeMerchants(answer: unknown, read: Read) {
  const rows = v.parse(listed, answer).data
  return { data: await Promise.all(rows.map(({ id }) => read(`/api/settings/${id}`))) }
}

const jsonOf = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })
