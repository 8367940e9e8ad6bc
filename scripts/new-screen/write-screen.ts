import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Generator, getConfig } from '@tanstack/router-generator'
import type { Edit } from './edit.ts'
import type { Edits } from './screen-edits.ts'

export interface Written {
  readonly created: readonly string[]
  readonly changed: readonly string[]
}

interface Content {
  readonly files: ReadonlyMap<string, string>
  readonly edits: Edits
}

/** Nothing is written unless every change fits. */
export function writeScreen(root: string, { files, edits }: Content): Written {
  const there = [...files.keys()].filter((path) => existsSync(join(root, path)))
  if (there.length > 0) throw new Error(`These are there already: ${there.join(', ')}`)
  const contents = new Map(files)
  const created = [...files.keys()]
  const changed: string[] = []
  for (const [path, changes] of edits) {
    const isThere = existsSync(join(root, path))
    const before = isThere ? readFileSync(join(root, path), 'utf8') : '{}'
    contents.set(path, applied(path, before, changes))
    ;(isThere ? changed : created).push(path)
  }
  for (const [path, text] of contents) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return { created, changed }
}

function applied(path: string, before: string, changes: readonly Edit[]): string {
  try {
    return changes.reduce((text, change) => change(text), before)
  } catch (error) {
    throw new Error(`${path} has changed its form: ${String(error)}`, { cause: error })
  }
}

/** What follows from the written files: their format, the route tree, tables, translations' notes. */
export async function writeWhatFollows(root: string, { created, changed }: Written): Promise<void> {
  const config = getConfig(
    {
      target: 'react',
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/routeTree.gen.ts',
      quoteStyle: 'single',
      semicolons: false,
      disableLogging: true,
    },
    root,
  )
  await new Generator({ config, root }).run()
  run(root, 'oxfmt', [...created, ...changed, 'src/routeTree.gen.ts'])
  run(root, 'tsx', ['scripts/translated.ts'])
  run(root, 'tsx', ['scripts/new-screen/note-world-hash.ts'])
  const tables = 'scripts/checks/architecture.test.ts'
  run(root, 'vitest', ['run', tables, '--project', 'house', '--update', '--silent'])
}

function run(root: string, command: string, words: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync('npx', [command, ...words], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${command} ${words.join(' ')}\n${stdout}${stderr}`)
}
