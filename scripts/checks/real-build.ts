import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Visitor } from 'vite'
import { isTest, parseRepository } from './modules.ts'

/**
 * The real build holds no byte of the fake backend: no text that only `mocks/` has, no name of the
 * packages behind it, no word of the demonstration. The mock build is searched too: there they must be found, or this check is blind.
 */

const root = fileURLToPath(new URL('../../', import.meta.url))

const packages = ['mockServiceWorker', 'INTEGRITY_CHECK', 'fakerjs', '@mswjs', 'FakerError', 'msw/']
/** What the demonstration puts into the document and the styles, and what scripts heed of it. */
const ownMarks = ['demo-line', 'demo-script']

/** How the demonstration calls itself: in code, in addresses and in the five languages. */
const ownWords =
  /\b(?:demo|mock)|(?:\b|_)scenarios?\b|demonstration|Vorführung|demostración|démonstration|デモ/giu

/** Texts of at least this length hardly come about by chance. */
const tellingLength = 12

/** The strings of `mocks/` that `src/` does not have: seed names, scenario names, messages. */
function tellingTexts(): string[] {
  const inMocks = new Set<string>()
  const inSource: string[] = []
  for (const { path, source, program } of parseRepository(root)) {
    if (path.startsWith('src/')) inSource.push(source)
    if (!path.startsWith('mocks/') || isTest(path)) continue
    new Visitor({
      Literal: ({ value }) => {
        if (typeof value === 'string' && value.length >= tellingLength) inMocks.add(value)
      },
    }).visit(program)
  }
  const source = inSource.join('\n')
  const messages = filesOf(`${root}src/i18n`).filter((file) => file.endsWith('.json'))
  // The names of its schemas' kinds, which the panel reads, are in every build.
  const library = fileURLToPath(import.meta.resolve('valibot'))
  const shipped = [`${root}package.json`, `${root}index.html`, library, ...messages]
  const known = [source, ...shipped.map((file) => readFileSync(file, 'utf8'))].join('\n')
  return [...inMocks].filter((text) => !known.includes(text) && !/^(?:\.|@\/|@mocks\/)/u.test(text))
}

const readable = new Set(['.js', '.css', '.html', '.json', '.svg', '.txt', '.map'])

function filesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

interface Finding {
  readonly file: string
  readonly text: string
}

/** The order of a worksheet's parts in the XLSX standard, as write-excel-file has it. */
const worksheetParts = 'protectedRanges.scenarios.autoFilter'

function wordsIn(folder: string): Finding[] {
  return filesOf(folder).flatMap((file) => {
    const text = readable.has(extname(file)) ? readFileSync(file, 'utf8') : ''
    const content = text.replace(worksheetParts, '')
    return [...content.matchAll(ownWords), ...file.slice(folder.length).matchAll(ownWords)].map(
      ({ index, input }) => ({ file, text: input.slice(Math.max(0, index - 20), index + 30) }),
    )
  })
}

function search(folder: string, texts: readonly string[]): Finding[] {
  return filesOf(folder).flatMap((file) => {
    const content = readable.has(extname(file)) ? readFileSync(file, 'utf8') : ''
    return texts
      .filter((text) => content.includes(text) || file.includes(text))
      .map((text) => ({ file, text }))
  })
}

const texts = [...packages, ...ownMarks, ...tellingTexts()]
const [real, mock] = ['dist', 'dist-mock'].map((name) => join(root, name))
const missing = [real, mock].filter((folder) => folder === undefined || !existsSync(folder))

if (real === undefined || mock === undefined || missing.length > 0) {
  console.error('Build first: npm run check:build')
  process.exit(1)
}

const found = search(real, texts)
const words = wordsIn(real)
const seen = new Set(search(mock, texts).map(({ text }) => text))
for (const { file, text } of found)
  console.error(`${file} holds "${text}", which is of mocks/ only`)
for (const { file, text } of words) console.error(`${file} speaks of the demonstration: "${text}"`)
if (wordsIn(mock).length === 0) {
  console.error('No word of the demonstration is in the mock build: blind')
  process.exit(1)
}
if (seen.size < texts.length / 4) {
  console.error(`Only ${seen.size} of ${texts.length} telling texts are in the mock build: blind`)
  process.exit(1)
}
console.log(
  `Real build: ${filesOf(real).length} files, none of ${texts.length} texts of the fake backend ` +
    `(the mock build has ${seen.size}).`,
)
process.exitCode = found.length + words.length === 0 ? 0 : 1
