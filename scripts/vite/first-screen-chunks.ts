import type { Plugin, Rolldown } from 'vite'

/** What every citizen's page is made of. */
const frame = [
  'index.html',
  'src/main.tsx',
  'src/routes/_public.tsx',
  'src/app/frames/shell-preferences.ts',
]

/** What the script before the application's is made of; it must not bring the application along. */
const ahead = 'mocks/start/ahead.ts'

const besideAhead = ['mocks/cloud/faults/fault-header.ts', 'mocks/cloud/faults/defect.ts']

/** What follows when the first screen has come, and what the guard asks for signed-in people. */
const session = ['src/app/session/after-navigation.ts', 'src/app/guard/visitor-check.ts']

/** In English, like those that `preloads.ts` names; in other languages they are a file each. */
const wordsOfDepartments = 'src/i18n/en/department-list.json'

/** The screens that most visits begin with. */
const screens = [
  'src/routes/_public/departments.tsx',
  'src/routes/_public/$department_id.search.tsx',
]

/**
 * Left alone, the first screen comes in some sixty files of a few hundred bytes, and each costs a
 * round trip and its own compression: 11 KiB gzip more than together (quality.md, "Speed"). So
 * what every page needs is one file, what both first screens need is in it, and what only one
 * of them needs is another.
 */
export function firstScreenChunks(root: string, mock: boolean): Plugin {
  const early = new Set<string>()
  const everyPage = new Set<string>()
  const [departments, search] = [new Set<string>(), new Set<string>()]
  const visits = new Set<string>()
  const citizens = new Set<string>()
  const staff = new Set<string>()
  return {
    name: 'civic-till:first-screen-chunks',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          treeshake: {
            // Emotion and react-intl import it for functions that nothing calls.
            moduleSideEffects: [{ test: /\/hoist-non-react-statics\//u, sideEffects: false }],
          },
          output: {
            // The demonstration knows a screen's script by its name (src/state/chunks.ts).
            chunkFileNames: ({ name }) =>
              mock || groupNames.has(name) ? 'assets/[name]-[hash].js' : 'assets/[hash:7].js',
            codeSplitting: {
              groups: [
                // What the bundler adds for CommonJS packages, which no first screen has.
                { name: 'runtime', test: /rolldown\/runtime/u, priority: 4 },
                { name: 'ahead', test: (id) => early.has(id), priority: 3 },
                { name: 'app', test: (id) => everyPage.has(id), priority: 2 },
                { name: 'departments', test: (id) => departments.has(id), priority: 1 },
                { name: 'search', test: (id) => search.has(id), priority: 1 },
                { name: 'session', test: (id) => visits.has(id), priority: 1 },
                ...laterGroups.map(({ test, ...group }) => ({
                  ...group,
                  test: (id: string) => test.test(id) && citizens.has(id),
                })),
                // What citizens' pages need, too, is theirs.
                {
                  name: office,
                  test: (id) => staff.has(id),
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
      },
    }),
    buildEnd(error) {
      if (error !== undefined) return
      const [first = '', second = ''] = screens
      if (mock) {
        reach(this, root, [ahead], early)
        // Left alone, these few lines are files of their own.
        for (const file of besideAhead) early.add(moduleAt(this, root, file))
      }
      reach(this, root, frame, everyPage)
      reach(this, root, [first], departments)
      departments.add(moduleAt(this, root, wordsOfDepartments))
      reach(this, root, [second], search)
      reach(this, root, session, visits)
      reachOfCitizens(this, root, citizens)
      reachOfOffice(this, root, citizens, staff)
      for (const id of departments) if (search.has(id)) everyPage.add(id)
      // Together style sheets are 0.6 KiB less than apart, and one request.
      for (const id of search) if (id.endsWith('.css')) everyPage.add(id)
      for (const pattern of patterns) matched(this, pattern)
    },
    generateBundle(_, bundle) {
      const first = new Set([...everyPage, ...departments, ...search])
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        const brought = broughtBy(file, bundle)
        if (brought.includes(file)) this.error(`${file.fileName} imports itself, through others`)
        const isFirst = file.moduleIds.some((id) => first.has(id))
        if (isFirst && [file, ...brought].some(({ moduleIds }) => moduleIds.some(isChakra))) {
          this.error(`${file.fileName} brings Chakra along, and a first screen does without`)
        }
        if (isOfCitizens(file.facadeModuleId) && brought.some(({ name }) => name === office)) {
          this.error(`${file.fileName} brings the office along`)
        }
      }
    },
  }
}

const chakra = /\/@chakra-ui\/react\//u
const isChakra = (id: string) => chakra.test(id)

/** One file names all icons and passes them on: following it would take in every one of them. */
const icons = 'src/ui/display/icons.ts'

/** Of the libraries, whose index names all of their parts, what only later screens use. */
const laterParts =
  /\/(?:queriesObserver|useQueries|useBlocker|useCanGoBack|useLocation|useRouterState|store\/dist\/shallow)\.js$/u

/** What pages are made of; large libraries stay apart. */
const ofPages = /\/src\/|\/(?:lucide-react|@tanstack)\//u

/** The office's pages stand on the parts below Chakra's components as well. */
const ofOffice = /\/src\/|\/(?:lucide-react|@tanstack|@ark-ui|@zag-js|@floating-ui)\//u

/**
 * Modules that are needed together go into one chunk: otherwise some sixty files are named in the
 * first screen's, and each costs a round trip. A group takes along what it imports, so that none
 * imports a later one: of two that import each other, one would run before what it needs.
 */
const laterGroups = [
  // What fewer scripts share comes with those: a page shall not load much that it never shows.
  { name: 'kit', test: ofPages, minShareCount: 3 },
  {
    name: 'forms',
    test: /\/src\/ui\/form\/|\/(?:react-hook-form|@hookform)\//,
  },
  {
    name: 'unbilled',
    test: /\/src\/(?:routes\/_public\/(?:blind-payments|url)\.|app\/guard\/department-at|screens\/citizen\/(?:blind|url)-payments\/|rules\/(?:departments\/blind-entry|addresses\/outside-link)|(?:api|contract)\/departments\/payment-types)/u,
  },
  {
    name: 'profile',
    test: /\/src\/(?:routes\/(?:_shared(?:\.|\/user-profile).*=loader|_public\/account-view.*=loader)|app\/pages\/account-loader|api\/people\/users|screens\/citizen\/(?:profile\/profile|account-view\/account-view)-pending)/u,
  },
  {
    name: 'kinds',
    test: /\/src\/screens\/citizen\/parcels\/(?:kinds\/|bill\/(?:facts\/fact-card|court-waiver))/u,
  },
  {
    name: 'cart',
    test: /\/src\/screens\/citizen\/cart\/(?:filled-cart|cart-(?:drawer|line|contents|difference|footer)|use-cart)/u,
  },
  {
    name: 'sign-in',
    test: /\/src\/(?:routes\/_auth|app\/frames\/auth|screens\/entry\/sign-in\/|layouts\/auth)/u,
  },
  {
    name: 'errors',
    test: /\/src\/(?:routes\/_bare[./]|app\/frames\/bare|screens\/entry\/errors\/|layouts\/bare|ui\/display\/product-mark)/u,
  },
]

/** All that is looked for by its name, in files of ours or of others. */
const patterns = [laterParts, ofPages, ofOffice, chakra, ...laterGroups.map(({ test }) => test)]

/** All screens of the office, without what they load later: one file, whose name is short. */
const office = 'office'
const officeRoutes = 'src/routes/_admin'

/** The first screen has the names of all other files in it: 0.6 KiB gzip, beyond their hashes. */
const groupNames: ReadonlySet<string> = new Set(
  ['app', 'departments', 'search', 'session', office].concat(laterGroups.map(({ name }) => name)),
)

/** What a module imports statically; of the file that names all icons, only those that it names. */
function importReader(
  context: Rolldown.PluginContext,
  root: string,
): (id: string) => readonly string[] {
  const ids = [...context.getModuleIds()]
  const iconIds = iconsByName(context.getModuleInfo(root + icons)?.code ?? '', ids)
  return (id) => {
    const info = context.getModuleInfo(id)
    const named = info?.code?.matchAll(/\b[A-Z][A-Za-z]*Icon\b/gu) ?? []
    return [
      ...(info?.importedIds ?? []).filter((imported) => imported !== root + icons),
      ...[...named].flatMap(([name]) => iconIds.get(name) ?? []),
    ]
  }
}

/** Adds the modules that are imported statically, from the given files on. */
function reach(
  context: Rolldown.PluginContext,
  root: string,
  files: readonly string[],
  found: Set<string>,
): void {
  const importsOf = importReader(context, root)
  const open = files.flatMap((file) => modulesOf(context, root, file))
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id) || laterParts.test(id)) continue
    found.add(id)
    open.push(...importsOf(id))
  }
}

/** A route's screen is split off by the router's plugin and has a query behind its name. */
function modulesOf(context: Rolldown.PluginContext, root: string, file: string): string[] {
  const found = [...context.getModuleIds()].filter(
    (id) => id === root + file || id.startsWith(`${root}${file}?`),
  )
  if (found.length === 0) context.error(`first-screen-chunks.ts names ${file}, which is not there`)
  return found
}

function moduleAt(context: Rolldown.PluginContext, root: string, file: string): string {
  const [id = ''] = modulesOf(context, root, file)
  return id
}

/** Fails a build in which a pattern has lost what it was written for. */
function matched(context: Rolldown.PluginContext, pattern: RegExp): void {
  for (const id of context.getModuleIds()) if (pattern.test(id)) return
  context.error(`first-screen-chunks.ts looks for ${String(pattern)}, which is not there`)
}

/** The start of citizens' pages, and the entries of the office, which no citizen loads. */
const citizensStart =
  /\/src\/(?:main\.tsx|routes\/(?:__root|index|_(?:public|auth|bare|shared))\b)/u
const officeDoor =
  /\/src\/(?:routeTree\.gen|routes\/(?:_admin|_shared\/(?:merchant-account-view|\$department_id\.import-payments))|screens\/office\/|layouts\/office\/admin|app\/frames\/admin)/u

function isOfCitizens(id: string | null): boolean {
  return id !== null && citizensStart.test(id) && !officeDoor.test(id)
}

/** The chunks that come with this one. */
function broughtBy(
  { imports }: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
): readonly Rolldown.OutputChunk[] {
  const names = new Set(imports)
  const found: Rolldown.OutputChunk[] = []
  for (const name of names) {
    const file = bundle[name]
    if (file?.type !== 'chunk') continue
    found.push(file)
    for (const next of file.imports) names.add(next)
  }
  return found
}

/** Adds all that a citizen's page may ever load, at once or later. */
function reachOfCitizens(context: Rolldown.PluginContext, root: string, found: Set<string>): void {
  const importsOf = importReader(context, root)
  const open = [...context.getModuleIds()].filter(isOfCitizens)
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id) || officeDoor.test(id)) continue
    found.add(id)
    const later = context.getModuleInfo(id)?.dynamicallyImportedIds ?? []
    open.push(...importsOf(id), ...later)
  }
}

/** Adds what the screens of the office import statically, and no citizen's page. */
function reachOfOffice(
  context: Rolldown.PluginContext,
  root: string,
  citizens: ReadonlySet<string>,
  found: Set<string>,
): void {
  const importsOf = importReader(context, root)
  const open = [...context.getModuleIds()].filter((id) => id.startsWith(root + officeRoutes))
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id) || citizens.has(id) || !ofOffice.test(id)) continue
    found.add(id)
    open.push(...importsOf(id))
  }
}

function iconsByName(code: string, ids: readonly string[]): ReadonlyMap<string, string> {
  const lines = code.matchAll(/default as (\w+) \} from ["']lucide-react(\/icons\/[\w-]+)["']/gu)
  return new Map(
    [...lines].flatMap(([, name = '', path = '']) => {
      const id = ids.find((known) => known.includes('/lucide-react/') && known.includes(`${path}.`))
      return id === undefined ? [] : [[name, id] as const]
    }),
  )
}
