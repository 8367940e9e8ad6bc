import { type ESTree, Visitor } from 'vite'
import { isTest, lineAt, type Module, type Problem } from './modules.ts'

/** What specification §3 and §9 fix stands once, in `rules/constants.ts`, and is what the code uses. */

const home = 'src/rules/constants.ts'

/** Where none of these numbers can mean anything else: timers, offsets and layers of the page. */
const ofThePage = /^src\/(?:ui|layouts)\/|^src\/state\/(?:theme|chunks|activity|inactivity)/u

function isProduct({ path }: Module): boolean {
  return /^(?:src|mocks|scripts)\//u.test(path) && path !== home && !isTest(path)
}

/** The exported constants: name and value. */
function exportsOf(module: Module): [name: string, value: ESTree.Expression | null][] {
  const found: [string, ESTree.Expression | null][] = []
  new Visitor({
    ExportNamedDeclaration: ({ declaration }) => {
      if (declaration?.type !== 'VariableDeclaration') return
      for (const { id, init } of declaration.declarations) {
        if (id.type === 'Identifier') found.push([id.name, init])
      }
    },
  }).visit(module.program)
  return found
}

/** Exports of the home that no code asks for. */
export function unusedConstants(modules: readonly Module[]): Problem[] {
  const constants = modules.find(({ path }) => path === home)
  if (constants === undefined) return []
  const asked = new Set<string>()
  for (const module of modules.filter(isProduct)) {
    new Visitor({
      ImportDeclaration: ({ source, specifiers }) => {
        const { target } = module.imports.find(({ specifier }) => specifier === source.value) ?? {}
        if (target !== home) return
        for (const specifier of specifiers) {
          if (specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier') {
            asked.add(specifier.imported.name)
          }
        }
      },
    }).visit(module.program)
  }
  return exportsOf(constants).flatMap(([name]) => {
    if (asked.has(name)) return []
    const line = lineAt(constants.source, constants.source.indexOf(`const ${name} `))
    return [{ path: home, line, text: `${name} is used by no code` }]
  })
}

/** Storage keys are its only texts that do not occur by chance. */
function textsIn(constants: Module): ReadonlySet<string> {
  const texts = new Set<string>()
  new Visitor({
    Property: ({ value }) => {
      if (value.type !== 'Literal' || typeof value.value !== 'string') return
      if (/[-_]/u.test(value.value)) texts.add(value.value)
    },
  }).visit(constants.program)
  return texts
}

/** Milliseconds that are written as a sum in the home, and could be written out elsewhere. */
const sums: ReadonlySet<number> = new Set([1_800_000, 1_680_000, 120_000])

/** Numbers and storage keys that stand beside their name. */
export function repeatedConstants(modules: readonly Module[]): Problem[] {
  const constants = modules.find(({ path }) => path === home)
  if (constants === undefined) return []
  const numbers = new Set(
    exportsOf(constants).flatMap(([, value]) =>
      value?.type === 'Literal' && Number(value.value) >= 100 ? [value.value] : [],
    ),
  )
  const texts = textsIn(constants)
  return modules.filter(isProduct).flatMap((module) => {
    const { path, source, program } = module
    if (!path.startsWith('src/')) return []
    const found: Problem[] = []
    new Visitor({
      Literal: (node) => {
        const { value } = node
        const repeats =
          (typeof value === 'number' && sums.has(value)) ||
          (typeof value === 'number' && numbers.has(value) && ofThePage.test(path)) ||
          (typeof value === 'string' && texts.has(value))
        if (!repeats) return
        const line = lineAt(source, node.start)
        found.push({ path, line, text: `${String(value)} has a name in ${home}` })
      },
    }).visit(program)
    return found
  })
}
