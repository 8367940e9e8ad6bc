import { fileURLToPath } from 'node:url'
import { readMessages } from './checks/message-files.ts'
import {
  noteTranslated,
  readTranslatedFrom,
  staleTranslations,
  writeTranslatedFrom,
} from './checks/translated-from.ts'

/** `npm run translated -- errors.payment.heading`: its translations were compared with English. */
const root = fileURLToPath(new URL('..', import.meta.url))
const named = process.argv.slice(2)
const messages = readMessages(root)
const ids = [...(messages.get('en')?.values() ?? [])].flatMap((texts) => Object.keys(texts))
const unknown = named.filter((name) => !ids.some((id) => id === name || id.startsWith(name)))
if (unknown.length > 0) {
  console.error(`No such message: ${unknown.join(', ')}`)
  process.exitCode = 1
} else {
  const noted = noteTranslated(messages, readTranslatedFrom(root, messages), named)
  writeTranslatedFrom(root, messages, noted)
  for (const problem of staleTranslations(messages, noted)) console.log(problem)
}
