import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import type { Alias, Plugin } from 'vite'

/** What reaches a browser is parsed already: the parser's place is taken by one that keeps text. */
export const withoutMessageParser: Alias = {
  find: /^@formatjs\/icu-messageformat-parser$/u,
  replacement: fileURLToPath(new URL('../../src/i18n/plain-text-parser.ts', import.meta.url)),
}

export type CompiledMessage = string | MessageFormatElement[]

/** One message as the browser gets it: plain text as it reads, anything else parsed ahead of time. */
export function compileMessage(text: string): CompiledMessage {
  const parts = parse(text, { captureLocation: false })
  const [first] = parts
  if (!first) return ''
  return parts.length === 1 && first.type === TYPE.literal ? first.value : parts
}

/** What only the demonstration says: `failures.demo.text`. */
const ofDemo = /^[a-z-]+\.demo\./u

export function compileMessages(
  json: string,
  file: string,
  withDemo = true,
): Record<string, CompiledMessage> {
  const texts = v.parse(v.record(v.string(), v.string()), JSON.parse(json))
  const compile = (id: string, text: string): CompiledMessage => {
    try {
      return compileMessage(text)
    } catch (error) {
      throw new Error(`${file}: message "${id}" does not parse: ${String(error)}`, { cause: error })
    }
  }
  const shipped = Object.entries(texts).filter(([id]) => withDemo || !ofDemo.test(id))
  return Object.fromEntries(shipped.map(([id, text]) => [id, compile(id, text)]))
}

/**
 * Parses `src/i18n/<language>/<area>.json` when building, so that the message parser
 * (7 KiB gzip) can stay out of the browser. A real build gets no message of the demonstration.
 */
export function compiledMessages(root: string, withDemo: boolean): Plugin {
  const folder = `${root}src/i18n/`
  return {
    name: 'civic-till:compiled-messages',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/i18n\/[a-z]{2}\/[a-z-]+\.json$/u },
      handler(code, id) {
        // Vite's own JSON step turns the answer into a module.
        const compiled = compileMessages(code, id.slice(folder.length), withDemo)
        return { code: JSON.stringify(compiled), map: null }
      },
    },
  }
}
