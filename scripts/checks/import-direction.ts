import { type Import, isTest, isUnresolved, type Module, type Problem } from './modules.ts'

/** Who may import whom: the table of house.md. A layer may always import itself. */

interface Layer {
  readonly name: string
  readonly files: RegExp
  readonly mayImport: readonly string[]
  /** The packages it may use; without the line: any that the page is shipped with. */
  readonly packages?: RegExp
}

const data = ['contract', 'rules']
const pieces = [...data, 'api', 'state', 'i18n', 'ui']

/** The first that fits counts. */
const layers: readonly Layer[] = [
  {
    name: 'contract',
    files: /^src\/contract\//u,
    mayImport: [],
    packages: /^valibot$/u,
  },
  { name: 'rules', files: /^src\/rules\//u, mayImport: ['contract'], packages: /^valibot$/u },
  {
    name: 'api',
    files: /^src\/api\//u,
    mayImport: data,
    packages: /^(?:valibot|@tanstack\/react-query)$/u,
  },
  { name: 'state', files: /^src\/state\//u, mayImport: [...data, 'api'] },
  { name: 'i18n', files: /^src\/i18n\//u, mayImport: ['rules'] },
  { name: 'ui', files: /^src\/ui\//u, mayImport: ['i18n'] },
  { name: 'screens/shared', files: /^src\/screens\/shared\//u, mayImport: pieces },
  {
    name: 'screens',
    files: /^src\/screens\/[a-z-]+\/[a-z-]+\//u,
    mayImport: [...pieces, 'screens/shared'],
  },
  {
    name: 'layouts',
    files: /^src\/layouts\//u,
    mayImport: [...pieces, 'screens/shared', 'screens'],
  },
  {
    name: 'routes',
    files: /^src\/routes\//u,
    mayImport: [...pieces, 'screens/shared', 'screens', 'layouts', 'app'],
  },
  {
    name: 'app',
    files: /^src\/(?:app\/|[^/]+$)/u,
    mayImport: [...pieces, 'screens/shared', 'screens', 'layouts', 'routes'],
  },
  {
    name: 'mocks/panel',
    files: /^mocks\/panel\//u,
    mayImport: [...data, 'mocks', 'ui', 'i18n', 'state'],
  },
  { name: 'mocks', files: /^mocks\//u, mayImport: [...data, 'mocks/panel'], packages: /^/u },
  {
    name: 'stories',
    files: /^(?:stories|\.storybook)\//u,
    mayImport: [
      ...pieces,
      'screens/shared',
      'screens',
      'layouts',
      'routes',
      'app',
      'mocks',
      'mocks/panel',
      'scripts',
    ],
    packages: /^/u,
  },
  { name: 'e2e', files: /^e2e\//u, mayImport: [], packages: /^/u },
  { name: 'deploy', files: /^deploy\//u, mayImport: data, packages: /^$/u },
  {
    name: 'scripts',
    files: /^scripts\//u,
    mayImport: [...pieces, 'mocks', 'deploy', 'e2e', 'app', 'routes'],
    packages: /^/u,
  },
]

/** The one door between the application and the fake backend (house.md). */
const door = { from: 'src/main.tsx', specifier: '@mocks/hosts/shared/start' }

/** Journeys name scenarios and personas, and know nothing else of the code. */
const namesForJourneys = /^mocks\/scenarios\//u

export function layerOf(path: string): Layer | undefined {
  return layers.find(({ files }) => files.test(path))
}

function areaOf(path: string): string | undefined {
  return /^src\/screens\/([a-z-]+\/[a-z-]+)\//u.exec(path)?.[1]
}

function packageOf(specifier: string): string {
  const [scope = '', name = ''] = specifier.split('/')
  return scope.startsWith('@') ? `${scope}/${name}` : scope
}

function isDoor(from: string, { specifier, dynamic }: Import): boolean {
  return from === door.from && specifier === door.specifier && dynamic
}

function judgeProject(from: string, layer: Layer, found: Import, target: string): string | null {
  if (isDoor(from, found)) return null
  const other = layerOf(target)
  if (other === undefined) return null
  if (layer.name === 'e2e' && namesForJourneys.test(target)) return null
  if (layer.name === other.name) {
    const area = areaOf(target)
    if (area === areaOf(from)) return null
    return `screens/${String(areaOf(from))} may not import another area, ${target}`
  }
  if (layer.mayImport.includes(other.name)) return null
  return `${layer.name} may not import ${other.name} (${target})`
}

function judgePackage(
  layer: Layer,
  specifier: string,
  shipped: ReadonlySet<string>,
): string | null {
  if (/^(?:virtual:|node:)/u.test(specifier)) return null
  const name = packageOf(specifier)
  const allowed = layer.packages ? layer.packages.test(name) : shipped.has(name)
  return allowed ? null : `${layer.name} may not use the package ${name}`
}

/** Tests are shipped to nobody and may look anywhere. */
export function directionProblems(
  modules: readonly Module[],
  shipped: ReadonlySet<string>,
): Problem[] {
  return modules.flatMap(({ path, imports }) => {
    const layer = layerOf(path)
    if (layer === undefined) return [{ path, line: 1, text: 'belongs to no layer' }]
    return imports.flatMap((found) => {
      const { specifier, target, line } = found
      if (isUnresolved(found)) return [{ path, line, text: `${specifier} leads nowhere` }]
      if (isTest(path)) return []
      const text =
        target === null
          ? judgePackage(layer, specifier, shipped)
          : judgeProject(path, layer, found, target)
      return text === null ? [] : [{ path, line, text }]
    })
  })
}
