import { codeName, codesOf, quoted } from './codes.ts'
import type { RowField } from './fields.ts'
import {
  formHandlerFile,
  formHandlerTestFile,
  formSeedFile,
  formWorldFile,
} from './form-cloud-files.ts'
import { formJourneyFile, formStoryFile } from './form-proof-files.ts'
import { formFile, formScreenFile } from './form-screen-files.ts'
import type { Plan } from './plan.ts'
import { routeFileOf } from './route-file-of.ts'

/** The files that a form of one row begins with, by path: settings of the provider. */
export function formFiles(plan: Plan): ReadonlyMap<string, string> {
  const { name } = plan
  if (plan.fields.some(({ kind }) => kind === 'instant')) {
    throw new Error('A form has days, date; its kit has no field for an instant')
  }
  return new Map([
    [`src/contract/${name}.ts`, contractFile(plan)],
    [`src/rules/${name}/${name}-rules.ts`, rulesFile(plan)],
    [`src/api/${name}.ts`, apiFile(plan)],
    [`src/screens/office/${name}/${name}-form.ts`, formFile(plan)],
    [`src/screens/office/${name}/${name}-screen.tsx`, formScreenFile(plan)],
    [`src/routes/_admin/${routeFileOf(plan)}.tsx`, routeFile(plan)],
    [`mocks/world/${name}.ts`, formWorldFile(plan)],
    [`mocks/world/seed/${name}.ts`, formSeedFile(plan)],
    [`mocks/handlers/${name}/${name}.ts`, formHandlerFile(plan)],
    [`mocks/handlers/${name}/${name}.test.ts`, formHandlerTestFile(plan)],
    [`stories/screens/${name}/${name}.stories.tsx`, formStoryFile(plan)],
    [`e2e/${name}.spec.ts`, formJourneyFile(plan)],
  ])
}

/** What its body takes, and the name that `wire.ts` has for it. */
function sentAs(plan: Plan, field: RowField): { readonly schema: string; readonly wire?: string } {
  switch (field.kind) {
    case 'text':
    case 'instant':
      return { schema: 'nameText', wire: 'nameText' }
    case 'date':
      return { schema: 'askedDay', wire: 'askedDay' }
    case 'count':
      return { schema: `upTo(most${plan.Many})`, wire: 'upTo' }
    case 'money':
      return { schema: 'chargeCents', wire: 'chargeCents' }
    case 'flag':
      return { schema: 'v.boolean()' }
    case 'code':
      return { schema: `v.picklist(${codeName(plan, field)}Codes)` }
  }
}

function contractFile(plan: Plan): string {
  const { name, many, Many, fields, address } = plan
  const wire = new Set([
    'dataOf',
    'numberText',
    ...fields.flatMap((field) => sentAs(plan, field).wire ?? []),
  ])
  const counts = fields.some(({ kind }) => kind === 'count')
  return `import * as v from 'valibot'
import { endpoint } from './endpoint'
import { ${[...wire].toSorted((a, b) => a.localeCompare(b)).join(', ')} } from './wire'

${codesOf(plan)
  .map(
    (field) => `export const ${codeName(plan, field)}Codes = [${quoted(field.codes)}] as const\n`,
  )
  .join('')}${counts ? `export const most${Many} = 1_000\n` : ''}
const fields = {
${fields.map((field) => `  ${field.name}: ${sentAs(plan, field).schema},\n`).join('')}}

export const ${many} = v.object({
  ...fields,
  /** Identifies this state of it; a PUT sends it back. */
  version: v.string(),
})
export type ${Many} = v.InferOutput<typeof ${many}>

export const get${Many} = endpoint({
  id: 'get${Many}',
  method: 'GET',
  path: 'api/${name}',
  in_specification: false,
  access: '${address.access}',
  answer: dataOf(${many}),
  errors: [],
})

/** A 409 \`changed\`: it was saved by another person since. */
export const update${Many} = endpoint({
  id: 'update${Many}',
  method: 'PUT',
  path: 'api/${name}',
  in_specification: false,
  access: '${address.access}',
  sentence: true,
  body: v.object({ ...fields, version: numberText }),
  answer: dataOf(${many}),
  errors: [409, 422],
})
`
}

function rulesFile(plan: Plan): string {
  const { name, many, Many, fields } = plan
  const kinds = new Set(fields.map(({ kind }) => kind))
  const contract = [
    ...codesOf(plan).map((field) => `${codeName(plan, field)}Codes`),
    ...(kinds.has('count') ? [`most${Many}`] : []),
  ]
  const wire = ['longest', ...(kinds.has('money') ? ['mostCents'] : [])]
  const rules = [
    ...(kinds.has('count') ? ['countRange'] : []),
    ...(kinds.has('date') ? ['dateRule'] : []),
    ...(kinds.has('money') ? ['moneyRange'] : []),
    'requiredText',
    'type Say',
  ]
  return `import * as v from 'valibot'
${contract.length > 0 ? `import { ${contract.join(', ')} } from '@/contract/${name}'\n` : ''}import { ${wire.join(', ')} } from '@/contract/wire'
import { ${rules.join(', ')} } from '../forms/field-rules'

/** For the form and for the cloud. */
export const ${many}Rules = (say: Say) =>
  v.object({
${fields.map((field) => `    ${field.name}: ${ruleOf(plan, field)},\n`).join('')}  })
`
}

function ruleOf(plan: Plan, field: RowField): string {
  switch (field.kind) {
    case 'text':
    case 'instant':
      return 'requiredText(say, longest.name)'
    case 'date':
      return 'dateRule(say)'
    case 'count':
      return `countRange(say, { most: most${plan.Many} })`
    case 'money':
      return 'moneyRange(say, { most: mostCents })'
    case 'flag':
      return 'v.boolean()'
    case 'code':
      return `v.picklist(${codeName(plan, field)}Codes)`
  }
}

const apiFile = ({
  name,
  many,
  Many,
}: Plan): string => `import { queryOptions } from '@tanstack/react-query'
import { get${Many}, type ${Many}, update${Many} } from '@/contract/${name}'
import { edit, type WriteContext } from './keyed-call'
import { call } from './client'
import { officeKeys } from './office-keys'

export const ${many}Query = queryOptions({
  queryKey: officeKeys.${many}.all,
  queryFn: async ({ signal }) => (await call(get${Many}, {}, { signal })).data,
})

export const save${Many} = async (body: Omit<${Many}, 'version'>, context: WriteContext) =>
  (await edit(update${Many}, { body }, context)).data
`

const routeFile = ({
  name,
  many,
  Many,
  address: { path },
}: Plan): string => `import { createFileRoute } from '@tanstack/react-router'
import { officeRoute } from '@/app/frames/office-route'
import { officeScreens } from '@/rules/addresses/office-addresses'
import { ${Many}Screen } from '@/screens/office/${name}/${name}-screen'

export const Route = createFileRoute('/_admin${path}/')({
  ...officeRoute(officeScreens.${many}),
  component: ${Many}Screen,
})
`
