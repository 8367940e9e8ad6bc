import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readSavedFile, type SavedFile } from '../../e2e/support/open-world.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const journeys = join(root, 'e2e')

export interface RecordedTest {
  /** The file that the panel saved, as it lies beside the test. */
  readonly file: string
  readonly spec: string
  readonly saved: SavedFile
}

/** `npm run record -- <file> [spec]`: copies the file to where its test will be. */
export async function placeTest(words: readonly string[]): Promise<RecordedTest> {
  const [given, wanted] = words
  if (given === undefined) throw new Error('Name a world file or a bug report of the panel')
  const saved = await readSavedFile(given)
  const spec = resolve(wanted ?? join(journeys, 'recorded', `${nameOf(given)}.spec.ts`))
  if (!spec.startsWith(journeys + sep) || !spec.endsWith('.spec.ts')) {
    throw new Error(`${spec} is no test of e2e/: its name ends in .spec.ts`)
  }
  if (existsSync(spec)) throw new Error(`${relative(root, spec)} is there already`)
  const file = spec.replace(/\.spec\.ts$/u, '.json')
  mkdirSync(dirname(spec), { recursive: true })
  if (resolve(given) !== file) copyFileSync(given, file)
  return { file, spec, saved }
}

/** `miamicounty 2026-06-01-10-00.report.json` → `miamicounty-2026-06-01-10-00`. */
export const nameOf = (file: string): string =>
  basename(file)
    .replace(/\.(?:spec\.ts|json)$/u, '')
    .replace(/\.(?:report|world)$/u, '')
    .replaceAll(/[^\w-]+/gu, '-')

/** A test that opens the file, takes these steps and looks for a heading. */
export function testText(
  { file, spec, saved }: RecordedTest,
  steps: readonly string[] = [],
): string {
  const support = (name: string) =>
    JSON.stringify(relative(dirname(spec), join(journeys, 'support', name)).replaceAll(sep, '/'))
  const isReport = saved.kind === 'civic-till bug report'
  const begin = isReport
    ? `// Leads to ${saved.view.path} of ${saved.city ?? 'the root domain'}, as ${saved.view.person ?? 'a guest'}.`
    : "await page.goto('/departments')"
  const fixtures = steps.some((step) => step.includes('at(')) ? 'page, at' : 'page'
  return [
    `import { openWorld } from ${support('open-world.ts')}`,
    `import { expect, test } from ${support('test.ts')}`,
    '',
    `test(${JSON.stringify(nameOf(spec).replaceAll('-', ' '))}, async ({ ${fixtures} }) => {`,
    `await openWorld(page, ${JSON.stringify(relative(root, file).replaceAll(sep, '/'))})`,
    begin,
    ...steps,
    "await expect(page.getByRole('heading', { level: 1 })).toBeVisible()",
    '})',
    '',
  ].join('\n')
}

/** Writes it, and file and test in the house's format; answers its path from the project's folder. */
export function writeTest(place: RecordedTest, steps: readonly string[] = []): string {
  writeFileSync(place.spec, testText(place, steps))
  const shell = process.platform === 'win32'
  spawnSync('npx', ['oxfmt', place.spec, place.file], { cwd: root, shell })
  return relative(root, place.spec)
}

/** Nothing was recorded: the copy goes, too. */
export function dropTest({ file }: RecordedTest, given: string): void {
  if (resolve(given) !== file) rmSync(file)
}

/**
 * The steps of a test that Playwright's recorder wrote. The first navigation is the file's own;
 * later ones hold for any port.
 */
export function stepsIn(recorded: string): readonly string[] {
  const [, ...bodies] = recorded.split(/^test\('test', async \(\{[^}]*\}\) => \{$/mu)
  const [body = ''] = bodies.join('').split(/^\}\);?$/mu)
  const lines = body.split('\n').filter((line) => line.trim() !== '')
  const first = lines.findIndex((line) => !/^\s*await page\.goto\(/u.test(line))
  return (first === -1 ? [] : lines.slice(first)).map(withoutPort)
}

const withoutPort = (line: string): string =>
  line.replace(
    /'https?:\/\/(?:([a-z0-9-]+)\.)?pay\.localhost(?::\d+)?(\/[^']*)?'/u,
    (_, city: string | undefined, path = '/') =>
      `at(${city === undefined ? 'null' : `'${city}'`}, '${path}')`,
  )
