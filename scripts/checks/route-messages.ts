import { type ESTree, Visitor } from 'vite'
import { officeScreens } from '../../src/rules/addresses/office-addresses.ts'
import { officeMessages } from '../../src/rules/addresses/office-messages.ts'
import type { Messages } from './message-files.ts'
import { lineAt, type Module, type Problem } from './modules.ts'

/**
 * A route loads the messages of what it shows: one that is not loaded shows as its id. Stories find
 * that where they open the address and the state that shows it; this finds all.
 */

/** Areas that a module names and its visitors do not need. */
const exceptions: readonly { readonly module: string; readonly area: string }[] = [
  // Every page links the privacy statement; only sign-up, which loads the area, links the terms.
  { module: 'src/layouts/statement-dialog.tsx', area: 'sign-in' },
  // Only changes of the office can be undone or carry a key (decision 40), and its frame loads the
  // area; a citizen's question has its own words on its buttons.
  { module: 'src/ui/overlay/confirm.tsx', area: 'changes' },
  { module: 'src/ui/feedback/toast-region.tsx', area: 'changes' },
  { module: 'src/screens/shared/forms/use-write.ts', area: 'changes' },
  { module: 'src/screens/shared/forms/open-outcome.tsx', area: 'changes' },
  // It tells of an export that a list has begun, and lists load the area.
  { module: 'src/screens/shared/list/export/export-notices.tsx', area: 'list' },
  // They tell of an upload or an import that a page of imports has begun, which loads the area.
  { module: 'src/screens/office/imports/run/import-notices.tsx', area: 'imports' },
  { module: 'src/screens/office/imports/steps/upload-failure-text.tsx', area: 'imports' },
]

/** Titles and menus, by address: each route shows its own, and its layout the menu. */
const tables = 'src/rules/addresses/'

const loaders = new Set(['loadMessages', 'loadAreas', 'useArea'])
/** They load what the table of the office's messages says. */
const officeRoutes = new Set(['officeRoute', 'officeTwinRoute', 'needsOfficeMessages'])
const areasByName = new Map<string, readonly string[]>(Object.entries(officeMessages))
const areasByScreen = new Map<string, readonly string[]>(
  Object.entries(officeScreens).map(([key, { name }]) => [key, officeMessages[name]]),
)

/** `officeRoute(officeScreens.users)` and `needsOfficeMessages('import-payments')`. */
function areasOfScreen(screen: ESTree.Argument | undefined): readonly string[] {
  if (screen?.type === 'Literal') return areasByName.get(String(screen.value)) ?? []
  if (screen?.type !== 'MemberExpression' || screen.property.type !== 'Identifier') return []
  return areasByScreen.get(screen.property.name) ?? []
}

interface Words {
  /** Area → where it is named first. */
  readonly uses: ReadonlyMap<string, number>
  readonly loads: ReadonlySet<string>
}

function wordsOf({ program, source }: Module, areaOf: ReadonlyMap<string, string>): Words {
  const areas = new Set(areaOf.values())
  const uses = new Map<string, number>()
  const loads = new Set<string>()
  const use = (area: string | undefined, at: number) => {
    if (area !== undefined && areas.has(area) && !uses.has(area)) uses.set(area, lineAt(source, at))
  }
  new Visitor({
    Literal: ({ value, start }) => {
      if (typeof value === 'string') use(areaOf.get(value), start)
    },
    TemplateLiteral: ({ quasis, start }) => {
      use(/^([a-z-]+)\.[\w-]+\./u.exec(quasis[0]?.value.raw ?? '')?.[1], start)
    },
    CallExpression: ({ callee, arguments: named }) => {
      if (callee.type !== 'Identifier') return
      if (officeRoutes.has(callee.name)) for (const area of areasOfScreen(named[0])) loads.add(area)
      if (!loaders.has(callee.name)) return
      for (const area of named) {
        if (area.type === 'Literal' && typeof area.value === 'string') loads.add(area.value)
      }
    },
  }).visit(program)
  return { uses, loads }
}

const routes = 'src/routes/'

/** The layouts around a route: `_admin/reports.index.tsx` is in `_admin.tsx`. */
function layoutsOf(path: string): string[] {
  const folders = path.slice(routes.length).split('/').slice(0, -1)
  return folders.map((_, depth) => `${routes}${folders.slice(0, depth + 1).join('/')}.tsx`)
}

/** `first`: the areas that every page has. */
export function routeMessageProblems(
  modules: readonly Module[],
  messages: Messages,
  first: ReadonlySet<string>,
): Problem[] {
  const areaOf = new Map(
    [...(messages.get('en') ?? [])].flatMap(([area, texts]) =>
      Object.keys(texts).map((id): [string, string] => [id, area]),
    ),
  )
  const pages = modules.filter(({ path }) => path.startsWith('src/') && !path.endsWith('.gen.ts'))
  const known = new Map(
    pages.map((module) => [module.path, { module, ...wordsOf(module, areaOf) }]),
  )
  const loadsOf = (path: string) => known.get(path)?.loads ?? new Set<string>()
  const problems = new Map<string, Problem>()

  const look = (route: string, path: string, loaded: ReadonlySet<string>, seen: Set<string>) => {
    const found = known.get(path)
    if (found === undefined || path.startsWith(tables)) return
    // A piece that loads its own messages, itself or by a hook, has them, and so has what it shows.
    const hooks = found.module.imports.flatMap(({ target }) =>
      target !== null && /\/use-[\w-]+\.ts$/u.test(target) ? [...loadsOf(target)] : [],
    )
    const here = new Set([...loaded, ...found.loads, ...hooks])
    const visit = `${path} ${[...here].toSorted().join(' ')}`
    if (seen.has(visit)) return
    seen.add(visit)
    for (const [area, line] of found.uses) {
      if (here.has(area)) continue
      if (exceptions.some((one) => one.module === path && one.area === area)) continue
      const text = `shows "${area}" messages, which ${route} does not load`
      problems.set(`${path} ${text}`, { path, line, text })
    }
    for (const { target } of found.module.imports) {
      if (target !== null) look(route, target, here, seen)
    }
  }
  for (const { path } of pages) {
    if (!path.startsWith(routes)) continue
    const around = layoutsOf(path).flatMap((layout) => [...loadsOf(layout)])
    look(path, path, new Set([...first, ...around]), new Set())
  }
  return [...problems.values()]
}
