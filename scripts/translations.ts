import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { descriptionOf, readNotes } from './checks/message-notes.ts'
import { readMessages } from './checks/message-files.ts'

/**
 * `npm run translations -- export [folder]`: per language one file for translators and their tools, in
 * the form of FormatJS with the translation beside: `{id: {defaultMessage, description, translation}}`.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const [task, folder = 'translations'] = process.argv.slice(2)
if (task === 'export') {
  const messages = readMessages(root)
  const notes = readNotes(root)
  const english = [...(messages.get('en')?.values() ?? [])].flatMap((area) => Object.entries(area))
  const target = resolve(folder)
  mkdirSync(target, { recursive: true })
  for (const [language, areas] of messages) {
    if (language === 'en') continue
    const own = new Map([...areas.values()].flatMap((texts) => Object.entries(texts)))
    const entries = english.map(([id, defaultMessage]) => [
      id,
      {
        defaultMessage,
        description: descriptionOf(id, defaultMessage, notes),
        translation: own.get(id) ?? '',
      },
    ])
    const file = join(target, `${language}.json`)
    writeFileSync(file, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`)
    console.log(`${file}: ${entries.length} messages`)
  }
} else {
  console.error('npm run translations -- export [folder]')
  process.exitCode = 1
}
