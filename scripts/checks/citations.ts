import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { lineAt, type Module, type Problem } from './modules.ts'

/**
 * Comments and tests name the source of a rule: `specification §4`, `decision 6`, `product.md P4`,
 * `quality.md, "Speed"`. Each has to lead to a place in `docs/`, so that a reader can open it.
 */

/** The documents of `docs/` and the README, by file name. */
export type Documents = ReadonlyMap<string, string>

export function readDocuments(root: string): Documents {
  const docs = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'))
  const readme = existsSync(join(root, 'README.md')) ? ['../README.md'] : []
  return new Map(
    [...docs, ...readme].map((name) => [
      name.replace('../', ''),
      readFileSync(join(root, 'docs', name), 'utf8'),
    ]),
  )
}

const documentPath =
  /`((?:src|mocks|scripts|stories|e2e|deploy|docs)\/[\w./$-]+)`|\]\(((?:src|mocks|scripts|deploy|docs)\/[^)#]+)\)/gu

/** A folder without files is on this machine alone: version control does not keep it. */
function isThere(path: string): boolean {
  if (!existsSync(path)) return false
  return !statSync(path).isDirectory() || readdirSync(path).length > 0
}

/** The files and folders that a document names, and that are gone. */
export function missingPaths(root: string): Problem[] {
  const names = ['README.md', 'CONTRIBUTING.md'].concat(
    [...readDocuments(root).keys()]
      .filter((name) => name !== 'README.md')
      .map((name) => `docs/${name}`),
  )
  return names.flatMap((path) => {
    const source = readFileSync(join(root, path), 'utf8')
    return [...source.matchAll(documentPath)].flatMap(({ 1: quoted, 2: linked, index }) => {
      const named = quoted ?? linked ?? ''
      return isThere(join(root, named))
        ? []
        : [{ path, line: lineAt(source, index), text: `${named} is not there` }]
    })
  })
}

interface Citation {
  readonly at: number
  readonly text: string
  readonly document: string
  /** What the document has to say: a heading's number, a rule's number, a quoted title. */
  readonly place: RegExp | null
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&')
const numbered = (number: string): RegExp => new RegExp(`^${number}\\. `, 'mu')
const headed = (code: string): RegExp => new RegExp(`^#+ ${escaped(code)}\\b`, 'mu')
const inBold = (code: string): RegExp => new RegExp(`^#+ ${code}\\b|\\*\\*${code}\\b`, 'mu')

/** A citation may go on after a line break within a comment. */
const gap = '(?:\\s|\\*|//)+'
const sections = new RegExp(`specification${gap}(§\\d(?:(?:,|${gap}and)?${gap}§\\d)*)`, 'gu')
const decisions = new RegExp(`\\bdecisions?${gap}(\\d+(?:(?:,|${gap}and)?${gap}\\d+)*)`, 'gu')
const documents = new RegExp(
  `\\b([a-z]+(?:-[a-z]+)*\\.md)(?:,?${gap}(fault${gap}rules?${gap}\\d|section${gap}\\d|[A-Z]\\d+|\\d(?:\\.\\d)?))?(?:,?${gap}"([^"\\n]+)")?`,
  'gu',
)

function placeOf(code: string | undefined, title: string | undefined): RegExp[] {
  const places: RegExp[] = []
  if (code !== undefined) {
    const number = /\d+(?:\.\d+)?$/u.exec(code)?.[0] ?? ''
    if (code.startsWith('fault')) places.push(numbered(number))
    else places.push(/^[A-Z]/u.test(code) ? inBold(code) : headed(number))
  }
  if (title !== undefined) places.push(new RegExp(escaped(title), 'iu'))
  return places
}

function citationsIn(source: string): Citation[] {
  const found: Citation[] = []
  for (const match of source.matchAll(sections)) {
    for (const [section] of (match[1] ?? '').matchAll(/§\d/gu)) {
      const place = headed(section)
      found.push({ at: match.index, text: match[0], document: 'specification.md', place })
    }
  }
  for (const match of source.matchAll(decisions)) {
    for (const [number] of (match[1] ?? '').matchAll(/\d+/gu)) {
      const place = numbered(number)
      found.push({ at: match.index, text: match[0], document: 'decisions.md', place })
    }
  }
  for (const match of source.matchAll(documents)) {
    const [text, document = '', code, title] = match
    const places = placeOf(code, title)
    for (const place of places.length === 0 ? [null] : places) {
      found.push({ at: match.index, text, document, place })
    }
  }
  return found
}

export function citationProblems(modules: readonly Module[], docs: Documents): Problem[] {
  return modules.flatMap(({ path, source }) =>
    citationsIn(source).flatMap(({ at, text, document, place }) => {
      const content = docs.get(document)
      if (content !== undefined && (place === null || place.test(content))) return []
      const words = text.replaceAll(/\s+/gu, ' ')
      return [{ path, line: lineAt(source, at), text: `"${words}" leads nowhere in docs/` }]
    }),
  )
}
