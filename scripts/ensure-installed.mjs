// @ts-check
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

// Runs before anything is installed: nothing but Node may be imported here.

export const root = fileURLToPath(new URL('..', import.meta.url))

/** @returns {void} Ends the program with one line when this Node is too old for the tools. */
function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const fits = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22
  if (fits) return
  console.error(`Node ${process.versions.node} is too old: install Node 20.19 or 22.12 or newer.`)
  process.exit(1)
}

/**
 * @typedef {{ version?: string, optional?: boolean, peer?: boolean, link?: boolean }} Locked
 * @param {string} file
 * @returns {Record<string, Locked>}
 */
function packagesOf(file) {
  return JSON.parse(readFileSync(`${root}${file}`, 'utf8')).packages ?? {}
}

/** What npm wrote down of the last install says more than the age of files does. */
function isInstalled() {
  const written = 'node_modules/.package-lock.json'
  if (!existsSync(`${root}${written}`)) return false
  const installed = packagesOf(written)
  return Object.entries(packagesOf('package-lock.json')).every(([path, locked]) => {
    if (path === '') return true
    const found = installed[path]
    return found ? found.version === locked.version : locked.optional === true
  })
}

/** Installs what package-lock.json names, when it is not there yet. */
export function ensureInstalled() {
  checkNode()
  if (isInstalled()) return
  console.log('Installing packages (npm ci); this takes about a minute.')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status === 0) return
  console.error('The packages could not be installed. Is there a network? Then try: npm ci')
  process.exit(1)
}
