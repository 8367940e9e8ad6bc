import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, extname, join, normalize } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'

/** The project as the compiler sees it: every module with its resolved imports. */

export interface Import {
  readonly specifier: string
  /** The file of the project it leads to; null: a package, a tool's virtual module, or nothing. */
  readonly target: string | null
  readonly dynamic: boolean
  readonly line: number
}

export interface Module {
  /** From the project's root, with forward slashes. */
  readonly path: string
  readonly source: string
  readonly program: ESTree.Program
  readonly imports: readonly Import[]
}

export interface Problem {
  readonly path: string
  readonly line: number
  readonly text: string
}

export const isTest = (path: string): boolean => /\.test(?:-support)?\.tsx?$/u.test(path)

const folders = ['src', 'mocks', 'stories', 'e2e', 'scripts', 'deploy', '.storybook']
const code = /\.tsx?$/u
const extensions = ['', '.ts', '.tsx', '.d.ts']

function filesIn(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    return entry.isDirectory() ? filesIn(root, path) : [path]
  })
}

/** Every source file, by path, the generated route tree too: circles go through it. */
function readProject(root: string): Map<string, string> {
  const paths = folders.flatMap((folder) => filesIn(root, folder))
  const ours = paths.filter((path) => code.test(path))
  return new Map(ours.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
}

/** The path that a specifier names, before its extension is known; null for packages. */
function wanted(from: string, specifier: string): string | null {
  const plain = specifier.replace(/\?.*$/u, '')
  if (plain.startsWith('@/')) return `src/${plain.slice(2)}`
  if (plain.startsWith('@mocks/')) return `mocks/${plain.slice(7)}`
  if (plain.startsWith('.')) return normalize(join(dirname(from), plain)).replaceAll('\\', '/')
  return null
}

export function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length
}

function specifiersOf(program: ESTree.Program): { at: number; text: string; dynamic: boolean }[] {
  const found: { at: number; text: string; dynamic: boolean }[] = []
  const add = (source: ESTree.Node | null, dynamic = false) => {
    if (source?.type === 'Literal' && typeof source.value === 'string') {
      found.push({ at: source.start, text: source.value, dynamic })
    }
  }
  new Visitor({
    ImportDeclaration: (node) => add(node.source),
    ExportNamedDeclaration: (node) => add(node.source),
    ExportAllDeclaration: (node) => add(node.source),
    ImportExpression: (node) => add(node.source, true),
    TSImportType: (node) => add(node.source),
  }).visit(program)
  return found
}

export function parseProject(
  sources: ReadonlyMap<string, string>,
  exists: (path: string) => boolean = (path) => sources.has(path),
): Module[] {
  const resolve = (from: string, specifier: string): string | null => {
    const path = wanted(from, specifier)
    if (path === null) return null
    const tries = extname(path) === '.gen' ? ['.ts'] : extensions
    return tries.map((end) => path + end).find(exists) ?? null
  }
  return [...sources].map(([path, source]) => {
    const { program, errors } = parseSync(path, source)
    const [error] = errors
    if (error) throw new Error(`${path}: ${error.message}`)
    const imports = specifiersOf(program).map(({ at, text, dynamic }) => ({
      specifier: text,
      target: resolve(path, text),
      dynamic,
      line: lineAt(source, at),
    }))
    return { path, source, program, imports }
  })
}

export function parseRepository(root: string): Module[] {
  const isFile = (path: string) => statSync(join(root, path), { throwIfNoEntry: false })?.isFile()
  return parseProject(readProject(root), (path) => isFile(path) ?? false)
}

export const isUnresolved = ({ specifier, target }: Import): boolean =>
  target === null && /^(?:\.|@\/|@mocks\/)/u.test(specifier)
