import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
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

beforeAll(async () => {
  for (const name of readdirSync(root).filter(isOwn)) {
    cpSync(join(root, name), join(copy, name), { recursive: true })
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  const fields =
    'name:text day:date most:count fee_cents:money status:open|closed|to-check urgent:flag note:text'
  const write = (kind: string, name: string, of: string) =>
    run('tsx', 'scripts/new.ts', kind, name, '--access', 'warnings.view', '--fields', of)
  await write('list', 'samples', `${fields} at:instant`)
  await write('form', 'sample-limits', fields)
}, patience)

afterAll(() => rmSync(copy, { recursive: true }))

it('compiles', { timeout: patience }, async () => {
  // Each checker reads all types: on two processors four of them take twice as long as one.
  expect(await run('tsc', '--noEmit', '--checkers', '1')).toBe('')
})

it('leaves nothing unused', { timeout: patience }, async () => {
  expect(await run('knip')).toBe('')
  const messages = 'scripts/checks/used-messages.test.ts'
  expect(await run('vitest', 'run', '--project', 'house', messages)).toMatch(/8 passed/u)
})

it('passes lint, and the tests that it wrote', { timeout: patience }, async () => {
  const written = (folder: string) => ['samples', 'sample-limits'].map((name) => folder + name)
  const linted = ['src/screens/office/', 'mocks/handlers/', 'stories/screens/'].flatMap(written)
  expect(await run('oxlint', '--type-aware', ...linted)).toMatch(/Found 0 warnings and 0 errors/u)
  const tests = await run('vitest', 'run', '--project', 'node', ...written('mocks/handlers/'))
  expect(tests).toMatch(/7 passed/u)
})
