import { codesOf } from './codes.ts'
import { camel, capital, type Plan } from './plan.ts'

/** In English; `npm run translated` asks for the other languages. */
export function listMessages(plan: Plan): Record<string, string> {
  const { name, title, fields } = plan
  const messages: Record<string, string> = {
    [`${name}.list.search`]: `Search ${title.toLowerCase()}`,
    [`${name}.list.none`]: `${title}: nothing yet.`,
  }
  for (const field of fields) {
    messages[`${name}.column.${camel(field.name)}`] = words(field.name.replace(/_cents$/u, ''))
  }
  for (const field of codesOf(plan)) {
    for (const code of field.codes) {
      messages[`${name}.${camel(field.name)}.${camel(code)}`] = words(code)
    }
  }
  if (fields.some(({ kind }) => kind === 'flag')) {
    messages[`${name}.list.yes`] = 'Yes'
    messages[`${name}.list.no`] = 'No'
  }
  return messages
}

const words = (id: string): string => capital(id.replaceAll(/[-_]/gu, ' '))
