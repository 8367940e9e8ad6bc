import { parse } from '@formatjs/icu-messageformat-parser'
import { type Messages, readingsOf, variableMark } from './message-files.ts'

/**
 * A text that quotes a button or a field quotes it as it is called, in each language: what stands in
 * quotes is another message, and a translation quotes the translation of the same one.
 */

/** What stands in quotes and is no label: examples, and words of other programs. */
const notLabels: readonly { readonly id: string; readonly why: string }[] = [
  { id: 'account-view.add.nicknameHelp', why: 'examples of nicknames' },
  { id: 'bill.none.address', why: 'words of an address' },
  { id: 'department-setup.help.maskOwner', why: 'an example of a hidden name' },
  { id: 'imports.file.old-xls', why: 'a button of Excel' },
]

const quotes: Readonly<Record<string, RegExp>> = {
  en: /“([^”]+)”/gu,
  de: /„([^“]+)“/gu,
  fr: /«\u00A0([^»]+)\u00A0»/gu,
  es: /“([^”]+)”/gu,
  ja: /「([^」]+)」/gu,
}

function quotedIn(language: string, text: string): string[] {
  const own = quotes[language]
  if (own === undefined) return []
  const found = readingsOf(parse(text)).flatMap((reading) =>
    [...reading.matchAll(own)].map(([, quoted = '']) => quoted),
  )
  return [...new Set(found)].filter((quoted) => !quoted.includes(variableMark))
}

/** A sentence is quoted without its full stop. */
const withoutStop = (text: string) => text.replace(/[.。]$/u, '')

const textsOf = (messages: Messages, language: string): [string, string][] =>
  [...(messages.get(language)?.values() ?? [])].flatMap((texts) => Object.entries(texts))

export function quotedLabelProblems(messages: Messages, exceptions = notLabels): string[] {
  const english = new Map(textsOf(messages, 'en'))
  const idsOf = (label: string) =>
    [...english].flatMap(([id, text]) => (withoutStop(text) === label ? [id] : []))
  const problems: string[] = []
  const excepted = new Set(exceptions.map(({ id }) => id))
  for (const [id, text] of english) {
    if (excepted.has(id)) continue
    for (const label of quotedIn('en', text)) {
      if (idsOf(label).length === 0)
        problems.push(`en: "${id}" quotes “${label}”, and no label says so`)
    }
  }
  for (const language of messages.keys()) {
    if (language === 'en') continue
    const own = new Map(textsOf(messages, language))
    for (const [id, text] of own) {
      if (excepted.has(id)) continue
      const source = quotedIn('en', english.get(id) ?? '')
      const wanted = source.map((label) =>
        idsOf(label).map((named) => withoutStop(own.get(named) ?? '')),
      )
      const found = quotedIn(language, text)
      for (const labels of wanted) {
        if (labels.length > 0 && !labels.some((label) => found.includes(label))) {
          problems.push(`${language}: "${id}" has to quote “${labels.join('” or “')}”`)
        }
      }
      for (const label of found) {
        if (!wanted.flat().includes(label)) {
          problems.push(
            `${language}: "${id}" quotes “${label}”, which English does not quote there`,
          )
        }
      }
    }
  }
  for (const { id, why } of exceptions) {
    if (!english.has(id)) problems.push(`quoted-labels.ts: there is no message "${id}"`)
    if (why === '') problems.push(`quoted-labels.ts: why is what "${id}" quotes no label?`)
  }
  return problems
}
