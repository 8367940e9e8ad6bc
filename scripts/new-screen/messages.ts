import { codesOf } from './codes.ts'
import { camel, capital, type Plan } from './plan.ts'

// In English; `npm run translated` asks for the other languages.

type Messages = Record<string, string>

export function listMessages(plan: Plan): Messages {
  const { name, title, fields } = plan
  return {
    [`${name}.list.search`]: `Search ${title.toLowerCase()}`,
    [`${name}.list.none`]: `No ${title.toLowerCase()} yet.`,
    ...fieldMessages(plan, 'column'),
    ...(fields.some(({ kind }) => kind === 'flag') && {
      [`${name}.list.yes`]: 'Yes',
      [`${name}.list.no`]: 'No',
    }),
  }
}

export function formMessages(plan: Plan): Messages {
  const { name, title } = plan
  return {
    [`${name}.form.part`]: 'Details',
    [`${name}.form.save`]: 'Save',
    [`${name}.form.failed`]: `${title} could not be loaded.`,
    ...fieldMessages(plan, 'field'),
  }
}

/** What `docs/notes` says of those that are one word. */
export function notesOf(plan: Plan, messages: Messages): Messages {
  const said = (id: string): string => {
    const [, group, name] = id.split('.')
    if (group === 'column') return 'Column head; noun.'
    if (group === 'field') return 'Label of a field; noun.'
    if (group === 'list') return 'Value of a column.'
    if (group === 'form') return name === 'save' ? 'Button; verb.' : 'Heading; noun.'
    return `Value of the field “${words(group ?? '')}”.`
  }
  const short = Object.entries(messages).filter(([, text]) => !text.includes(' '))
  return {
    [plan.name]: `${plan.title}.`,
    ...Object.fromEntries(short.map(([id]) => [id, said(id)])),
  }
}

/** The label of each field, and the word of each code. */
function fieldMessages(plan: Plan, place: 'column' | 'field'): Messages {
  const { name, fields } = plan
  const messages: Messages = {}
  for (const field of fields) {
    messages[`${name}.${place}.${camel(field.name)}`] = words(field.name.replace(/_cents$/u, ''))
  }
  for (const field of codesOf(plan)) {
    for (const code of field.codes) {
      messages[`${name}.${camel(field.name)}.${code}`] = words(code)
    }
  }
  return messages
}

const words = (id: string): string => capital(id.replaceAll(/[-_]/gu, ' '))
