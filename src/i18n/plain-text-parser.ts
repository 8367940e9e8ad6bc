// Stands in for the ICU parser in the browser (vite.config.ts): messages with syntax were parsed
// when the app was built, so what is still text here means exactly what it says.
export * from '@formatjs/icu-messageformat-parser/no-parser.js'

export function parse(text: string): { type: 0; value: string }[] {
  return [{ type: 0, value: text }]
}
