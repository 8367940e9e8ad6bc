import { codeName, codesOf } from './codes.ts'
import type { RowField } from './fields.ts'
import { capital, type Plan } from './plan.ts'

export const worldFile = ({
  name,
  one,
  One,
}: Plan): string => `import { ${one}, type ${One} } from '@/contract/${name}'
import type { TableSpec } from './store/table'

export const ${one}Table: TableSpec<${One}, never> = {
  name: '${one}',
  schema: ${one},
  indexes: {},
}
`

export function seedFile(plan: Plan): string {
  const { name, one, One, fields } = plan
  const codes = codesOf(plan).map((field) => `${codeName(plan, field)}Codes`)
  const timed = fields.some(({ kind }) => kind === 'instant' || kind === 'date')
  return `import { ${[...codes, `type ${One}`].join(', ')} } from '@/contract/${name}'
${
  codes.length > 0
    ? `
const among = <const Code>(codes: readonly [Code, ...Code[]], index: number): Code =>
  codes[index % codes.length] ?? codes[0]
`
    : ''
}${timed ? `\nconst lastMorning = Date.UTC(2026, 4, 31, 14)\nconst hours = 3_600_000\n` : ''}
/** The same in every world. */
export const ${one}Rows = (): ${One}[] =>
  Array.from({ length: 40 }, (_, index) => ({
    id: String(index + 1),
${fields.map((field) => `    ${field.name}: ${seedValue(plan, field)},\n`).join('')}  }))
`
}

function seedValue(plan: Plan, field: RowField): string {
  switch (field.kind) {
    case 'text':
      return `\`${capital(field.name.replaceAll('_', ' '))} \${index + 1}\``
    case 'instant':
      return 'new Date(lastMorning - index * 7 * hours).toISOString()'
    case 'date':
      return 'new Date(lastMorning - index * 24 * hours).toISOString().slice(0, 10)'
    case 'count':
      return '(index * 7) % 30'
    case 'money':
      return '1_250 + index * 875'
    case 'flag':
      return 'index % 3 === 0'
    case 'code':
      return `among(${codeName(plan, field)}Codes, index)`
  }
}

export function handlerFile({ name, many, Many, one, fields }: Plan): string {
  const texts = fields.filter(({ kind }) => kind === 'text').map((field) => field.name)
  return `import { list${Many}, ${one}List } from '@/contract/${name}'
import { type Handlers, reads } from '@mocks/cloud/handler'
import { answerList } from '@mocks/handlers/answer-list'

export const ${one}Handlers: Handlers<'list${Many}'> = {
  list${Many}: reads(list${Many}, ({ world }, { query }) => {
    const { rows, pagination } = answerList(${one}List, world.${many}.all(), query, {
      key: ({ id }) => id,
      text: ({ ${texts.join(', ')} }) => [${texts.join(', ')}],
    })
    return { data: rows, pagination }
  }),
}
`
}

export function handlerTestFile(plan: Plan): string {
  const { name, Many, fields } = plan
  const [main] = fields
  const [code] = codesOf(plan)
  const key = main?.name ?? 'id'
  return `import { expect, it } from 'vitest'
import { list${Many} } from '@/contract/${name}'
import { createCloud } from '@mocks/app/create-cloud'
import { callerFor, tokenFor } from '@mocks/hosts/caller'

async function list(query: Parameters<typeof ask>[0] = {}) {
  const { answer } = await ask(query)
  if (!answer) throw new Error('The list was refused')
  return answer
}

async function ask(query: { q?: string; sort?: '${key}' | '-${key}'${code ? `; ${code.name}?: string` : ''} }) {
  const cloud = createCloud({ now: () => 0 })
  const root = callerFor(cloud, null, { token: await tokenFor(cloud, 'super@civictill.example') })
  return root.call(list${Many}, { query })
}

it('is in pages', async () => {
  const { data, pagination } = await list()
  expect([data.length, pagination.total]).toEqual([25, 40])
})

it('is sorted both ways', async () => {
  const up = await list({ sort: '${key}' })
  const down = await list({ sort: '-${key}' })
  expect(up.data[0]).not.toEqual(down.data[0])
})

it('is searched by its texts', async () => {
  const [first] = (await list()).data
  const { data } = await list({ q: first?.${key} ?? '' })
  expect(data).toContainEqual(first)
})
${
  code
    ? `
it('is filtered', async () => {
  const { data } = await list({ ${code.name}: '${code.codes[0]}' })
  expect(new Set(data.map((row) => row.${code.name}))).toEqual(new Set(['${code.codes[0]}']))
})
`
    : ''
}`
}
