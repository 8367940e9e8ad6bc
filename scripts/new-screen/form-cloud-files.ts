import { codeName, codesOf } from './codes.ts'
import type { RowField } from './fields.ts'
import { capital, type Plan } from './plan.ts'

export const formWorldFile = ({
  name,
  many,
  one,
  One,
}: Plan): string => `import * as v from 'valibot'
import { ${many} } from '@/contract/${name}'
import { id } from '@/contract/wire'
import type { TableSpec } from './store/table'

const { version: _, ...fields } = ${many}.entries

/** There is one, the provider's. */
export const ${one}Row = v.object({ id, ...fields })
export type ${One}Row = v.InferOutput<typeof ${one}Row>

export const ${one}Table: TableSpec<${One}Row, never> = {
  name: '${one}',
  schema: ${one}Row,
  indexes: {},
}
`

export const formSeedFile = (plan: Plan): string => `${
  codesOf(plan).length > 0
    ? `import { ${codesOf(plan)
        .map((field) => `${codeName(plan, field)}Codes`)
        .join(', ')} } from '@/contract/${plan.name}'\n`
    : ''
}import type { ${plan.One}Row } from '@mocks/world/${plan.name}'

/** The same in every world. */
export const ${plan.one}Rows = (): ${plan.One}Row[] => [
  {
    id: '1',
${plan.fields.map((field) => `    ${field.name}: ${seedValue(plan, field)},\n`).join('')}  },
]
`

function seedValue(plan: Plan, field: RowField): string {
  switch (field.kind) {
    case 'text':
    case 'instant':
      return `'${capital(field.name.replaceAll('_', ' '))} as it was'`
    case 'date':
      return `'2026-06-01'`
    case 'count':
      return '12'
    case 'money':
      return '1_250'
    case 'flag':
      return 'false'
    case 'code':
      return `${codeName(plan, field)}Codes[0]`
  }
}

export function formHandlerFile({ name, many, Many, one, One, title, fields }: Plan): string {
  const names = fields.map((field) => `'${field.name}'`).join(', ')
  return `import { get${Many}, update${Many} } from '@/contract/${name}'
import { ${many}Rules } from '@/rules/${name}/${name}-rules'
import { Command, type Handlers, reads, writes } from '@mocks/cloud/handler'
import { found } from '@mocks/cloud/reply'
import { audit, changesBetween } from '@mocks/handlers/audit-entry'
import { checkedBy, sayAsServer } from '@mocks/handlers/say-as-server'
import { checkVersion, versionOf } from '@mocks/handlers/versions'
import type { World } from '@mocks/world/create-world'
import { ${one}Row, type ${One}Row } from '@mocks/world/${name}'

const rowIn = (world: World): ${One}Row => found(world.${many}.get('1'), 'The row')

const answered = ({ id: _, ...fields }: ${One}Row) => ({ ...fields, version: versionOf(fields) })

export const ${one}Handlers: Handlers<'get${Many}' | 'update${Many}'> = {
  get${Many}: reads(get${Many}, ({ world }) => ({ data: answered(rowIn(world)) })),

  update${Many}: writes(update${Many}, {
    command: ${one}Row,
    decide: ({ world }, { body: { version, ...sent } }) => {
      const row = rowIn(world)
      checkVersion(version, answered(row))
      checkedBy(${many}Rules(sayAsServer), sent)
      return new Command({ id: row.id, ...sent })
    },
    apply: (context, { id, ...sent }) => {
      const before = rowIn(context.world)
      const after = context.world.${many}.update(id, sent)
      audit(context, {
        action: '${name}-changed',
        object: { kind: '${name}', id, name: '${title}' },
        merchant_id: null,
        changes: changesBetween(before, after, [${names}]),
      })
      return { data: answered(after) }
    },
  }),
}
`
}

export function formHandlerTestFile({ name, Many, fields }: Plan): string {
  const key = fields[0]?.name ?? ''
  return `import { expect, it } from 'vitest'
import { listAudit } from '@/contract/audit'
import { get${Many}, update${Many} } from '@/contract/${name}'
import { createCloud } from '@mocks/app/create-cloud'
import { callerFor, tokenFor } from '@mocks/hosts/caller'

async function opened() {
  const cloud = createCloud({ now: () => 0 })
  const root = callerFor(cloud, null, { token: await tokenFor(cloud, 'super@civictill.example') })
  const read = async () => {
    const { answer } = await root.call(get${Many}, {})
    if (!answer) throw new Error('It was refused')
    return answer.data
  }
  return { root, read, row: await read() }
}

it('is saved, and noted with what was before', async () => {
  const { root, read, row } = await opened()
  await root.call(update${Many}, { body: { ...row, ${key}: 'Another' } })
  expect((await read()).${key}).toBe('Another')
  const { answer } = await root.call(listAudit, { query: { action: '${name}-changed' } })
  expect(answer?.data[0]?.changes).toEqual([{ field: '${key}', before: row.${key}, after: 'Another' }])
})

it('is not saved over what somebody else has saved since', async () => {
  const { root, read, row } = await opened()
  await root.call(update${Many}, { body: { ...row, ${key}: 'Theirs' } })
  const second = await root.call(update${Many}, { body: { ...row, ${key}: 'Mine' } })
  expect(second.status).toBe(409)
  expect((await read()).${key}).toBe('Theirs')
})

it('is refused by the rules of its form', async () => {
  const { root, read, row } = await opened()
  const { status } = await root.call(update${Many}, { body: { ...row, ${key}: ' ' } })
  expect(status).toBe(422)
  expect(await read()).toEqual(row)
})
`
}
