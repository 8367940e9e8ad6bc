import { join } from 'node:path'
import { type Node, type TemplateExpression } from 'typescript/unstable/ast'
import { isTemplateExpression } from 'typescript/unstable/ast/is'
import {
  API,
  type Checker,
  isStringLiteralType,
  isTypeParameter,
  isUnionType,
  type Type,
} from 'typescript/unstable/sync'
import type { Messages } from './message-files.ts'
import { isTest, lineAt, type Module, type Problem } from './modules.ts'

/**
 * What the ids that are put together can become: `payment-words.tender.${tender}` is as many as the type of
 * `tender` has words. The compiler knows them.
 */

interface ComposedIds {
  readonly ids: ReadonlySet<string>
  /** Templates in whose gaps any text could stand. */
  readonly problems: readonly Problem[]
}

/** null: not a union of words. */
function wordsOf(type: Type | undefined, checker: Checker): string[] | null {
  if (type === undefined) return null
  if (isStringLiteralType(type)) return [type.value]
  if (isTypeParameter(type)) return wordsOf(checker.getBaseConstraintOfType(type), checker)
  if (!isUnionType(type)) return null
  const words = type.getTypes().map((one) => wordsOf(one, checker))
  return words.every((own) => own !== null) ? words.flat() : null
}

/** null: anything. */
function textsOf({ head, templateSpans }: TemplateExpression, checker: Checker): string[] | null {
  let texts = [head.text]
  for (const { expression, literal } of templateSpans) {
    const words = wordsOf(checker.getTypeAtLocation(expression), checker)
    if (words === null) return null
    texts = texts.flatMap((start) => words.map((word) => start + word + literal.text))
  }
  return texts
}

function templatesIn(node: Node): TemplateExpression[] {
  const found = isTemplateExpression(node) ? [node] : []
  node.forEachChild((child) => void found.push(...templatesIn(child)))
  return found
}

const groupOf = (text: string) => /^[a-z-]+\.[\w-]+\./u.exec(text)?.[0] ?? ''

/** Asked of the compiler with the project's own configuration, which takes some seconds. */
export function composedIds(
  root: string,
  modules: readonly Module[],
  messages: Messages,
): ComposedIds {
  const known = [...(messages.get('en')?.values() ?? [])].flatMap((texts) => Object.keys(texts))
  const groups = new Set(known.map(groupOf))
  const ids = new Set<string>()
  const problems: Problem[] = []
  const compiler = new API({ cwd: root })
  try {
    const config = join(root, 'tsconfig.json')
    const project = compiler.updateSnapshot({ openProjects: [config] }).getProject(config)
    if (project === undefined) throw new Error(`${config} is no project`)
    for (const { path, source } of modules) {
      if (!/^(?:src|mocks\/demo)\//u.test(path) || isTest(path) || !source.includes('${')) continue
      const file = project.program.getSourceFile(join(root, path))
      if (file === undefined) throw new Error(`${path} is not in the project`)
      for (const template of templatesIn(file)) {
        const start = template.head.text
        if (start !== '' && !groups.has(groupOf(start))) continue
        const texts = textsOf(template, project.checker)
        for (const text of texts ?? []) ids.add(text)
        if (texts === null && start !== '') {
          const text = `${start}… may become anything: give what stands in the gap a union of words`
          problems.push({ path, line: lineAt(source, template.end), text })
        }
      }
    }
  } finally {
    compiler.close()
  }
  return { ids, problems }
}
