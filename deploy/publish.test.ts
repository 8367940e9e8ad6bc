import { execFileSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const script = fileURLToPath(new URL('publish.sh', import.meta.url))
let folder = ''
const at = (path: string) => join(folder, path)

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'civic-till-publish-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function writeBuild(name: string, assets: readonly string[]): void {
  mkdirSync(at(`${name}/assets`), { recursive: true })
  for (const asset of assets) writeFileSync(at(`${name}/assets/${asset}`), asset)
  writeFileSync(at(`${name}/index.html`), `the page of ${name}`)
  writeFileSync(at(`${name}/robots.txt`), name)
}

const publish = (name: string) =>
  execFileSync('sh', [script, at(name), at('site')], { encoding: 'utf8', stdio: 'pipe' })
const assets = () => readdirSync(at('site/assets')).toSorted()
const page = () => readFileSync(at('site/index.html'), 'utf8')

function age(asset: string, days: number): void {
  const then = Date.now() / 1000 - days * 86_400
  utimesSync(at(`site/assets/${asset}`), then, then)
}

describe.skipIf(process.platform === 'win32')('publish.sh', () => {
  test('keeps the scripts of the build before, for tabs that are open', () => {
    writeBuild('one', ['a.js', 'shared.js'])
    writeBuild('two', ['b.js', 'shared.js'])
    publish('one')
    publish('two')
    expect(page()).toBe('the page of two')
    expect(readFileSync(at('site/robots.txt'), 'utf8')).toBe('two')
    expect(assets()).toEqual(['a.js', 'b.js', 'shared.js'])
  })

  test('goes back to an older build, whose scripts may be gone by then', () => {
    writeBuild('one', ['a.js'])
    writeBuild('two', ['b.js'])
    publish('one')
    publish('two')
    rmSync(at('site/assets/a.js'))
    publish('one')
    expect(page()).toBe('the page of one')
    expect(assets()).toEqual(['a.js', 'b.js'])
  })

  test('removes scripts that no build has brought for a month, however old the build is', () => {
    writeBuild('one', ['a.js', 'shared.js'])
    writeBuild('two', ['b.js', 'shared.js'])
    publish('one')
    for (const asset of ['a.js', 'shared.js']) age(asset, 40)
    publish('two')
    expect(assets()).toEqual(['b.js', 'shared.js'])
    age('b.js', 29)
    publish('one')
    expect(assets()).toEqual(['a.js', 'b.js', 'shared.js'])
  })

  test('leaves the site as it is where there is no build', () => {
    writeBuild('one', ['a.js'])
    publish('one')
    expect(() => publish('missing')).toThrow('is no build')
    expect(page()).toBe('the page of one')
  })
})
