import { codesOf } from './codes.ts'
import { camel, capital, type Plan } from './plan.ts'

/** In English; `npm run translated` asks for the other languages. */
export function listMessages(plan: Plan): Record<string, string> {
  const { name, title, fields } = plan
  const words = (id: string) => capital(id.replaceAll(/[-_]/gu, ' '))
  return Object.fromEntries<string>([
    [`${name}.list.search`, `Search ${title.toLowerCase()}`],
    [`${name}.list.none`, `${title}: nothing yet.`],
    ...fields.map((field) => [`${name}.column.${camel(field.name)}`, words(field.name)]),
    ...codesOf(plan).flatMap((field) =>
      field.codes.map((code) => [`${name}.${camel(field.name)}.${camel(code)}`, words(code)]),
    ),
    ...(fields.some(({ kind }) => kind === 'flag')
      ? [
          [`${name}.list.yes`, 'Yes'],
          [`${name}.list.no`, 'No'],
        ]
      : []),
  ])
}
