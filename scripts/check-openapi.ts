import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

// `npm run check:openapi`: docs/openapi.json by a linter with its recommended rules, and a typed client
// that is made from it. npm fetches these tools on use: they have hundreds of packages, and the typed
// client wants an older TypeScript than ours.

const redocly = '@redocly/cli@2.77.0'
const clientPackages = ['openapi-typescript@7.13.0', 'openapi-fetch@0.17.0', 'typescript@5.9.3']

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const document = fileOf('../docs/openapi.json')
const folder = mkdtempSync(join(tmpdir(), 'civic-till-openapi-'))

function mustRun(title: string, command: string, words: readonly string[]): void {
  console.log(`${title} …`)
  const { status } = spawnSync(command, words, {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`${title} failed`)
}

try {
  const config = fileOf('openapi/redocly.yaml')
  const lint = ['redocly', 'lint', document, `--config=${config}`, '--max-problems=20']
  mustRun('Redocly', 'npm', ['exec', '--yes', `--package=${redocly}`, '--', ...lint])

  writeFileSync(join(folder, 'package.json'), '{"private": true, "type": "module"}')
  copyFileSync(fileOf('openapi/client-example.txt'), join(folder, 'client.ts'))
  const install = ['install', '--no-audit', '--no-fund', '--silent', ...clientPackages]
  mustRun('The packages of the typed client', 'npm', install)
  mustRun('openapi-typescript', 'npx', ['openapi-typescript', document, '-o', 'api.d.ts'])
  const options = [
    '--strict',
    '--exactOptionalPropertyTypes',
    '--noEmit',
    '--skipLibCheck',
    'false',
  ]
  const modules = [
    '--module',
    'esnext',
    '--moduleResolution',
    'bundler',
    '--target',
    'es2022',
    '--lib',
    'es2023,dom,dom.iterable',
  ]
  mustRun('tsc --strict', 'npx', ['tsc', ...options, ...modules, 'client.ts'])
  console.log('docs/openapi.json passes the linter, and its typed client compiles.')
} finally {
  rmSync(folder, { recursive: true, force: true })
}
