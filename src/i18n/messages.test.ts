import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { describe, expect, it } from 'vitest'
import { locales } from './locales'

/** `./en/shell.json` → its messages, as the files say them. */
const files = import.meta.glob<Record<string, string | MessageFormatElement[]>>('./*/*.json', {
  eager: true,
  import: 'default',
})

const areas = Object.keys(files)
  .filter((path) => path.startsWith('./en/'))
  .map((path) => path.slice('./en/'.length))

/** Names of the values and tags in a message, in plural and select branches too. */
function placeholders(message: string | MessageFormatElement[]): string[] {
  const names = new Set<string>()
  const visit = (elements: readonly MessageFormatElement[]) => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue
      names.add(element.value)
      if (element.type === TYPE.plural || element.type === TYPE.select) {
        for (const option of Object.values(element.options)) visit(option.value)
      }
      if (element.type === TYPE.tag) visit(element.children)
    }
  }
  visit(typeof message === 'string' ? parse(message) : message)
  return [...names].toSorted()
}

function shape(messages: Readonly<Record<string, string | MessageFormatElement[]>>) {
  return Object.fromEntries(Object.entries(messages).map(([id, text]) => [id, placeholders(text)]))
}

describe.each(areas)('%s', (area) => {
  const english = files[`./en/${area}`] ?? {}
  it.each(locales.filter((locale) => locale !== 'en'))('says the same in %s', (locale) => {
    const translated = files[`./${locale}/${area}`] ?? {}
    expect(shape(translated)).toEqual(shape(english))
  })
})
