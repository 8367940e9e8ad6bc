import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import * as v from 'valibot'
import type { Messages } from './message-files.ts'

/**
 * Notes for translators, `docs/notes/<area>.json`: where a message stands and what it is. No
 * build contains them. A key is a message; `bill.fact.*`, which stands for all of a group; or
 * `bill.fact` and `bill`, the place that is told before the notes of its messages. What a variable
 * becomes stands in the note, or for all messages in `variables.json`.
 */
export interface Notes {
  /** area → key → note */
  readonly areas: ReadonlyMap<string, Readonly<Record<string, string>>>
  /** `count` → what it is. */
  readonly variables: Readonly<Record<string, string>>
}

const home = 'docs/notes'
const stored = v.record(v.string(), v.string())

export function readNotes(root: string): Notes {
  const folder = join(root, home)
  const files = existsSync(folder) ? readdirSync(folder) : []
  const read = (file: string) =>
    v.parse(stored, JSON.parse(readFileSync(join(folder, file), 'utf8')))
  const named = files
    .filter((file) => file.endsWith('.json') && file !== 'variables.json')
    .map((file): [string, Record<string, string>] => [file.slice(0, -'.json'.length), read(file)])
  return {
    areas: new Map(named),
    variables: files.includes('variables.json') ? read('variables.json') : {},
  }
}

function variablesOf(parts: readonly MessageFormatElement[]): string[] {
  return parts.flatMap((part) => {
    switch (part.type) {
      case TYPE.literal:
      case TYPE.pound:
        return []
      case TYPE.tag:
        return variablesOf(part.children)
      case TYPE.plural:
      case TYPE.select:
        return [
          part.value,
          ...Object.values(part.options).flatMap((option) => variablesOf(option.value)),
        ]
      case TYPE.argument:
      case TYPE.number:
      case TYPE.date:
      case TYPE.time:
        return [part.value]
    }
  })
}

/** `bill.fact.make` → `bill`, `bill.fact`. */
function placesOf(id: string): string[] {
  const parts = id.split('.')
  return parts.slice(1).map((_, depth) => parts.slice(0, depth + 1).join('.'))
}

/** What is said of the message itself, or of its group as a whole. */
const ownNote = (id: string, own: Readonly<Record<string, string>>): string | undefined =>
  own[id] ??
  placesOf(id)
    .map((place) => own[`${place}.*`])
    .findLast((note) => note !== undefined)

/** All that a translator is told of a message; '': nothing. */
export function descriptionOf(id: string, text: string, { areas, variables }: Notes): string {
  const own = areas.get(id.slice(0, id.indexOf('.'))) ?? {}
  const said = [...placesOf(id).map((place) => own[place]), ownNote(id, own)]
    .filter((note) => note !== undefined)
    .join(' ')
  const named = [...new Set(variablesOf(parse(text)))]
    .filter((name) => !said.includes(`{${name}}`) && Object.hasOwn(variables, name))
    .map((name) => `{${name}}: ${variables[name]}.`)
  return [said, ...named].filter((part) => part !== '').join(' ')
}

/** A word alone does not tell what it is, and a text with gaps not what comes there. */
const needsNote = (text: string): boolean =>
  !/\s/u.test(text) || variablesOf(parse(text)).length > 0

export function noteProblems(messages: Messages, notes: Notes): string[] {
  const english = messages.get('en') ?? new Map<string, Readonly<Record<string, string>>>()
  const problems: string[] = []
  const used = new Set<string>()
  for (const [area, texts] of english) {
    const own = notes.areas.get(area) ?? {}
    for (const [id, text] of Object.entries(texts)) {
      const variables = new Set(variablesOf(parse(text)))
      const said = descriptionOf(id, text, { ...notes, variables: {} })
      for (const name of variables) used.add(name)
      if (!needsNote(text)) continue
      if (ownNote(id, own) === undefined) {
        problems.push(`${home}/${area}.json: "${id}" needs a note`)
        continue
      }
      for (const name of variables) {
        if (!said.includes(`{${name}}`) && !Object.hasOwn(notes.variables, name)) {
          problems.push(`${home}/${area}.json: the note of "${id}" does not say what {${name}} is`)
        }
      }
    }
    for (const [key, note] of Object.entries(own)) {
      const group = key.replace(/\.?\*$/u, '')
      const isThere =
        Object.hasOwn(texts, key) || Object.keys(texts).some((id) => id.startsWith(`${group}.`))
      if (!isThere) problems.push(`${home}/${area}.json: there is no message "${key}"`)
      if (note.trim() === '') problems.push(`${home}/${area}.json: "${key}" says nothing`)
    }
  }
  for (const area of notes.areas.keys()) {
    if (!english.has(area)) problems.push(`${home}/${area}.json: there is no such area`)
  }
  for (const name of Object.keys(notes.variables)) {
    if (!used.has(name)) problems.push(`${home}/variables.json: no message has {${name}}`)
  }
  return problems
}
