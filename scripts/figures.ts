import { fileURLToPath } from 'node:url'
import { addresses } from '@/rules/addresses/addresses'
import { officeScreens } from '@/rules/addresses/office-addresses'
import { isTest, type Module, parseRepository } from './checks/modules.ts'

/** `npm run figures`: how large the house is. What is generated, and messages, do not count. */

const modules = parseRepository(fileURLToPath(new URL('..', import.meta.url))).filter(
  ({ path }) => !/\.gen\.ts$|\.d\.ts$/u.test(path),
)

const linesOf = (found: readonly Module[]): number =>
  found.reduce((sum, { source }) => sum + source.trimEnd().split('\n').length, 0)

const isProduct = ({ path }: Module) => path.startsWith('src/') && !isTest(path)
const isCloud = ({ path }: Module) => path.startsWith('mocks/') && !isTest(path)
const isCloudTest = ({ path }: Module) => path.startsWith('mocks/') && isTest(path)
const isUnitTest = ({ path }: Module) => !path.startsWith('e2e/') && isTest(path)
const inFolder = (folder: string) => (module: Module) => module.path.startsWith(folder)

const importers = new Map<string, Set<string>>()
for (const { path: from, imports } of modules.filter(({ path }) => !isTest(path))) {
  for (const { target } of imports) {
    if (target === null) continue
    importers.set(target, (importers.get(target) ?? new Set()).add(from))
  }
}
const own = modules.filter((module) => isProduct(module) || isCloud(module))
const withOneImporter = own.filter(({ path }) => importers.get(path)?.size === 1)
const crumbs = withOneImporter.filter((module) => linesOf([module]) < 25)

const folders = new Map<string, number>()
for (const { path } of own) {
  const folder = path.slice(0, path.lastIndexOf('/'))
  folders.set(folder, (folders.get(folder) ?? 0) + 1)
}
const crowded = [...folders].filter(([, count]) => count > 25).toSorted((a, b) => b[1] - a[1])

const screens = Object.values(officeScreens)
/** The provider's screen, and the merchant's own. */
const twins = screens.filter((screen) => 'twin' in screen)
const addressCount = Object.keys(addresses).length + screens.length + twins.length
const rows: readonly (readonly [string, number])[] = [
  ['lines in all', linesOf(modules)],
  ['lines of the product', linesOf(modules.filter(isProduct))],
  ['addresses', addressCount],
  ['lines of the product for each address', linesOf(modules.filter(isProduct)) / addressCount],
  ['lines of the fake backend', linesOf(modules.filter(isCloud))],
  ['lines of unit tests', linesOf(modules.filter(isUnitTest))],
  ['lines of unit tests on the fake backend', linesOf(modules.filter(isCloudTest))],
  ['lines of stories', linesOf(modules.filter(inFolder('stories/')))],
  ['lines of journeys', linesOf(modules.filter(inFolder('e2e/')))],
  ['files of product and fake backend', own.length],
  ['files with one importer', withOneImporter.length],
  ['of these under 25 lines', crumbs.length],
  ...crowded.map(([folder, count]) => [`files in ${folder}`, count] as const),
]
for (const [what, figure] of rows) {
  const text = Math.round(figure).toLocaleString('en-US')
  console.log(`${what.padEnd(42)} ${text.padStart(9)}`)
}
