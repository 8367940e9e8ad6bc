import { type ESTree, Visitor } from 'vite'
import { isTest, lineAt, type Module, type Problem } from './modules.ts'

/**
 * A record by words (`Record<string, …>`) is read by `ownValue`: with brackets, a word such as
 * `constructor` finds what every plain object has. Seen are the variables and parameters that a file
 * says to be one.
 */

/** Contract, `ui` and `i18n` may not import rules: they read by names of their own. */
const looksAt = /^(?:src\/(?!contract\/|ui\/|i18n\/)|mocks\/|deploy\/)/u
const home = 'src/rules/own-value.ts'
/** Also the names of such types that contract and forms have. */
const isRecord = (annotation: string): boolean =>
  /^:\s*(?:Readonly<|Partial<|\s)*(?:Record<\s*string\s*,|\{\s*(?:readonly\s+)?\[\w+:\s*string\]|(?:BlindEntry|Typed)\b)/u.test(
    annotation,
  )

function recordNames({ source, program }: Module): ReadonlySet<string> {
  const names = new Set<string>()
  const see = (node: ESTree.Node | null) => {
    if (node?.type !== 'Identifier' || !node.typeAnnotation) return
    const { start, end } = node.typeAnnotation
    if (isRecord(source.slice(start, end))) names.add(node.name)
  }
  const seeAll = ({ params }: { readonly params: readonly ESTree.Node[] }) => params.forEach(see)
  new Visitor({
    VariableDeclarator: ({ id }) => see(id),
    FunctionDeclaration: seeAll,
    FunctionExpression: seeAll,
    ArrowFunctionExpression: seeAll,
  }).visit(program)
  return names
}

function wordReads(module: Module): Problem[] {
  const { path, source, program } = module
  const names = recordNames(module)
  const written = new Set<ESTree.Node>()
  const found: Problem[] = []
  new Visitor({
    AssignmentExpression: ({ left, operator }) => {
      if (operator === '=') written.add(left)
    },
    MemberExpression: (node) => {
      const { object, property, computed } = node
      if (!computed || property.type === 'Literal' || written.has(node)) return
      if (object.type !== 'Identifier' || !names.has(object.name)) return
      const text = `${source.slice(node.start, node.end)}: a word is looked up by ownValue (${home})`
      found.push({ path, line: lineAt(source, node.start), text })
    },
  }).visit(program)
  return found
}

export const wordReadProblems = (modules: readonly Module[]): Problem[] =>
  modules
    .filter(({ path }) => looksAt.test(path) && path !== home && !isTest(path))
    .flatMap(wordReads)
