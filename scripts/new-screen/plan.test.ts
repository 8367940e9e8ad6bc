import { expect, it } from 'vitest'
import { addImport, addMessages, insertBefore, removeLine } from './edit.ts'
import { readFields } from './fields.ts'
import { planOf } from './plan.ts'

const permissions = ['imports.view', 'users.view']
const fields = 'name:text'
const access = 'imports.view'

it('names what it writes after the name', () => {
  const plan = planOf({ name: 'import-runs', fields, access }, permissions)
  expect(plan).toMatchObject({
    many: 'importRuns',
    Many: 'ImportRuns',
    one: 'importRun',
    One: 'ImportRun',
    title: 'Import runs',
    address: { name: 'admin-import-runs', path: '/admin/import-runs', access: 'imports.view' },
  })
})

it.each([
  ['entries', 'entry'],
  ['statuses', 'status'],
  ['branches', 'branch'],
  ['warnings', 'warning'],
  ['staff', 'staffRow'],
])('calls one of %s %s', (name, one) => {
  expect(planOf({ name, fields, access }, permissions).one).toBe(one)
})

it.each([
  ['Import', fields, { access }, /lower case with hyphens/u],
  ['imports', fields, { access: undefined }, /Who may come\?/u],
  ['imports', fields, { access: 'imports.look' }, /imports.view, users.view/u],
  ['notes', fields, { access, path: '/notes/:id' }, /has no params/u],
  ['import-runs', 'at:instant name:text', { access }, /first field names the row/u],
])('refuses %s with %s, %j', (name, typed, more, sentence) => {
  expect(() => planOf({ name, fields: typed, ...more }, permissions)).toThrow(sentence)
})

it('reads fields, and a code by its choices', () => {
  expect(readFields('name:text  status:open|to-check')).toEqual([
    { name: 'name', kind: 'text' },
    { name: 'status', kind: 'code', codes: ['open', 'to-check'] },
  ])
})

it.each([
  ['', /no field/u],
  ['id:text', /id and version are there already/u],
  ['Name:text', /name:kind/u],
  ['name', /a kind is one of/u],
  ['name:string', /a kind is one of text/u],
  ['status:open|Closed', /codes are lower case/u],
  ['name:text name:text', /two fields name/u],
])('refuses the fields %j', (typed, sentence) => {
  expect(() => readFields(typed)).toThrow(sentence)
})

const file = `import { one } from './one'
import {
  two,
} from './two'

export const first = {
  a: 1,
}

export const second = {
  b: {
    c: 2,
  },
  d: 3,
}
`

it('puts a line into the table that it names', () => {
  expect(insertBefore('}', '  e: 4,\n', 'export const second')(file)).toContain('d: 3,\n  e: 4,\n}')
  expect(insertBefore('}', '  e: 4,\n', 'export const first')(file)).toContain('a: 1,\n  e: 4,\n}')
})

it('puts an import behind the last one', () => {
  expect(addImport(`import { three } from './three'\n`)(file)).toContain(
    `} from './two'\nimport { three } from './three'\n`,
  )
})

it('takes away a line', () => {
  expect(removeLine('  a:')(file)).toContain('first = {\n}')
})

it('adds messages behind those that begin so', () => {
  const messages = addMessages({ 'a.c': 'C' }, 'a.')('{"a.b": "B", "d": "D"}')
  expect(messages).toBe('{\n  "a.b": "B",\n  "a.c": "C",\n  "d": "D"\n}\n')
})

it.each([[insertBefore('  z', '')], [insertBefore('}', '', 'export const third')]])(
  'says where a file has changed its form',
  (edit) => {
    expect(() => edit(file)).toThrow(/There is no line that begins/u)
  },
)
