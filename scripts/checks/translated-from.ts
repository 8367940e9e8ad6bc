import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import type { Messages } from './message-files.ts'

/** language → id → hash of the English text that the translation was last compared with */
export type TranslatedFrom = ReadonlyMap<string, Readonly<Record<string, string>>>

const source = 'en'
const stored = v.record(v.string(), v.string())

const fileOf = (root: string, language: string, area: string) =>
  join(root, 'src/i18n', language, 'translated-from', `${area}.json`)

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8)
}

function translations(messages: Messages): string[] {
  return [...messages.keys()].filter((language) => language !== source)
}

export function readTranslatedFrom(root: string, messages: Messages): TranslatedFrom {
  const areas = [...(messages.get(source)?.keys() ?? [])]
  return new Map(
    translations(messages).map((language) => {
      const files = areas.map((area) => fileOf(root, language, area)).filter(existsSync)
      const parts = files.map((file) => v.parse(stored, JSON.parse(readFileSync(file, 'utf8'))))
      return [language, Object.assign({}, ...parts)]
    }),
  )
}

/** Translations that were not compared with the English text as it is now. */
export function staleTranslations(messages: Messages, from: TranslatedFrom): string[] {
  const problems: string[] = []
  for (const language of translations(messages)) {
    const hashes = new Map(Object.entries(from.get(language) ?? {}))
    for (const [area, texts] of messages.get(source) ?? []) {
      for (const [id, text] of Object.entries(texts)) {
        if (hashes.get(id) !== hashOf(text)) {
          problems.push(
            `${language}/${area}.json: "${id}" was not compared with the English text as it is now. ` +
              `Look at it, then run: npm run translated -- ${id}`,
          )
        }
        hashes.delete(id)
      }
    }
    for (const id of hashes.keys()) {
      problems.push(`${language}: there is no message "${id}" any more. Run: npm run translated`)
    }
  }
  return problems
}

/**
 * Notes that the named translations say what English says now. `named`: ids, or the beginning of
 * some (`errors.payment.`). Messages without a note get one in any case, ids that are gone lose theirs.
 */
export function noteTranslated(
  messages: Messages,
  from: TranslatedFrom,
  named: readonly string[],
): TranslatedFrom {
  const texts = [...(messages.get(source)?.values() ?? [])].flatMap((area) => Object.entries(area))
  const isNamed = (id: string) =>
    named.some((name) => (name.endsWith('.') ? id.startsWith(name) : id === name))
  return new Map(
    translations(messages).map((language) => {
      const hashes = new Map(Object.entries(from.get(language) ?? {}))
      const noted = texts.map(([id, text]): [string, string] => [
        id,
        isNamed(id) ? hashOf(text) : (hashes.get(id) ?? hashOf(text)),
      ])
      return [language, Object.fromEntries(noted)]
    }),
  )
}

export function writeTranslatedFrom(root: string, messages: Messages, from: TranslatedFrom): void {
  for (const [language, hashes] of from) {
    rmSync(dirname(fileOf(root, language, '')), { recursive: true, force: true })
    for (const [area, texts] of messages.get(source) ?? []) {
      const own = Object.keys(texts).map((id) => [id, hashes[id]])
      const file = fileOf(root, language, area)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, `${JSON.stringify(Object.fromEntries(own), null, 2)}\n`)
    }
  }
}
