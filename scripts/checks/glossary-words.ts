import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from '@formatjs/icu-messageformat-parser'
import { type Messages, readingsOf } from './message-files.ts'

/** docs/glossary.md: the words that no message uses, and the messages that may use one. */
export interface Glossary {
  /** language → words */
  readonly avoided: ReadonlyMap<string, readonly string[]>
  readonly exceptions: readonly Exception[]
}

interface Exception {
  readonly language: string
  readonly id: string
  readonly word: string
  readonly reason: string
}

const file = 'docs/glossary.md'

/** The headings of what is read: a column of the concepts, and two tables. */
const inEnglish = 'Avoid in English'
const more = 'Language Avoid Say'
const exceptions = 'Language Message Word Why'

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

const quoted = (cell = ''): string[] =>
  [...cell.matchAll(/`([^`]+)`/gu)].map(([, word = '']) => word)

/** The tables of a document, each with its headings. */
function tablesOf(text: string): { readonly headings: string[]; readonly rows: string[][] }[] {
  const tables = text.match(/(?:^\|.*\n?)+/gmu) ?? []
  return tables.map((table) => {
    const [headings = [], , ...rows] = table.trimEnd().split('\n').map(cellsOf)
    return { headings, rows }
  })
}

export function parseGlossary(text: string): Glossary {
  const avoided = new Map<string, string[]>()
  const allowed: Exception[] = []
  const avoid = (language: string, words: readonly string[]) =>
    avoided.set(language, [...(avoided.get(language) ?? []), ...words])
  for (const { headings, rows } of tablesOf(text)) {
    const column = headings.indexOf(inEnglish)
    for (const row of rows) {
      if (column >= 0) avoid('en', quoted(row[column]))
      const [language = ''] = quoted(row[0])
      if (headings.join(' ') === more) avoid(language, quoted(row[1]))
      if (headings.join(' ') === exceptions) {
        const [id = '', word = '', reason = ''] = [quoted(row[1])[0], quoted(row[2])[0], row[3]]
        allowed.push({ language, id, word, reason })
      }
    }
  }
  return { avoided, exceptions: allowed }
}

export const readGlossary = (root: string): Glossary =>
  parseGlossary(readFileSync(join(root, file), 'utf8'))

/** Japanese has no spaces between words. */
function finder(language: string, word: string): RegExp {
  const letters = word.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)
  if (language === 'ja') return new RegExp(letters, 'u')
  return new RegExp(String.raw`(?<![\p{L}\p{N}-])${letters}(?![\p{L}\p{N}-])`, 'iu')
}

/** Messages with a word to avoid, and exceptions that name no message or no reason. */
export function avoidedWords(messages: Messages, glossary: Glossary): string[] {
  const problems: string[] = []
  const isAllowed = (language: string, id: string, word: string) =>
    glossary.exceptions.some(
      (one) => one.language === language && one.id === id && one.word === word,
    )
  for (const [language, areas] of messages) {
    const finders = (glossary.avoided.get(language) ?? []).map(
      (word) => [word, finder(language, word)] as const,
    )
    for (const [area, texts] of areas) {
      for (const [id, text] of Object.entries(texts)) {
        const read = readingsOf(parse(text)).join('\n')
        for (const [word, found] of finders) {
          if (!found.test(read) || isAllowed(language, id, word)) continue
          problems.push(
            `${language}/${area}.json: "${id}" says “${word}”; ${file} has the word to use`,
          )
        }
      }
    }
  }
  for (const { language, id, word, reason } of glossary.exceptions) {
    const [area = ''] = id.split('.')
    const isThere = messages.get(language)?.get(area)?.[id] !== undefined
    if (!isThere) problems.push(`${file}: there is no message "${id}" in ${language}`)
    if (reason === '') problems.push(`${file}: why may "${id}" say “${word}”?`)
  }
  return problems
}
