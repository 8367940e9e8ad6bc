import { codeName, codesOf, quoted } from './codes.ts'
import type { RowField } from './fields.ts'
import { handlerFile, handlerTestFile, seedFile, worldFile } from './list-cloud-files.ts'
import { journeyFile, storyFile } from './list-proof-files.ts'
import { screenFile } from './list-screen-file.ts'
import type { Plan } from './plan.ts'
import { routeFileOf } from './route-file-of.ts'

/** The files that a list begins with, by path. What people decide stands in them as an example. */
export function listFiles(plan: Plan): ReadonlyMap<string, string> {
  const { name } = plan
  return new Map([
    [`src/contract/${name}.ts`, contractFile(plan)],
    [`src/api/${name}.ts`, apiFile(plan)],
    [`src/screens/office/${name}/${name}-list.tsx`, screenFile(plan)],
    [`src/routes/_admin/${routeFileOf(plan)}.tsx`, routeFile(plan)],
    [`mocks/world/${name}.ts`, worldFile(plan)],
    [`mocks/world/seed/${name}.ts`, seedFile(plan)],
    [`mocks/handlers/${name}/${name}.ts`, handlerFile(plan)],
    [`mocks/handlers/${name}/${name}.test.ts`, handlerTestFile(plan)],
    [`stories/screens/${name}/${name}.stories.tsx`, storyFile(plan)],
    [`e2e/${name}.spec.ts`, journeyFile(plan)],
  ])
}

const schemas = {
  text: 'v.string()',
  instant: 'instant',
  date: 'plainDate',
  count: 'count',
  money: 'cents',
  flag: 'v.boolean()',
} as const

const wireNames = { instant: 'instant', date: 'plainDate', count: 'count', money: 'cents' } as const

function contractFile(plan: Plan): string {
  const { name, Many, one, One, fields, address } = plan
  const wire = [
    'id',
    ...fields.flatMap(({ kind }) => (kind in wireNames ? [schemas[plain(kind)]] : [])),
  ]
  const sortable = fields.filter(({ kind }) => kind !== 'flag')
  const newest = fields.find(({ kind }) => kind === 'instant' || kind === 'date')
  return `import * as v from 'valibot'
import { endpoint } from './endpoint'
import { ${codesOf(plan).length > 0 ? 'anyOf, ' : ''}listOf } from './list'
import { ${[...new Set(wire)].toSorted((a, b) => a.localeCompare(b)).join(', ')} } from './wire'

${codesOf(plan)
  .map(
    (field) => `export const ${codeName(plan, field)}Codes = [${quoted(field.codes)}] as const\n`,
  )
  .join('')}
export const ${one} = v.object({
  id,
${fields.map((field) => `  ${field.name}: ${schemaOf(plan, field)},\n`).join('')}})
export type ${One} = v.InferOutput<typeof ${one}>

export const ${one}List = listOf({
  row: ${one},
  sort: [${quoted(sortable.map((field) => field.name))}],
  usualSort: '${newest ? `-${newest.name}` : (fields[0]?.name ?? 'id')}',
  filters: {
${fields.map((field) => filterSchema(plan, field)).join('')}  },
})

export const list${Many} = endpoint({
  id: 'list${Many}',
  method: 'GET',
  path: 'api/${name}',
  in_specification: false,
  access: '${address.access}',
  query: ${one}List.query,
  answer: ${one}List.answer,
  errors: [422],
})
`
}

const plain = (kind: RowField['kind']): keyof typeof schemas => (kind === 'code' ? 'text' : kind)

const schemaOf = (plan: Plan, field: RowField): string =>
  field.kind === 'code' ? `v.picklist(${codeName(plan, field)}Codes)` : schemas[field.kind]

function filterSchema(plan: Plan, field: RowField): string {
  if (field.kind === 'code')
    return `    ${field.name}: v.optional(anyOf(${codeName(plan, field)}Codes)),\n`
  return field.kind === 'flag' ? `    ${field.name}: v.optional(v.boolean()),\n` : ''
}

const apiFile = ({
  name,
  many,
  Many,
}: Plan): string => `import { list${Many} } from '@/contract/${name}'
import { listApi } from './list-api'
import { officeKeys } from './office-keys'

export const ${many}Api = listApi(list${Many}, officeKeys.${many}.list)
`

const routeFile = ({
  name,
  many,
  Many,
  one,
  address: { path },
}: Plan): string => `import { createFileRoute } from '@tanstack/react-router'
import { officeRoute } from '@/app/frames/office-route'
import type { ListAddress } from '@/contract/list'
import type { ${one}List } from '@/contract/${name}'
import { searchOf } from '@/rules/addresses/address-search'
import { officeScreens } from '@/rules/addresses/office-addresses'
import { ${Many}List } from '@/screens/office/${name}/${name}-list'

export const Route = createFileRoute('/_admin${path}/')({
  ...officeRoute(officeScreens.${many}),
  validateSearch: searchOf<ListAddress<typeof ${one}List.query>>(),
  component: ${Many}List,
})
`
