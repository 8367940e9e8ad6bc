// Replaces the ICU parser in the browser (vite.config.ts): messages with syntax were parsed by the
// build, so the remaining text is literal.
export * from '@formatjs/icu-messageformat-parser/no-parser.js'

export function parse(text: string): { type: 0; value: string }[] {
  return [{ type: 0, value: text }]
}
