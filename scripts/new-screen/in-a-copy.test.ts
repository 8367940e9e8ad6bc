import { execFile } from 'node:child_process'
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'

/** What `npm run new` writes, in a copy of the project: a list and a form with every kind of field. */

const root = fileURLToPath(new URL('../..', import.meta.url))
const copy = mkdtempSync(join(tmpdir(), 'civic-till-new-'))
const patience = 240_000

/** What a checkout has beside its own files. */
const isOwn = (name: string) =>
  !/^(?:node_modules|\.git|dist.*|storybook-static|coverage|playwright-report|test-results|\.vite|\.cache|\.tanstack)$/u.test(
    name,
  )

const run = async (command: string, ...words: readonly string[]): Promise<string> => {
  const options = { cwd: copy, maxBuffer: 50_000_000 }
  const { stdout } = await promisify(execFile)('npx', [command, ...words], options)
  return stdout
}

/** Two addresses that no screen has, as one plans them. */
function planAddresses(): void {
  const file = join(copy, 'src/rules/addresses/coming-addresses.ts')
  const row = (key: string, name: string) =>
    `  ${key}: { name: 'admin-${name}', path: '/admin/${name}', layout: 'admin', access: 'warnings.view' },\n`
  const rows = row('samples', 'samples') + row('sampleLimits', 'sample-limits')
  writeFileSync(file, readFileSync(file, 'utf8').replace('} as const', `${rows}} as const`))
}

beforeAll(async () => {
  for (const name of readdirSync(root).filter(isOwn)) {
    cpSync(join(root, name), join(copy, name), { recursive: true })
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  planAddresses()
  const fields =
    'name:text day:date most:count fee_cents:money status:open|closed|to-check urgent:flag note:text'
  await run('tsx', 'scripts/new.ts', 'list', 'samples', '--fields', `${fields} at:instant`)
  await run('tsx', 'scripts/new.ts', 'form', 'sample-limits', '--fields', fields)
}, patience)

afterAll(() => rmSync(copy, { recursive: true }))

it('compiles', { timeout: patience }, async () => {
  expect(await run('tsc', '--noEmit')).toBe('')
})

it('passes lint, and the tests that it wrote', { timeout: patience }, async () => {
  const written = (folder: string) => ['samples', 'sample-limits'].map((name) => folder + name)
  const linted = ['src/screens/office/', 'mocks/handlers/', 'stories/screens/'].flatMap(written)
  expect(await run('oxlint', '--type-aware', ...linted)).toMatch(/Found 0 warnings and 0 errors/u)
  const tests = await run('vitest', 'run', '--project', 'node', ...written('mocks/handlers/'))
  expect(tests).toMatch(/7 passed/u)
})
