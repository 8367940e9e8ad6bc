/**
 * What a file of an import is, or why it cannot be read. Records are numbered from 1, the headings
 * being the first; lines and rows without any text are none, and are not counted.
 */

export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const
export type Encoding = (typeof encodings)[number]

export const delimiters = [',', ';', '\t', '|'] as const
export type Delimiter = (typeof delimiters)[number]

/** How a text file writes its table. */
export interface Dialect {
  readonly encoding: Encoding
  readonly delimiter: Delimiter
  /** `\n` means `\r\n`, too. */
  readonly newline: '\n' | '\r'
}

export interface FileFacts {
  readonly name: string
  readonly size: number
  /** SHA-256 of its bytes, hexadecimal. */
  readonly hash: string
  /** By its content, whatever its name says; any text is `csv`. */
  readonly format: 'csv' | 'xlsx'
  /** null: an xlsx file. */
  readonly dialect: Dialect | null
  /** Those that can be chosen, in their order; none in a text file. */
  readonly sheets: readonly string[]
  /** The one that is read; null: a text file. */
  readonly sheet: string | null
  /** The first record; it is data where a file has no headings. */
  readonly headings: readonly string[]
  /** Records after the first. */
  readonly rows: number
  /** The first three of them. */
  readonly samples: readonly (readonly string[])[]
  /** The ending of its name says the other format. */
  readonly is_misnamed: boolean
}

/** Why a file cannot be read. */
export type FileProblem =
  | { readonly problem: 'empty' }
  | { readonly problem: 'header-only'; readonly headings: readonly string[] }
  /** In bytes; `most` is the limit. */
  | { readonly problem: 'too-large'; readonly size: number; readonly most: number }
  | { readonly problem: 'too-many-rows'; readonly most: number }
  /** `record`: the first one with more. */
  | { readonly problem: 'too-many-columns'; readonly most: number; readonly record: number }
  | {
      readonly problem: 'binary'
      readonly content: 'pdf' | 'image' | 'archive' | 'markup' | 'other'
    }
  /** An Excel format from before 2007, or Excel's binary one. */
  | { readonly problem: 'old-xls' }
  /** It asks for a password. */
  | { readonly problem: 'encrypted' }
  /** Far larger unpacked than any table. */
  | { readonly problem: 'zip-bomb' }
  /** `record`: where quotes begin that never close; null: the file as a whole. */
  | { readonly problem: 'damaged'; readonly record: number | null }
  | { readonly problem: 'no-such-sheet'; readonly sheets: readonly string[] }
  /** Changed, moved or closed to us since it was chosen. */
  | { readonly problem: 'unreadable' }

export const isFileProblem = (answer: FileFacts | FileProblem): answer is FileProblem =>
  'problem' in answer
