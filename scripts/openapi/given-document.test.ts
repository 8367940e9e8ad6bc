import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { contract } from './all'
import type { Endpoint } from './endpoint'
import type { Completion } from './given'
import { givenAnswer } from './given-answers'

// `npm run contract` writes docs/contract.md.

const begin = '<!-- given calls: from src/contract, by `npm run contract` -->'
const end = '<!-- /given calls -->'
const file = fileURLToPath(new URL('../../docs/contract.md', import.meta.url))

/** What a stand-in that is made of other fields is. */
const madeOf: Readonly<Record<string, string>> = {
  'a user.name': '`username`, else `email`',
  'a user.username': '`email`',
  'a department.name': '`id`, in words',
  'a department.source_type': '3 with a `url`, else 4',
  'a cycle label.code': '`label`',
  'a cycle label.label': '`code`',
  'a merchant.time_zone': 'the browser’s',
  'a merchant.status': '`is_enabled`, else on',
  'a department’s sums.name': '`department_id` or `id`, in words',
  'a department’s sums.department_id': '`id`, else `name`',
  'the report.names_only': 'yes, without `totals`',
  'the report.merchant': 'of `merchant_name`',
  'a role.id': '`name`',
}

const nouns: Readonly<Record<string, string>> = {
  login: 'a user',
  register: 'a user',
  verifyToken: 'a user',
  listUsers: 'a user',
  searchUsers: 'a user',
  getUser: 'a user',
  createUser: 'a user',
  updateUser: 'a user',
  updateProfile: 'a user',
  getMerchantInfo: 'a merchant',
  getSettings: 'a merchant',
  listSettings: 'a merchant',
  listMerchants: 'a merchant',
  createMerchant: 'a merchant',
  updateMerchant: 'a merchant',
  setMerchantStatus: 'a merchant',
  listDepartments: 'a department',
  listPermitDepartments: 'a department',
  listMerchantDepartments: 'a department',
  saveDepartmentSettings: 'a department',
  getCycleLabels: 'a cycle label',
  getTypeList: 'a payment type',
  listDomains: 'a domain',
  listUserRoles: 'a role',
  getIframeUrls: 'the addresses',
  getDepartmentsReport: 'a department’s sums',
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

function entriesOf(schema: unknown): Readonly<Record<string, unknown>> {
  if (!isObject(schema)) return {}
  if (isObject(schema['entries'])) return schema['entries']
  return entriesOf(schema['wrapped'] ?? schema['item'])
}

const isOptional = (schema: unknown) =>
  isObject(schema) && (schema['type'] === 'optional' || schema['type'] === 'nullish')

/** The fields of one object: what must be there, and what stands in for the others. */
function fieldsOf(schema: unknown, { standIns, within = {} }: Completion, noun: string) {
  const values: Readonly<Record<string, unknown>> = { ...standIns }
  const must: string[] = []
  const may: string[] = []
  for (const [name, field] of Object.entries(entriesOf(schema))) {
    const inner = within[name]
    if (inner !== undefined) {
      const parts = fieldsOf(field, inner, noun)
      must.push(...parts.must.map((part) => `${name}.${part}`))
      may.push(...parts.may.map((part) => `${name}.${part}`))
    } else if (name in values) may.push(`${name}: ${standInOf(values[name], `${noun}.${name}`)}`)
    else if (isOptional(field)) may.push(name)
    else must.push(name)
  }
  return { must, may }
}

const isMade = (value: unknown): value is (row: object) => unknown => typeof value === 'function'

function standInOf(value: unknown, place: string): string {
  if (!isMade(value)) return shown(value)
  if (madeOf[place] !== undefined) return madeOf[place]
  return shown(value({}))
}

function shown(value: unknown): string {
  if (value === null) return 'none'
  if (value === '') return 'empty'
  return `\`${JSON.stringify(value)}\``
}

async function bodyOf({ id, answer }: Endpoint): Promise<[must: string, may: string]> {
  const given = await givenAnswer(id)
  if (given === undefined) return [Object.keys(entriesOf(answer)).join(', '), '']
  const whole = entriesOf(answer)
  const isNamed = given.kind === 'named'
  const noun = nouns[id] ?? id
  const named = Object.entries(given.completion.within ?? {})
  const parts = isNamed
    ? named.map(([name, inner]) => fieldsOf(whole[name], inner, noun))
    : [fieldsOf(whole['data'], given.completion, noun)]
  const must = parts.flatMap((part) => part.must)
  const may = parts.flatMap((part) => part.may)
  const beside = Object.entries(whole)
    .filter(([name]) => name !== 'data' && !named.some(([inner]) => inner === name))
    .filter(([, field]) => isNamed && !isOptional(field))
    .map(([name, field]) => [name, ...Object.keys(entriesOf(field))].join('.'))
  const shape = {
    list: `a list, bare or as \`data\`, of ${noun}: `,
    data: '`data`: ',
    named: `${[...beside, ...named.map(([name]) => `\`${name}\``)].join(', ')}: `,
    done: '`success`, `message` or `data`; in `data`: ',
    anything: 'nothing, also no body; in `data`: ',
  }[given.kind]
  return [`${shape}${must.join(', ') || 'anything'}`, may.join('; ')]
}

async function table(): Promise<string> {
  const given = Object.values(contract).filter((endpoint) => endpoint.in_specification)
  const rows = given.map(async (endpoint) => {
    const [must, may] = await bodyOf(endpoint)
    return `### \`${endpoint.method} ${endpoint.path}\`\n\nMust be there: ${must}.\n${may === '' ? '' : `\nUsed if it is there, with what stands in for it: ${may}.\n`}`
  })
  return (await Promise.all(rows)).join('\n').trimEnd()
}

it('docs/contract.md says what a host has to answer', async () => {
  const [before = '', rest = ''] = readFileSync(file, 'utf8').split(begin)
  const [, after = ''] = rest.split(end)
  await expect(`${before}${begin}\n\n${await table()}\n\n${end}${after}`).toMatchFileSnapshot(file)
})
