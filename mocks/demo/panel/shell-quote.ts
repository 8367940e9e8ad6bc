/**
 * One word for bash and zsh with any content. Inside plain single quotes only the quote itself is
 * special. A line break or a control character acts when it is pasted, and an interactive shell may
 * read `!` as its history: such words are written with escapes, in `$'…'`.
 */
export function shellQuoted(text: string): string {
  if (!needsEscapes.test(text)) return `'${text}'`
  return `$'${text.replaceAll(special, escaped)}'`
}

// oxlint-disable-next-line no-control-regex
const needsEscapes = /[\u0000-\u001F\u007F-\u009F'!\u2028\u2029]/u
// oxlint-disable-next-line no-control-regex
const special = /[\u0000-\u001F\u007F-\u009F'!\\\u2028\u2029]/gu

const short: ReadonlyMap<string, string> = new Map([
  ["'", String.raw`\'`],
  ['\\', String.raw`\\`],
  ['\n', String.raw`\n`],
  ['\r', String.raw`\r`],
  ['\t', String.raw`\t`],
])

/** Octal, always three digits: what follows cannot be taken for a part of it. */
function escaped(character: string): string {
  const bytes = new TextEncoder().encode(character)
  return (
    short.get(character) ??
    Array.from(bytes, (byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('')
  )
}
