import type { Encoding, FileProblem } from './file-facts'

type Binary = Extract<FileProblem, { problem: 'binary' }>['content']

/** What a file is by its bytes, whatever its name says. */
export type Content =
  | { readonly kind: 'text'; readonly encoding: Encoding }
  | { readonly kind: 'zip' }
  /** What Office wrote before 2007, and puts around a file with a password. */
  | { readonly kind: 'ole' }
  | { readonly kind: 'binary'; readonly content: Binary }

const signatures: readonly (readonly [string, Content])[] = [
  ['PK\u0003\u0004', { kind: 'zip' }],
  // Without any entry.
  ['PK\u0005\u0006', { kind: 'zip' }],
  ['\u00D0\u00CF\u0011\u00E0\u00A1\u00B1\u001A\u00E1', { kind: 'ole' }],
  ['%PDF-', { kind: 'binary', content: 'pdf' }],
  ['\u0089PNG', { kind: 'binary', content: 'image' }],
  ['\u00FF\u00D8\u00FF', { kind: 'binary', content: 'image' }],
  ['GIF8', { kind: 'binary', content: 'image' }],
  ['II*\u0000', { kind: 'binary', content: 'image' }],
  ['MM\u0000*', { kind: 'binary', content: 'image' }],
  ['\u001F\u008B', { kind: 'binary', content: 'archive' }],
  ['7z\u00BC\u00AF', { kind: 'binary', content: 'archive' }],
  ['Rar!', { kind: 'binary', content: 'archive' }],
  ['{\\rtf', { kind: 'binary', content: 'other' }],
]

const marks: readonly (readonly [string, Encoding])[] = [
  ['\u00EF\u00BB\u00BF', 'utf-8'],
  ['\u00FF\u00FE', 'utf-16le'],
  ['\u00FE\u00FF', 'utf-16be'],
]

/** Web pages and old XML sheets, which some programs call `.xls` or `.csv`. */
const markup = /^\s*<(?:!doctype|html|head|meta|table|\?xml)\b/iu

/** In bytes: enough to tell. */
const looked = 4_096

export function contentOf(bytes: Uint8Array): Content {
  const start = String.fromCodePoint(...bytes.subarray(0, looked))
  const known = signatures.find(([signature]) => start.startsWith(signature))
  if (known) return known[1]
  const encoding = encodingOf(bytes, start)
  if (encoding === null) return { kind: 'binary', content: 'other' }
  const text = new TextDecoder(encoding).decode(bytes.subarray(0, looked))
  if (markup.test(text)) return { kind: 'binary', content: 'markup' }
  return { kind: 'text', encoding }
}

/** null: it is no text. */
function encodingOf(bytes: Uint8Array, start: string): Encoding | null {
  const marked = marks.find(([mark]) => start.startsWith(mark))
  if (marked) return marked[1]
  if (bytes.includes(0)) return wideEncodingOf(start)
  // Text has line ends and tabs, and hardly any other control character.
  const controls = bytes.subarray(0, looked).filter(isControl).length
  if (controls > start.length / 50) return null
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252'
}

const isControl = (byte: number): boolean => byte < 0x20 && (byte < 0x09 || byte > 0x0d)

/** Of UTF-16 without its mark, where every other byte of Latin letters is a NUL. */
function wideEncodingOf(start: string): Encoding | null {
  const nuls = [0, 0]
  for (let at = 0; at < start.length; at += 1) {
    if (start[at] === '\u0000') nuls[at % 2] = (nuls[at % 2] ?? 0) + 1
  }
  const [even = 0, odd = 0] = nuls
  const many = start.length / 4
  if (odd > many && even === 0) return 'utf-16le'
  return even > many && odd === 0 ? 'utf-16be' : null
}

function isUtf8(bytes: Uint8Array): boolean {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for (const piece of pieces(bytes, 1 << 20)) decoder.decode(piece, { stream: true })
    decoder.decode()
    return true
  } catch {
    return false
  }
}

function* pieces(bytes: Uint8Array, size: number): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
