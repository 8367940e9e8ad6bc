import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { Visitor } from 'vite'
import { isTest, type Module } from './modules.ts'

/** language → area → id → text */
export type Messages = ReadonlyMap<string, ReadonlyMap<string, Readonly<Record<string, string>>>>

export function readMessages(root: string): Messages {
  const folder = join(root, 'src/i18n')
  const languages = readdirSync(folder, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )
  return new Map(
    languages.map(({ name }) => [
      name,
      new Map(
        readdirSync(join(folder, name))
          .filter((file) => file.endsWith('.json'))
          .map((file) => [
            file.slice(0, -'.json'.length),
            JSON.parse(readFileSync(join(folder, name, file), 'utf8')),
          ]),
      ),
    ]),
  )
}

/** Stands in a reading for what a variable becomes. */
export const variableMark = '\uFFFC'

/** What a reader reads: the message with its variables as one mark each, and every branch. */
export function readingsOf(parts: readonly MessageFormatElement[]): string[] {
  const branches: string[] = []
  const line = (elements: readonly MessageFormatElement[]): string =>
    elements
      .map((part) => {
        switch (part.type) {
          case TYPE.literal:
            return part.value
          case TYPE.tag:
            return line(part.children)
          case TYPE.plural:
          case TYPE.select:
            for (const option of Object.values(part.options)) {
              branches.push(...readingsOf(option.value))
            }
            return variableMark
          case TYPE.argument:
          case TYPE.number:
          case TYPE.date:
          case TYPE.time:
          case TYPE.pound:
            return variableMark
        }
      })
      .join('')
  return [line(parts), ...branches]
}

/** What a message expects from its caller: `{amount:number}`, `<b>`. */
function slotsOf(parts: readonly MessageFormatElement[]): string[] {
  return parts.flatMap((part) => {
    switch (part.type) {
      case TYPE.literal:
      case TYPE.pound:
        return []
      case TYPE.tag:
        return [`<${part.value}>`, ...slotsOf(part.children)]
      case TYPE.plural:
      case TYPE.select:
        return [
          `{${part.value}}`,
          ...Object.values(part.options).flatMap((option) => slotsOf(option.value)),
        ]
      case TYPE.argument:
      case TYPE.number:
      case TYPE.date:
      case TYPE.time:
        return [`{${part.value}}`]
    }
  })
}

function slots(text: string): string {
  return [...new Set(slotsOf(parse(text)))].toSorted().join(' ')
}

const idPattern = /^[a-z][A-Za-z0-9-]*(?:\.[a-z0-9][A-Za-z0-9-]*){2,}$/u

/** Each language says the same things, with the same slots, and every message parses. */
export function messageProblems(messages: Messages, reference = 'en'): string[] {
  const own = messages.get(reference) ?? new Map<string, Record<string, string>>()
  const problems: string[] = []
  for (const [area, texts] of own) {
    for (const id of Object.keys(texts)) {
      if (!id.startsWith(`${area}.`) || !idPattern.test(id)) {
        problems.push(`${reference}/${area}.json: "${id}" is not ${area}.screen.key`)
      }
    }
  }
  for (const [language, areas] of messages) {
    for (const area of new Set([...own.keys(), ...areas.keys()])) {
      const file = `${language}/${area}.json`
      const said = areas.get(area)
      const wanted = own.get(area)
      if (said === undefined || wanted === undefined) {
        problems.push(said === undefined ? `${file} is missing` : `${file} has no twin`)
        continue
      }
      for (const id of Object.keys(wanted)) {
        const text = said[id]
        if (text === undefined || text.trim() === '') problems.push(`${file}: "${id}" is missing`)
        else {
          try {
            const [expected, actual] = [slots(wanted[id] ?? ''), slots(text)]
            if (expected !== actual) {
              problems.push(`${file}: "${id}" has [${actual}] instead of [${expected}]`)
            }
          } catch (error) {
            problems.push(`${file}: "${id}" does not parse: ${String(error)}`)
          }
        }
      }
      for (const id of Object.keys(said)) {
        if (!(id in wanted)) problems.push(`${file}: "${id}" is not in ${reference}`)
      }
    }
  }
  return problems
}

/** Ids that no code names. `composed`: what ids that are put together can become. */
export function unusedMessages(
  messages: Messages,
  modules: readonly Module[],
  composed: ReadonlySet<string>,
): string[] {
  const named = new Set(composed)
  for (const { path, program } of modules) {
    if (!/^(?:src|mocks\/demo)\//u.test(path) || isTest(path)) continue
    new Visitor({
      Literal: ({ value }) => {
        if (typeof value === 'string') named.add(value)
      },
    }).visit(program)
  }
  const ids = [...(messages.get('en')?.values() ?? [])].flatMap((texts) => Object.keys(texts))
  return ids.filter((id) => !named.has(id))
}

/** src/i18n/message-areas.ts: the type of every English file. `npm run house` writes it. */
export function messageAreas(messages: Messages): string {
  const areas = [...(messages.get('en')?.keys() ?? [])].toSorted()
  const name = (area: string) => area.replace(/-./gu, ([, letter = '']) => letter.toUpperCase())
  const key = (area: string) => (area.includes('-') ? `'${area}'` : area)
  return `// Written from the files of ./en by \`npm run house\`; \`npm run check:house\` compares them.
${areas.map((area) => `import type ${name(area)} from './en/${area}.json'`).join('\n')}

/** The areas of messages, one file each; a screen's route loads those that it shows. */
export interface Areas {
${areas.map((area) => `  ${key(area)}: typeof ${name(area)}`).join('\n')}
}
`
}
