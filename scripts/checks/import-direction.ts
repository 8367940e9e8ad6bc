import { type Layer, layers } from './layers.ts'
import { type Import, isTest, isUnresolved, type Module, type Problem } from './modules.ts'

/** The one door between the application and the fake backend (house.md). */
const door = { from: 'src/main.tsx', specifier: '@mocks/start/start' }

/** Journeys name scenarios and personas, and know nothing else of the code. */
const namesForJourneys = /^mocks\/scenarios\//u

function layerOf(path: string): Layer | undefined {
  return layers.find(({ files }) => files.test(path))
}

function areaOf(path: string): string | undefined {
  return /^src\/screens\/(?!shared\/)([a-z-]+\/[a-z-]+)\//u.exec(path)?.[1]
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

/** Tests are not shipped and may import anything. */
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
