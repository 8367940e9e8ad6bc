import { type ESTree, Visitor } from 'vite'
import { isTest, lineAt, type Module, type Problem } from './modules.ts'

/** Rules of the house that need to see the code: what has one home stays there. */

interface Home {
  readonly what: string
  /** Where the rule looks. */
  readonly looksAt: RegExp
  /** The home, where it is allowed. */
  readonly home: RegExp
  readonly finds: (note: (node: ESTree.Node) => void) => ConstructorParameters<typeof Visitor>[0]
}

const isNamed = (node: ESTree.Node, name: string): boolean =>
  node.type === 'Identifier' && node.name === name

const storages = new Set(['localStorage', 'sessionStorage', 'indexedDB', 'cookieStore'])
const effects = new Set(['useEffect', 'useLayoutEffect', 'useInsertionEffect'])
const callers = new Set(['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'sendBeacon'])

const homes: readonly Home[] = [
  {
    what: 'browser storage is read and written in src/state only',
    looksAt: /^(?:src|mocks)\//u,
    home: /^(?:src\/state|mocks\/hosts)\//u,
    finds: (note) => ({
      Identifier: (node) => {
        if (storages.has(node.name)) note(node)
      },
      MemberExpression: (node) => {
        if (isNamed(node.object, 'document') && isNamed(node.property, 'cookie')) note(node)
      },
    }),
  },
  {
    what: 'the time comes from src/state/clock.ts, in mocks from the cloud’s clock',
    looksAt: /^(?:src|mocks)\//u,
    home: /^(?:src\/state\/clock|mocks\/cloud\/(?:world-)?clock)\.ts$/u,
    finds: (note) => ({
      CallExpression: ({ callee, ...node }) => {
        if (isNamed(callee, 'Date')) note(callee)
        if (callee.type !== 'MemberExpression' || node.arguments.length > 0) return
        if (isNamed(callee.object, 'Date') && isNamed(callee.property, 'now')) note(callee)
      },
      NewExpression: (node) => {
        if (isNamed(node.callee, 'Date') && node.arguments.length === 0) note(node)
      },
    }),
  },
  {
    what: 'calls are made by src/api/client.ts only (src/app/boot.tsx hands it the page’s fetch); version.json is read by src/state/build-id.ts, reports are sent by src/app/monitoring/report.ts',
    looksAt: /^src\//u,
    home: /^src\/(?:api\/client\.ts|app\/boot\.tsx|state\/build-id\.ts|app\/monitoring\/report\.ts)$/u,
    finds: (note) => ({
      CallExpression: ({ callee }) => {
        const name = callee.type === 'MemberExpression' ? callee.property : callee
        if (name.type === 'Identifier' && callers.has(name.name)) note(callee)
      },
      NewExpression: ({ callee }) => {
        if (callee.type === 'Identifier' && callers.has(callee.name)) note(callee)
      },
    }),
  },
  {
    what: 'files for spreadsheets are made by src/rules/export/csv.ts, which leaves no formula in a cell',
    looksAt: /^(?:src|mocks)\//u,
    home: /^src\/rules\/export\/csv\.ts$/u,
    finds: (note) => ({
      Literal: (node) => {
        if (typeof node.value === 'string' && node.value.startsWith('text/csv')) note(node)
      },
    }),
  },
  {
    what: 'an effect names what it depends on; for the focus: src/ui/action/use-after-render.ts',
    looksAt: /^(?:src|mocks)\//u,
    home: /^src\/ui\/action\/use-after-render\.ts$/u,
    finds: (note) => ({
      CallExpression: ({ callee, ...node }) => {
        const name = callee.type === 'MemberExpression' ? callee.property : callee
        if (name.type !== 'Identifier' || !effects.has(name.name)) return
        if (node.arguments.length < 2) note(callee)
      },
    }),
  },
  {
    what: 'forms of the office are OfficeForm or KeptForm (src/screens/shared), which keep what is typed',
    looksAt: /^src\/screens\/office\//u,
    // A payment's amounts are asked for anew; its form keeps the payer by itself.
    home: /^src\/screens\/office\/counter\/take-form\.tsx$/u,
    finds: (note) => ({
      JSXIdentifier: (node) => {
        if (node.name === 'FormShell') note(node)
      },
    }),
  },
  {
    what: 'tables of the office are ListScreen or ListTable; DataTable is for citizens’ light screens',
    looksAt: /^src\/screens\/office\//u,
    home: /^$/u,
    finds: (note) => ({
      JSXIdentifier: (node) => {
        if (node.name === 'DataTable') note(node)
      },
    }),
  },
  {
    what: 'what useMay answers is called may…',
    looksAt: /^src\//u,
    home: /^$/u,
    finds: (note) => ({
      VariableDeclarator: ({ id, init }) => {
        if (init?.type !== 'CallExpression' || !isNamed(init.callee, 'useMay')) return
        if (id.type === 'Identifier' && !/^may[A-Z]/u.test(id.name)) note(id)
      },
    }),
  },
  {
    what: 'query keys stand in src/api/keys.ts',
    looksAt: /^src\//u,
    home: /^src\/api\/keys\.ts$/u,
    finds: (note) => ({
      Property: ({ key, value }) => {
        if (isNamed(key, 'queryKey') && value.type === 'ArrayExpression') note(value)
      },
    }),
  },
  {
    what: 'text that people read stands in src/i18n',
    looksAt: /^src\/.*\.tsx$/u,
    home: /^$/u,
    finds: (note) => ({
      JSXText: (node) => {
        if (hasWords(node.value)) note(node)
      },
      JSXExpressionContainer: ({ expression }) => {
        if (literalText(expression) !== null && !insideAttribute.has(expression)) note(expression)
      },
      JSXAttribute: ({ name, value }) => {
        if (value?.type === 'JSXExpressionContainer') insideAttribute.add(value.expression)
        if (name.type !== 'JSXIdentifier' || !spoken.has(name.name) || value === null) return
        const said = value.type === 'JSXExpressionContainer' ? value.expression : value
        if (literalText(said) !== null) note(value)
      },
    }),
  },
]

/** Attributes that are read out or shown. */
const spoken = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'heading',
  'help',
  'hint',
  'label',
  'placeholder',
  'title',
])

/** Met as a child of its attribute, which is visited first. */
const insideAttribute = new WeakSet<object>()

const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text)

function literalText(node: ESTree.Node): string | null {
  if (node.type === 'Literal' && typeof node.value === 'string' && hasWords(node.value)) {
    return node.value
  }
  if (node.type !== 'TemplateLiteral') return null
  const text = node.quasis.map(({ value }) => value.raw).join(' ')
  return hasWords(text) ? text : null
}

export function houseProblems(modules: readonly Module[]): Problem[] {
  return modules.flatMap((module) =>
    homes.flatMap(({ what, looksAt, home, finds }) => {
      const { path, source, program } = module
      if (!looksAt.test(path) || home.test(path) || isTest(path)) return []
      const found: Problem[] = []
      const note = (node: ESTree.Node) => {
        const excerpt = source.slice(node.start, node.end).trim().slice(0, 40)
        found.push({ path, line: lineAt(source, node.start), text: `${excerpt}: ${what}` })
      }
      new Visitor(finds(note)).visit(program)
      return found
    }),
  )
}
